import { type DocumentOf, type DocumentType, stampedFields, type Where } from '@pavilion/sync';
import type { Removable } from '../define-document.ts';
import type { ScopePaths } from './scope.ts';
import type { Viewer } from './viewer.ts';

/** Data fields that a client may set. A dotted path permits a single key of a map (`favourites.u1`). */
export type FieldsOf<D extends DocumentType> = readonly (
  | (keyof DocumentOf<D> & string)
  | `${keyof DocumentOf<D> & string}.${string}`
)[];

/**
 * Who may read and write the documents of one type. A policy looks only at the document itself, so effects keep all that it
 * needs on the document. An absent rule refuses. State fields are never listed, because only calls change them.
 */
export interface Policy<D extends DocumentType = DocumentType> {
  /** Clause added to every fetch, live query, search and download. Use `nothing` for no access. */
  read: (viewer: Viewer) => Where;
  /** Fields that a person may set on a new document (empty: may not insert). Receives the document as it would be stored. */
  insert?: (viewer: Viewer, document: DocumentOf<D>) => FieldsOf<D>;
  /** Fields that restrictions look at, for types that `read` limits by them: a refusal then names the field at fault. */
  within?: ScopePaths;
  /** Fields that a person may change (empty: none). Receives the document before the change. */
  patch?: (viewer: Viewer, before: DocumentOf<D>) => FieldsOf<D>;
  /** Absent for types that are never deleted (`removal: 'never'`). */
  remove?: [Removable<D>] extends [never] ? never : (viewer: Viewer, before: DocumentOf<D>) => boolean;
}

/** A document type with its policy. */
export interface Governed<D extends DocumentType> {
  type: D;
  policy: Policy<D>;
}

/** Pairs a policy with its document type, so that its rules are typed. */
export function definePolicy<D extends DocumentType>(type: D, policy: Policy<D>): Governed<D> {
  return { type, policy };
}

/**
 * All data fields of a type except the named ones and the stamps, which only the store sets. Rules ask for them when they judge: a
 * screen loads the policies of a module, and builds the schemas of few types.
 */
export function fieldsExcept<D extends DocumentType>(
  type: D,
  ...except: (keyof DocumentOf<D> & string)[]
): FieldsOf<D> {
  const kept = new Set<string>([...except, ...stampedFields]);
  return Object.keys(type.schema.shape).filter((field): field is FieldsOf<D>[number] => !kept.has(field));
}
