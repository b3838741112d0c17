import { fieldLabel } from '@pavilion/domain';
import type { DocumentType } from '@pavilion/sync';
import { useCallback, useState } from 'react';

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
  const label = (name: keyof T) => (type ? { label: fieldLabel(type, String(name)) } : {});
  /** Props for text inputs: `<TextInput {...form.text('title')} />`. */
  const text = <K extends keyof T>(name: K) => ({
    ...label(name),
    name: String(name),
    value: (values[name] ?? '') as string,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as T[K]),
  });
  /** Props for inputs that report their value: selects, switches, dates. */
  const input = <K extends keyof T>(name: K) => ({
    ...label(name),
    value: values[name],
    error: errors[name],
    onChange: (value: T[K]) => set(name, value),
  });
  /** Props for inputs that choose a text, or null for none, which the form holds as empty. */
  const choice = <K extends keyof T>(name: K) => ({
    ...label(name),
    value: (values[name] || null) as string | null,
    error: errors[name],
    onChange: (value: string | null) => set(name, (value ?? '') as T[K]),
  });
  return { values, set, setValues, errors, setErrors, text, input, choice };
}
