import { byTheHour, type Policy, type Viewer } from '@pavilion/domain/access';
import { type IndexSource, searchIndexes } from '@pavilion/domain/search';
import { and, type DocumentType, nothing, type Where } from '@pavilion/sync';
import { limits } from '../../limits.ts';
import type { Database, Row } from '../database/index.ts';
import { createTurns, type InTurn } from '../store/fair-turns.ts';
import { Refusal } from '../store/refusal.ts';
import { type DocumentRow, toStored } from '../store/row.ts';
import type { Store } from '../store/types.ts';
import { asWhere, type Clause } from './clause.ts';
import { compileCounts, compileSearch, few, type Statement } from './compile-search.ts';
import { expandWords } from './expand-words.ts';
import { type Counted, followCounts } from './follow-counts.ts';
import { parseRequest } from './parse-request.ts';
import { prepareSearch } from './prepare-search.ts';
import { type ShareAnswers, shareAnswers } from './share-answers.ts';
import type { FieldCounts, Search, SearchResponse } from './types.ts';

export interface SearchDependencies {
  database: Database;
  /** Policy of a collection, as in the store. */
  policies: (collection: string) => Policy | undefined;
  /** Search indexes by name; by default the product's own. */
  indexes?: Readonly<Record<string, IndexSource>>;
  /** Shares equal answers until its documents change, and gives searches their turns. Without it, each search runs at once. */
  store?: Pick<Store, 'onChanges' | 'inTurn' | 'afterWrites'>;
  /** True when the tables are known to be prepared for these indexes. */
  isPrepared?: boolean;
}

/** Prepares the tables, which the store has already created, and returns the search. */
export async function createSearch({
  database,
  policies,
  indexes = searchIndexes,
  store,
  isPrepared = false,
}: SearchDependencies): Promise<Search> {
  if (!isPrepared) await prepareSearch(database, [...new Set(Object.values(indexes).map(({ type }) => type))]);
  const open = (viewer: Viewer, name: string) => {
    const index = Object.hasOwn(indexes, name) ? indexes[name] : undefined;
    if (!index) throw new Refusal('INVALID', 'This search index does not exist.');
    const byHour = byTheHour(viewer);
    const readable = policies(index.type.name)?.read(byHour) ?? nothing;
    return { type: index.type, allowed: viewer.user.active ? and(readable, index.within(byHour)) : nothing };
  };
  const inTurn = store ? searchTurns(store) : <T>(_: string, work: () => Promise<T>) => work();
  const follow = store && followCounts(store.onChanges);
  const share: ShareAnswers = store ? shareAnswers(store.onChanges) : ({ ask }) => ask();
  return {
    async run(viewer, { index, body }) {
      const { type, allowed } = open(viewer, index);
      return share({
        collection: type.name,
        text: JSON.stringify(['hits', body, allowed]),
        ask: () => inTurn(viewer.id, () => runSearch(database, type, allowed, body)),
        size: ({ hits }) => hits.hits.length,
      });
    },
    async countBy(viewer, { index, query, fields }) {
      const { type, allowed } = open(viewer, index);
      const { clause } = parseRequest(type, { query });
      const count = () => inTurn(viewer.id, () => runCount(database, type, allowed, { clause, fields }));
      const asked = asWhere(clause);
      if (asked && follow) return follow({ collection: type.name, where: and(asked, allowed), fields, count });
      const { counts } = await share({
        collection: type.name,
        text: JSON.stringify(['counts', query, fields, allowed]),
        ask: count,
        size: () => 0,
      });
      return counts;
    },
  };
}

/**
 * Searches wait for each other first, so that those waiting take no turns of other reads, and then for the writes in progress: a
 * writer waits for the answer, and what is searched during a write is outdated after it.
 */
function searchTurns(store: Pick<Store, 'inTurn' | 'afterWrites'>): InTurn {
  const turns = createTurns(limits.searches);
  return (person, work) => turns(person, () => store.afterWrites().then(() => store.inTurn(person, work)));
}

async function runCount(
  database: Database,
  type: DocumentType,
  allowed: Where,
  { clause, fields }: { clause: Clause; fields: readonly string[] },
): Promise<Counted> {
  const words = await expandWords(database, type, clause);
  const { text, values } = compileCounts(type, { clause, fields }, allowed, words);
  const rows = await database.query<{ seq: number; field: string | null; value: string; count: number }>(text, values);
  const counts: FieldCounts = Object.fromEntries(fields.map((field) => [field, {}]));
  for (const { field, value, count } of rows) if (field !== null) counts[field]![value] = count;
  return { seq: rows[0]!.seq, counts };
}

async function runSearch(
  database: Database,
  type: DocumentType,
  allowed: Where,
  body: unknown,
): Promise<SearchResponse> {
  const plan = parseRequest(type, body);
  const words = await expandWords(database, type, plan.clause);
  const statements = compileSearch(type, plan, allowed, words);
  const ask = <T extends Row>(statement: Statement | undefined) =>
    statement ? database.query<T>(statement.text, statement.values) : [];

  const found = await ask<DocumentRow & { total: number }>(statements.fewPage);
  const all = found[0]?.total ?? Number.POSITIVE_INFINITY;
  if (all <= few)
    return answer(
      found.filter(({ id }) => id !== null),
      { value: all, relation: 'eq' },
    );

  const exact = await ask<DocumentRow>(statements.exactPage);
  const filled = exact.length > 0 && exact.length === plan.size;
  const rows = filled ? exact : await ask<DocumentRow>(statements.page);
  const seen = plan.from + rows.length;
  // A page that is not full gives the total without a count.
  const isLast = rows.length < plan.size && (rows.length > 0 || plan.from === 0);
  if (isLast) return answer(rows, { value: seen, relation: 'eq' });
  const bound = typeof plan.total === 'number' ? plan.total : Number.POSITIVE_INFINITY;
  // The statement for few hits may have counted enough of them.
  const [counted] = (found[0]?.total ?? 0) > bound ? found : await ask<{ total: number }>(statements.total);
  if (!counted) return answer(rows, { value: seen, relation: 'gte' });
  return answer(
    rows,
    counted.total > bound ? { value: bound, relation: 'gte' } : { value: counted.total, relation: 'eq' },
  );
}

function answer(rows: readonly DocumentRow[], total: SearchResponse['hits']['total']): SearchResponse {
  return { hits: { total, hits: rows.map((row) => ({ _id: row.id, _source: toStored(row) })) } };
}
