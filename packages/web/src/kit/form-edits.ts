import { sameJson } from '@pavilion/sync';

/** What a person has set in a form: each value with the stored one that it replaced. */
export type FormEdits<T extends object> = { [K in keyof T]?: { from: T[K]; to: T[K] } };

/** Edits with one more. A value set back to the stored one is no edit. */
export function withEdit<T extends object, K extends keyof T>(
  edits: FormEdits<T>,
  stored: T,
  name: K,
  to: T[K],
): FormEdits<T> {
  const { [name]: before, ...others } = edits;
  if (sameJson(to, stored[name])) return others as FormEdits<T>;
  return { ...edits, [name]: { from: before ? before.from : stored[name], to } };
}

/** Values of the form: the stored ones, as they are now, below what the person has set. */
export function editedValues<T extends object>(stored: T, edits: FormEdits<T>): T {
  const values = { ...stored };
  for (const name of namesOf(edits)) values[name] = edits[name]?.to as T[typeof name];
  return values;
}

/** Fields that someone else has changed since the person set them, to another value. */
export function overtakenFields<T extends object>(stored: T, edits: FormEdits<T>): (keyof T)[] {
  return namesOf(edits).filter(
    (name) => !sameJson(stored[name], edits[name]?.from) && !sameJson(stored[name], edits[name]?.to),
  );
}

/** Fields that someone else has changed since the form opened, and that the person has not set: they show the new value. */
export function followedFields<T extends object>(opened: T, stored: T, edits: FormEdits<T>): (keyof T)[] {
  return (Object.keys(stored) as (keyof T)[]).filter(
    (name) => !sameJson(stored[name], opened[name]) && !(name in edits),
  );
}

const namesOf = <T extends object>(edits: FormEdits<T>) => Object.keys(edits) as (keyof T)[];
