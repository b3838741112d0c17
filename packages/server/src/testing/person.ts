import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@pavilion/domain/calls';
import type {
  ClientRequest,
  DocumentOf,
  DocumentType,
  NewDocument,
  PatchOf,
  Query,
  ReadOperation,
  ServerReply,
  WireDocument,
  WriteOperation,
} from '@pavilion/sync';
import { createSyncClient, type SyncClient } from '@pavilion/sync/client';
import { WebSocket } from 'ws';

/** A person at a browser of the running product: every endpoint gets their cookie, none knows of the test. */
export interface Person {
  id: string;
  email: string;
  /** Calls over HTTP, typed by the contract: `person.call.production.submitBrief({ id })`. */
  call: ContractRouterClient<Contract>;
  documents: PersonDocuments;
  /** Any other address of the server, with the cookie: uploads, downloads, pages. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The client of the live socket, opened on first use. */
  live: () => SyncClient;
  /** The session's Cookie header, for other clients. */
  cookie: string;
  close: () => void;
}

/** Reads and writes over HTTP; a refusal is thrown as a `Refused`. */
export interface PersonDocuments {
  fetch<D extends DocumentType>(type: D, query?: Omit<Query, 'collection'>): Promise<DocumentOf<D>[]>;
  get<D extends DocumentType>(type: D, id: string): Promise<DocumentOf<D> | undefined>;
  insert<D extends DocumentType>(type: D, document: NewDocument<D>): Promise<DocumentOf<D>>;
  insertBatch<D extends DocumentType>(type: D, documents: NewDocument<D>[]): Promise<DocumentOf<D>[]>;
  patch<D extends DocumentType>(
    type: D,
    id: string,
    changes: PatchOf<D>,
    rev?: number,
    expected?: Record<string, unknown>,
  ): Promise<DocumentOf<D>>;
  delete(type: DocumentType, id: string, rev?: number): Promise<void>;
  /** A raw request, for messages that no honest client would send. */
  ask(operation: ReadOperation | WriteOperation): Promise<ServerReply>;
}

/** The server's answer to a refused request. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function createPerson(
  url: string,
  { id, email, cookie }: { id: string; email: string; cookie: string },
): Person {
  const headers = { cookie, origin: url };
  const send = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, url), { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) } });
  let client: SyncClient | undefined;
  return {
    id,
    email,
    cookie,
    call: createORPCClient<ContractRouterClient<Contract>>(new RPCLink({ url: `${url}/api/rpc`, headers })),
    documents: createDocuments(send),
    fetch: send,
    live() {
      client ??= createSyncClient({
        url: `${url.replace(/^http/, 'ws')}/api/live`,
        connect: (address) => new WebSocket(address, { headers }),
      });
      return client;
    },
    close: () => client?.stop(),
  };
}

function createDocuments(send: Person['fetch']): PersonDocuments {
  async function ask(operation: ReadOperation | WriteOperation): Promise<ServerReply> {
    const request: ClientRequest = { request: 1, ...operation };
    const response = await send('/api/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = (await response.json()) as ServerReply | { code: string; message: string };
    if ('kind' in answer) return answer;
    return { kind: 'failed', request: 1, error: answer };
  }
  async function done(operation: ReadOperation | WriteOperation): Promise<WireDocument[]> {
    const answer = await ask(operation);
    if (answer.kind === 'failed') throw new Refused(answer.error.code, answer.error.message);
    return answer.documents;
  }
  // The server checks stored documents against their type, so they have its shape.
  const as = <D extends DocumentType>(documents: WireDocument[]) => documents as unknown as DocumentOf<D>[];
  return {
    ask,
    fetch: async <D extends DocumentType>(type: D, query: Omit<Query, 'collection'> = {}) =>
      as<D>(await done({ kind: 'fetch', query: { collection: type.name, ...query } })),
    get: async <D extends DocumentType>(type: D, id: string) =>
      as<D>(await done({ kind: 'fetchById', collection: type.name, id }))[0],
    insert: async <D extends DocumentType>(type: D, document: NewDocument<D>) =>
      as<D>(await done({ kind: 'insert', collection: type.name, document }))[0]!,
    insertBatch: async <D extends DocumentType>(type: D, documents: NewDocument<D>[]) =>
      as<D>(await done({ kind: 'insertBatch', collection: type.name, documents })),
    patch: async <D extends DocumentType>(
      type: D,
      id: string,
      changes: PatchOf<D>,
      rev?: number,
      expected?: Record<string, unknown>,
    ) =>
      as<D>(
        await done({
          kind: 'patch',
          collection: type.name,
          id,
          changes,
          ...(rev ? { rev } : {}),
          ...(expected ? { expected } : {}),
        }),
      )[0]!,
    async delete(type, id, rev) {
      await done({ kind: 'delete', collection: type.name, id, ...(rev ? { rev } : {}) });
    },
  };
}
