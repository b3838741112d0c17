import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../../kit/notify.ts';

/** What became of a note: kept, refused for a reason that is shown elsewhere, or met by somebody else's. */
export type NoteOutcome = 'kept' | 'refused' | 'movedOn';
/** Keeps a note where the `expected` one stands. */
export type SaveNote = (note: string, expected: string) => Promise<NoteOutcome>;

const pause = 800;

/**
 * The note of a clip while somebody types it: sent when the typing pauses and when it is left, and only in place of what
 * this person has seen. Where somebody else has written meanwhile, nothing is sent until one of the two was chosen.
 */
export function useNote(value: string, onSave: SaveNote) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What this person knows to have stood there: what they began with, and what they have sent since. */
  const [known, setKnown] = useState<readonly string[]>([]);
  /** What the server has, as far as this person knows. */
  const base = useRef('');
  const focused = useRef(false);
  const underway = useRef(0);
  const gone = useRef(false);
  const overtaken = typed !== null && typed !== value && !known.includes(value);

  const leave = () => setTyped(null);
  const send = async (note: string, expected = base.current) => {
    base.current = note;
    setKnown((before) => [...before, expected, note]);
    underway.current += 1;
    const outcome = await onSave(note, expected);
    underway.current -= 1;
    if (outcome === 'movedOn') {
      setKnown([]);
      if (gone.current) notifyError(`Somebody else changed the note at the same moment. Yours was not kept: “${note}”`);
    } else if (outcome === 'refused') {
      if (base.current === note) base.current = expected;
    } else if (!focused.current) setTyped((now) => (now === note ? null : now));
  };
  const unsent = typed !== null && typed !== value && !overtaken;
  const flush = useRef(() => {});
  flush.current = () => {
    if (unsent) void send(typed);
  };
  // Once for each pause: what was refused is not sent again by itself.
  useEffect(() => {
    if (typed === null || typed === value || overtaken) return;
    const timer = setTimeout(() => flush.current(), pause);
    return () => clearTimeout(timer);
  }, [typed, value, overtaken]);
  // The panel may close before the typing pauses.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      flush.current();
    };
  }, []);

  return {
    text: typed ?? value,
    overtaken,
    change: (text: string) => {
      focused.current = true;
      if (typed === null) {
        base.current = value;
        setKnown([value]);
      }
      setTyped(text);
    },
    blur: () => {
      focused.current = false;
      // What was refused stays in sight; what was kept follows the document again.
      if (unsent) flush.current();
      else if (!overtaken && underway.current === 0) leave();
    },
    keepMine: () => typed !== null && void send(typed, value),
    takeTheirs: leave,
  };
}
