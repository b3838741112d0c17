import { shoots } from '@pavilion/domain';
import { BookingModal, type BookingToOpen } from '../booking/booking-modal.tsx';
import { ShootForm, type ShootStart } from './shoot-form.tsx';

export type ShootToOpen = BookingToOpen<ShootStart>;

interface ShootModalProps {
  opened: ShootToOpen | null;
  onClose: () => void;
}

/** Add Shoot and Edit Shoot (PLN-007, PLN-009, PLN-022). */
export function ShootModal({ opened, onClose }: ShootModalProps) {
  return (
    <BookingModal
      type={shoots}
      opened={opened}
      titles={{ add: 'Add Shoot', edit: 'Edit Shoot' }}
      gone="This shoot was deleted or split into days."
      onClose={onClose}
    >
      {(shoot, start, onCopy) => <ShootForm shoot={shoot} start={start} onCopy={onCopy} onClose={onClose} />}
    </BookingModal>
  );
}
