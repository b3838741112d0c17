import { canonical } from '../canonical.ts';
import type { DocumentOf, DocumentType } from '../document.ts';
import type { WireDocument } from '../protocol.ts';
import type { Query } from '../where.ts';
import type { LiveResult } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Documents } from './documents.ts';
import type { Requests } from './requests.ts';
import type { Watchable } from './watchable.ts';

/** A query of one document type, which sets the collection. */
export type TypeQuery = Omit<Query, 'collection'>;

export interface FetchResult<T> {
  documents: T[];
  /** Number of all matches, where requested. */
  total?: number;
  /** Log position of this result. */
  seq: number;
}

/** Reading documents by their type. */
export interface TypedReads {
  /**
   * A live query. Equal queries share one channel, which opens with the first subscriber and closes a while after the
   * last.
   */
  live<D extends DocumentType>(type: D, query: TypeQuery): Watchable<LiveResult<DocumentOf<D>>>;
  /** Current version of a document in any live query. */
  peek<D extends DocumentType>(type: D, id: string): DocumentOf<D> | undefined;
  fetch<D extends DocumentType>(
    type: D,
    query: TypeQuery,
    options?: { total?: boolean },
  ): Promise<FetchResult<DocumentOf<D>>>;
  /** Undefined when the document does not exist or the user may not read it. */
  fetchById<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | undefined>;
}

export interface TypedReadsDeps {
  channels: Channels;
  documents: Documents;
  requests: Requests;
}

export function createTypedReads({ channels, documents, requests }: TypedReadsDeps): TypedReads {
  return {
    live<D extends DocumentType>(type: D, typeQuery: TypeQuery) {
      const query = { ...typeQuery, collection: type.name };
      const key = canonical(query);
      return {
        get: () => channels.read(key) as LiveResult<DocumentOf<D>>,
        subscribe: (listener) => channels.subscribe(key, query, listener),
      };
    },
    peek: <D extends DocumentType>(type: D, id: string) => typed<D>(documents.get(type.name, id)?.view),
    async fetch<D extends DocumentType>(type: D, query: TypeQuery, { total }: { total?: boolean } = {}) {
      const done = await requests.ask({
        kind: 'fetch',
        query: { ...query, collection: type.name },
        ...(total && { total }),
      });
      const found = { documents: done.documents as DocumentOf<D>[], seq: done.seq };
      return done.total === undefined ? found : { ...found, total: done.total };
    },
    async fetchById<D extends DocumentType>(type: D, id: string) {
      const done = await requests.ask({ kind: 'fetchById', collection: type.name, id });
      return typed<D>(done.documents[0]);
    },
  };
}

/** Safe cast: the server checked the document against the same schema. */
function typed<D extends DocumentType>(document: WireDocument | undefined): DocumentOf<D> | undefined {
  return document as DocumentOf<D> | undefined;
}
