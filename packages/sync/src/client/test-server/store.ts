import { compareBy } from '../../compare.ts';
import { matches } from '../../matches.ts';
import { applyPatch } from '../../patch.ts';
import type { WireDocument, WriteOperation } from '../../protocol.ts';
import type { Query } from '../../where.ts';

/** One change of the log; positions count from 1. */
export interface Logged {
  seq: number;
  collection: string;
  id: string;
  before: WireDocument | undefined;
  after: WireDocument | undefined;
  by: string;
}

export interface TestStore {
  readonly log: readonly Logged[];
  get(collection: string, id: string): WireDocument | undefined;
  /** Visible matches, in order. */
  select(query: Query): WireDocument[];
  /** Whether a document is visible and matches, whatever the window of the query. */
  holds(query: Query, document: WireDocument | undefined): document is WireDocument;
  /** Throws when the write is impossible. */
  write(operation: WriteOperation, by: string): Logged[];
}

/** Documents and their change log, in memory. Documents for which `hides` is true match no query. */
export function createTestStore(hides: (document: WireDocument) => boolean): TestStore {
  const collections = new Map<string, Map<string, WireDocument>>();
  const log: Logged[] = [];

  function table(collection: string): Map<string, WireDocument> {
    const found = collections.get(collection) ?? new Map<string, WireDocument>();
    collections.set(collection, found);
    return found;
  }

  function holds({ where = {} }: Query, document: WireDocument | undefined): document is WireDocument {
    return document !== undefined && !hides(document) && matches(document, where);
  }

  function record(collection: string, id: string, after: WireDocument | undefined, by: string): Logged {
    const documents = table(collection);
    const entry = { seq: log.length + 1, collection, id, before: documents.get(id), after, by };
    if (after) documents.set(id, after);
    else documents.delete(id);
    log.push(entry);
    return entry;
  }

  return {
    log,
    get: (collection, id) => table(collection).get(id),
    select(query) {
      const { collection, orderBy, limit, offset = 0 } = query;
      const visible = [...table(collection).values()].filter((document) => holds(query, document));
      return visible.sort(compareBy(orderBy)).slice(offset, limit === undefined ? undefined : offset + limit);
    },
    holds,
    write(operation, by) {
      const { collection } = operation;
      const documents = table(collection);
      const insert = (document: Record<string, unknown>) => {
        const id = String(document.id);
        if (documents.has(id)) throw new Error('It exists.');
        return record(collection, id, { ...document, id, _rev: 1 }, by);
      };
      switch (operation.kind) {
        case 'insert':
          return [insert(operation.document)];
        case 'insertBatch':
          return operation.documents.map(insert);
        case 'patch': {
          const before = documents.get(operation.id);
          if (!before) throw new Error('It is gone.');
          const after = { ...applyPatch(before, operation.changes), _rev: before._rev + 1 };
          return [record(collection, operation.id, after, by)];
        }
        case 'delete':
          return documents.has(operation.id) ? [record(collection, operation.id, undefined, by)] : [];
      }
    },
  };
}
