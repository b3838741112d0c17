import { typeNamed } from '@pavilion/domain/documents';
import { type DocumentType, normaliseWhere, type Predicate, type Query, type Where } from '@pavilion/sync';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../engines/database/index.ts';
import { compileSelect } from '../engines/store/compile-query.ts';
import { fieldKind } from '../engines/store/field-kind.ts';
import { migrate } from '../engines/store/migrate.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { screenQueries } from '../testing/screen-queries.data.ts';

const documents = 3_000;
/** Documents with the same value of a field. */
const alike = 6;
/** Makes the table large: a few pages are read faster without an index. */
const padding = 'x'.repeat(1_500);

/** Collections of which a screen shows all documents: the product keeps them small. */
const wholeCollections: readonly string[] = [
  'billings',
  'brandKits',
  'budgets',
  'collections',
  'controlDocs',
  'graphicFonts',
  'inspirationTags',
  'matchFormats',
  'resources',
  'rtmpOutputs',
  'teams',
  'venues',
  'webhooks',
];
/** Queries that read all documents of a collection, which the product keeps small. */
const withoutIndex = [
  '{"collection":"livestreams","where":{"not":{"watermark":null}}}',
  // Here most costs have no budget. Where most have one, the index of budgets finds the others.
  '{"collection":"costs","where":{"budget":null},"orderBy":[{"field":"date","direction":"asc"}]}',
];

const typeOf = ({ collection }: Query): DocumentType => typeNamed(collection)!;
const isWhole = ({ where, limit }: Query) => limit === undefined && Object.keys(where ?? {}).length === 0;
const asked = screenQueries.filter((query) => !isWhole(query));

describeOnDatabase('queries of the screens', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
    const types = new Map(asked.map((query) => [query.collection, typeOf(query)]));
    await migrate(database, [...types.values()]);
    for (const type of types.values()) await fill(database, type);
  }, 120_000);

  it('read all documents only of small collections', () => {
    expect([...new Set(screenQueries.filter(isWhole).map(({ collection }) => collection))].sort()).toEqual(
      [...wholeCollections].sort(),
    );
  });

  it.each(asked.map((query) => [JSON.stringify(query), query] as const))('%s has an index', async (name, query) => {
    const where = withValues(typeOf(query), query.where ?? {});
    const { text, values } = compileSelect(typeOf(query), { ...query, where });
    const plan = (await database.query(`EXPLAIN ${text}`, values)).map((row) => row['QUERY PLAN']).join('\n');
    const readsAll = new RegExp(`Seq Scan on "?${query.collection}`).test(plan);
    expect(readsAll ? 'no index' : 'index').toBe(withoutIndex.includes(name) ? 'no index' : 'index');
  });
});

/** Documents in which each value of a queried field is rare. */
async function fill(database: Database, type: DocumentType): Promise<void> {
  const queries = asked.filter(({ collection }) => collection === type.name);
  const parts = queries.flatMap(({ where }) => leavesOf(where ?? {}));
  const sorts = queries.flatMap(({ orderBy = [] }) => orderBy.map(({ field }) => field));
  const paths = [...new Set([...parts.map(({ path }) => path), ...sorts])].filter((path) => path !== 'id');
  const rows = Array.from({ length: documents }, (_, at) => {
    const data: Record<string, unknown> = { padding };
    for (const path of paths) {
      const ofPath = parts.filter((part) => part.path === path);
      put(data, path, storedValue(type, path, ofPath, at));
    }
    return { id: textOf(at), data };
  });
  await database.query(
    `INSERT INTO "${type.name}" SELECT id, 1, data, '', '' FROM jsonb_to_recordset($1::jsonb) AS v(id text, data jsonb)`,
    [JSON.stringify(rows)],
  );
  await database.script(`VACUUM ANALYZE "${type.name}"`);
}

function storedValue(type: DocumentType, path: string, parts: readonly Leaf[], at: number): unknown {
  const isUnique = type.indexes?.some(({ unique, fields }) => unique && fields.includes(path));
  const value = numbered(type, path, isUnique ? at : Math.floor(at / alike));
  const scalars = parts.flatMap((part) => (part.op === 'in' ? part.values : []));
  const rare = at % (documents / alike);
  const flags = [...new Set(scalars.filter((scalar) => typeof scalar === 'boolean'))];
  if (flags.length > 0) return flags[rare];
  // Fields that are asked for being absent are so in most documents.
  if (scalars.includes(null) && rare > 0) return undefined;
  return parts.some(({ op }) => op === 'contains') ? [value] : value;
}

const textOf = (number: number) => `v${String(number).padStart(5, '0')}`;
const numbered = (type: DocumentType, path: string, number: number) =>
  fieldKind(type, path) === 'number' ? number : textOf(number);

function put(data: Record<string, unknown>, path: string, value: unknown): void {
  const [step = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = (data[step] ?? {}) as Record<string, unknown>;
    data[step] = inner;
    put(inner, rest.join('.'), value);
  } else data[step] = value;
}

type Leaf = Extract<Predicate, { path: string }>;
function leavesOf(where: Where): Leaf[] {
  const leaves = (predicate: Predicate): Leaf[] => {
    if ('path' in predicate) return [predicate];
    return predicate.op === 'not' ? leaves(predicate.of) : predicate.of.flatMap(leaves);
  };
  return leaves(normaliseWhere(where));
}

/** The query with values that few documents have: for equality, and as the ends of a short range. */
function withValues(type: DocumentType, where: Where): Where {
  const [first, middle, last] = [1, Math.floor(documents / alike / 2), Math.floor(documents / alike) - 2];
  const leaves = leavesOf(where);
  const isBetween = (path: string) =>
    leaves.some((leaf) => leaf.path === path && leaf.op.startsWith('gt')) &&
    leaves.some((leaf) => leaf.path === path && leaf.op.startsWith('lt'));
  const convert = (predicate: Predicate): Where => {
    switch (predicate.op) {
      case 'and':
      case 'or':
        return { [predicate.op]: predicate.of.map(convert) };
      case 'not':
        return { not: convert(predicate.of) };
      case 'in': {
        const isValue = (given: unknown) => given === '?' || given === 0;
        const values = predicate.values.map((given) =>
          isValue(given) ? numbered(type, predicate.path, middle) : given,
        );
        return { [predicate.path]: { in: values } };
      }
      case 'contains':
        return { [predicate.path]: { contains: textOf(middle) } };
      case 'gt':
      case 'gte':
        return {
          [predicate.path]: {
            [predicate.op]: numbered(type, predicate.path, isBetween(predicate.path) ? middle : last),
          },
        };
      default:
        return {
          [predicate.path]: {
            [predicate.op]: numbered(type, predicate.path, isBetween(predicate.path) ? middle + 1 : first),
          },
        };
    }
  };
  return convert(normaliseWhere(where));
}
