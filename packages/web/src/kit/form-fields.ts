import { fieldLabel } from '@pavilion/domain';
import type { DocumentType } from '@pavilion/sync';
import type { ChangeEvent } from 'react';

export interface FormFieldsDeps<T extends object> {
  values: T;
  errors: Partial<Record<keyof T, string | undefined>>;
  set: <K extends keyof T>(name: K, value: T[K]) => void;
  /** The document type that the form fills in: inputs take their labels from its schema. */
  type: DocumentType | undefined;
  /** The form's value where nothing is chosen. */
  none: '' | undefined;
}

/** Props of the inputs of a form: label, value, error and how a change is kept. */
export function formFields<T extends object>({ values, errors, set, type, none }: FormFieldsDeps<T>) {
  const shared = (name: keyof T) => ({
    ...(type && { label: fieldLabel(type, String(name)) }),
    error: errors[name],
  });
  return {
    /** Text inputs: `<TextInput {...form.text('title')} />`. */
    text: <K extends keyof T>(name: K) => ({
      ...shared(name),
      name: String(name),
      value: (values[name] ?? '') as string,
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as T[K]),
    }),
    /** Inputs that report their value: lists, days, numbers. */
    input: <K extends keyof T>(name: K) => ({
      ...shared(name),
      value: values[name],
      onChange: (value: T[K]) => set(name, value),
    }),
    /** Inputs that choose a text, or null for none. */
    choice: <K extends keyof T>(name: K) => ({
      ...shared(name),
      value: (values[name] || null) as string | null,
      onChange: (value: string | null) => set(name, (value ?? none) as T[K]),
    }),
    /** Switches and checkboxes. */
    flag: <K extends keyof T>(name: K) => ({
      ...shared(name),
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked as T[K]),
    }),
  };
}
