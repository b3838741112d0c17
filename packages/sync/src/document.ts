import type { z } from 'zod';
import type { OrderBy } from './where.ts';

/** What every stored document has, whatever its type. `_rev` counts its versions and is kept by the store. */
export interface Stored {
  id: string;
  /** Revision, from 1; a patch that names the revision it saw is refused when another came between. */
  _rev: number;
}

/** The fields which the store itself stamps on documents whose schema names them; no client may set them. */
export const stampedFields = ['created_at', 'created_by', 'updated_at', 'updated_by'] as const;
export type StampedField = (typeof stampedFields)[number];

/**
 * An index of a document type. `fields` are equality fields, in order; `orderBy` the sort that follows them.
 * Every live query and page of a screen should be served by one: the store creates exactly these.
 */
export interface DocumentIndex {
  fields: readonly string[];
  orderBy?: OrderBy;
  /** True when no two documents may share these field values. */
  unique?: boolean;
}

type AnyObject = z.ZodObject<z.ZodRawShape>;

export interface DocumentSpec<S extends AnyObject> {
  /** The shape of the data, without `id` and `_rev`. Every field needs a default or must be optional on reading. */
  schema: S;
  indexes?: readonly DocumentIndex[];
  /** Array fields asked by `contains`: they get an inverted index. */
  arrays?: readonly string[];
  /**
   * Plain fields that rules or filters narrow by without an index of their own: the database keeps statistics of them, without
   * which it takes every such condition for one that hardly anything meets, and sorts all that it could have read in order.
   */
  narrowedBy?: readonly string[];
  /** True when a deleted document is gone at once. Any other is kept for a while, so that it can be brought back. */
  forgetsDeleted?: boolean;
  /** Steps that lift data written by an older release, in order; the position is the schema's number. */
  upgrades?: readonly ((data: Record<string, unknown>) => Record<string, unknown>)[];
  /** What a search index of the same name holds: weighted text fields, matched with fuzziness. */
  search?: { text: readonly string[] };
}

export interface DocumentType<Name extends string = string, S extends AnyObject = AnyObject> extends DocumentSpec<S> {
  name: Name;
}

/** The data of a document type with its identifier, as screens and calls see it. */
export type DocumentOf<D extends DocumentType> = Stored & z.output<D['schema']>;
/** What may be given to insert a document: stamped fields and those with defaults may be left out. */
export type NewDocument<D extends DocumentType> = z.input<D['schema']> & { id?: string };
/** Changes to a document; `null` clears an optional field. Keys may be dotted paths into maps (`roles.user_admin`). */
export type PatchOf<D extends DocumentType> = { [K in keyof z.input<D['schema']>]?: z.input<D['schema']>[K] | null } & {
  [path: `${string}.${string}`]: unknown;
};

/** Declares a document type, once: the store, the live channel, search and the client cache all read this. */
export function defineDocument<Name extends string, S extends AnyObject>(
  name: Name,
  spec: DocumentSpec<S>,
): DocumentType<Name, S> {
  return { name, ...spec };
}
