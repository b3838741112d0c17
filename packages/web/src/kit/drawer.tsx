import { type DrawerProps, Drawer as PlainDrawer } from '@mantine/core';
import { useTypingGuard } from './use-typing-guard.ts';

/** A panel at the side of the page that never throws away typed text without asking. */
export function Drawer({ onClose, ...rest }: DrawerProps) {
  const { leave, onFocusCapture } = useTypingGuard(rest.opened, onClose);
  return <PlainDrawer {...rest} onClose={leave} onFocusCapture={onFocusCapture} />;
}
