import { Modal } from '@mantine/core';
import { type Shoot, shoots } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { ShootForm } from './shoot-form.tsx';

/** What the modal opens with: a shoot to edit, or what is known of a new one. */
export type ShootToOpen = { edit: Shoot } | { edit?: undefined; date?: string; productionId?: string };

interface ShootModalProps {
  opened: ShootToOpen | null;
  onClose: () => void;
}

/** Add Shoot and edit shoot (PLN-007, PLN-009, PLN-022). */
export function ShootModal({ opened, onClose }: ShootModalProps) {
  return (
    <Modal opened={opened !== null} onClose={onClose} title={opened?.edit ? 'Edit shoot' : 'Add Shoot'} size="lg">
      {opened?.edit ? (
        <EditShoot id={opened.edit.id} onClose={onClose} />
      ) : (
        opened && <ShootForm start={opened} onClose={onClose} />
      )}
    </Modal>
  );
}

function EditShoot({ id, onClose }: { id: string; onClose: () => void }) {
  const { document, status } = useDoc(shoots, id);
  if (status === 'loading') return <PleaseWait height={240} />;
  if (!document) return <EmptyState>This shoot was deleted, or split into days.</EmptyState>;
  return <ShootForm shoot={document} onClose={onClose} />;
}
