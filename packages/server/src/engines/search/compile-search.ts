import { and, type DocumentType, type OrderField, type Where } from '@pavilion/sync';
import { quoteName, quoteText } from '../database/index.ts';
import { compileWhere } from '../store/compile-where.ts';
import { createParameters, fieldSql, orderSql, type Parameters } from '../store/field-sql.ts';
import type { Clause, SearchPlan, TextClause } from './clause.ts';
import { type MeantWord, textClauses } from './expand-words.ts';
import { wordsColumn } from './prepare-search.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Distance between a document's word and the typed one: equal, a completion (last word only), or near. Documents with
 * equal words come first, then completions, then near words; within each group the requested order applies.
 */
type Closeness = 'exact' | 'begun' | 'near';

export interface SearchStatements {
  /**
   * All documents with the words, read through the word index before anything is ordered: the page and the total if there are
   * at most `few`, and otherwise one row with a larger total. If more than `few` have the words as typed, similar words are
   * not looked up. Absent if the request has no words that every hit must have.
   */
  fewPage: Statement | undefined;
  /**
   * One page of documents with equal words only. These precede all others, so a full page is already the answer, and
   * costs a few ordered rows instead of ranking every hit. Absent without ranking.
   */
  exactPage: Statement | undefined;
  /** Rows of one page, in order. */
  page: Statement;
  /** Number of all hits, up to one more than the request's bound. */
  total: Statement | undefined;
}

/** Most hits that are ordered after they are read. The planner would rather read all documents in order than ask for a word. */
export const few = 1_000;

/**
 * Compiles a search to SQL. The policy's clause is in the same WHERE as the request, so documents that the person may
 * not read are never counted, ranked or fetched.
 */
export function compileSearch(
  type: DocumentType,
  plan: SearchPlan,
  allowed: Where,
  words: ReadonlyMap<TextClause, MeantWord[]>,
): SearchStatements {
  const table = quoteName(type.name);
  const from = (closeness: Closeness, parameters: Parameters): string => {
    const asked = compileClause({ type, words, closeness, parameters }, plan.clause);
    return `${table} WHERE ${asked} AND ${compileWhere(type, allowed, parameters)}`;
  };
  const ranked = textPart(plan.clause);
  const rankFirst = ranked !== undefined && !plan.order.some(({ field }) => field === '_score');
  const bounds = `LIMIT ${plan.size} OFFSET ${plan.from}`;
  const statement = (make: (parameters: Parameters) => string): Statement => {
    const parameters = createParameters();
    return { text: make(parameters), values: parameters.values };
  };
  const rank = (parameters: Parameters): string[] => {
    if (!ranked) return [];
    const is = (closeness: Closeness) => compileClause({ type, words, closeness, parameters }, ranked);
    return [`CASE WHEN ${is('exact')} THEN 0 WHEN ${is('begun')} THEN 1 ELSE 2 END`];
  };
  const order = (parameters: Parameters, ranks: string[]): string => {
    const asked = plan.order.flatMap((field) =>
      field.field === '_score' ? ranks : orderSql(type, field as OrderField, parameters),
    );
    return [...(rankFirst ? ranks : []), ...asked, 'id ASC'].join(', ');
  };

  const bound = typeof plan.total === 'number' ? ` LIMIT ${plan.total + 1}` : '';
  return {
    fewPage: isAboutWords(plan.clause)
      ? statement((parameters) => {
          const exact = `SELECT FROM ${from('exact', parameters)}`;
          const near = `SELECT id, rev, data, ${wordsColumn} FROM ${from('near', parameters)} AND NOT (SELECT yes FROM frequent)`;
          const page = `SELECT id, rev, data FROM hits WHERE counted.total <= ${few}
            ORDER BY ${order(parameters, rank(parameters))} ${bounds}`;
          // Limits are outside the materialised queries, so that these are planned for all rows: with the word index.
          return `WITH exact AS MATERIALIZED (${exact}),
            frequent AS MATERIALIZED (SELECT count(*) > ${few} AS yes FROM (SELECT FROM exact LIMIT ${few + 1}) AS first),
            near AS MATERIALIZED (${near}),
            hits AS MATERIALIZED (SELECT * FROM near LIMIT ${few + 1})
            SELECT counted.total, page.*
            FROM (SELECT CASE WHEN yes THEN ${few + 1} ELSE (SELECT count(*)::int FROM hits) END AS total FROM frequent) AS counted
            LEFT JOIN LATERAL (${page}) AS page ON TRUE`;
        })
      : undefined,
    exactPage: rankFirst
      ? statement((parameters) => {
          const source = from('exact', parameters);
          return `SELECT id, rev, data FROM ${source} ORDER BY ${order(parameters, [])} ${bounds}`;
        })
      : undefined,
    page: statement((parameters) => {
      const source = from('near', parameters);
      return `SELECT id, rev, data FROM ${source} ORDER BY ${order(parameters, rank(parameters))} ${bounds}`;
    }),
    total:
      plan.total === false
        ? undefined
        : statement((parameters) => {
            const source = from('near', parameters);
            return `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${source}${bound}) AS hits`;
          }),
  };
}

