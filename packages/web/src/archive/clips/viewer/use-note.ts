import { useEffect, useRef, useState } from 'react';
import { currentWriter, lostFields } from '../../../kit/lost-work.ts';
import { usePageGone } from '../../../kit/use-page-left.ts';
import { isTypedNoteKept, unsavedOf, useKeepTyped, useTypedNote } from './use-typed-note.ts';

/** Result of saving a note: kept, refused (shown elsewhere), or overtaken by someone else's edit. */
export type NoteOutcome = 'kept' | 'refused' | 'movedOn';
/** Saves a note if the stored one is still `expected`. */
export type SaveNote = (note: string, expected: string) => Promise<NoteOutcome>;

const pause = 800;

/**
 * Note of a clip while someone types it. Saves when typing pauses and on blur, and replaces only text that this person has
 * seen. After an edit by someone else, nothing is saved until this person chooses one of the two. Goes on with the text
 * that a reload, or a deletion since undone, has interrupted.
 */
export function useNote(clip: string, value: string, onSave: SaveNote) {
  const interrupted = unsavedOf(useTypedNote(clip)[0], value);
  const [typed, setTyped] = useState(interrupted?.text ?? null);
  /** Texts that this person has seen: the one they started from, and those they have sent since. */
  const [known, setKnown] = useState(interrupted?.known ?? []);
  /** Text on the server, as far as this person knows. */
  const base = useRef(value);
  const focused = useRef(false);
  const underway = useRef(0);
  const field = useRef({ gone: false, writer: currentWriter() });
  const keep = useKeepTyped(clip, typed, known, value);
  const overtaken = typed !== null && typed !== value && !known.includes(value);

  const leave = () => setTyped(null);
  const send = async (note: string, expected = base.current) => {
    base.current = note;
    setKnown((before) => [...before, expected, note]);
    underway.current += 1;
    const outcome = await onSave(note, expected);
    underway.current -= 1;
    // The field is closed, or gone with its clip: the text can still be read and copied.
    if (field.current.gone) {
      if (isTypedNoteKept(clip)) keep(outcome === 'kept' ? null : { text: note, known: [expected], saved: false });
      if (outcome !== 'kept')
        lostFields.keep({ name: 'Note', text: note, typed: note, base: expected }, field.current.writer);
    }
    if (outcome === 'movedOn') setKnown([]);
    else if (outcome === 'refused') {
      if (base.current === note) base.current = expected;
    } else if (!focused.current) setTyped((now) => (now === note ? null : now));
  };
  const unsent = typed !== null && typed !== value && !overtaken;
  const flush = useRef(() => {});
  flush.current = () => {
    const isUnderway = underway.current > 0 && base.current === typed;
    if (unsent && !isUnderway) void send(typed);
  };
  // A reload neither blurs the field nor unmounts it.
  usePageGone(() => flush.current());
  // Once per pause: a refused note is not sent again by itself.
  useEffect(() => {
    if (typed === null || typed === value || overtaken) return;
    const timer = setTimeout(() => flush.current(), pause);
    return () => clearTimeout(timer);
  }, [typed, value, overtaken]);
  // Sends unsaved text if the panel closes before typing pauses.
  useEffect(() => {
    field.current.gone = false;
    return () => {
      field.current.gone = true;
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
      // Refused text stays in the field; saved text follows the document again.
      if (unsent) flush.current();
      else if (!overtaken && underway.current === 0) leave();
    },
    keepMine: () => typed !== null && void send(typed, value),
    takeTheirs: leave,
  };
}
