import { useRemembered } from '../../kit/use-remembered.ts';
import type { NotePlace } from './note-position.ts';

/**
 * Where the note that is being written was begun, and the frame up to which it goes: the film may play on meanwhile. Both
 * stay with the version and survive a reload, as the typed text does.
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
