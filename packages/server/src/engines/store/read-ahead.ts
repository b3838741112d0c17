import { and, type DocumentIndex, type DocumentType, normaliseWhere, type Predicate, type Where } from '@pavilion/sync';
import { quoteName } from '../database/index.ts';
import { compileWhere, factsOf, fewestFacts } from './compile-where.ts';
import type { Parameters } from './field-sql.ts';
import type { Selection } from './selection.ts';

/** Documents that are read in order for each one of the page, and for the longest page that is read like this. */
const readAhead = 40;
const longestPage = 250;

/**
 * Conditions under which an index has the documents in the order of the page, if the page asks for several combined fields.
 * Values that are often together fill the page from the first documents of that index; others are found by the index of all
 * combined fields. The planner cannot tell which, because it does not know which values occur together (decision 016).
 */
export function leadOf(type: DocumentType, selection: Selection): Where | undefined {
  const { where, orderBy, limit = Number.POSITIVE_INFINITY, offset = 0, asSet } = selection;
  if (!type.combined || !where || !orderBy || asSet || limit + offset > longestPage) return undefined;
  const predicate = normaliseWhere(where);
  const parts = predicate.op === 'and' ? predicate.of : [predicate];
  if (factsOf(type, parts).length < fewestFacts) return undefined;
  const single = new Map(
    parts.flatMap((part) => (part.op === 'in' && part.values.length === 1 ? [[part.path, part.values[0]!]] : [])),
  );
  const [index] = (type.indexes ?? [])
    .filter(({ fields, orderBy: sorts = [], sparse }) => {
      const isInOrder = sorts.every(
        ({ field, direction }, at) => orderBy[at]?.field === field && orderBy[at].direction === direction,
      );
      return !sparse && sorts.length > 0 && isInOrder && fields.every((field) => single.has(field));
    })
    .sort((left, right) => right.fields.length - left.fields.length);
  return (
    index && and(...index.fields.map((field): Where => ({ [field]: single.get(field)! })), ...rangesOf(parts, index))
  );
}

/** Ranges of the first field in the order, from which the index can start. */
function rangesOf(parts: readonly Predicate[], { orderBy: [first] = [] }: DocumentIndex): Where[] {
  return parts.flatMap((part) =>
    'value' in part && part.path === first?.field ? [{ [part.path]: { [part.op]: part.value } }] : [],
  );
}

/** `SELECT id, rev, data` of one page: of the first documents under `lead` if they fill it, otherwise of all. */
export function aheadSql(
  type: DocumentType,
  { where = {}, limit = 0, offset = 0 }: Selection,
  lead: Where,
  order: string,
  parameters: Parameters,
): string {
  const table = quoteName(type.name);
  const wanted = `${parameters.add(limit + offset)}::bigint`;
  const first = `SELECT id, rev, data FROM ${table} WHERE ${compileWhere(type, lead, parameters)}
    ORDER BY ${order} LIMIT ${parameters.add((limit + offset) * readAhead)}::bigint`;
  const hits = compileWhere(type, where, parameters, { combined: false });
  const all = compileWhere(type, where, parameters);
  return `WITH early AS MATERIALIZED (SELECT id, rev, data FROM (${first}) AS first WHERE ${hits} LIMIT ${wanted}),
    full_page AS MATERIALIZED (SELECT count(*) = ${wanted} AS yes FROM early)
    SELECT id, rev, data FROM (
      SELECT id, rev, data FROM early WHERE (SELECT yes FROM full_page)
      UNION ALL
      (SELECT id, rev, data FROM ${table} WHERE ${all} AND NOT (SELECT yes FROM full_page) ORDER BY ${order} LIMIT ${wanted})
    ) AS page ORDER BY ${order} OFFSET ${parameters.add(offset)}`;
}
