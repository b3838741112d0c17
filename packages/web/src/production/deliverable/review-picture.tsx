import type { Deliverable, Note } from '@pavilion/domain';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { lazyPart, useLoadAhead } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { type FilePosition, FileViewer } from '../../parts/file-viewer.tsx';
import { noteMarks } from './note-position.ts';
import { PictureNotes } from './picture-notes.tsx';
import classes from './review.module.css';
import type { ReviewAddress } from './review-address.ts';
import { SaveFrame } from './save-frame.tsx';
import type { NoteWriting } from './use-note-writing.ts';
import type { PickedNote } from './use-picked-note.ts';
import type { RoomPlayer } from './use-room-player.ts';
import type { RoomVersions } from './use-room-versions.ts';
import { VersionBar } from './version-bar.tsx';

const CompareView = lazyPart(() => import('./compare-view.tsx').then((module) => module.CompareView), {
  fallback: <PleaseWait />,
});
const PenBar = lazyPart(() => import('./pen-bar.tsx').then((module) => module.PenBar));
const modes = [CompareView, PenBar];

interface ReviewPictureProps {
  deliverable: Deliverable;
  versions: RoomVersions;
  address: ReviewAddress;
  /** Notes and responses of the version on screen. */
  notes: readonly Note[];
  player: RoomPlayer;
  picked: PickedNote;
  writing: NoteWriting;
}

/** The left of the room: the version on screen with what notes mark on it, or two versions compared. */
export function ReviewPicture(props: ReviewPictureProps) {
  const { deliverable, versions, address, notes, player, picked, writing } = props;
  const { file, against, grid } = versions;
  const { viewer, standing } = player;
  useLoadAhead(modes);
  const { sketch } = writing;
  const [clean, setClean] = useState(false);
  // The drawing of the picked note is shown even while drawings are hidden.
  const marked = useMemo(
    () => (clean ? notes.filter(({ id }) => id === picked.picked) : notes),
    [clean, notes, picked.picked],
  );
  const marks = useMemo(() => (grid ? noteMarks(notes, grid) : []), [notes, grid]);
  const film = {
    ref: viewer,
    marks,
    onMark: picked.show,
    onPosition: (position: FilePosition) => file && standing.set(file.id, position),
  };
  const finishDrawing = () => {
    sketch.putDown();
    writing.write();
  };
  return (
    <section ref={player.section} className={classes.picture} aria-label="Picture">
      <VersionBar versions={versions} address={address} notes={notes} clean={clean} setClean={setClean} />
      <div className={classes.stage}>
        {!file && versions.ready && (
          <EmptyState height="100%">
            Nothing has been uploaded yet. Use Upload New Version, or drop a file anywhere on this page.
          </EmptyState>
        )}
        {file && against && (
          <CompareView
            left={against}
            right={file}
            versions={versions.all}
            onPick={(side, version) => address.setUrl(side === 'left' ? { against: version } : { version })}
            {...film}
          />
        )}
        {file && !against && (
          <FileViewer
            key={file.id}
            file={file}
            source={address.url.source}
            subtitles={deliverable.subsTrack}
            tools={sketch.drawing && <PenBar sketch={sketch} onDone={finishDrawing} />}
            controls={
              <SaveFrame
                file={file.id}
                name={`${deliverable.title} v${file.version}`}
                grid={grid}
                notes={notes}
                standing={standing}
                viewer={viewer}
              />
            }
            {...film}
          >
            <PictureNotes
              file={file.id}
              grid={grid}
              notes={marked}
              standing={standing}
              sketch={sketch}
              picked={picked.picked}
              onNote={picked.show}
              onTouch={() => viewer.current?.pause()}
            />
          </FileViewer>
        )}
      </div>
    </section>
  );
}
