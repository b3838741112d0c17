import { type ModalProps, Modal as PlainModal } from '@mantine/core';
import { useTypingGuard } from './use-typing-guard.ts';

/** A window over the page. Asks before it discards typed text. */
export function Modal({ onClose, ...rest }: ModalProps) {
  const { leave, onFocusCapture } = useTypingGuard(rest.opened, onClose);
  return <PlainModal {...rest} onClose={leave} onFocusCapture={onFocusCapture} />;
}
