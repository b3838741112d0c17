import type { Policy, Viewer } from '@pavilion/domain/access';
import { defineDocument, everything, nothing, type Present, type ServerMessage } from '@pavilion/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import { openPostgres } from '../database/index.ts';
import type { Database } from '../database/types.ts';
import { createStore } from '../store/create-store.ts';
import type { Store } from '../store/types.ts';
import { createHub, type Hub } from './hub.ts';

const boards = defineDocument('boards', { schema: () => z.object({ open: z.boolean().default(true) }) });
const people = defineDocument('people', { schema: () => z.object({ active: z.boolean(), trusted: z.boolean() }) });
const isTrusted = ({ user }: Viewer) => (user as { trusted?: boolean } | null)?.trusted === true;
const policies: Record<string, Policy> = {
  boards: { read: (viewer) => (isTrusted(viewer) ? { open: true } : nothing) },
  people: { read: () => everything },
};
const system = { kind: 'system', name: 'test' } as const;

describeOnDatabase('people in a document (GFX-017)', (open) => {
  let databases: Database[];
  let stores: Store[];
  let hubs: Hub[];
  beforeAll(async () => {
    const { url } = await open();
    databases = await Promise.all([1, 2].map(() => openPostgres(url)));
    stores = await Promise.all(
      databases.map((database) =>
        createStore({ database, documents: [boards, people], policies: (name) => policies[name] }),
      ),
    );
    hubs = stores.map((store, at) => createHub({ store, people: 'people', database: databases[at]! }));
  });
  afterAll(async () => {
    for (const hub of hubs) await hub.close();
    for (const store of stores) await store.close();
    for (const database of databases) await database.close();
  });

  const board = () => stores[0]!.transaction(system, async (tx) => (await tx.insert(boards, {})).id);
  const person = (trusted = true) =>
    stores[0]!.transaction(system, async (tx) => (await tx.insert(people, { active: true, trusted })).id);

  /** A window of a person at one of the two processes. */
  async function join(id: string, process = 0) {
    let last: Present[] | undefined;
    const user = await stores[process]!.get(people, id);
    const viewer = { id, user, now: '', organisation: '' } as unknown as Viewer;
    const peer = hubs[process]!.connect({
      viewer,
      transport: {
        send(data) {
          const message = JSON.parse(String(data)) as ServerMessage;
          if (message.kind === 'present') last = message.people;
        },
        buffered: () => 0,
        close: () => undefined,
        terminate: () => undefined,
      },
    });
    const sees = (expected: [string, Record<string, unknown>][]) =>
      expect
        .poll(() => last?.map(({ person, at }) => [person, at]), { timeout: 5_000, interval: 10 })
        .toEqual(expected.sort(([one], [other]) => (one < other ? -1 : 1)));
    return { peer, sees, heard: () => last };
  }

  it('see each other and each other’s moves, in one process and in two, until they leave or are gone', async () => {
    const id = await board();
    const [a, b] = [await person(), await person()];
    const [ann, ben] = [await join(a, 0), await join(b, 1)];
    ann.peer.here('boards', id, { slide: 'one' });
    await ann.sees([[a, { slide: 'one' }]]);
    ben.peer.here('boards', id, { slide: 'two' });
    await ben.sees([
      [a, { slide: 'one' }],
      [b, { slide: 'two' }],
    ]);
    ann.peer.here('boards', id, { slide: 'three' });
    await ben.sees([
      [a, { slide: 'three' }],
      [b, { slide: 'two' }],
    ]);
    await ann.sees([
      [a, { slide: 'three' }],
      [b, { slide: 'two' }],
    ]);
    ben.peer.here('boards', id, null);
    await ann.sees([[a, { slide: 'three' }]]);
    ben.peer.here('boards', id, {});
    await ann.sees([
      [a, { slide: 'three' }],
      [b, {}],
    ]);
    // The connection of a closed window or a lost network.
    ben.peer.leave();
    await ann.sees([[a, { slide: 'three' }]]);
  });

  it('a page without sign-in is seen in all processes, once for each page, until it leaves or says nothing (GFX-029)', async () => {
    const id = await board();
    const [a, b] = [await person(), await person(false)];
    const [ann, ben] = [await join(a, 0), await join(b, 1)];
    ann.peer.here('boards', id, {});
    ben.peer.here('boards', id, {});
    await ann.sees([[a, {}]]);
    hubs[1]!.guest('boards', id, 'page-one', { output: 'OBS' });
    hubs[0]!.guest('boards', id, 'page-two', { output: '' });
    await expect.poll(() => ann.heard()?.length, { timeout: 5_000 }).toBe(3);
    hubs[0]!.guest('boards', id, 'page-two', { output: '' });
    hubs[0]!.guest('boards', id, 'page-two', null);
    await expect
      .poll(() => ann.heard(), { timeout: 5_000 })
      .toEqual([
        { person: a, at: {} },
        { person: '', at: { output: 'OBS' } },
      ]);
    // Without the right to read the document, nobody is told.
    expect(ben.heard()).toEqual([]);
    await expect.poll(() => ann.heard(), { timeout: 20_000, interval: 500 }).toEqual([{ person: a, at: {} }]);
  }, 40_000);

  it('are neither seen nor told anything without the right to read the document', async () => {
    const id = await board();
    const [a, b] = [await person(), await person(false)];
    const [ann, ben] = [await join(a), await join(b)];
    ann.peer.here('boards', id, {});
    ben.peer.here('boards', id, {});
    await ben.sees([]);
    await ann.sees([[a, {}]]);
    ben.peer.here('boards', 'nowhere-at-all', {});
    await ben.sees([]);
  });

  it('are out when they lose the right, or when the document can no longer be read', async () => {
    const id = await board();
    const [a, b] = [await person(), await person()];
    const [ann, ben] = [await join(a), await join(b)];
    ann.peer.here('boards', id, {});
    ben.peer.here('boards', id, {});
    await ann.sees([
      [a, {}],
      [b, {}],
    ]);
    await stores[0]!.transaction(system, (tx) => tx.patch(people, b, { trusted: false }));
    await ann.sees([[a, {}]]);
    await ben.sees([]);
    await stores[0]!.transaction(system, (tx) => tx.patch(boards, id, { open: false }));
    await ann.sees([]);
  });
});
