import type { ServerReply } from '@pavilion/sync';
import type { RequestName, Store } from '../store/types.ts';

/** Longer than any client resends a write (two minutes after its first attempt). */
const rememberedMilliseconds = 300_000;
const mostPerClient = 500;
/** Failures of the server, after which the same write may be sent again. */
const maySucceedLater: readonly string[] = ['BROKEN', 'DISK_FULL', 'DATABASE_AWAY', 'OUTDATED'];

interface Client {
  replies: Map<number, Promise<ServerReply>>;
  /** The log's answers to earlier connections of this client, to any process. */
  earlier: ReturnType<Store['answered']>;
  lastUsed: number;
}

/**
 * Makes writes idempotent: remembers answers, so that a write resent after a lost connection is answered and not
 * repeated.
 */
export interface Replies {
  answer(person: string, name: RequestName, run: () => Promise<ServerReply>): Promise<ServerReply>;
  /** Call when a client says hello: loads its earlier answers from the log. */
  greet(person: string, client: string): void;
}

export function createReplies(store: Store, now: () => number = Date.now): Replies {
  const clients = new Map<string, Client>();
  let swept = now();

  function sweep(): void {
    if (now() - swept < rememberedMilliseconds / 5) return;
    swept = now();
    for (const [name, { lastUsed }] of clients) if (swept - lastUsed > rememberedMilliseconds) clients.delete(name);
  }

  function clientOf(person: string, name: string): Client {
    sweep();
    let client = clients.get(name);
    if (!client) {
      client = { replies: new Map(), earlier: store.inTurn(person, () => store.answered(name)), lastUsed: now() };
      // The request that needs the answers reports this failure; there may be none.
      client.earlier.catch(() => clients.delete(name));
      clients.set(name, client);
    }
    client.lastUsed = now();
    return client;
  }

  async function once(client: Client, request: number, run: () => Promise<ServerReply>): Promise<ServerReply> {
    const known = (await client.earlier).get(request);
    return known ? { kind: 'done', request, ...known } : run();
  }

  return {
    greet: (person, client) => void clientOf(person, client),
    async answer(person, { client: name, request }, run) {
      const client = clientOf(person, name);
      const known = client.replies.get(request);
      if (known) return known;
      const reply = once(client, request, run);
      client.replies.set(request, reply);
      if (client.replies.size > mostPerClient) client.replies.delete(client.replies.keys().next().value!);
      const settled = await reply.catch((error: unknown) => {
        client.replies.delete(request);
        throw error;
      });
      if (settled.kind === 'failed' && maySucceedLater.includes(settled.error.code)) client.replies.delete(request);
      return settled;
    },
  };
}
