import type { DocumentType } from '@pavilion/sync';
import { useState } from 'react';
import { editedValues, type FormEdits, followedFields, overtakenFields, withEdit } from './form-edits.ts';
import { formFields } from './form-fields.ts';
import { useUnsaved } from './unsaved.ts';

/** Sentence at a field that someone else changed after this person set it. */
type Overtaken<T extends object> = (name: keyof T) => string;

/**
 * Values and errors of a form. `stored` are the values of its document, as they are now: a field that was not set follows
 * them, another keeps its value and shows `overtaken` as its error. A refused form keeps every value; an input's error
 * disappears when that input changes. With the document type that the form fills in, inputs take their labels from its
 * schema. A window around the form asks before it discards changed values.
 */
export function useFormValues<T extends object>(stored: T, type?: DocumentType, overtaken?: Overtaken<T>) {
  const [edits, setEdits] = useState<FormEdits<T>>({});
  const [refused, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const [unread, setUnread] = useState<Partial<T>>({});
  const [opened] = useState(stored);
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  const values = editedValues(stored, edits);
  const changed = overtaken ? overtakenFields(stored, edits).map((name) => [name, overtaken(name)]) : [];
  const errors: Partial<Record<keyof T, string>> = { ...Object.fromEntries(changed), ...refused };
  /** Sets a value that follows from another one, which is no work to lose. */
  const fill = <K extends keyof T>(name: K, value: T[K]) => {
    setEdits((before) => withEdit(before, stored, name, value));
    setErrors(({ [name]: _gone, ...others }) => others as Partial<Record<keyof T, string>>);
  };
  const set = <K extends keyof T>(name: K, value: T[K]) => {
    setTouched(true);
    fill(name, value);
  };
  const fields = formFields({ values, errors, set, type, none: '' });
  /** Inputs of days: `<DayInput {...form.day('date')} />`. */
  const day = <K extends keyof T>(name: K) => ({
    ...fields.input(name),
    onUnread: (is: boolean) =>
      setUnread(({ [name]: _before, ...others }) => ({ ...others, ...(is && { [name]: '' }) }) as Partial<T>),
  });
  /** The values without the days whose fields show text that is no day. */
  const read: T = { ...values, ...unread };
  /** Fields that follow a change by someone else, to be said beside the form. */
  const followed = followedFields(opened, stored, edits);
  return { values, read, set, fill, errors, setErrors, followed, ...fields, day };
}

/** A form's values and inputs, as its parts get them. */
export type FormOf<T extends object> = ReturnType<typeof useFormValues<T>>;
