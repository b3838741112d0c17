import { useDraft } from '../../kit/use-draft.ts';
import type { NotePlace } from './note-position.ts';

/**
 * Start and end of the note in the field, while the film plays on. Both belong to the version and survive a reload, as the
 * typed text does.
 */
export function useHeldPlace(file: string) {
  const [held, setHeld] = useDraft<NotePlace | null>(`note-place.${file}`, null);
  const [until, setUntil] = useDraft<number | null>(`note-until.${file}`, null);
  const follow = () => {
    setHeld(null);
    setUntil(null);
  };
  return { held, setHeld, until, setUntil, follow };
}
