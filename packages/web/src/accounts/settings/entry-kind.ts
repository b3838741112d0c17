import type { ComponentType } from 'react';

export interface DetailsProps<T> {
  entry: T;
  /** Resolves to an error message, or undefined when saved. */
  onSave: (entry: T) => Promise<string | undefined>;
}

/** Builds, names and renames the entries of a list; `Details` edits their other fields. */
export interface EntryKind<T> {
  name: (entry: T) => string;
  make: (name: string, others: readonly T[]) => T;
  renamed: (entry: T, name: string) => T;
  /** Sentence on the documents (`12 briefs and 3 users`) that keep a name which is no longer in the list. */
  staysWith: (name: string, uses: string) => string;
  Details?: ComponentType<DetailsProps<T>>;
}
