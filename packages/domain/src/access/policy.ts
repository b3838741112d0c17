import { type DocumentOf, type DocumentType, stampedFields, type Where } from '@pavilion/sync';
import type { Removable } from '../define-document.ts';
import type { Viewer } from './viewer.ts';

/** The data fields of a document type that a client may set; a dotted path names one key of a map alone (`favourites.u1`). */
export type FieldsOf<D extends DocumentType> = readonly (
  | (keyof DocumentOf<D> & string)
  | `${keyof DocumentOf<D> & string}.${string}`
)[];

/**
 * Who may read and write the documents of one type. A policy looks at one document only: what it needs is carried on the
 * document and kept true by effects. What is absent here is refused; state fields are never listed, they move by calls.
 */
export interface Policy<D extends DocumentType = DocumentType> {
  /** Added to every fetch, live query, search and download. Use `nothing` for no access. */
  read: (viewer: Viewer) => Where;
  /** Fields that this person may give a new document (empty: may not insert). The given document is as it would be stored. */
  insert?: (viewer: Viewer, document: DocumentOf<D>) => FieldsOf<D>;
  /** Fields that this person may change on this document (empty: none). Asked with the document before the change. */
  patch?: (viewer: Viewer, before: DocumentOf<D>) => FieldsOf<D>;
  /** A type that says that it is never deleted has none. */
  remove?: [Removable<D>] extends [never] ? never : (viewer: Viewer, before: DocumentOf<D>) => boolean;
}

/** Ties a policy to its document type, so that its rules are typed. */
export function definePolicy<D extends DocumentType>(type: D, policy: Policy<D>): { type: D; policy: Policy<D> } {
  return { type, policy };
}

/** Every data field of a type except those named, and except the stamps, which only the store sets. */
export function fieldsExcept<D extends DocumentType>(
  type: D,
  ...except: (keyof DocumentOf<D> & string)[]
): FieldsOf<D> {
  const kept = new Set<string>([...except, ...stampedFields]);
  return Object.keys(type.schema.shape).filter((field) => !kept.has(field)) as unknown as FieldsOf<D>;
}
