import {
  changeContent,
  type DocumentOf,
  type DocumentType,
  type NewDocument,
  type PatchOf,
  stampedFields,
} from '../document.ts';
import type { WireDocument } from '../protocol.ts';
import type { Pending } from './documents.ts';
import { newId } from './new-id.ts';
import type { Writes } from './writes.ts';

export interface PatchOptions {
  rev?: number;
  expected?: Record<string, unknown>;
}

/**
 * Writing documents by their type. Writes appear immediately in every live query, and are rolled back with a
 * `SyncError` when the server refuses.
 */
export interface TypedWrites {
  insert<D extends DocumentType>(type: D, document: NewDocument<D>): Promise<DocumentOf<D>>;
  insertBatch<D extends DocumentType>(type: D, documents: readonly NewDocument<D>[]): Promise<DocumentOf<D>[]>;
  /** Refused when the document is no longer at `rev`, or its fields no longer have their `expected` values. */
  patch<D extends DocumentType>(
    type: D,
    id: string,
    changes: PatchOf<D>,
    options?: PatchOptions,
  ): Promise<DocumentOf<D>>;
  remove(type: DocumentType, id: string, options?: { rev?: number }): Promise<void>;
}

export interface TypedWritesDeps {
  writes: Writes;
  now: () => number;
  /** The connected user; null when signed out, undefined before the first connection. */
  userId: () => string | null | undefined;
}

/** Predicts for each write what the server will store: the defaults of the schema, and the stamps of user and time. */
export function createTypedWrites({ writes, now, userId }: TypedWritesDeps): TypedWrites {
  function stamps(type: DocumentType, fields: readonly string[]): Record<string, unknown> {
    const stamp = (field: string) => (field.endsWith('_at') ? new Date(now()).toISOString() : userId());
    return Object.fromEntries(
      fields.filter((field) => field in type.schema.shape).map((field) => [field, stamp(field)]),
    );
  }

  function prediction(type: DocumentType, document: object, id: string): WireDocument {
    const { success, data } = type.schema.safeParse(document);
    return { ...(success ? data : document), ...stamps(type, stampedFields), id, _rev: 0 };
  }

  async function insertAll(type: DocumentType, given: readonly object[]): Promise<WireDocument[]> {
    if (given.length === 0) return [];
    const collection = type.name;
    const fresh = given.map((document) => ({ ...document, id: (document as { id?: string }).id ?? newId() }));
    const pending = fresh.map<Pending>((document) => ({
      collection,
      id: document.id,
      change: { kind: 'insert', document: prediction(type, document, document.id) },
    }));
    const [first] = fresh;
    const operation =
      fresh.length === 1 && first
        ? ({ kind: 'insert', collection, document: first } as const)
        : ({ kind: 'insertBatch', collection, documents: fresh } as const);
    return writes.make(operation, pending);
  }

  return {
    async insert<D extends DocumentType>(type: D, document: NewDocument<D>) {
      const [inserted] = await insertAll(type, [document]);
      return inserted as DocumentOf<D>;
    },
    async insertBatch<D extends DocumentType>(type: D, given: readonly NewDocument<D>[]) {
      return (await insertAll(type, given)) as DocumentOf<D>[];
    },
    async patch<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>, options: PatchOptions = {}) {
      const collection = type.name;
      const fresh = changeContent(type, changes) ? stamps(type, ['updated_at', 'updated_by']) : {};
      const stamped = { ...changes, ...fresh };
      const operation = { kind: 'patch', collection, id, changes: { ...changes }, ...options } as const;
      const [patched] = await writes.make(operation, [{ collection, id, change: { kind: 'patch', changes: stamped } }]);
      return patched as DocumentOf<D>;
    },
    async remove(type, id, options = {}) {
      const collection = type.name;
      const operation = { kind: 'delete', collection, id, ...options } as const;
      await writes.make(operation, [{ collection, id, change: { kind: 'delete' } }]);
    },
  };
}
