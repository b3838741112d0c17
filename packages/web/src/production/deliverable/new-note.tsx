import { drawingOfPoint, type FileDocument, type NotePoint, notes } from '@pavilion/domain';
import { useInsert } from '@pavilion/sync/react';
import { type RefObject, useState } from 'react';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { durationLabel } from '../../kit/sizes.ts';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { type FrameGrid, frameLabel, secondsOf } from '../../parts/viewer/frame-grid.ts';
import { useUser } from '../../session/session-provider.tsx';
import { type NewNote, NoteComposer } from './note-composer.tsx';
import { type Standing, useStanding } from './standing.ts';

export interface Pointing {
  /** The point that is marked for the new note. */
  point: NotePoint | null;
  setPoint: (point: NotePoint | null) => void;
}

interface NewNotePartProps extends Pointing {
  file: FileDocument;
  grid: FrameGrid | null;
  standing: Standing;
  /** False where there is nothing to point at. */
  mayPoint: boolean;
  composerRef: RefObject<HTMLTextAreaElement | null>;
}

/** The note that is being written: it goes where the picture stands, or over the range that was marked. */
export function NewNotePart({ file, grid, standing, mayPoint, point, setPoint, composerRef }: NewNotePartProps) {
  const user = useUser();
  const insert = useInsert(notes);
  const [rangeEnd, setRangeEnd] = useState<number | null>(null);
  const frame = useStanding(standing, file.id, frameOf);
  const seconds = useStanding(standing, file.id, secondsShown);
  const page = useStanding(standing, file.id, pageOf);
  const place =
    grid && frame !== null
      ? frameLabel(frame, grid)
      : seconds !== null
        ? durationLabel(seconds)
        : page
          ? `Page ${page}`
          : null;
  const save = async ({ text, pinned }: NewNote) => {
    const where = pinned ? placeOf(standing.get(file.id), grid, rangeEnd) : {};
    const drawing = pinned && point ? { drawing: drawingOfPoint(point) } : {};
    try {
      await insert({ file: file.id, delID: file.delID, text, author: user.name, ...where, ...drawing });
      setRangeEnd(null);
      setPoint(null);
      return true;
    } catch (error) {
      notifyError(refusalWords(error).message);
      return false;
    }
  };
  return (
    <NoteComposer
      ref={composerRef}
      file={file.id}
      place={place}
      placeEnd={grid && rangeEnd !== null ? frameLabel(rangeEnd, grid) : null}
      onRangeEnd={grid && frame !== null ? () => setRangeEnd(frame) : undefined}
      onClearRange={() => setRangeEnd(null)}
      pointed={point !== null}
      onPoint={mayPoint ? () => setPoint(point ? null : { x: 0.5, y: 0.5 }) : undefined}
      onSave={save}
    />
  );
}

const frameOf = ({ frame }: FilePosition) => frame;
/** Whole ones, for the eye: while a film is still being read nobody knows its frames. */
const secondsShown = ({ seconds }: FilePosition) => (seconds === null ? null : Math.floor(seconds));
/** PRD-104: of a document with one page nobody says which. */
const pageOf = ({ page, pages }: FilePosition) => (pages > 1 ? page : null);

function placeOf(position: FilePosition, grid: FrameGrid | null, rangeEnd: number | null) {
  const { frame, seconds } = position;
  if (grid && frame !== null) {
    const [from, to] = rangeEnd !== null ? [Math.min(frame, rangeEnd), Math.max(frame, rangeEnd)] : [frame, null];
    const end = to !== null && to > from ? { frameEnd: to } : {};
    return { frame: from, ...end, tc: frameLabel(from, grid), seconds: Number(secondsOf(from, grid).toFixed(3)) };
  }
  if (seconds !== null) return { seconds: Number(seconds.toFixed(3)) };
  const page = pageOf(position);
  return page ? { pdf: true, pdfPage: page } : {};
}