/**
 * Counts the hits of a clause by each of some fields, as SQL. The documents are read once and grouped by all fields together, and
 * the few combinations then by each field: five values of each of 85,000 documents take three times as long. Each row has the
 * log position; one row without a field if nothing matches.
 */
export function compileCounts(
  type: DocumentType,
  { clause, fields }: { clause: Clause; fields: readonly string[] },
  allowed: Where,
  words: ReadonlyMap<TextClause, MeantWord[]>,
): Statement {
  const parameters = createParameters();
  const asked = compileClause({ type, words, closeness: 'near', parameters }, clause);
  const values = fields.map((field, at) => `${fieldSql(type, field).value}::text AS value${at}`);
  const groups = `SELECT ${values.join(', ')}, count(*) AS hits FROM ${quoteName(type.name)}
    WHERE ${asked} AND ${compileWhere(type, allowed, parameters)} GROUP BY ${fields.map((_, at) => at + 1).join(', ')}`;
  const pairs = fields.map((field, at) => `(${quoteText(field)}, value${at})`);
  const found = `SELECT counted.field, counted.value, sum(hits)::int AS count
    FROM (${groups}) AS groups, LATERAL (VALUES ${pairs.join(', ')}) AS counted (field, value)
    WHERE counted.value IS NOT NULL GROUP BY 1, 2`;
  const text = `SELECT head.seq, found.* FROM log_head AS head LEFT JOIN (${found}) AS found ON TRUE`;
  return { text, values: parameters.values };
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
      // Exclusions always include near words, even in the statement for equal words.
      return `(${compileClause({ ...compilation, closeness: 'near' }, clause.of)} IS NOT TRUE)`;
    case 'all': {
      // Together, since an index may answer several conditions.
      const wheres = clause.of.flatMap((part) => (part.op === 'where' ? [part.where] : []));
      const others = clause.of.filter((part) => part.op !== 'where');
      const parts = others.map((part) => compileClause(compilation, part));
      if (wheres.length > 0) parts.push(compileWhere(compilation.type, and(...wheres), compilation.parameters));
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

/** Alternatives of text are combined into one index query. */
function compileTexts({ words, closeness, parameters }: Compilation, clause: Clause & { op: 'some' }) {
  if (clause.atLeast !== 1 || !clause.of.every((part) => part.op === 'text')) return undefined;
  const queries = clause.of.flatMap(
    (part) => textQuery(part as TextClause, words.get(part as TextClause) ?? [], closeness) ?? [],
  );
  if (queries.length === 0) return 'FALSE';
  return `${wordsColumn} @@ ${parameters.add(queries.map((query) => `(${query})`).join(' | '))}::tsquery`;
}

/** A text as a query to the word index; undefined when the text has no words. */
function textQuery({ fields, any }: TextClause, words: readonly MeantWord[], closeness: Closeness): string | undefined {
  if (words.length === 0) return undefined;
  const lexemes = (word: string, suffix = '') =>
    fields.map((field) => `'${`${field}:${word}`.replace(/['\\]/g, '$&$&')}'${suffix}`);
  const parts = words.map(({ typed, same, near }, at) => {
    const last = at === words.length - 1;
    const own = [typed, ...same].flatMap((word) => lexemes(word, last && closeness !== 'exact' ? ':*' : ''));
    const meant = closeness === 'near' ? near.flatMap((word) => lexemes(word)) : [];
    return `(${[...own, ...meant].join(' | ')})`;
  });
  return parts.join(any ? ' | ' : ' & ');
}

/** Whether each hit has some of the words, so that the word index can find all hits. */
function isAboutWords(clause: Clause): boolean {
  switch (clause.op) {
    case 'text':
      return true;
    case 'all':
      return clause.of.some(isAboutWords);
    case 'some':
      return clause.of.every(isAboutWords);
    default:
      return false;
  }
}

/** The part of a clause that affects relevance; the rest holds for every hit alike. */
function textPart(clause: Clause): Clause | undefined {
  if (clause.op === 'not' || clause.op === 'where' || textClauses(clause).length === 0) return undefined;
  if (clause.op !== 'all') return clause;
  const of = clause.of.flatMap((part) => textPart(part) ?? []);
  return of.length > 0 ? { op: 'all', of } : undefined;
}
