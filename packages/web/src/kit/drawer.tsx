import { type DrawerProps, Drawer as PlainDrawer } from '@mantine/core';
import { useTypingGuard } from './use-typing-guard.ts';

/** A drawer at the side of the page. Asks before it discards typed text. */
export function Drawer({ onClose, ...rest }: DrawerProps) {
  const { leave, onFocusCapture } = useTypingGuard(rest.opened, onClose);
  return <PlainDrawer {...rest} onClose={leave} onFocusCapture={onFocusCapture} />;
}
