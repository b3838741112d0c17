import { useRemembered } from '../../kit/use-remembered.ts';
import type { NotePlace } from './note-position.ts';

/**
 * Start and end of the note in the field, while the film plays on. Both belong to the version and survive a reload, as the
 * typed text does.
 */
export function useHeldPlace(file: string) {
  const [held, setHeld] = useRemembered<NotePlace | null>(`note-place.${file}`, null);
  const [until, setUntil] = useRemembered<number | null>(`note-until.${file}`, null);
  const follow = () => {
    setHeld(null);
    setUntil(null);
  };
  return { held, setHeld, until, setUntil, follow };
}
