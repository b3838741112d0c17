import { useEffect, useRef, useState } from 'react';
import { currentWriter, type FieldPlace, leaveSent, lostFields } from './lost-work.ts';

interface Field {
  /** What it is called where its document is not on screen. */
  name: string;
  /** Where it finds again what its writer left in it. */
  keptAs?: FieldPlace | undefined;
  /** Gives the text as people read it. */
  words?: (typed: string) => string;
  /** Whether this is stored by now, and not lost. */
  isStored?: (typed: string) => boolean;
}

/** Keeps for its writer what was typed into a field that goes before it is saved, and gives it back to the field. */
export function useLostField({ name, keptAs, words = (typed) => typed, isStored = () => false }: Field) {
  const [found] = useState(() => keptAs && lostFields.own().find(({ place }) => place === keptAs.place));
  const [left] = useState(found && !isStored(found.typed) ? found : undefined);
  /** At the end of a session, somebody else may be signed in already. */
  const writer = useRef(currentWriter());
  const gone = useRef(false);
  /** What it has kept itself, as its page goes. */
  const own = useRef(-1);
  const onGone = useRef<(withPage: boolean) => void>(() => {});
  useEffect(() => {
    gone.current = false;
    if (found) lostFields.drop(found.key);
    // A reload, or a tab that closes, takes no component away.
    const leave = () => onGone.current(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      gone.current = true;
      onGone.current(false);
    };
  }, [found]);
  const waiting = lostFields.useOwn().find(({ place }) => keptAs !== undefined && place === keptAs.place);
  return {
    left,
    /** What came for this field after it was there: a write of the page before, which the server refused. */
    waiting: waiting?.key === found?.key || waiting?.key === own.current ? undefined : waiting,
    /** The field has taken it. */
    take: lostFields.drop,
    /** Whether the field has gone. */
    isGone: () => gone.current,
    /** Runs when the field goes, alone or with its page. */
    whenGone(run: (withPage: boolean) => void) {
      onGone.current = run;
    },
    isTyped() {
      writer.current = currentWriter();
    },
    keep(typed: string, base: string) {
      const text = words(typed);
      if (!text.trim()) return;
      // Known before the list tells of it.
      own.current = lostFields.nextKey();
      lostFields.keep({ ...(keptAs ?? { name }), text, typed, base }, writer.current);
    },
    /** For a text that was sent and has no answer when its page goes. */
    leaveSent(typed: string, base: string) {
      leaveSent({ ...(keptAs ?? { name }), text: words(typed), typed, base }, writer.current);
    },
  };
}
