import { type FileDocument, refuseNote } from '@pavilion/domain';
import { productionPolicies } from '@pavilion/domain/policies/production';
import { type RefObject, useRef } from 'react';
import { useShortcut } from '../../kit/shortcuts.ts';
import { typeInto } from '../../kit/type-into.ts';
import { useMay } from '../../session/use-may.ts';
import type { RoomPlayer } from './use-room-player.ts';
import type { RoomVersions } from './use-room-versions.ts';
import { type Sketch, useSketch } from './use-sketch.ts';

export interface NoteWriting {
  composer: RefObject<HTMLTextAreaElement | null>;
  sketch: Sketch;
  /** False where there is nothing to point at or to draw on. */
  mayMark: boolean;
  /** Whether the user writes notes at all. */
  isReviewer: boolean;
  /** Why no note can be added to the version on screen now, or null. */
  refusal: string | null;
  /** Goes to the field for a new note. */
  write: () => void;
}

/** Writing a note: the field, the pen, and the keys for both. `showNotes` opens the list with the field. `isLinked` says that the address leads to a note. */
export function useNoteWriting(
  { file, against, grid }: RoomVersions,
  { viewer, standing }: RoomPlayer,
  { isLinked, showNotes }: { isLinked: boolean; showNotes: () => void },
): NoteWriting {
  const composer = useRef<HTMLTextAreaElement>(null);
  const newNote = { file: file?.id ?? '' };
  const isReviewer = useMay(productionPolicies.notes).insert(newNote);
  const refusal = refuseNote({ ...newNote, response: false }, file ?? null, null)?.message ?? null;
  const mayMark = isReviewer && refusal === null && !against && file !== undefined && hasPicture(file);
  const sketch = useSketch({ file: file?.id ?? '', grid, standing, viewer, offered: mayMark, isLinked });
  const write = () => {
    showNotes();
    // Without a field to come, nothing waits for one.
    if (refusal === null) typeInto(() => composer.current);
    else composer.current?.focus();
  };
  const writeHere = () => {
    viewer.current?.pause();
    write();
  };
  useShortcut({ keys: 'n', label: 'Write a note at this frame', group: 'Review' }, writeHere, isReviewer);
  const draw = () => {
    showNotes();
    sketch.toggle();
  };
  useShortcut({ keys: 'd', label: 'Draw on the picture', group: 'Review' }, draw, mayMark);
  return { composer, sketch, mayMark, isReviewer, refusal, write };
}

const hasPicture = ({ assetType, mime }: FileDocument) => assetType !== 'other' || mime === 'application/pdf';
