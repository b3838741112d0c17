import { Modal } from '@mantine/core';
import { type Shift, shifts } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SessionForm } from './session-form.tsx';

/** What the modal opens with: a session to edit, or what is known of a new one. */
export type SessionToOpen =
  | { edit: Shift }
  | { edit?: undefined; resourceId?: string; date?: string; productionId?: string };

interface SessionModalProps {
  opened: SessionToOpen | null;
  onClose: () => void;
}

/** Add Session and edit shift (PLN-006, PLN-008). */
export function SessionModal({ opened, onClose }: SessionModalProps) {
  return (
    <Modal opened={opened !== null} onClose={onClose} title={opened?.edit ? 'Edit shift' : 'Add Session'} size="lg">
      {opened?.edit ? (
        <EditSession id={opened.edit.id} onClose={onClose} />
      ) : (
        opened && <SessionForm start={opened} onClose={onClose} />
      )}
    </Modal>
  );
}

function EditSession({ id, onClose }: { id: string; onClose: () => void }) {
  const { document, status } = useDoc(shifts, id);
  if (status === 'loading') return <PleaseWait height={240} />;
  if (!document) return <EmptyState>This session was deleted, or split into days.</EmptyState>;
  return <SessionForm shift={document} onClose={onClose} />;
}
