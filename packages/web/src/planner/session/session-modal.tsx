import { shifts } from '@pavilion/domain';
import { BookingModal, type BookingToOpen } from '../booking/booking-modal.tsx';
import { SessionForm } from './session-form.tsx';
import type { SessionStart } from './session-values.ts';

export type SessionToOpen = BookingToOpen<SessionStart>;

interface SessionModalProps {
  opened: SessionToOpen | null;
  onClose: () => void;
}

/** Add Session and Edit Session (PLN-006, PLN-008). */
export function SessionModal({ opened, onClose }: SessionModalProps) {
  return (
    <BookingModal
      type={shifts}
      opened={opened}
      titles={{ add: 'Add Session', edit: 'Edit Session' }}
      gone="This session was deleted or split into days."
      onClose={onClose}
    >
      {(shift, start, onCopy) => <SessionForm shift={shift} start={start} onCopy={onCopy} onClose={onClose} />}
    </BookingModal>
  );
}
