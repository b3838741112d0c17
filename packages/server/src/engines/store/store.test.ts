import type { Policy, Viewer } from '@pavilion/domain/access';
import { defineDocument, everything, nothing, type PatchOf } from '@pavilion/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import { createStore } from './create-store.ts';
import { each } from './each.ts';
import type { Change, Effect, Store } from './types.ts';

const stamps = {
  created_at: z.string().optional(),
  created_by: z.string().optional(),
  updated_at: z.string().optional(),
  updated_by: z.string().optional(),
};
const notes = defineDocument('notes', {
  schema: () =>
    z.object({
      title: z.string().min(1, 'Title is needed.'),
      team: z.string().optional(),
      code: z.string().optional(),
      count: z.number().default(0),
      state: z.string().default('open'),
      answer: z.string().nullable().default(null),
      likes: z.record(z.string(), z.boolean()).default({}),
      ...stamps,
    }),
  indexes: [
    { fields: ['team'], orderBy: [{ field: 'count', direction: 'desc' }] },
    { fields: ['code'], unique: true },
  ],
});
const items = defineDocument('items', { schema: () => z.object({ parent: z.string(), size: z.number().default(1) }) });
const parents = defineDocument('parents', {
  schema: () => z.object({ total: z.number().default(0), name: z.string().default('') }),
});
const secrets = defineDocument('secrets', { schema: () => z.object({ value: z.string() }) });

const viewer = (id: string, team = 'red') => ({ id, user: { active: true, team } }) as unknown as Viewer;
const teamOf = (someone: Viewer) => (someone.user as unknown as { team: string }).team;

const policies: Record<string, Policy> = {
  notes: {
    read: (someone) => (teamOf(someone) === 'all' ? everything : { team: teamOf(someone) }),
    insert: () => ['title', 'team', 'count', 'code', 'likes', 'answer'] as never,
    patch: (someone) => ['title', 'count', 'code', 'answer', `likes.${someone.id}`] as never,
    remove: (someone, before) => (before as unknown as { created_by: string }).created_by === someone.id,
  },
  items: {
    read: () => everything,
    insert: () => ['parent', 'size'] as never,
    patch: () => ['size'] as never,
    remove: () => true,
  },
  parents: { read: () => everything, insert: () => ['name'] as never, patch: () => ['name'] as never },
};

const totals: Effect<typeof items> = {
  on: items,
  follow: each(async (tx, { before, after }) => {
    const parent = (after ?? before)!.parent;
    const known = await tx.lock(parents, parent);
    if (known) await tx.patch(parents, parent, { total: known.total + (after?.size ?? 0) - (before?.size ?? 0) });
  }),
};

