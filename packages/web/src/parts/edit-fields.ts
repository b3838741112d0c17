import { type DescribedType, fieldLabel, titleOf } from '@pavilion/domain';
import type { DocumentOf, DocumentType, PatchOf } from '@pavilion/sync';
import type { ChangeEvent } from 'react';
import type { FieldPlace } from '../kit/lost-work.ts';

/** Saves changes of a document; `what` names them in the notice. */
export interface SaveField<D extends DocumentType> {
  /** Resolves to the sentence of a refusal, for inputs that show it at their own place. */
  save: (what: string, changes: PatchOf<D>) => Promise<string | undefined>;
  /** Shows a refusal as a notice. */
  choose: (what: string, changes: PatchOf<D>) => void;
}

/** For a save that shows its own refusals and has no notice. */
export function savedBy<D extends DocumentType>(
  save: (changes: PatchOf<D>) => Promise<string | undefined>,
): SaveField<D> {
  return { save: (_, changes) => save(changes), choose: (_, changes) => void save(changes) };
}

/** Data fields of a document type that hold a T, if anything. */
type FieldsOf<D extends DocumentType, T> = {
  [K in keyof D['schema']['shape'] & keyof DocumentOf<D> & string]: NonNullable<DocumentOf<D>[K]> extends T ? K : never;
}[keyof D['schema']['shape'] & keyof DocumentOf<D> & string];

/**
 * Props of the inputs that edit a document: the label of the schema, the stored value, and how a change is saved.
 * `<SavedInput {...edit.text('title')} />`, `<Select data={departments} {...edit.choice('department')} />`.
 */
export interface EditFields<D extends DocumentType> {
  /** Empty text clears an optional field. */
  text(name: FieldsOf<D, string>): Saved<string> & { keptAs: FieldPlace };
  choice(name: FieldsOf<D, string>): Chosen<string | null>;
  list(name: FieldsOf<D, string[]>): Chosen<string[]>;
  flag(name: FieldsOf<D, boolean>): {
    label: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** YYYY-MM-DD; empty for no day. */
  day(name: FieldsOf<D, string>): Chosen<string>;
  number(name: FieldsOf<D, number>): Saved<number | undefined, number | null>;
}

interface Saved<T, Next = T> {
  label: string;
  value: T;
  onSave: (value: Next) => Promise<string | undefined>;
}

interface Chosen<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
}

/** Where a field finds again what was typed into it, and what people call it elsewhere. */
export function fieldPlace(type: DescribedType, document: { id: string }, field: string, label: string): FieldPlace {
  const title = titleOf(type, document);
  return { place: `${type.name}/${document.id}/${field}`, name: title ? `${label} of ${title}` : label };
}

export function editFields<D extends DescribedType>(
  type: D,
  document: DocumentOf<D>,
  { save, choose }: SaveField<D>,
): EditFields<D> {
  const stored: Record<string, unknown> = document;
  const change = (name: string, value: unknown) => ({ [name]: value }) as PatchOf<D>;
  const chosen = <T>(name: string, value: T, kept: (value: T) => unknown = (same) => same): Chosen<T> => {
    const label = fieldLabel(type, name);
    return { label, value, onChange: (next) => choose(label, change(name, kept(next))) };
  };
  return {
    text(name: string) {
      const label = fieldLabel(type, name);
      const kept = (text: string) => (text === '' && isOptional(type, name) ? null : text);
      return {
        label,
        value: String(stored[name] ?? ''),
        onSave: (text) => save(label, change(name, kept(text))),
        keptAs: fieldPlace(type, document, name, label),
      };
    },
    choice: (name) => chosen(name, (stored[name] as string | undefined) ?? null),
    list: (name) => chosen(name, stored[name] as string[]),
    flag(name) {
      const { label, onChange } = chosen(name, stored[name]);
      return { label, checked: stored[name] === true, onChange: (event) => onChange(event.currentTarget.checked) };
    },
    number(name: string) {
      const label = fieldLabel(type, name);
      return { label, value: stored[name] as number | undefined, onSave: (value) => save(label, change(name, value)) };
    },
    day: (name) => chosen(name, String(stored[name] ?? ''), (day) => day || null),
  };
}

/** Whether a field may be absent; a field with a default is empty instead. */
function isOptional({ schema }: DocumentType, field: string): boolean {
  const { success, data } = schema.pick({ [field]: true }).safeParse({});
  return success && data[field] === undefined;
}
