import { type DrawerProps, Drawer as PlainDrawer } from '@mantine/core';
import { WindowContext } from './unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTypingGuard } from './use-typing-guard.ts';

/** A drawer at the side of the page. Asks before it discards typed text. */
export function Drawer({ onClose, children, ...rest }: DrawerProps) {
  useReturnFocus(rest.opened);
  const { open, onFocusCapture } = useTypingGuard(rest.opened, onClose);
  return (
    <PlainDrawer {...rest} onClose={open.leave} onFocusCapture={onFocusCapture}>
      <WindowContext value={open}>{children}</WindowContext>
    </PlainDrawer>
  );
}
