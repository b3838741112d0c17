import { asViewer, type Viewer } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import { deliverables } from '@pavilion/domain/production';
import { everything } from '@pavilion/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { migrate } from '../store/migrate.ts';
import type { Change } from '../store/types.ts';
import { createSearch } from './create-search.ts';
import { shareAnswers } from './share-answers.ts';
import type { Search } from './types.ts';

function changing() {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  return {
    onChanges: (listener: (changes: readonly Change[]) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (collection: string) => {
      for (const listener of listeners) listener([{ collection } as Change]);
    },
  };
}

describe('shared answers', () => {
  it('a question asked while a document changes is asked again by the next person', async () => {
    const { onChanges, change } = changing();
    const share = shareAnswers(onChanges);
    const pending: ((answer: string) => void)[] = [];
    const ask = () =>
      share({
        collection: 'films',
        text: 'all',
        ask: () => new Promise<string>((resolve) => pending.push(resolve)),
        size: () => 1,
      });
    const before = [ask(), ask()];
    change('films');
    const after = ask();
    expect(pending).toHaveLength(2);
    pending[1]!('new');
    pending[0]!('old');
    expect(await Promise.all([...before, after])).toEqual(['old', 'old', 'new']);
    // The late answer of the earlier question must not replace the newer one.
    expect(await ask()).toBe('new');
    change('posters');
    expect(await ask()).toBe('new');
    expect(pending).toHaveLength(2);
  });

  it('keeps no failure, no large answer, and only the latest questions', async () => {
    const share = shareAnswers(changing().onChanges);
    let asked = 0;
    const ask = (text: string, size = 1, fails = false) =>
      share({
        collection: 'films',
        text,
        ask: async () => {
          asked++;
          if (fails) throw new Error('Lost');
          return size;
        },
        size: (answer) => answer,
      });
    await expect(ask('broken', 1, true)).rejects.toThrow('Lost');
    expect(await ask('broken', 2)).toBe(2);
    await ask('export', 10_000);
    await ask('export', 10_000);
    expect(asked).toBe(4);
    for (let at = 0; at < 50; at++) await ask(`page ${at}`);
    await ask('broken', 2);
    expect(asked).toBe(55);
  });
});

describeOnDatabase('equal searches', (open) => {
  let search: Search;
  let asked = 0;
  const { onChanges, change } = changing();
  const person = (id: string, departmentAccess: string[], active = true): Viewer => {
    const user = users.schema.parse({ name: id, email: `${id}@board.test`, departmentAccess, active });
    return asViewer({ id, _rev: 1, ...user }, { now: '2026-05-01T10:00:00.000Z', organisation: 'The Board' });
  };
  const find = async (viewer: Viewer) => {
    const body = { query: { match: { title: 'opening' } } };
    const { hits } = await search.run(viewer, { index: 'deliverables', body });
    const counts = await search.countBy(viewer, { index: 'deliverables', query: body.query, fields: ['department'] });
    return { ids: hits.hits.map(({ _id }) => _id), counts: counts.department };
  };
  let database: Database;
  const put = (id: string, department: string) =>
    database.query(
      `INSERT INTO deliverables (id, rev, data, created_at, updated_at) VALUES ($1, 1, $2::jsonb, '', '')`,
      [id, JSON.stringify({ title: 'Opening film', department })],
    );

  beforeAll(async () => {
    ({ database } = await open());
    await migrate(database, [deliverables]);
    const counting: Database = {
      ...database,
      query: (text, values) => {
        asked++;
        return database.query(text, values);
      },
    };
    search = await createSearch({
      database: counting,
      policies: () => ({ read: (viewer) => ({ department: { in: viewer.user.departmentAccess } }) }),
      indexes: { deliverables: { type: deliverables, within: () => everything } },
      store: { onChanges, inTurn: (_, work) => work(), afterWrites: () => Promise.resolve() },
    });
    await put('d1', 'Digital');
    await put('d2', 'Events');
  });
  beforeEach(() => {
    change('deliverables');
    asked = 0;
  });

  it('are answered once for people with the same rule, until a document changes', async () => {
    const digital = { ids: ['d1'], counts: { Digital: 1 } };
    expect(await find(person('jo', ['Digital']))).toEqual(digital);
    const once = asked;
    expect(await Promise.all([find(person('al', ['Digital'])), find(person('bo', ['Digital']))])).toEqual([
      digital,
      digital,
    ]);
    expect(asked).toBe(once);
    await put('d3', 'Digital');
    change('deliverables');
    expect((await find(person('al', ['Digital']))).ids).toEqual(['d1', 'd3']);
  });

  it('are never shared by people with different rules (USR-119 LIB-008)', async () => {
    const both = person('jo', ['Digital', 'Events']);
    await Promise.all([find(both), find(person('al', ['Events']))]);
    expect((await find(person('al', ['Events']))).ids).toEqual(['d2']);
    expect((await find(person('bo', []))).ids).toEqual([]);
    expect((await find(both)).ids).toContain('d2');
    // The same person, with less access than a moment ago.
    expect(await find(person('jo', ['Events']))).toEqual({ ids: ['d2'], counts: { Events: 1 } });
    expect((await find(person('jo', ['Digital', 'Events'], false))).ids).toEqual([]);
  });
});
