import type { z } from 'zod';
import type { OrderBy } from './where.ts';

/** Fields of every stored document, whatever its type. The store maintains `_rev`. */
export interface Stored {
  id: string;
  /** Revision, from 1. A patch that names a revision is refused when the document has a newer one. */
  _rev: number;
}

/** Fields that the store stamps on documents whose schema has them; clients cannot set them. */
export const stampedFields = ['created_at', 'created_by', 'updated_at', 'updated_by'] as const;
export type StampedField = (typeof stampedFields)[number];

/**
 * An index of a document type: `fields` are equality fields, in order; `orderBy` is the sort that follows them.
 * Every live query and page of a screen should be served by one: the store creates exactly these.
 */
export interface DocumentIndex {
  fields: readonly string[];
  orderBy?: OrderBy;
  /** True when no two documents may share these field values. */
  unique?: boolean;
  /** True when documents without a value in the first of `fields` are left out: for a field that few documents have. */
  sparse?: boolean;
}

/** Whether these changes, by field or dotted path, are of the document's content, and so of its `updated_at`. */
export function changeContent({ asides = [] }: Pick<DocumentType, 'asides'>, changes: object): boolean {
  return Object.keys(changes).some((path) => !asides.includes(path.split('.')[0]!));
}

type AnyObject = z.ZodObject<z.ZodRawShape>;

export interface DocumentSpec<S extends AnyObject> {
  /**
   * Builds the shape of the data, without `id` and `_rev`, when it is first asked for: a screen needs few of the types that it
   * names. Every field needs a default or must be optional on reading.
   */
  schema: () => S;
  indexes?: readonly DocumentIndex[];
  /** Array fields queried by `contains`: they get an inverted index. */
  arrays?: readonly string[];
  /** Plain fields that filters combine freely: one inverted index of `field:value` finds any combination of them. */
  combined?: readonly string[];
  /**
   * Unindexed fields that rules or filters use. The database keeps statistics of them; without, it assumes that hardly
   * any document meets the condition, and sorts all matches instead of reading them in order.
   */
  narrowedBy?: readonly string[];
  /**
   * Fields that are not the document's content, such as where it is filed and who likes it: a change of only these leaves
   * `updated_at` and `updated_by`, so that it does not come first in lists of what is new.
   */
  asides?: readonly string[];
  /** True when a deleted document is removed immediately. Others stay in the trash for a while and can be restored. */
  forgetsDeleted?: boolean;
  /** Migrations of data from older releases, in order; the array length is the schema's version. */
  upgrades?: readonly ((data: Record<string, unknown>) => Record<string, unknown>)[];
  /** Text fields of the search index of the same name, weighted and matched with fuzziness. */
  search?: { text: readonly string[] };
}

export interface DocumentType<Name extends string = string, S extends AnyObject = AnyObject>
  extends Omit<DocumentSpec<S>, 'schema'> {
  name: Name;
  readonly schema: S;
}

/** A document with its id and revision, as screens and calls receive it. */
export type DocumentOf<D extends DocumentType> = Stored & z.output<D['schema']>;
/** Input for a new document: stamped fields and those with defaults may be omitted. */
export type NewDocument<D extends DocumentType> = z.input<D['schema']> & { id?: string };
/** Changes to a document; `null` clears an optional field. Keys may be dotted paths into maps (`roles.user_admin`). */
export type PatchOf<D extends DocumentType> = { [K in keyof z.input<D['schema']>]?: z.input<D['schema']>[K] | null } & {
  [path: `${string}.${string}`]: unknown;
};

/** Declares a document type. The store, the live channel, search and the client cache all read this declaration. */
export function defineDocument<Name extends string, S extends AnyObject>(
  name: Name,
  { schema: build, ...spec }: DocumentSpec<S>,
): DocumentType<Name, S> {
  let built: S | undefined;
  return {
    name,
    ...spec,
    get schema() {
      built ??= build();
      return built;
    },
  };
}
