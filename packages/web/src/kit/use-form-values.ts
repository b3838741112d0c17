import type { DocumentType } from '@pavilion/sync';
import { useCallback, useState } from 'react';
import { formFields } from './form-fields.ts';
import { useUnsaved } from './unsaved.ts';

/**
 * Values and errors of a form. A refused form keeps every value; an input's error disappears when that input changes. With
 * the document type that the form fills in, inputs take their labels from its schema. A window around the form asks before
 * it discards changed values.
 */
export function useFormValues<T extends object>(initial: T, type?: DocumentType) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  /** Sets a value that follows from another one, which is no work to lose. */
  const fill = useCallback(<K extends keyof T>(name: K, value: T[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others as Partial<Record<keyof T, string>>);
  }, []);
  const set = useCallback(
    <K extends keyof T>(name: K, value: T[K]) => {
      setTouched(true);
      fill(name, value);
    },
    [fill],
  );
  return { values, set, fill, setValues, errors, setErrors, ...formFields({ values, errors, set, type, none: '' }) };
}
