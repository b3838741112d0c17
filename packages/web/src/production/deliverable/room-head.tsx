import { type Brief, countOpenNotes, type Deliverable, deliverables, pagePath } from '@pavilion/domain';
import { useNavigate } from '@tanstack/react-router';
import { notifyDone } from '../../kit/notify.ts';
import { useQueuePlace } from '../feedback/feedback-queue.ts';
import { comparedVersions } from './compared-versions.ts';
import { QueueSteps } from './queue-steps.tsx';
import { ReviewActions } from './review-actions.tsx';
import type { ReviewAddress } from './review-address.ts';
import { ReviewHeader } from './review-header.tsx';
import type { RoomNotes } from './use-room-notes.ts';
import type { RoomVersions } from './use-room-versions.ts';

interface RoomHeadProps {
  brief: Brief | undefined;
  deliverable: Deliverable;
  versions: RoomVersions;
  notes: RoomNotes;
  address: ReviewAddress;
  onUpload: () => void;
}

/** The head of the review room: title, place in the feedback queue, actions. */
export function RoomHead({ brief, deliverable, versions, notes, address, onUpload }: RoomHeadProps) {
  const { all, file, against } = versions;
  const { url, setUrl } = address;
  const navigate = useNavigate();
  const place = useQueuePlace(url.queue || 'mine', url.department, deliverable.id);
  const goOn = (next: Deliverable) =>
    void navigate({
      to: pagePath(deliverables, next),
      search: { queue: url.queue, ...(url.department ? { department: url.department } : {}) } as never,
    });
  const goToNext = () => (place.next ? goOn(place.next) : notifyDone('Cheers! Nothing to feedback'));
  const compare = () => setUrl((!against && comparedVersions(all, file)) || { against: '' });
  return (
    <ReviewHeader
      brief={brief}
      deliverable={deliverable}
      file={file}
      queue={url.queue && <QueueSteps {...place} onOpen={goOn} />}
      actions={
        <ReviewActions
          deliverable={deliverable}
          file={file}
          versions={all}
          notes={notes.here}
          open={file ? countOpenNotes(file, all, notes.all) : { here: 0, older: 0 }}
          comparing={against !== undefined}
          onCompare={compare}
          onUpload={onUpload}
          onDecided={url.queue ? goToNext : undefined}
          onUndone={url.queue ? () => goOn(deliverable) : undefined}
        />
      }
    />
  );
}
