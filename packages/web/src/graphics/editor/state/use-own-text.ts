import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notifyWarning } from '../../../kit/notify.ts';
import { mergeText, placeAfter } from './merge-text.ts';

/** Milliseconds for which a text may still be what a colleague has before them. */
const reach = 10_000;
/** Milliseconds after the last key for which a text is being typed: later, what a colleague wrote stands as it is. */
const typing = 10_000;

interface Known {
  text: string;
  at: number;
}

/**
 * The text of a field that writes at every key, while colleagues may write the same text (GFX-017). Who types keeps their own text and
 * caret: what the others write is joined with it, and said where both changed the same letters.
 */
export function useOwnText<E extends HTMLInputElement | HTMLTextAreaElement>(
  field: RefObject<E | null>,
  stored: string,
  write: (text: string) => void,
) {
  /** Undefined while nobody types here. */
  const [own, setOwn] = useState<string | undefined>();
  const known = useRef<Known[]>([]);
  const keyed = useRef(0);
  /** Whether the own text waits for the next key, since a colleague changed the same letters. */
  const waits = useRef(false);
  const caret = useRef<readonly [number, number]>(undefined);
  const latest = useRef({ own, write });
  latest.current = { own, write };

  const remember = (text: string) => {
    const now = Date.now();
    // The last one that both had stays, whenever that was.
    known.current = [...known.current.filter(({ at }, index, all) => now - at < reach || index === all.length - 1)];
    known.current.push({ text, at: now });
  };

  // Only another text of the document is news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => {
    if (own === undefined || stored === own) {
      if (own !== undefined) remember(stored);
      return;
    }
    const isTyping = Date.now() - keyed.current < typing;
    const joined = isTyping
      ? mergeText(
          known.current.map(({ text }) => text),
          own,
          stored,
        )
      : stored;
    remember(stored);
    waits.current = joined === undefined;
    if (joined === undefined) {
      notifyWarning(`“${stored}”`, { title: 'Someone else changed the same words. Yours stay.' });
      return;
    }
    const element = field.current;
    if (element && document.activeElement === element) {
      const { selectionStart, selectionEnd } = element;
      const after = (place: number | null) => placeAfter(own, joined, place ?? joined.length);
      caret.current = [after(selectionStart), after(selectionEnd)];
    }
    setOwn(joined);
    if (joined === stored) return;
    remember(joined);
    latest.current.write(joined);
  }, [stored]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text puts the caret at its end.
  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [own, field]);

  const leave = () => {
    const { own: text, write: send } = latest.current;
    if (waits.current && text !== undefined) send(text);
    waits.current = false;
  };
  // A field that goes is left too. It reads what is newest from references.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => leave, []);

  return {
    text: own ?? stored,
    type(text: string) {
      keyed.current = Date.now();
      waits.current = false;
      if (own === undefined) known.current = [];
      if (known.current.length === 0) remember(stored);
      remember(text);
      setOwn(text);
      write(text);
    },
    /** The field is left: it shows what is stored again. */
    leave() {
      leave();
      setOwn(undefined);
    },
  };
}
