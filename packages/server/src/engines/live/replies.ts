import type { ServerReply } from '@pavilion/sync';
import type { RequestName, Store } from '../store/types.ts';

/** Longer than any client sends a write again (two minutes after its first try). */
const rememberedMilliseconds = 300_000;
const mostPerClient = 500;

interface Client {
  replies: Map<number, Promise<ServerReply>>;
  /** What the log knows of earlier connections of this client, to this process or another. */
  earlier: ReturnType<Store['answered']>;
  lastUsed: number;
}

/** Remembers what was answered, so that a write which is sent again after a lost connection is answered and not done again. */
export interface Replies {
  answer(person: string, name: RequestName, run: () => Promise<ServerReply>): Promise<ServerReply>;
  /** A client has said its name: what the log knows of it is looked up ahead. */
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
      // Whoever needs the answer is told of the failure; nobody may need it.
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
      // What broke for reasons of ours may be tried again.
      if (settled.kind === 'failed' && settled.error.code === 'BROKEN') client.replies.delete(request);
      return settled;
    },
  };
}
