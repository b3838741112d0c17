import { defineDocument } from '@pavilion/sync';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { createStore } from './create-store.ts';
import { migrate } from './migrate.ts';

describeOnDatabase('migration', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
  });
  const indexesOf = async (table: string) => {
    const rows = await database.query<{ indexdef: string }>(
      'SELECT indexdef FROM pg_indexes WHERE tablename = $1 ORDER BY indexname',
      [table],
    );
    return rows.map(({ indexdef }) => indexdef).filter((definition) => !definition.includes('_pkey'));
  };

  it('creates declared tables and indexes, drops undeclared indexes, and changes nothing at the next start', async () => {
    const schema = () =>
      z.object({
        a: z.string().optional(),
        n: z.number().optional(),
        list: z.array(z.string()).default([]),
      });
    const first = defineDocument('shapes', {
      schema,
      indexes: [
        { fields: ['a'], orderBy: [{ field: 'n', direction: 'desc' }] },
        { fields: ['a'], unique: true },
      ],
      arrays: ['list'],
    });
    await migrate(database, [first]);
    const made = await indexesOf('shapes');
    expect(made).toHaveLength(3);
    expect(made.join('\n')).toContain('USING gin');
    await migrate(database, [first]);
    expect(await indexesOf('shapes')).toEqual(made);
    await migrate(database, [defineDocument('shapes', { schema, indexes: [{ fields: ['n'] }] })]);
    const [only, ...others] = await indexesOf('shapes');
    expect(only).toContain('double precision');
    expect(others).toEqual([]);
  });

  it('upgrades old data once, step by step, before its indexes are created', async () => {
    const text = defineDocument('lifted', {
      schema: () => z.object({ size: z.string() }),
      indexes: [{ fields: ['size'] }],
    });
    const store = await createStore({ database, documents: [text], policies: () => undefined });
    const actor = { kind: 'system', name: 'test' } as const;
    await store.transaction(actor, (tx) => tx.insertBatch(text, [{ size: '7' }, { size: '12' }]));
    await store.close();

    let runs = 0;
    const number = defineDocument('lifted', {
      schema: () => z.object({ size: z.number(), unit: z.string() }),
      indexes: [{ fields: ['size'] }],
      upgrades: [
        (data) => {
          runs++;
          return { ...data, size: Number(data.size) };
        },
        (data) => ({ ...data, unit: 'm' }),
      ],
    });
    for (let start = 0; start < 2; start++) {
      const again = await createStore({ database, documents: [number], policies: () => undefined });
      const found = await again.find(number, { where: { size: { gt: 8 } } });
      expect(found).toMatchObject([{ size: 12, unit: 'm', _rev: 2 }]);
      await again.close();
    }
    expect(runs).toBe(2);
  });

  it('refuses data upgraded by a newer version, and names both versions', async () => {
    const schema = () => z.object({ size: z.number().default(0) });
    const raise = (data: Record<string, unknown>) => data;
    await migrate(database, [defineDocument('newer', { schema, upgrades: [raise, raise] })]);
    const older = defineDocument('newer', { schema, upgrades: [raise] });
    await expect(migrate(database, [older])).rejects.toThrow(
      "This data belongs to a newer version of Pavilion: 'newer' is stored in version 2, and this one knows version 1.",
    );
  });

  it('refuses names that would touch the tables of the store', async () => {
    for (const name of ['changes', 'log_head', 'a"b', '']) {
      await expect(migrate(database, [defineDocument(name, { schema: () => z.object({}) })])).rejects.toThrow(
        'cannot be called',
      );
    }
  });
});
