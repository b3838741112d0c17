import type { DocumentType, OrderField, Where } from '@pavilion/sync';
import { quoteName } from '../database/index.ts';
import { compileWhere } from '../store/compile-where.ts';
import { createParameters, orderSql, type Parameters } from '../store/field-sql.ts';
import type { Clause, SearchPlan, TextClause } from './clause.ts';
import { type MeantWord, textClauses } from './expand-words.ts';
import { wordsColumn } from './prepare-search.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** How far a word may be from the one typed: the same, the beginning of it (the last one only), or near it. */
type Closeness = 'exact' | 'begun' | 'near';

export interface SearchStatements {
  /** The rows of one page, in order. */
  page: Statement;
  /** The number of all hits, up to the bound that the request gives. */
  total: Statement | undefined;
}

/**
 * A search as SQL. The policy's clause stands in the same WHERE as the request, so nothing that a person may not read is ever
 * counted, ranked or fetched.
 */
export function compileSearch(
  type: DocumentType,
  plan: SearchPlan,
  allowed: Where,
  words: ReadonlyMap<TextClause, MeantWord[]>,
): SearchStatements {
  const table = quoteName(type.name);
  const compile = (clause: Clause, closeness: Closeness, parameters: Parameters): string =>
    compileClause({ type, words, closeness, parameters }, clause);

  const parameters = createParameters();
  const condition = `${compile(plan.clause, 'near', parameters)} AND ${compileWhere(type, allowed, parameters)}`;
  const order = compileOrder(type, plan, parameters, compile);
  const page = {
    text: `SELECT id, rev, data FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT ${plan.size} OFFSET ${plan.from}`,
    values: parameters.values,
  };
  if (plan.total === false) return { page, total: undefined };

  const counting = createParameters();
  const counted = `${compile(plan.clause, 'near', counting)} AND ${compileWhere(type, allowed, counting)}`;
  const bound = typeof plan.total === 'number' ? ` LIMIT ${plan.total}` : '';
  const total = {
    text: `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${table} WHERE ${counted}${bound}) AS hits`,
    values: counting.values,
  };
  return { page, total };
}

interface Compilation {
  type: DocumentType;
  words: ReadonlyMap<TextClause, MeantWord[]>;
  closeness: Closeness;
  parameters: Parameters;
}

function compileClause(compilation: Compilation, clause: Clause): string {
  switch (clause.op) {
    case 'where':
      return compileWhere(compilation.type, clause.where, compilation.parameters);
    case 'text':
      return compileText(compilation, clause);
    case 'not':
      return `(${compileClause(compilation, clause.of)} IS NOT TRUE)`;
    case 'all': {
      const parts = clause.of.map((part) => compileClause(compilation, part));
      return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
    }
    case 'some': {
      const query = compileTexts(compilation, clause);
      if (query) return query;
      const parts = clause.of.map((part) => compileClause(compilation, part));
      if (clause.atLeast === 1) return `(${parts.join(' OR ')})`;
      const hits = parts.map((part) => `(${part} IS TRUE)::int`);
      return `(${hits.join(' + ')} >= ${clause.atLeast})`;
    }
  }
}

function compileText({ words, closeness, parameters }: Compilation, clause: TextClause): string {
  const query = textQuery(clause, words.get(clause) ?? [], closeness);
  return query ? `${wordsColumn} @@ ${parameters.add(query)}::tsquery` : 'FALSE';
}

/** Several texts of which one must match are one question to the index, not one each. */
function compileTexts({ words, closeness, parameters }: Compilation, clause: Clause & { op: 'some' }) {
  if (clause.atLeast !== 1 || !clause.of.every((part) => part.op === 'text')) return undefined;
  const queries = clause.of.flatMap(
    (part) => textQuery(part as TextClause, words.get(part as TextClause) ?? [], closeness) ?? [],
  );
  if (queries.length === 0) return 'FALSE';
  return `${wordsColumn} @@ ${parameters.add(queries.map((query) => `(${query})`).join(' | '))}::tsquery`;
}

/** The words of one text as a question to the index of words; nothing when the text holds no word at all. */
function textQuery({ field, any }: TextClause, words: readonly MeantWord[], closeness: Closeness): string | undefined {
  if (words.length === 0) return undefined;
  const lexeme = (word: string) => `'${`${field}:${word}`.replace(/['\\]/g, '$&$&')}'`;
  const parts = words.map(({ typed, near }, at) => {
    const last = at === words.length - 1;
    const own = last && closeness !== 'exact' ? `${lexeme(typed)}:*` : lexeme(typed);
    return closeness === 'near' ? `(${[own, ...near.map(lexeme)].join(' | ')})` : own;
  });
  return parts.join(any ? ' | ' : ' & ');
}

/** Documents with the very words come first, then those that begin so, then the near ones; within each the asked order. */
function compileOrder(
  type: DocumentType,
  plan: SearchPlan,
  parameters: Parameters,
  compile: (clause: Clause, closeness: Closeness, parameters: Parameters) => string,
): string {
  const ranked = textPart(plan.clause);
  const rank = ranked
    ? `CASE WHEN ${compile(ranked, 'exact', parameters)} THEN 0 WHEN ${compile(ranked, 'begun', parameters)} THEN 1 ELSE 2 END`
    : undefined;
  const asked = plan.order.some(({ field }) => field === '_score');
  const parts = rank && !asked ? [rank] : [];
  for (const order of plan.order) {
    if (order.field !== '_score') parts.push(...orderSql(type, order as OrderField, parameters));
    else if (rank) parts.push(rank);
  }
  return [...parts, 'id ASC'].join(', ');
}

/** What of a clause says how well a document matches; the rest is true of every hit alike. */
function textPart(clause: Clause): Clause | undefined {
  if (clause.op === 'not' || clause.op === 'where' || textClauses(clause).length === 0) return undefined;
  if (clause.op !== 'all') return clause;
  const of = clause.of.flatMap((part) => textPart(part) ?? []);
  return of.length > 0 ? { op: 'all', of } : undefined;
}
