import { useEffect, useRef, useState } from 'react';
import { notifyWarning } from './notify.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/** Text of a field that saves itself. */
export interface SavedValue {
  /** The text in the field. */
  typed: string;
  /** Whether the user has typed something that is not saved. */
  touched: boolean;
  /** Whether someone else changed the value during typing. Nothing is saved until the user chooses. */
  overtaken: boolean;
  /** Sentence of the refusal of the last save. */
  error: string | undefined;
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
}

const asItIs = (typed: string) => typed;

/**
 * Text that is typed, then saved, and that someone else may change meanwhile. Until it is saved, a reload asks first; text that
 * was not sent, waits for a choice or was refused is quoted in a notice when its field goes.
 */
export function useSavedValue(
  value: string,
  onSave: (value: string) => Promise<string | undefined>,
  { clean = asItIs, words = asItIs }: SavedValueOptions = {},
): SavedValue {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | undefined>();
  /** Value when typing began; undefined while the user is not typing. */
  const [base, setBase] = useState<string | undefined>();
  const [saving, setSaving] = useState(false);
  const touched = base !== undefined;
  /** Whether the last typed text was sent: a field that goes before that loses it. */
  const asked = useRef(false);
  const latest = useRef({ typed, value });
  latest.current.value = value;

  const show = (text: string) => {
    latest.current.typed = text;
    setTyped(text);
  };
  // Shows other people's changes, except during typing.
  useEffect(() => {
    if (touched) return;
    latest.current.typed = value;
    setTyped(value);
  }, [value, touched]);

  const overtaken = touched && !saving && value !== base && value !== clean(typed);
  useAskBeforeUnload(touched);
  const unsaved = useRef<() => string | undefined>(() => undefined);
  unsaved.current = () =>
    overtaken || (touched && (error !== undefined || !asked.current) && latest.current.typed !== latest.current.value)
      ? words(latest.current.typed)
      : undefined;
  useEffect(
    () => () => {
      const text = unsaved.current();
      if (text) notifyWarning(`“${text}”`, { title: 'Your text was not saved', time: false });
    },
    [],
  );

  const leave = (text: string) => {
    show(text);
    setBase(undefined);
    setError(undefined);
  };
  return {
    typed,
    touched,
    overtaken,
    error,
    type(text) {
      asked.current = false;
      show(text);
      setBase((before) => before ?? latest.current.value);
    },
    leave,
    async save() {
      const text = latest.current.typed;
      const written = clean(text);
      if (written === latest.current.value) return leave(latest.current.value);
      asked.current = true;
      setSaving(true);
      const reason = await onSave(written);
      setSaving(false);
      setError(reason);
      // What was typed during the save is not saved yet.
      if (!reason) setBase(latest.current.typed === text ? undefined : written);
    },
  };
}
