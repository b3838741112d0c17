import { useEffect, useRef, useState } from 'react';
import type { FieldPlace } from './lost-work.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';
import { useLostField } from './use-lost-field.ts';

/** Text of a field that saves itself. */
export interface SavedValue {
  /** The text in the field. */
  typed: string;
  /** Whether the user has typed something that is not saved. */
  touched: boolean;
  /** Whether someone else changed the value during typing. Nothing is saved until the user chooses. */
  overtaken: boolean;
  /** Whether the text was typed before the field went, and given back to its writer. Nothing is saved until the user chooses. */
  givenBack: boolean;
  /** Sentence of the refusal of the last save. */
  error: string | undefined;
  /** The field has the focus: until it is left or typed in, another text in it would undo the selection. */
  hold: () => void;
  /** The field is left: shows what others have changed meanwhile. */
  release: () => void;
  type: (text: string) => void;
  /** Ends typing and shows this text. */
  leave: (text: string) => void;
  /** Saves what is typed. Refused text stays. */
  save: () => Promise<void>;
}

interface SavedValueOptions {
  /** Gives the text to save. */
  clean?: (typed: string) => string;
  /** Gives the text as people read it. */
  words?: (typed: string) => string;
  /** What the field is called where its document is not on screen. */
  name: string;
  /** Where the field finds again what its writer left in it. */
  keptAs?: FieldPlace | undefined;
}

const asItIs = (typed: string) => typed;

/**
 * Text that is typed, then saved, and that someone else may change meanwhile. Until it is saved, a reload asks first. Text that
 * was not sent, waits for a choice or was refused when its field goes is kept for its writer (`lostFields`), and the field has
 * it again when they return.
 */
export function useSavedValue(
  value: string,
  onSave: (value: string) => Promise<string | undefined>,
  { clean = asItIs, words = asItIs, name, keptAs }: SavedValueOptions,
): SavedValue {
  const field = useLostField({ name, keptAs, words, isStored: (text) => clean(text) === value });
  const { left, waiting, take } = field;
  const [typed, setTyped] = useState(left?.typed ?? value);
  const [error, setError] = useState<string | undefined>();
  /** Value when typing began; undefined while the user is not typing. */
  const [base, setBase] = useState<string | undefined>(left?.base);
  const [givenBack, setGivenBack] = useState(left !== undefined);
  const [saving, setSaving] = useState(false);
  /** What the field showed when it was entered; undefined while it is not held. */
  const [held, setHeld] = useState<string | undefined>();
  const touched = base !== undefined;
  /** What became of the last typed text: a field that goes before it is sent, or after a refusal, loses it. */
  const fate = useRef<'typed' | 'sent' | 'refused'>('typed');
  const latest = useRef({ typed, value });
  latest.current.value = value;

  const show = (text: string) => {
    latest.current.typed = text;
    setTyped(text);
  };
  // Shows other people's changes, except during typing and in a field that is about to be typed in.
  const isHeld = held !== undefined;
  useEffect(() => {
    if (touched || isHeld) return;
    latest.current.typed = value;
    setTyped(value);
  }, [value, touched, isHeld]);

  useEffect(() => {
    // It may have come both ways: from the page that went, and with the answer to its write.
    if (!waiting || (touched && waiting.typed !== latest.current.typed)) return;
    take(waiting.key);
    if (touched) return;
    latest.current.typed = waiting.typed;
    setTyped(waiting.typed);
    setBase(waiting.base);
    setGivenBack(true);
  }, [waiting, touched, take]);

  const overtaken = touched && !saving && value !== base && value !== clean(typed);
  useAskBeforeUnload(touched);
  field.whenGone((withPage) => {
    const { typed: text, value: stored } = latest.current;
    // A refusal may not be on the screen yet.
    const isLost = fate.current === 'refused' || (text !== stored && (overtaken || fate.current === 'typed'));
    if (touched && isLost) field.keep(text, base);
    else if (touched && withPage && fate.current === 'sent') field.leaveSent(text, base);
  });

  const leave = (text: string) => {
    show(text);
    setHeld(undefined);
    setBase(undefined);
    setError(undefined);
    setGivenBack(false);
  };
  return {
    typed,
    touched,
    overtaken,
    hold: () => setHeld(touched ? undefined : latest.current.typed),
    release() {
      setHeld(undefined);
      if (!touched) latest.current.typed = latest.current.value;
    },
    givenBack: givenBack && !overtaken,
    error,
    type(text) {
      fate.current = 'typed';
      field.isTyped();
      show(text);
      setGivenBack(false);
      // Changed since the field was entered is changed during typing: its writer has not seen it.
      setBase((before) => before ?? held ?? latest.current.value);
      setHeld(undefined);
    },
    leave,
    async save() {
      const text = latest.current.typed;
      const written = clean(text);
      const since = latest.current.value;
      if (written === since) return leave(since);
      fate.current = 'sent';
      setSaving(true);
      setGivenBack(false);
      const reason = await onSave(written);
      if (reason) fate.current = 'refused';
      setSaving(false);
      setError(reason);
      // What was typed during the save is not saved yet.
      if (!reason) setBase(latest.current.typed === text ? undefined : written);
      else if (field.isGone()) field.keep(text, since);
    },
  };
}
