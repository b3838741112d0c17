import type { Brief, Deliverable, FileDocument, Note } from '@pavilion/domain';
import { useState } from 'react';
import { Later, OnDemand } from '../../kit/later.tsx';
import { inCorner, lazyPart } from '../../kit/lazy-part.tsx';
import { DropVersion } from './drop-version.tsx';
import { GoToTimecode } from './go-to-timecode.tsx';
import classes from './review.module.css';
import { useReviewAddress } from './review-address.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewPicture } from './review-picture.tsx';
import { RoomHead } from './room-head.tsx';
import { useCarriedPlace } from './use-carried-place.ts';
import { useNoteWriting } from './use-note-writing.ts';
import { usePickedNote } from './use-picked-note.ts';
import { useRoomNotes } from './use-room-notes.ts';
import { useRoomPlayer } from './use-room-player.ts';
import { useRoomVersions } from './use-room-versions.ts';
import { useSeen } from './use-seen.ts';

const UploadVersion = lazyPart(() => import('./upload-version.tsx').then((module) => module.UploadVersion), {
  frame: inCorner,
});

interface ReviewRoomProps {
  deliverable: Deliverable;
  brief: Brief | undefined;
  /** The newest first. */
  versions: readonly FileDocument[];
  /** False if the versions could not be loaded. */
  hasVersions: boolean;
  /** Notes and responses of all versions. */
  allNotes: readonly Note[];
  /** False while the notes load. */
  hasNotes: boolean;
}

/** The review room: a version on the left, its notes, decisions, details and timeline on the right. */
export function ReviewRoom({ deliverable, brief, versions: uploaded, hasVersions, ...noted }: ReviewRoomProps) {
  const address = useReviewAddress();
  const [uploading, setUploading] = useState(false);
  const versions = useRoomVersions(uploaded, hasVersions, address);
  const { file, grid } = versions;
  const notes = useRoomNotes(deliverable.id, noted.allNotes, noted.hasNotes, file?.id);
  const player = useRoomPlayer(grid);
  // Before what a link or a note goes to, which then has the last word.
  useCarriedPlace(versions, player);
  const picked = usePickedNote(address, file?.id ?? '', notes.here, player);
  const writing = useNoteWriting(versions, player, {
    isLinked: address.url.note !== '',
    showNotes: () => address.setUrl({ panel: 'notes' }),
  });
  useSeen(file?.id, file?.status === 'review' && deliverable.owners);
  return (
    <div className={classes.room}>
      <RoomHead
        brief={brief}
        deliverable={deliverable}
        versions={versions}
        notes={notes}
        address={address}
        onUpload={() => setUploading(true)}
      />
      <div className={classes.body}>
        <ReviewPicture
          deliverable={deliverable}
          versions={versions}
          address={address}
          notes={notes.here}
          player={player}
          picked={picked}
          writing={writing}
        />
        <Later place={<div className={classes.panel} />}>
          <ReviewPanel
            deliverable={deliverable}
            versions={versions}
            address={address}
            notes={notes}
            player={player}
            picked={picked}
            writing={writing}
          />
        </Later>
      </div>
      <OnDemand wanted={uploading}>
        <UploadVersion deliverable={deliverable} opened={uploading} onClose={() => setUploading(false)} />
      </OnDemand>
      <DropVersion deliverable={deliverable} />
      {grid && <GoToTimecode grid={grid} onGo={(frame) => player.viewer.current?.seekFrame(frame)} />}
    </div>
  );
}
