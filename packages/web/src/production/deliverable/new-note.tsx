import type { FileDocument, FrameGrid } from '@pavilion/domain';
import { refusalWords } from '../../call/refusal.ts';
import { notifyError } from '../../kit/notify.ts';
import { durationLabel } from '../../kit/sizes.ts';
import type { FilePosition } from '../../parts/file-viewer.tsx';
import { useUser } from '../../session/session-provider.tsx';
import { type NewNote, NoteComposer } from './note-composer.tsx';
import { type NotePlace, noteLabel, pageOf, placeAt, placeLabel, rangeOf } from './note-position.ts';
import { type Standing, useStanding } from './standing.ts';
import { useHeldPlace } from './use-held-place.ts';
import { keepBegunVersion } from './use-note-text.ts';
import type { NoteWriting } from './use-note-writing.ts';
import type { RoomNotes } from './use-room-notes.ts';

interface NewNotePartProps {
  file: FileDocument;
  grid: FrameGrid | null;
  standing: Standing;
  writing: NoteWriting;
  send: RoomNotes['send'];
}

/**
 * The note that is being written: it goes where the picture stood at its first letter, or over the range from there; where
 * something was drawn for it, to the place of the drawing.
 */
export function NewNotePart({ file, grid, standing, writing, send }: NewNotePartProps) {
  const user = useUser();
  const { held, setHeld, until, setUntil, follow } = useHeldPlace(file.id);
  const frame = useStanding(standing, file.id, frameOf);
  const seconds = useStanding(standing, file.id, secondsShown);
  const page = useStanding(standing, file.id, pageOf);
  const { kept, point, keep, mark, putDown, toggle, drawing, show } = writing.sketch;
  const hold = () => setHeld(placeAt(standing.get(file.id), grid));
  const stands =
    grid && frame !== null
      ? placeLabel({ frame }, grid)
      : seconds !== null
        ? durationLabel(seconds)
        : page
          ? `Page ${page}`
          : null;
  const fixed = kept?.where ?? held;
  const ranged = (from: NotePlace) => (grid && until !== null ? rangeOf(from, until, grid) : from);
  const save = async ({ text, pinned }: NewNote) => {
    const at = fixed ?? placeAt(standing.get(file.id), grid);
    const where = kept || pinned ? ranged(at) : {};
    const drawn = kept ? { drawing: kept.drawing } : {};
    putDown();
    keep(null);
    try {
      await send({ file: file.id, delID: file.delID, text, author: user.name, ...where, ...drawn });
      follow();
      return true;
    } catch (error) {
      keep(kept);
      // The field that has it again may be gone with its version.
      keepBegunVersion(file.delID ?? '', file.id, true);
      notifyError(refusalWords(error).message);
      return false;
    }
  };
  const canEnd = fixed !== null && fixed.frame !== frame;
  const range = { label: canEnd ? 'Until Here' : 'From Here', onPress: canEnd ? () => setUntil(frame) : hold };
  return (
    <NoteComposer
      ref={writing.composer}
      file={file.id}
      place={fixed ? placeLabel(ranged(fixed), grid) : stands}
      range={grid && frame !== null && (canEnd || !held) ? range : undefined}
      onFollow={held || until !== null ? follow : undefined}
      onBegin={(hasText) => (hasText ? held || hold() : follow())}
      closed={writing.refusal && `${writing.refusal} Your note is kept here.`}
      marked={kept && noteLabel({ ...ranged(kept.where), drawing: kept.drawing }, grid)}
      onMarked={show}
      pointed={point !== null}
      drawing={drawing}
      tools={writing.mayMark ? { onPoint: () => mark(point ? null : { x: 0.5, y: 0.5 }), onDraw: toggle } : undefined}
      onSave={save}
    />
  );
}

const frameOf = ({ frame }: FilePosition) => frame;
/** Whole ones, for the eye: while a film is still being read nobody knows its frames. */
const secondsShown = ({ seconds }: FilePosition) => (seconds === null ? null : Math.floor(seconds));
