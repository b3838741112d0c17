import type { Viewer } from '@pavilion/domain/access';
import { defineDocument, everything } from '@pavilion/sync';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import { createStore } from './create-store.ts';
import { each } from './each.ts';
import { Refusal } from './refusal.ts';
import type { Change, Complete, Effect, Follow, Store } from './types.ts';

const lines = defineDocument('lines', {
  schema: () => z.object({ text: z.string(), words: z.number().int().optional(), mark: z.string().optional() }),
});
const tallies = defineDocument('tallies', { schema: () => z.object({ changes: z.number() }) });

const viewer = { id: 'ann', user: { active: true } } as unknown as Viewer;
const ann = { kind: 'user', id: 'ann' } as const;

/** Sizes of the lists of drafts. */
let batches: number[] = [];

const countWords: Complete<typeof lines> = {
  on: lines,
  async complete(_tx, drafts) {
    batches.push(drafts.length);
    return drafts.map(({ after }) => ({ words: after.text.split(' ').length }));
  },
};
const markLong: Complete<typeof lines> = {
  on: lines,
  complete: each(async (_tx, { before, after }) => {
    if (after.text === 'never') throw new Refusal('INVALID', 'Never say never.', 'text');
    if (after.text === 'broken') return { words: 0.5 };
    return { mark: `${before?.words ?? 0} to ${after.words}` };
  }),
};
const tally: Follow<typeof lines> = {
  on: lines,
  async follow(tx, changes) {
    if (!(await tx.get(tallies, 'tally'))) await tx.insert(tallies, { id: 'tally', changes: changes.length });
    else
      await tx.patch(tallies, 'tally', { changes: ((await tx.lock(tallies, 'tally'))?.changes ?? 0) + changes.length });
  },
};
/** In an order that must not matter: `follow` sees completed documents, wherever it is in the list. */
const effects: Effect[] = [tally, countWords, markLong];

describeOnDatabase('effects', (open) => {
  let store: Store;
  let seen: Change[] = [];
  beforeAll(async () => {
    const { database } = await open();
    store = await createStore({
      database,
      documents: [lines, tallies],
      policies: () => ({ read: () => everything, insert: () => ['text'], patch: () => ['text'] }) as never,
      effects,
    });
    store.onChanges((changes) => seen.push(...changes));
  });
  beforeEach(() => {
    batches = [];
    seen = [];
  });
  const write = (text: string) =>
    store
      .writeAs(viewer, { kind: 'insert', collection: 'lines', document: { text } })
      .then((done) => done.documents[0]!);

  it('complete a new document in its single write, each seeing the fields of the one before', async () => {
    const line = await write('three little words');
    expect(line).toMatchObject({ _rev: 1, words: 3, mark: '0 to 3' });
    expect(await store.get(lines, line.id)).toEqual(line);
    expect(seen.filter(({ collection }) => collection === 'lines')).toHaveLength(1);
  });

  it('complete a change under the lock of its document, in one revision', async () => {
    const { id } = await write('one');
    const { documents } = await store.writeAs(viewer, {
      kind: 'patch',
      collection: 'lines',
      id,
      changes: { text: 'now two' },
    });
    expect(documents).toEqual([{ id, _rev: 2, text: 'now two', words: 2, mark: '1 to 2' }]);
    expect(await store.get(lines, id)).toEqual(documents[0]);
  });

  it('complete simultaneous changes one after the other, none from an outdated document', async () => {
    const { id } = await write('a');
    const texts = Array.from({ length: 12 }, (_, at) =>
      Array(at + 2)
        .fill('a')
        .join(' '),
    );
    await Promise.all(
      texts.map((text) => store.writeAs(viewer, { kind: 'patch', collection: 'lines', id, changes: { text } })),
    );
    const history = seen.filter((change) => change.id === id && change.before);
    expect(history).toHaveLength(texts.length);
    for (const { before, after } of history) expect(after!.mark).toBe(`${before!.words} to ${after!.words}`);
  });

  it('complete a batch as one list, for inserts and for patches', async () => {
    const documents = Array.from({ length: 600 }, (_, at) => ({ text: `line ${at}` }));
    const stored = await store.transaction(ann, (tx) => tx.insertBatch(lines, documents));
    expect(batches).toEqual([600]);
    expect(stored.every(({ _rev, words }) => _rev === 1 && words === 2)).toBe(true);
    const patches = stored.map(({ id }) => ({ id, changes: { text: 'one and only' } }));
    const patched = await store.transaction(ann, (tx) => tx.patchBatch(lines, patches));
    expect(batches).toEqual([600, 600]);
    expect(patched.every(({ _rev, mark }) => _rev === 2 && mark === '2 to 3')).toBe(true);
  });

  it('complete what a condition finds as one list, from its newest version: patches of several writers add up', async () => {
    const found = await store.transaction(ann, (tx) => tx.insertBatch(lines, [{ text: 'mine' }, { text: 'mine' }]));
    const other = await write('mine too');
    batches = [];
    const add = () =>
      store.transaction(ann, (tx) =>
        tx.patchWhere(lines, { text: { gte: 'mine', lt: 'minf' } }, (line) => longer(line)),
      );
    const longer = ({ id, text }: { id: string; text: string }) =>
      id === other.id ? undefined : { text: `${text} again` };
    await Promise.all([add(), add(), add(), add()]);
    expect(batches).toEqual([2, 2, 2, 2]);
    for (const { id } of found) {
      expect(await store.get(lines, id)).toMatchObject({ _rev: 5, words: 5, mark: '4 to 5' });
      const history = seen
        .filter((change) => change.id === id)
        .map(({ before, after }) => [before?.words, after?.words]);
      expect(history).toEqual([
        [undefined, 1],
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
      ]);
    }
    expect(await store.get(lines, other.id)).toMatchObject({ _rev: 1 });
    await store.transaction(ann, (tx) => tx.patchWhere(lines, { text: 'nobody' }, longer));
    expect(batches).toHaveLength(4);
  });

  it('refuse before anything is written, and fill in only valid fields', async () => {
    await expect(write('never')).rejects.toThrow('Never say never.');
    await expect(write('broken')).rejects.toThrow('words');
    expect(await store.count(lines, { text: { in: ['never', 'broken'] } })).toBe(0);
    expect(seen).toEqual([]);
  });

  it('do not touch an existing document when it is inserted once', async () => {
    const { id } = await write('here');
    batches = [];
    expect(await store.transaction(ann, (tx) => tx.insertOnce(lines, { id, text: 'never' }))).toBeNull();
    expect(batches).toEqual([]);
    const added = await store.transaction(ann, (tx) => tx.insertOnce(lines, { id: 'once', text: 'a b' }));
    expect(added).toMatchObject({ _rev: 1, words: 2 });
  });

  it('follow writes and deletions; nothing completes a deletion', async () => {
    const changes = async () => (await store.get(tallies, 'tally'))?.changes ?? 0;
    const { id } = await write('soon gone');
    const before = await changes();
    batches = [];
    await store.transaction(ann, (tx) => tx.remove(lines, id));
    expect([await changes(), batches]).toEqual([before + 1, []]);
  });
});
