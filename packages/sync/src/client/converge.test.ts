import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { defineDocument } from '../document.ts';
import type { Query } from '../where.ts';
import { createSyncClient, type SyncClient } from './sync-client.ts';
import { createTestServer, type TestServer } from './test-server/test-server.ts';

const Note = defineDocument('notes', { schema: () => z.object({ state: z.string(), rank: z.number() }) });

const queries: Omit<Query, 'collection'>[] = [
  {},
  { where: { state: 'a' }, orderBy: [{ field: 'rank', direction: 'desc' }] },
  { where: { state: { in: ['b', 'c'] } }, orderBy: [{ field: 'rank', direction: 'asc' }] },
  { where: { not: { state: 'c' } }, orderBy: [{ field: 'rank', direction: 'asc' }], limit: 2 },
  { where: { id: 'n1' } },
];

const id = fc.constantFrom('n1', 'n2', 'n3', 'n4');
const state = fc.constantFrom('a', 'b', 'c');
const rank = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), mine: fc.boolean(), id, state, rank }),
  fc.record({ do: fc.constant('state' as const), mine: fc.boolean(), id, state }),
  fc.record({ do: fc.constant('rank' as const), mine: fc.boolean(), id, rank }),
  fc.record({ do: fc.constant('remove' as const), mine: fc.boolean(), id }),
  fc.record({ do: fc.constant('breathe' as const), turns: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    do: fc.constantFrom('cut', 'forgetLog', 'ackFirst', 'cutBeforeAnswer', 'hold', 'letGo', 'watch'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Performs one step. Writes that are impossible are rejected by the server, and also when the connection breaks. */
async function take(action: Step, server: TestServer, client: SyncClient, writes: Promise<unknown>[]): Promise<void> {
  const write = (mine: () => Promise<unknown>, theirs: () => void) => {
    if ('mine' in action && action.mine) writes.push(mine().catch(() => undefined));
    else {
      try {
        theirs();
      } catch {
        // Another user's write was refused.
      }
    }
  };
  switch (action.do) {
    case 'insert': {
      const document = { id: action.id, state: action.state, rank: action.rank };
      write(
        () => client.insert(Note, document),
        () => server.put('notes', document),
      );
      break;
    }
    case 'state':
    case 'rank': {
      const changes = action.do === 'state' ? { state: action.state } : { rank: action.rank };
      write(
        () => client.patch(Note, action.id, changes),
        () => server.change('notes', action.id, changes),
      );
      break;
    }
    case 'remove':
      write(
        () => client.remove(Note, action.id),
        () => server.take('notes', action.id),
      );
      break;
    case 'cut':
      server.cut();
      break;
    case 'breathe':
      for (let turn = 0; turn < action.turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      break;
    case 'forgetLog':
    case 'ackFirst':
    case 'cutBeforeAnswer':
      server[action.do] = !server[action.do];
      break;
    case 'hold':
      server.holdAnswers = true;
      break;
    case 'letGo':
      server.letGo();
      break;
    case 'watch':
      client.live(Note, { where: { rank: { gte: writes.length % 3 } } }).subscribe(() => undefined);
      break;
  }
}

it('converges to the documents of the server, with several writers and a breaking connection', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), fc.boolean(), async (steps, cutAtEnd) => {
      const server = await createTestServer();
      const timing = { backoff: [1, 4] as const };
      const client = createSyncClient({ url: server.url, connect: (url) => new WebSocket(url), timing });
      try {
        const lists = queries.map((query) => ({ query, live: client.live(Note, query) }));
        for (const { live } of lists) live.subscribe(() => undefined);
        await vi.waitFor(() => expect(lists.every(({ live }) => live.get().status === 'ready')).toBe(true), {
          interval: 1,
        });
        const writes: Promise<unknown>[] = [];
        for (const action of steps) await take(action, server, client, writes);
        server.holdAnswers = false;
        server.cutBeforeAnswer = false;
        server.letGo();
        if (cutAtEnd) server.cut();
        await Promise.all(writes);
        await vi.waitFor(
          () => {
            for (const { query, live } of lists) {
              expect(live.get()).toEqual({ status: 'ready', documents: server.ask({ ...query, collection: 'notes' }) });
            }
          },
          { interval: 2, timeout: 2_000 },
        );
      } finally {
        client.stop();
        await server.close();
      }
    }),
    { numRuns: 100 },
  );
}, 60_000);
