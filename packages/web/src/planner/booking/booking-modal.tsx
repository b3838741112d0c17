import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf } from '@pavilion/sync';
import { useDoc } from '@pavilion/sync/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';

type Bookable = typeof shifts | typeof shoots;

/** What the modal opens with: a booking to edit, or what is known of a new one. */
export type BookingToOpen<D extends Bookable, Start> = { edit: DocumentOf<D> } | ({ edit?: undefined } & Start);

interface BookingModalProps<D extends Bookable, Start> {
  type: D;
  opened: BookingToOpen<D, Start> | null;
  title: string;
  /** Said of one that is gone while it is open here. */
  gone: string;
  onClose: () => void;
  children: (booking: DocumentOf<D> | undefined, start: Start | undefined) => ReactNode;
}

/** The window in which a booking is added or edited. It shows the booking as it is now, whoever changes it. */
export function BookingModal<D extends Bookable, Start>(props: BookingModalProps<D, Start>) {
  const { type, opened, title, gone, onClose, children } = props;
  return (
    // A click beside it would throw away what was typed.
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
