import type { components, paths } from './api.gen.ts';

type Schemas = components['schemas'];
/** Document types by name, as they are stored. */
export type Documents = Schemas['Documents'];
/** Document types by name, as new ones are written. */
export type NewDocuments = Schemas['NewDocuments'];
/** A query: which documents, in which order, how many. */
export type Query = Omit<Schemas['FetchRequest']['query'], 'collection'>;

/** Names of all calls: `production/submitBrief`. */
export type CallName = {
  [Path in keyof paths]: Path extends `/api/${string}` ? never : Path extends `/${infer Name}` ? Name : never;
}[keyof paths];
type Json<Body> = Body extends { content: { 'application/json': infer Value } } ? Value : never;
type Post<Name extends CallName> = `/${Name}` extends keyof paths
  ? paths[`/${Name}`] extends { post: infer Of }
    ? Of
    : never
  : never;
export type Input<Name extends CallName> = Post<Name> extends { requestBody?: infer Body } ? Json<Body> : never;
export type Answer<Name extends CallName> = Post<Name> extends { responses: { 200: infer Body } } ? Json<Body> : never;

/** A refusal: its message is a sentence for people. */
export class PavilionError extends Error {
  readonly status: number;
  /** Names the reason for programs: `NOT_ALLOWED`. */
  readonly code: string;
  /** The field at fault. */
  readonly field: string | undefined;
  /** Seconds until the next request is taken, after too many. */
  readonly retryAfter: number | undefined;

  constructor(status: number, refusal: { code?: string; message?: string; field?: string }, retryAfter?: number) {
    super(refusal.message ?? `The server answered with status ${status}.`);
    this.name = 'PavilionError';
    this.status = status;
    this.code = refusal.code ?? 'UNKNOWN';
    this.field = refusal.field;
    this.retryAfter = retryAfter;
  }
}

export interface PavilionOptions {
  /** Address of the server: `https://pavilion.example.org`. */
  url: string;
  /** An API token. */
  token: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Reads and writes documents of one type. */
export interface DocumentsOf<Name extends keyof Documents> {
  /** One document; null if it does not exist, or the account cannot see it. */
  get(id: string): Promise<Documents[Name] | null>;
  fetch(query?: Query): Promise<Documents[Name][]>;
  insert(document: NewDocuments[Name]): Promise<Documents[Name]>;
  /** Adds all of these, or none. */
  insertBatch(documents: NewDocuments[Name][]): Promise<Documents[Name][]>;
  /** Dotted names lead into maps, null clears a field. With `rev`, a change by someone else in between is refused. */
  patch(
    id: string,
    changes: Partial<Documents[Name]> | Record<string, unknown>,
    rev?: number,
  ): Promise<Documents[Name]>;
  delete(id: string, rev?: number): Promise<void>;
}

export interface Pavilion {
  call<Name extends CallName>(name: Name, input: Input<Name>): Promise<Answer<Name>>;
  documents<Name extends keyof Documents>(collection: Name): DocumentsOf<Name>;
  /** Any other address, with the token: uploads and downloads. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A client of Pavilion with an API token. Refusals are thrown as `PavilionError`. */
export function createPavilion(options: PavilionOptions): Pavilion {
  const root = options.url.replace(/\/+$/, '');

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${options.token}`);
    const answer = await (options.fetch ?? globalThis.fetch)(root + path, { ...init, headers });
    if (answer.ok) return answer;
    const body = (await answer.json().catch(() => ({}))) as { error?: object };
    const wait = answer.headers.get('retry-after');
    throw new PavilionError(answer.status, body.error ?? body, wait ? Number(wait) : undefined);
  }

  async function post<Value>(path: string, body: unknown): Promise<Value> {
    const headers = { 'content-type': 'application/json' };
    const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
    return (await answer.json()) as Value;
  }

  function documents<Name extends keyof Documents>(collection: Name): DocumentsOf<Name> {
    const ask = async (operation: object) =>
      (await post<{ documents: Documents[Name][] }>('/api/documents', { request: 1, ...operation })).documents;
    const one = async (operation: object) => (await ask({ collection, ...operation }))[0] as Documents[Name];
    return {
      get: async (id) => (await one({ kind: 'fetchById', id })) ?? null,
      fetch: (query = {}) => ask({ kind: 'fetch', query: { ...query, collection } }),
      insert: (document) => one({ kind: 'insert', document }),
      insertBatch: (all) => ask({ kind: 'insertBatch', collection, documents: all }),
      patch: (id, changes, rev) => one({ kind: 'patch', id, changes, ...(rev !== undefined && { rev }) }),
      delete: async (id, rev) =>
        void (await ask({ kind: 'delete', collection, id, ...(rev !== undefined && { rev }) })),
    };
  }

  return { documents, fetch: send, call: (name, input) => post(`/api/calls/${name}`, input) };
}
