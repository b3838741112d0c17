import { type DrawerProps, Drawer as PlainDrawer } from '@mantine/core';
import { WindowContext } from './unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTypingGuard } from './use-typing-guard.ts';

/** A drawer at the side of the page. Asks before it discards typed text. */
export function Drawer({ onClose, children, ...rest }: DrawerProps) {
  useReturnFocus(rest.opened);
  const { open, handlers } = useTypingGuard(rest.opened, onClose, rest.title);
  return (
    <PlainDrawer {...rest} onClose={open.leave} {...handlers}>
      <WindowContext value={open}>{children}</WindowContext>
    </PlainDrawer>
  );
}
