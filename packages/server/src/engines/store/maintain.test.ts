import { defineDocument } from '@pavilion/sync';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { readChanges } from './change-log.ts';
import { createStore } from './create-store.ts';
import type { Store } from './types.ts';

const notes = defineDocument('notes', {
  schema: () => z.object({ text: z.string(), created_at: z.string().optional() }),
});
const policy = { read: () => ({}), patch: () => ['text'] as never, insert: () => ['text'] as never };
const person = { id: 'ann', user: {}, now: '', organisation: '' } as never;
const actor = { kind: 'system', name: 'test' } as const;

describeOnDatabase('housekeeping', (open) => {
  let database: Database;
  let store: Store;
  let now = new Date('2026-01-01T00:00:00.000Z');
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  beforeAll(async () => {
    ({ database } = await open());
    store = await createStore({ database, documents: [notes], policies: () => policy, clock: () => now.toISOString() });
  });

  it('keeps deleted documents for 30 days (OPN-098)', async () => {
    const note = await store.transaction(actor, (tx) => tx.insert(notes, { text: 'x' }));
    await store.transaction(actor, (tx) => tx.remove(notes, note.id));
    later(29);
    await store.maintain();
    expect(await store.restore(actor, notes, note.id)).toMatchObject({
      text: 'x',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    await store.transaction(actor, (tx) => tx.remove(notes, note.id));
    later(31);
    await store.maintain();
    await expect(store.restore(actor, notes, note.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('deletes old parts of the log, and reports that it no longer reaches back', async () => {
    const end = store.position();
    later(10);
    await store.transaction(actor, (tx) => tx.insert(notes, { text: 'new' }));
    await store.maintain({ logDays: 5 });
    // A new process has only the rest of the log.
    const fresh = await createStore({ database, documents: [notes], policies: () => policy });
    expect(await fresh.changesAfter(0, 10)).toBeNull();
    expect(await fresh.changesAfter(end, 10)).toMatchObject([{ after: { text: 'new' } }]);
    expect(await fresh.changesAfter(end + 1, 10)).toEqual([]);
    await fresh.close();
  });

  it('does not mistake a write during a read of the log’s end for a gap', async () => {
    const busy: Database = {
      ...database,
      async query(text, values) {
        const rows = await database.query(text, values);
        await store.transaction(actor, (tx) => tx.insert(notes, { text: 'meanwhile' }));
        return rows as never;
      },
    };
    expect(await readChanges(busy, store.position(), 10)).toEqual([]);
  });

  it('does not delay other writes because of a row locked by a transaction', async () => {
    const [held, free] = await store.transaction(actor, (tx) => tx.insertBatch(notes, [{ text: 'a' }, { text: 'b' }]));
    const patch = (id: string) =>
      store.writeAs(person, { kind: 'patch', collection: 'notes', id, changes: { text: 'changed' } });
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = () => {};
    const holding = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const transaction = store.transaction(actor, async (tx) => {
      await tx.lock(notes, held!.id);
      isHeld();
      await gate;
    });
    await holding;
    const waiting = patch(held!.id);
    await patch(free!.id);
    expect(await store.get(notes, held!.id)).toMatchObject({ text: 'a' });
    release();
    await transaction;
    expect((await waiting).documents).toMatchObject([{ text: 'changed' }]);
  });
});
