import { compareBy, defineDocument, matches, type Where, type WireDocument } from '@pavilion/sync';
import { arbitraryDocuments, arbitraryOrderBy, arbitraryWhere } from '@pavilion/sync/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnDatabase } from '../../testing/database.ts';
import type { Database } from '../database/index.ts';
import { compileSelect } from './compile-query.ts';
import { migrate } from './migrate.ts';
import { type DocumentRow, dataOf, toStored } from './row.ts';

/** Fields of any type: the schema fixes nothing, so every comparison checks the type of the value. */
const loose = defineDocument('loose', {
  schema: () => z.object({ a: z.unknown() }),
  indexes: [{ fields: ['a', 'b'] }],
});
/** The same fields with fixed types, so that comparisons are typed and indexes apply. */
const strict = defineDocument('strict', {
  schema: () =>
    z.object({
      a: z.string().optional(),
      b: z.boolean().nullable().optional(),
      n: z.number().optional(),
      list: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
      map: z.record(z.string(), z.boolean()).optional(),
    }),
  indexes: [{ fields: ['a', 'b'], orderBy: [{ field: 'n', direction: 'desc' }] }],
  arrays: ['list', 'map'],
});
/** The same types again, with one index for any combination of fields. */
const combining = defineDocument('combining', { schema: () => strict.schema, combined: ['a', 'b', 'n'] });

/** The same with a page in the order of an index. */
const paging = defineDocument('paging', {
  schema: () => strict.schema.extend({ kind: z.string() }),
  indexes: [{ fields: ['kind'], orderBy: [{ field: 'n', direction: 'desc' }] }],
  combined: ['a', 'b'],
});

/** Fields that few documents have, and whose values are alike there. */
const sparse = defineDocument('sparse', {
  schema: () =>
    z.object({
      n: z.number(),
      extra: z.union([z.number(), z.string()]).optional(),
      runs: z.object({ penalty: z.number().optional() }).optional(),
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'n', direction: 'desc' }] },
    { fields: ['extra'], sparse: true },
    { fields: ['runs.penalty'], sparse: true },
  ],
});

