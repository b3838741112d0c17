import type { Policy, Viewer } from '@pavilion/domain/access';
import { type IndexSource, searchIndexes } from '@pavilion/domain/search';
import { and, type DocumentType, nothing, type Where } from '@pavilion/sync';
import type { Database } from '../database/index.ts';
import { Refusal } from '../store/refusal.ts';
import { type DocumentRow, toStored } from '../store/row.ts';
import { compileCounts, compileSearch } from './compile-search.ts';
import { expandWords } from './expand-words.ts';
import { parseRequest } from './parse-request.ts';
import { prepareSearch } from './prepare-search.ts';
import type { Search, SearchResponse } from './types.ts';

export interface SearchDependencies {
  database: Database;
  /** Policy of a collection, as in the store. */
  policies: (collection: string) => Policy | undefined;
  /** Search indexes by name; by default the product's own. */
  indexes?: Readonly<Record<string, IndexSource>>;
  /** True when the tables are known to be prepared for these indexes. */
  isPrepared?: boolean;
}

/** Prepares the tables, which the store has already created, and returns the search. */
export async function createSearch({
  database,
  policies,
  indexes = searchIndexes,
  isPrepared = false,
}: SearchDependencies): Promise<Search> {
  if (!isPrepared) await prepareSearch(database, [...new Set(Object.values(indexes).map(({ type }) => type))]);
  const open = (viewer: Viewer, name: string) => {
    const index = Object.hasOwn(indexes, name) ? indexes[name] : undefined;
    if (!index) throw new Refusal('INVALID', 'This search index does not exist.');
    const readable = policies(index.type.name)?.read(viewer) ?? nothing;
    return { type: index.type, allowed: viewer.user.active ? and(readable, index.within(viewer)) : nothing };
  };
  return {
    async run(viewer, { index, body }) {
      const { type, allowed } = open(viewer, index);
      return runSearch(database, type, allowed, body);
    },
    async countBy(viewer, { index, query, field }) {
      const { type, allowed } = open(viewer, index);
      const plan = parseRequest(type, { query });
      const words = await expandWords(database, type, plan.clause);
      const { text, values } = compileCounts(type, { clause: plan.clause, field }, allowed, words);
      const rows = await database.query<{ value: string; count: number }>(text, values);
      return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
    },
  };
}

async function runSearch(
  database: Database,
  type: DocumentType,
  allowed: Where,
  body: unknown,
): Promise<SearchResponse> {
  const plan = parseRequest(type, body);
  const words = await expandWords(database, type, plan.clause);
  const { exactPage, page, total } = compileSearch(type, plan, allowed, words);
  const exact = exactPage ? await database.query<DocumentRow>(exactPage.text, exactPage.values) : [];
  const filled = exact.length > 0 && exact.length === plan.size;
  const rows = filled ? exact : await database.query<DocumentRow>(page.text, page.values);
  const hits = rows.map((row) => ({ _id: row.id, _source: toStored(row) }));
  // A page that is not full gives the total without a count.
  const isLast = rows.length < plan.size && (rows.length > 0 || plan.from === 0);
  if (isLast || !total) return { hits: { total: { value: plan.from + rows.length }, hits } };
  const [counted] = await database.query<{ total: number }>(total.text, total.values);
  return { hits: { total: { value: counted?.total ?? 0 }, hits } };
}
