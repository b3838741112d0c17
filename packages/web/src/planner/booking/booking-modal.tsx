import type { shifts, shoots } from '@pavilion/domain';
import type { DocumentOf } from '@pavilion/sync';
import { useDoc } from '@pavilion/sync/react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Modal } from '../../kit/modal.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';

type Bookable = typeof shifts | typeof shoots;

/** What the modal opens with: a booking to edit, or the starting values of a new one. */
export type BookingToOpen<Start> = { edit: { id: string } } | ({ edit?: undefined } & Start);

interface BookingModalProps<D extends Bookable, Start> {
  type: D;
  opened: BookingToOpen<Start> | null;
  /** Titles of a new booking and of an existing one. */
  titles: { add: string; edit: string };
  /** Message when the booking is deleted while the modal is open. */
  gone: string;
  onClose: () => void;
  /** `onCopy` opens a new booking that starts with the given values. */
  children: (booking: DocumentOf<D> | undefined, start: Start | undefined, onCopy: (start: Start) => void) => ReactNode;
}

/** Modal for adding or editing a booking. The booking is live: other people's changes arrive while it is open. */
export function BookingModal<D extends Bookable, Start>(props: BookingModalProps<D, Start>) {
  const { type, opened, titles, gone, onClose, children } = props;
  const [copied, setCopied] = useState<Start | null>(null);
  // The next booking opens as itself.
  if (copied && !opened) setCopied(null);
  const edited = copied ? undefined : opened?.edit;
  return (
    // A stray click outside would discard what was typed.
    <Modal
      opened={opened !== null}
      onClose={onClose}
      title={edited ? titles.edit : titles.add}
      size="lg"
      // In the centre of the screen, a note that appears below would move every field.
      centered={false}
      closeOnClickOutside={false}
    >
      {edited ? (
        <Edited type={type} id={edited.id} gone={gone}>
          {(booking) => children(booking, undefined, setCopied)}
        </Edited>
      ) : (
        opened && children(undefined, copied ?? (opened as Start), setCopied)
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
