import type { DocumentType } from '@pavilion/sync';
import { useCallback, useState } from 'react';
import { formFields } from './form-fields.ts';

/**
 * Values and errors of a form. A refused form keeps every value; an input's error disappears when that input changes. With
 * the document type that the form fills in, inputs take their labels from its schema.
 */
export function useFormValues<T extends object>(initial: T, type?: DocumentType) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const set = useCallback(<K extends keyof T>(name: K, value: T[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others as Partial<Record<keyof T, string>>);
  }, []);
  return { values, set, setValues, errors, setErrors, ...formFields({ values, errors, set, type, none: '' }) };
}