describeOnDatabase('store', (open) => {
  let store: Store;
  const seen: Change[] = [];
  beforeAll(async () => {
    const { database } = await open();
    store = await createStore({
      database,
      documents: [notes, items, parents, secrets],
      policies: (collection) => policies[collection],
      effects: [totals],
    });
    store.onChanges((changes) => seen.push(...changes));
  });
  const ann = viewer('ann');
  const bob = viewer('bob', 'blue');
  const insert = async (who: Viewer, document: Record<string, unknown>, collection = 'notes') =>
    (await store.writeAs(who, { kind: 'insert', collection, document })).documents[0]!;

  it('reports new jobs after the commit of their transaction, and not after a failure', async () => {
    const { database } = await open();
    const told: string[] = [];
    const working = await createStore({
      database,
      documents: [notes],
      policies: () => undefined,
      enqueue: async (_sql, job) => void told.push(job.name),
      jobsAdded: () => told.push('wake'),
    });
    const system = { kind: 'system', name: 'test' } as const;
    await working.transaction(system, (tx) => tx.enqueue({ name: 'kept' }, {}));
    const failing = working.transaction(system, async (tx) => {
      await tx.enqueue({ name: 'lost' }, {});
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    await working.transaction(system, (tx) => tx.find(notes, {}));
    expect(told).toEqual(['kept', 'wake', 'lost']);
    await working.close();
  });

  it('writes a list as text with the documents, position and number that reading it gives', async () => {
    await insert(ann, { title: 'Said “six”,\n\t"over" \\ 🏏', team: 'text', count: 0.1, likes: { bob: true } });
    await insert(ann, { title: 'Plain', team: 'text', count: 12_345_678_901, code: '<&>' });
    const ask = (text: string) => store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.sql(text));
    await ask(`INSERT INTO notes (id, rev, data, created_at, updated_at) VALUES ('say "hi" \\ 🏏', 3, '{}', '', '')`);
    await ask(`INSERT INTO notes (id, rev, data, created_at, updated_at)
      SELECT 'long-' || n, n, '{"title": "One of many", "team": "long"}', '', '' FROM generate_series(1, 150) AS n`);
    for (const where of [{ team: 'text' }, { team: 'long' }, { team: 'without notes' }, { id: 'say "hi" \\ 🏏' }]) {
      const selection = { where, asSet: true };
      const { documents, seq } = await store.snapshot(notes, selection);
      const page = await store.snapshotText(notes, selection);
      expect(page).toMatchObject({ total: documents.length, seq });
      const byId = (rows: typeof documents) => rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
      expect(byId(JSON.parse(page.text))).toEqual(byId(documents));
    }
    await ask(`DELETE FROM notes WHERE data = '{}' OR id LIKE 'long-%'`);
  });

  it.each(['alone', 'in a batch'])(
    'logs each version of a document as it is stored, whatever has changed in it, %s',
    async (how) => {
      const system = { kind: 'system', name: 'test' } as const;
      const [first] = await store.transaction(system, (tx) =>
        tx.insertBatch(notes, [
          { title: "It's \\ “one”", team: 'logged', code: 'l1', likes: { bob: true, eve: true } },
        ]),
      );
      const { id } = first!;
      const patch = (changes: PatchOf<typeof notes>) =>
        store.transaction(system, async (tx) =>
          how === 'alone' ? tx.patch(notes, id, changes) : (await tx.patchBatch(notes, [{ id, changes }]))[0]!,
        );
      const versions = [first!, await patch({ 'likes.bob': false, title: 'Two' }), await patch({ code: null })];
      versions.push(await patch({ code: 'l2', count: 0.1 }), await patch({ 'likes.eve': null }));
      const ask = <T extends Record<string, unknown>>(text: string) =>
        store.transaction(system, (tx) => tx.sql<T>(text, [id]));
      const [row] = await ask<{ data: object }>('SELECT data FROM notes WHERE id = $1');
      expect({ id, _rev: 5, ...row!.data }).toEqual(versions.at(-1));
      await store.transaction(system, (tx) => tx.remove(notes, id));
      const logged = await ask('SELECT before, after FROM changes WHERE id = $1 ORDER BY seq');
      const expected = [null, ...versions].map((before, at) => ({ before, after: versions[at] ?? null }));
      expect(logged).toEqual(JSON.parse(JSON.stringify(expected)));
    },
  );

  describe('writing', () => {
    it('fills in defaults and stamps, and logs each change with its number', async () => {
      const note = await insert(ann, { title: 'First', team: 'red' });
      expect(note).toMatchObject({
        _rev: 1,
        title: 'First',
        count: 0,
        state: 'open',
        created_by: 'ann',
        updated_by: 'ann',
      });
      expect(note.id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(note.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const { seq, documents } = await store.writeAs(ann, {
        kind: 'patch',
        collection: 'notes',
        id: note.id,
        changes: { title: 'Second' },
      });
      expect(documents[0]).toMatchObject({ title: 'Second', _rev: 2 });
      expect(seen.at(-1)).toEqual({
        seq,
        collection: 'notes',
        id: note.id,
        before: note,
        after: documents[0],
        by: 'ann',
        at: documents[0]!.updated_at,
      });
      const logged = await store.changesAfter(seq - 2, 10);
      expect(logged).toEqual(seen.slice(-2));
    });

    it('refuses what the schema or the policy does not allow, naming the field', async () => {
      await expect(insert(ann, { title: '' })).rejects.toMatchObject({
        code: 'INVALID',
        message: 'Title is needed.',
        field: 'title',
      });
      await expect(insert(ann, { title: 'x', count: 'many' })).rejects.toMatchObject({
        code: 'INVALID',
        field: 'count',
      });
      await expect(insert(ann, { title: 'x', state: 'done' })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
        field: 'state',
      });
      await expect(insert(ann, { title: 'x', created_by: 'bob' })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
        field: 'created_by',
      });
      await expect(insert(ann, { title: 'x', nonsense: 1 })).rejects.toMatchObject({
        code: 'NOT_ALLOWED',
        field: 'nonsense',
      });
      await expect(insert(ann, { title: 'nul \0' })).rejects.toMatchObject({ code: 'INVALID', field: 'title' });
      await expect(insert(ann, { title: 'x', id: 'a b' })).rejects.toMatchObject({ code: 'INVALID', field: 'id' });
      await expect(insert(ann, { value: 'x' }, 'secrets')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(insert(ann, { value: 'x' }, 'changes')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('treats missing and forbidden documents alike', async () => {
      const note = await insert(ann, { title: 'Red only', team: 'red' });
      const patch = (id: string) =>
        store.writeAs(bob, { kind: 'patch', collection: 'notes', id, changes: { title: 'Mine' } });
      const missing = await patch('missing-00').catch((error: unknown) => error);
      await expect(patch(note.id)).rejects.toEqual(missing);
      expect(missing).toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.writeAs(bob, { kind: 'delete', collection: 'notes', id: note.id })).rejects.toEqual(missing);
      expect(await store.visible(bob, notes, note.id)).toBeNull();
      expect(await store.visible(ann, notes, note.id)).toEqual(note);
    });

    it('patches paths within maps that the policy names, clears with null, and stores null if the schema allows it', async () => {
      const note = await insert(ann, { title: 'Liked', team: 'red', answer: 'yes', code: 'c-1' });
      const patch = (changes: Record<string, unknown>) =>
        store.writeAs(ann, { kind: 'patch', collection: 'notes', id: note.id, changes });
      expect((await patch({ 'likes.ann': true, answer: null, code: null })).documents[0]).toMatchObject({
        likes: { ann: true },
        answer: null,
      });
      expect(await store.get(notes, note.id)).not.toHaveProperty('code');
      await expect(patch({ 'likes.bob': true })).rejects.toMatchObject({ code: 'NOT_ALLOWED', field: 'likes.bob' });
      await expect(patch({ likes: {} })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    });

    it('refuses a patch of an old revision, and writes nothing if nothing differs', async () => {
      const note = await insert(ann, { title: 'Old', team: 'red' });
      const patch = (changes: Record<string, unknown>, rev?: number) =>
        store.writeAs(ann, { kind: 'patch', collection: 'notes', id: note.id, changes, rev });
      await patch({ title: 'New' }, 1);
      await expect(patch({ title: 'Other' }, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
      const before = store.position();
      await patch({ title: 'New' });
      expect(store.position()).toBe(before);
    });

    it('answers a repeated insert like the first, and refuses a clash', async () => {
      const document = { id: 'same-id-0001', title: 'Once', team: 'red' };
      const first = await store.writeAs(ann, { kind: 'insert', collection: 'notes', document });
      const again = await store.writeAs(ann, { kind: 'insert', collection: 'notes', document });
      expect(again).toEqual(first);
      await expect(insert(bob, document)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(insert(ann, { ...document, title: 'Else' })).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('names the value that is taken, without affecting other writes of the batch', async () => {
      await insert(ann, { title: 'A', code: 'unique', team: 'red' });
      const results = await Promise.allSettled([
        insert(ann, { title: 'B', code: 'unique', team: 'red' }),
        insert(ann, { title: 'C', code: 'free', team: 'red' }),
      ]);
      expect(results[0]).toMatchObject({
        reason: { code: 'NOT_UNIQUE', field: 'code', message: 'Another entry already has this code.' },
      });
      expect(results[1]).toMatchObject({ value: { code: 'free' } });
    });

    it('keeps deleted documents and restores them (OPN-098)', async () => {
      const note = await insert(ann, { title: 'Gone', team: 'red' });
      await store.writeAs(ann, { kind: 'delete', collection: 'notes', id: note.id });
      expect(await store.get(notes, note.id)).toBeNull();
      expect(seen.at(-1)).toMatchObject({ id: note.id, before: note, after: null });
      const back = await store.restore({ kind: 'system', name: 'restore' }, notes, note.id);
      expect(back).toMatchObject({ id: note.id, title: 'Gone', created_by: 'ann' });
    });
  });

  describe('transactions', () => {
    it('runs effects in the transaction and logs each document once', async () => {
      const parent = await insert(ann, { name: 'P' }, 'parents');
      const from = store.position();
      const { documents } = await store.writeAs(ann, {
        kind: 'insertBatch',
        collection: 'items',
        documents: [
          { parent: parent.id, size: 3 },
          { parent: parent.id, size: 4 },
        ],
      });
      expect(await store.get(parents, parent.id)).toMatchObject({ total: 7 });
      const logged = await store.changesAfter(from, 10);
      expect(logged?.map(({ collection }) => collection)).toEqual(['items', 'items', 'parents']);
      expect(logged?.find(({ collection }) => collection === 'parents')).toMatchObject({
        before: { total: 0 },
        after: { total: 7 },
      });
      await store.writeAs(ann, { kind: 'patch', collection: 'items', id: documents[0]!.id, changes: { size: 10 } });
      await store.writeAs(ann, { kind: 'delete', collection: 'items', id: documents[1]!.id });
      expect(await store.get(parents, parent.id)).toMatchObject({ total: 10 });
    });

    it('deletes all of a batch or none, with effects, and keeps it in the trash', async () => {
      const parent = await insert(ann, { name: 'Emptied' }, 'parents');
      const { documents } = await store.writeAs(ann, {
        kind: 'insertBatch',
        collection: 'items',
        documents: Array.from({ length: 3 }, () => ({ parent: parent.id, size: 2 })),
      });
      const ids = documents.map(({ id }) => id);
      const remove = (wanted: string[]) =>
        store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.removeBatch(items, wanted));
      await expect(remove([...ids, 'gone'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await store.get(parents, parent.id)).toMatchObject({ total: 6 });
      await remove([ids[0]!, ...ids]);
      expect(await store.get(parents, parent.id)).toMatchObject({ total: 0 });
      const back = await store.restore({ kind: 'system', name: 'restore' }, items, ids[2]!);
      expect(back).toMatchObject({ id: ids[2], size: 2 });
    });

    it('inserts a document once if several try at the same moment', async () => {
      const someone = { kind: 'system', name: 'test' } as const;
      await store.transaction(someone, (tx) => tx.insert(parents, { id: 'once' }));
      const add = () =>
        store.transaction(someone, (tx) => tx.insertOnce(items, { id: 'the-one', parent: 'once', size: 3 }));
      const added = await Promise.all(Array.from({ length: 6 }, add));
      expect(added.filter(Boolean)).toEqual([{ id: 'the-one', _rev: 1, parent: 'once', size: 3 }]);
      expect(seen.filter(({ id }) => id === 'the-one')).toHaveLength(1);
      expect(await store.get(parents, 'once')).toMatchObject({ total: 3 });
    });

    it('changes nothing when it fails', async () => {
      const from = store.position();
      const failing = store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
        await tx.insert(parents, { id: 'never-was', name: 'x' });
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await store.get(parents, 'never-was')).toBeNull();
      expect(store.position()).toBe(from);
    });

    it('loses no increment of many writers, and numbers their changes without a gap', async () => {
      const parent = await insert(ann, { name: 'Busy' }, 'parents');
      const from = store.position();
      await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          if (n % 2) await insert(ann, { parent: parent.id }, 'items');
          else await insert(ann, { title: `n${n}`, team: 'red' });
        }),
      );
      expect(await store.get(parents, parent.id)).toMatchObject({ total: 20 });
      const logged = (await store.changesAfter(from, 1_000))!;
      expect(logged.map(({ seq }) => seq)).toEqual(logged.map((_, at) => from + 1 + at));
      expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, at) => at + 1));
    });

    it('applies every one of many patches to the same document', async () => {
      const note = await insert(ann, { title: 'Hot', team: 'red' });
      const people = Array.from({ length: 25 }, (_, n) => viewer(`person${n}`));
      await Promise.all(
        people.map((person) =>
          store.writeAs(person, {
            kind: 'patch',
            collection: 'notes',
            id: note.id,
            changes: { [`likes.${person.id}`]: true },
          }),
        ),
      );
      expect(Object.keys((await store.get(notes, note.id))!.likes)).toHaveLength(25);
    });
  });

  describe('reading', () => {
    it('adds the rule to every fetch, sorts with missing values last, pages and counts', async () => {
      const team = 'paging';
      const reader = viewer('reader', team);
      for (const count of [5, 1, 3]) await insert(ann, { title: `${count}`, team, count });
      await insert(ann, { title: 'other', team: 'blue', count: 9 });
      const page = await store.fetchAs(
        reader,
        { collection: 'notes', orderBy: [{ field: 'count', direction: 'desc' }], limit: 2 },
        { total: true },
      );
      expect(page.documents.map(({ count }) => count)).toEqual([5, 3]);
      expect(page).toMatchObject({ total: 3, seq: store.position() });
      expect((await store.fetchAs(reader, { collection: 'notes', where: { team: 'blue' } })).documents).toEqual([]);
      expect((await store.fetchAs(reader, { collection: 'notes', where: nothing })).documents).toEqual([]);
      await expect(store.fetchAs(reader, { collection: 'secrets' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.fetchAs(reader, { collection: 'notes', where: { "a'b": 1 } })).rejects.toMatchObject({
        code: 'INVALID',
      });
      expect(store.effectiveWhere(reader, 'secrets')).toEqual(nothing);
    });
  });
});
