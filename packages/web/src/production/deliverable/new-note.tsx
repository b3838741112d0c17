import { type FileDocument, type FrameGrid, notes } from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { type RefObject, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { durationLabel } from '../../kit/sizes.ts';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { type NewNote, NoteComposer } from './note-composer.tsx';
import { pageOf, placeAt, placeLabel, rangeOf } from './note-position.ts';
import { type Standing, useStanding } from './standing.ts';
import type { Sketch } from './use-sketch.ts';

interface NewNotePartProps {
  file: FileDocument;
  grid: FrameGrid | null;
  standing: Standing;
  sketch: Sketch;
  /** False where there is nothing to point at or to draw on. */
  mayMark: boolean;
  composerRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The note that is being written: it goes where the picture stands, or over the range that was marked; where something was
 * drawn for it, to the place of the drawing.
 */
export function NewNotePart({ file, grid, standing, sketch, mayMark, composerRef }: NewNotePartProps) {
  const user = useUser();
  const insert = useInsert(notes);
  const [rangeEnd, setRangeEnd] = useState<number | null>(null);
  const frame = useStanding(standing, file.id, frameOf);
  const seconds = useStanding(standing, file.id, secondsShown);
  const page = useStanding(standing, file.id, pageOf);
  const { kept, point, keep, mark, putDown, toggle, drawing } = sketch;
  const stands =
    grid && frame !== null
      ? placeLabel({ frame }, grid)
      : seconds !== null
        ? durationLabel(seconds)
        : page
          ? `Page ${page}`
          : null;
  const from = kept?.where ?? (frame === null ? {} : { frame });
  const ranged = grid && rangeEnd !== null ? placeLabel(rangeOf(from, rangeEnd, grid), grid) : null;
  const save = async ({ text, pinned }: NewNote) => {
    const at = kept?.where ?? (pinned ? placeAt(standing.get(file.id), grid) : {});
    const where = grid && rangeEnd !== null && pinned ? rangeOf(at, rangeEnd, grid) : at;
    const drawn = kept ? { drawing: kept.drawing } : {};
    putDown();
    keep(null);
    try {
      await insert({ file: file.id, delID: file.delID, text, author: user.name, ...where, ...drawn });
      setRangeEnd(null);
      return true;
    } catch (error) {
      keep(kept);
      notifyError(refusalWords(error).message);
      return false;
    }
  };
  return (
    <NoteComposer
      ref={composerRef}
      file={file.id}
      place={ranged ?? (kept ? placeLabel(kept.where, grid) : stands)}
      ranged={ranged !== null}
      onRangeEnd={grid && frame !== null ? () => setRangeEnd(frame) : undefined}
      onClearRange={() => setRangeEnd(null)}
      marked={kept !== null}
      pointed={point !== null}
      drawing={drawing}
      tools={mayMark ? { onPoint: () => mark(point ? null : { x: 0.5, y: 0.5 }), onDraw: toggle } : undefined}
      onSave={save}
    />
  );
}

const frameOf = ({ frame }: FilePosition) => frame;
/** Whole ones, for the eye: while a film is still being read nobody knows its frames. */
const secondsShown = ({ seconds }: FilePosition) => (seconds === null ? null : Math.floor(seconds));
