import { type ModalProps, Modal as PlainModal } from '@mantine/core';
import { WindowContext } from './unsaved.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTypingGuard } from './use-typing-guard.ts';

/** A window over the page. Asks before it discards typed text. */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  useReturnFocus(rest.opened);
  const { open, handlers } = useTypingGuard(rest.opened, onClose, rest.title);
  return (
    <PlainModal {...rest} onClose={open.leave} {...handlers}>
      <WindowContext value={open}>{children}</WindowContext>
    </PlainModal>
  );
}
