import { type ModalProps, Modal as PlainModal } from '@mantine/core';
import { WindowContext } from './unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTypingGuard } from './use-typing-guard.ts';

/** A window over the page. Asks before it discards typed text. */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  useReturnFocus(rest.opened);
  const { open, onFocusCapture } = useTypingGuard(rest.opened, onClose);
  return (
    <PlainModal {...rest} onClose={open.leave} onFocusCapture={onFocusCapture}>
      <WindowContext value={open}>{children}</WindowContext>
    </PlainModal>
  );
}