describeOnDatabase('where-clauses', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
    await migrate(database, [loose, strict, combining, paging, sparse]);
  });

  async function fill(table: string, documents: readonly WireDocument[]): Promise<void> {
    const rows = documents.map((document) => ({ id: document.id, rev: document._rev, data: dataOf(document) }));
    await database.query(
      `INSERT INTO ${table} SELECT id, rev, data, '', '' FROM jsonb_to_recordset($1::jsonb) AS v(id text, rev int, data jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  async function proveAgreement(
    type: typeof loose | typeof strict | typeof combining,
    accept: (document: WireDocument) => boolean,
  ) {
    const worlds = fc.tuple(
      arbitraryDocuments(30),
      fc.array(fc.tuple(arbitraryWhere(), arbitraryOrderBy()), { minLength: 10, maxLength: 10 }),
    );
    await fc.assert(
      fc.asyncProperty(worlds, async ([generated, questions]) => {
        const documents = generated
          .map((document) => JSON.parse(JSON.stringify(document)) as WireDocument)
          .filter(accept);
        await database.query(`DELETE FROM ${type.name}`);
        await fill(type.name, documents);
        for (const [where, orderBy] of questions) {
          const { text, values } = compileSelect(type, { where, orderBy, limit: 1_000 });
          const rows = (await database.query<DocumentRow>(text, values)).map(toStored);
          const expected = documents.filter((document) => matches(document, where)).sort(compareBy(orderBy));
          expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        }
      }),
      { numRuns: 60 },
    );
  }

  it('any clause and order give the same result in SQL as in memory, with fields of any type', async () => {
    await proveAgreement(loose, () => true);
  });

  it.each([strict, combining])(
    'any clause and order give the same result in $name, with fields of fixed types',
    async (type) => {
      await proveAgreement(type, (document) => {
        for (const key of Object.keys(strict.schema.shape)) {
          const field = strict.schema.shape[key as keyof typeof strict.schema.shape];
          if (!field.safeParse(document[key]).success) delete document[key];
        }
        return true;
      });
    },
  );

  it('finds any combination of combined fields through their one index', async () => {
    await database.query(
      `INSERT INTO combining SELECT 'row' || n, 1, jsonb_build_object('a', 's' || n % 10, 'b', n % 2 = 0, 'n', n % 700), '', ''
       FROM generate_series(1, 20000) AS n`,
    );
    await database.script('ANALYZE combining');
    const explain = async (where: Where) => {
      const { text, values } = compileSelect(combining, { where });
      return JSON.stringify(await database.query(`EXPLAIN ${text}`, values));
    };
    const byIndex = 'Bitmap Index Scan on combining__';
    expect(await explain({ a: 's7', n: 7 })).toContain(byIndex);
    expect(await explain({ b: false, and: [{ n: { in: [7, 14] } }, { not: { a: 's4' } }] })).toContain(byIndex);
    expect(await explain({ a: 's7', n: { gt: 690 } })).not.toContain(byIndex);
  });

  it('a page of combined fields is the same, whether its values are frequent, rare, or never together', async () => {
    const documents = Array.from({ length: 3_000 }, (_, at) => ({
      id: `row${String(at).padStart(4, '0')}`,
      _rev: 1,
      kind: at % 5 === 0 ? 'old' : 'new',
      a: at % 1_000 === 7 ? 'rare' : at < 100 ? 'late' : at % 2 === 0 ? 'even' : 'odd',
      b: at % 2 === 0,
      n: at % 700,
    }));
    await fill('paging', documents);
    const orders = [
      [{ field: 'n', direction: 'desc' }],
      [
        { field: 'n', direction: 'desc' },
        { field: 'a', direction: 'asc' },
      ],
      [{ field: 'a', direction: 'asc' }],
    ] as const;
    for (const where of [
      { kind: 'new', a: 'even', b: true },
      { kind: 'new', a: 'even', b: false },
      { kind: 'new', a: 'rare', b: false },
      { kind: 'new', a: { in: ['late', 'rare'] }, b: { in: [true, false] } },
      { kind: 'new', a: 'odd', b: false, n: { lte: 350 } },
      { kind: { in: ['new', 'old'] }, a: 'odd', b: false },
    ])
      for (const orderBy of orders)
        for (const [limit, offset] of [
          [5, 0],
          [5, 10],
          [1_000, 0],
          [0, 0],
        ]) {
          const { text, values } = compileSelect(paging, { where, orderBy, limit, offset });
          const rows = await database.query<DocumentRow>(text, values);
          const expected = documents.filter((document) => matches(document, where)).sort(compareBy(orderBy));
          expect(rows.map(({ id }) => id)).toEqual(expected.slice(offset, offset! + limit!).map(({ id }) => id));
        }
  });

  it('does not ask for a whole combination of which the first documents fill the page', async () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => ({
      id: `page${at}`,
      _rev: 1,
      kind: 'many',
      a: `s${at % 3}`,
      b: at % 2 === 0,
      n: at,
    }));
    await fill('paging', rows);
    await database.script('ANALYZE paging');
    const orderBy = [{ field: 'n', direction: 'desc' }] as const;
    const where = { kind: 'many', a: 's1', b: true };
    const { text, values } = compileSelect(paging, { where, orderBy, limit: 10 });
    const plan = (await database.query(`EXPLAIN ANALYZE ${text}`, values)).map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Bitmap Heap Scan on paging.*\(never executed\)/);
  });

  it('finds the few documents that have a rare field, and reads in order where many have it', async () => {
    const documents = Array.from({ length: 20_000 }, (_, at) => ({
      id: `row${String(at).padStart(5, '0')}`,
      _rev: 1,
      n: at,
      ...(at % 10 === 0 ? { extra: 'Wide' } : {}),
      ...(at % 7_000 === 3 ? { extra: 'Penalty', runs: { penalty: 5 } } : {}),
      ...(at === 8 ? { extra: 'Wide', runs: { penalty: 5 } } : {}),
    }));
    await fill('sparse', documents);
    await database.script('ANALYZE sparse');
    const orderBy = [{ field: 'n', direction: 'desc' }] as const;
    const ask = async (where: Where) => {
      const { text, values } = compileSelect(sparse, { where, orderBy, limit: 20 });
      const rows = await database.query<DocumentRow>(text, values);
      const expected = documents.filter((document) => matches(document, where)).sort(compareBy(orderBy));
      expect(rows.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
      return JSON.stringify(await database.query(`EXPLAIN ${text}`, values));
    };
    const penalties = { or: [{ extra: { in: ['Penalty'] } }, { 'runs.penalty': { gt: 0 } }] };
    expect(await ask(penalties)).toContain('BitmapOr');
    expect(await ask({ extra: 'No Ball' })).toContain('Index Cond');
    expect(await ask({ extra: 'Wide' })).not.toContain('Sort');
    expect(await ask({ extra: { in: ['Penalty', null] } })).not.toContain('Sort');
  });

  it('uses the declared index for equality and order', async () => {
    await database.query(
      `INSERT INTO strict SELECT 'row' || n, 1,
         jsonb_build_object('a', 's' || n % 10, 'b', n % 2 = 0, 'n', n, 'list', jsonb_build_array('t' || n % 900)), '', ''
       FROM generate_series(1, 20000) AS n`,
    );
    await database.script('ANALYZE strict');
    const explain = async (selection: Parameters<typeof compileSelect>[1]) => {
      const { text, values } = compileSelect(strict, selection);
      return JSON.stringify(await database.query(`EXPLAIN ${text}`, values));
    };
    const page = await explain({
      where: { a: 's7', b: false },
      orderBy: [{ field: 'n', direction: 'desc' }],
      limit: 20,
    });
    expect(page).toContain('Index Scan using strict__');
    expect(page).not.toContain('Sort');
    expect(await explain({ where: { list: { contains: 't5' } } })).toContain('Bitmap Index Scan on strict__');
    expect(await explain({ where: { list: { containsAny: ['t5', 't6'] } } })).toContain(
      'Bitmap Index Scan on strict__',
    );
    expect(await explain({ where: { 'map.u1': true } })).toContain('Bitmap Index Scan on strict__');
  });
});
