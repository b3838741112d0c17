import type { Policy, Viewer } from '@pavilion/domain/access';
import { and, type DocumentType, nothing } from '@pavilion/sync';
import type { Database } from '../database/index.ts';
import { Refusal } from '../store/refusal.ts';
import { type DocumentRow, toStored } from '../store/row.ts';
import { compileSearch } from './compile-search.ts';
import { expandWords } from './expand-words.ts';
import { type SearchIndex, searchIndexes } from './indexes.ts';
import { parseRequest } from './parse-request.ts';
import { prepareSearch } from './prepare-search.ts';
import type { Search, SearchResponse } from './types.ts';

export interface SearchDependencies {
  database: Database;
  policyOf: (type: DocumentType) => Policy | undefined;
  /** The indexes by name; the product's own by default. */
  indexes?: Readonly<Record<string, SearchIndex>>;
}

/** Prepares the tables (which the store has made before) and gives the search over them. */
export async function createSearch({
  database,
  policyOf,
  indexes = searchIndexes,
}: SearchDependencies): Promise<Search> {
  await prepareSearch(database, [...new Set(Object.values(indexes).map(({ type }) => type))]);
  return {
    async run(viewer, request) {
      const index = Object.hasOwn(indexes, request.index) ? indexes[request.index] : undefined;
      if (!index) throw new Refusal('INVALID', `There is no index "${request.index}".`);
      return runSearch(database, index, readable(policyOf(index.type), viewer), request.body);
    },
  };
}

function readable(policy: Policy | undefined, viewer: Viewer) {
  return viewer.user.active && policy ? policy.read(viewer) : nothing;
}

async function runSearch(
  database: Database,
  { type, only }: SearchIndex,
  allowed: ReturnType<Policy['read']>,
  body: unknown,
): Promise<SearchResponse> {
  const plan = parseRequest(type, body);
  const words = await expandWords(database, type, plan.clause);
  const { page, total } = compileSearch(type, plan, and(allowed, only), words);
  const rows = await database.query<DocumentRow>(page.text, page.values);
  const hits = rows.map((row) => ({ _id: row.id, _source: toStored(row) }));
  // A page that is not full tells the total by itself.
  const isLast = rows.length < plan.size && (rows.length > 0 || plan.from === 0);
  if (isLast || !total) return { hits: { total: { value: plan.from + rows.length }, hits } };
  const [counted] = await database.query<{ total: number }>(total.text, total.values);
  return { hits: { total: { value: counted?.total ?? 0 }, hits } };
}
