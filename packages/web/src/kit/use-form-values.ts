import { useCallback, useState } from 'react';

/**
 * Values and errors of a form. A refused form keeps every value; an input's error disappears when that input changes.
 */
export function useFormValues<T extends object>(initial: T) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const set = useCallback(<K extends keyof T>(name: K, value: T[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...others }) => others as Partial<Record<keyof T, string>>);
  }, []);
  /** Props for text inputs: `<TextInput {...form.text('title')} />`. */
  const text = <K extends keyof T>(name: K) => ({
    name: String(name),
    value: (values[name] ?? '') as string,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as T[K]),
  });
  /** Props for inputs that report their value: selects, switches, dates. */
  const input = <K extends keyof T>(name: K) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: T[K]) => set(name, value),
  });
  return { values, set, setValues, errors, setErrors, text, input };
}
