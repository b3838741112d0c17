import type { Policy, Viewer } from '@pavilion/domain/access';
import { defineDocument, everything, type ServerMessage } from '@pavilion/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase, type TestDatabase } from '../../testing/database.ts';
import { openPostgres } from '../database/index.ts';
import { createStore } from '../store/create-store.ts';
import type { Change, Store } from '../store/types.ts';
import { createHub } from './hub.ts';

const tasks = defineDocument('tasks', {
  schema: () => z.object({ lane: z.number(), n: z.number().default(0) }),
  indexes: [{ fields: ['lane'] }],
});
const policy: Policy = { read: () => everything, insert: () => ['lane', 'n'] as never, patch: () => ['n'] as never };
const viewer = { id: 'someone', user: { active: true }, now: '', organisation: '' } as unknown as Viewer;

/** A client without a network: its messages, and the documents of its one channel. */
function listen(hub: ReturnType<typeof createHub>, resume?: string) {
  const documents = new Map<string, { _rev: number }>();
  const effects: string[] = [];
  const heard = { token: resume, snapshots: 0, seqs: [] as number[] };
  const watchers = new Set<() => void>();
  const peer = hub.connect({
    viewer,
    transport: {
      send(data) {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.kind === 'snapshot') {
          heard.snapshots++;
          heard.token = message.token;
          documents.clear();
          for (const row of message.documents) documents.set(row.id, row);
        } else if (message.kind === 'change') {
          const [effect] = Object.keys(message.effects);
          heard.token = message.tokens?.[0]?.[1] ?? heard.token;
          heard.seqs.push(message.seq);
          effects.push(`${effect} ${message.id}`);
          if (effect === 'removed') documents.delete(message.id);
          else documents.set(message.id, message.document!);
        }
        for (const watch of watchers) watch();
      },
      buffered: () => 0,
      close: () => undefined,
      terminate: () => undefined,
    },
  });
  peer.open(1, { collection: 'tasks' }, resume);
  return {
    documents,
    effects,
    heard,
    peer,
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const watch = () => {
          if (!holds()) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
  };
}

const test = (open: () => Promise<TestDatabase>) => {
  it('deliver each change once in log order, and none is missed by a client that moves between processes', async () => {
    const { url } = await open();
    const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
    const stores: Store[] = await Promise.all(
      databases.map((database) => createStore({ database, documents: [tasks], policies: () => policy })),
    );
    const hubs = stores.map((store) => createHub({ store }));
    const told: Change[][] = stores.map(() => []);
    for (const [at, store] of stores.entries()) store.onChanges((changes) => void told[at]!.push(...changes));

    const still = listen(hubs[0]!);
    await still.until(() => still.heard.snapshots === 1);
    let restless = listen(hubs[1]!);
    await restless.until(() => restless.heard.snapshots === 1);

    const writers = stores.flatMap((store, process) =>
      [1, 2, 3].map(async (lane) => {
        const own: string[] = [];
        for (let n = 0; n < 25; n++) {
          const id = own[n % 5];
          if (id && n % 3 === 0) {
            await store.writeAs(viewer, { kind: 'patch', collection: 'tasks', id, changes: { n } });
          } else if (n % 4 === 1) {
            await store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
              own.push((await tx.insert(tasks, { lane })).id, (await tx.insert(tasks, { lane })).id);
            });
          } else {
            const { documents } = await store.writeAs(viewer, {
              kind: 'insert',
              collection: 'tasks',
              document: { lane: lane * 10 + process },
            });
            own.push(documents[0]!.id);
          }
        }
      }),
    );
    // Meanwhile a client keeps switching between processes, and resumes from its token each time.
    let writing = true;
    const wander = (async () => {
      for (let turn = 0; writing; turn++) {
        const { token } = restless.heard;
        restless.peer.leave();
        const next = listen(hubs[turn % 3]!, token);
        for (const [id, row] of restless.documents) if (!next.documents.has(id)) next.documents.set(id, row);
        restless = next;
        await new Promise((resolve) => setImmediate(resolve));
        await stores[turn % 3]!.count(tasks, {});
      }
    })();
    await Promise.all(writers);
    writing = false;
    await wander;

    const all = await stores[0]!.find(tasks, {});
    const last = await databases[0]!.query<{ seq: number }>('SELECT seq FROM log_head');
    const agree = (documents: Map<string, { _rev: number }>) =>
      documents.size === all.length && all.every(({ id, _rev }) => documents.get(id)?._rev === _rev);
    await still.until(() => agree(still.documents));
    await restless.until(() => agree(restless.documents));
    expect(still.heard.snapshots).toBe(1);
    expect(still.heard.seqs).toEqual([...new Set(still.heard.seqs)].sort((left, right) => left - right));

    for (const [at, store] of stores.entries()) {
      await expect.poll(() => store.position()).toBe(last[0]!.seq);
      const first = told[at]![0]!.seq;
      expect(told[at]!.map(({ seq }) => seq)).toEqual(told[at]!.map((_, n) => first + n));
    }
    for (const hub of hubs) hub.close();
    for (const store of stores) await store.close();
    for (const database of databases) await database.close();
  });
};

describeOnDatabase('several processes on one database', test);
