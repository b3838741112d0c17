import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf } from '@pavilion/sync';
import { useDoc } from '@pavilion/sync/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';

type Bookable = typeof shifts | typeof shoots;

/** What the modal opens with: a booking to edit, or the starting values of a new one. */
export type BookingToOpen<Start> = { edit: { id: string } } | ({ edit?: undefined } & Start);

interface BookingModalProps<D extends Bookable, Start> {
  type: D;
  opened: BookingToOpen<Start> | null;
  title: string;
  /** Message when the booking is deleted while the modal is open. */
  gone: string;
  onClose: () => void;
  children: (booking: DocumentOf<D> | undefined, start: Start | undefined) => ReactNode;
}

/** Modal for adding or editing a booking. The booking is live: other people's changes arrive while it is open. */
export function BookingModal<D extends Bookable, Start>(props: BookingModalProps<D, Start>) {
  const { type, opened, title, gone, onClose, children } = props;
  return (
    // A stray click outside would discard what was typed.
    <Modal opened={opened !== null} onClose={onClose} title={title} size="lg" closeOnClickOutside={false}>
      {opened?.edit ? (
        <Edited type={type} id={opened.edit.id} gone={gone}>
          {(booking) => children(booking, undefined)}
        </Edited>
      ) : (
        opened && children(undefined, opened as Start)
      )}
    </Modal>
  );
}

interface EditedProps<D extends Bookable> {
  type: D;
  id: string;
  gone: string;
  children: (booking: DocumentOf<D>) => ReactNode;
}

function Edited<D extends Bookable>({ type, id, gone, children }: EditedProps<D>) {
  const { document, status } = useDoc(type, id);
  if (status === 'loading') return <PleaseWait height={240} />;
  return document ? children(document) : <EmptyState>{gone}</EmptyState>;
}
