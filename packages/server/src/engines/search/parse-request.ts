import { type DocumentType, isMap, pathPattern, type Scalar, type Where } from '@pavilion/sync';
import { Refusal } from '../store/refusal.ts';
import type { Clause, SearchOrder, SearchPlan, TextClause } from './clause.ts';

export const largestSize = 10_000;
const largestFrom = 1_000_000;
const mostClauses = 1_000;
const deepest = 12;

type Body = Record<string, unknown>;

/** Parses the body of a search request (DAT-059). Unknown parts are refused: ignoring a filter would show too much. */
export function parseRequest(type: DocumentType, body: unknown): SearchPlan {
  if (!isMap(body)) throw refuse('A search needs a body.');
  for (const key of Object.keys(body)) {
    if (!bodyKeys.has(key)) throw refuse(`A search has no option "${key}".`);
  }
  const budget = { left: mostClauses };
  return {
    clause: body.query === undefined ? everything : parseClause({ type, budget, depth: 0 }, body.query),
    order: parseSort(body.sort),
    from: parseCount(body.from, 'from', 0, largestFrom),
    size: parseCount(body.size, 'size', 10, largestSize),
    total: parseTotal(body.track_total_hits),
  };
}
const bodyKeys = new Set(['query', 'sort', 'from', 'size', 'track_total_hits']);
const everything: Clause = { op: 'all', of: [] };

function refuse(message: string): Refusal {
  return new Refusal('INVALID', message);
}

function parseCount(value: unknown, name: string, initial: number, most: number): number {
  if (value === undefined) return initial;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    throw refuse(`"${name}" has to be a whole number from 0 to ${most}.`);
  }
  return value;
}

function parseTotal(value: unknown): number | boolean {
  if (value === undefined) return true;
  if (typeof value === 'boolean') return value;
  return parseCount(value, 'track_total_hits', 0, Number.MAX_SAFE_INTEGER);
}

function parseSort(sort: unknown): SearchOrder[] {
  if (sort === undefined || sort === null) return [];
  const items = Array.isArray(sort) ? sort : [sort];
  if (items.length > 10) throw refuse('A search can be sorted by at most 10 fields.');
  return items.flatMap((item): SearchOrder[] => {
    if (typeof item === 'string') return [orderBy(item, 'asc')];
    if (!isMap(item)) throw refuse('This sort is invalid.');
    return Object.entries(item).map(([field, order]) => orderBy(field, isMap(order) ? (order.order ?? 'asc') : order));
  });
}

function orderBy(field: string, direction: unknown): SearchOrder {
  if (field === '_score') return { field: '_score' };
  if (direction !== 'asc' && direction !== 'desc') throw refuse('A sort must be "asc" or "desc".');
  return { field: plainField(field).path, direction };
}

interface Place {
  type: DocumentType;
  budget: { left: number };
  depth: number;
}

function parseClause(place: Place, clause: unknown): Clause {
  if (--place.budget.left < 0 || place.depth > deepest) throw refuse('This search has too many conditions.');
  if (!isMap(clause)) throw refuse('This search condition is invalid.');
  const parts = Object.entries(clause).map(([kind, operand]): Clause => {
    const reader = readers[kind];
    if (!reader) throw refuse(`A search has no condition "${kind}".`);
    if (!isMap(operand)) throw refuse(`"${kind}" needs an object.`);
    return reader({ ...place, depth: place.depth + 1 }, operand);
  });
  return parts.length === 1 ? parts[0]! : { op: 'all', of: parts };
}

const readers: Record<string, (place: Place, operand: Body) => Clause> = {
  bool: parseBool,
  match: (place, operand) => onField(operand, (field, value) => parseMatch(place, field, value)),
  multi_match: parseMultiMatch,
  match_all: () => everything,
  term: (place, operand) =>
    onField(operand, (field, value) => isOneOf(place, field, [scalar(isMap(value) ? value.value : value)])),
  terms: (place, operand) =>
    onField(operand, (field, values) => {
      if (!Array.isArray(values) || values.length > largestSize) throw refuse('"terms" needs a list of values.');
      return isOneOf(place, field, values.map(scalar));
    }),
  range: (_, operand) => onField(operand, parseRange),
  exists: (_, operand) => {
    if (typeof operand.field !== 'string') throw refuse('"exists" needs a field.');
    return { op: 'not', of: { op: 'where', where: { [plainField(operand.field).path]: null } } };
  },
  ids: (_, operand) => {
    if (!Array.isArray(operand.values)) throw refuse('"ids" needs a list of values.');
    return { op: 'where', where: { id: { in: operand.values.map(scalar) } } };
  },
};

function onField(operand: Body, read: (field: string, value: unknown) => Clause): Clause {
  const parts = Object.entries(operand).map(([field, value]) => read(field, value));
  return parts.length === 1 ? parts[0]! : { op: 'all', of: parts };
}

function parseBool(place: Place, bool: Body): Clause {
  const list = (key: string): Clause[] => {
    const value = bool[key];
    if (value === undefined || value === null) return [];
    return (Array.isArray(value) ? value : [value]).map((clause) => parseClause(place, clause));
  };
  for (const key of Object.keys(bool)) {
    if (!boolKeys.has(key)) throw refuse(`"bool" has no option "${key}".`);
  }
  const of = [...list('must'), ...list('filter'), ...list('must_not').map((part): Clause => ({ op: 'not', of: part }))];
  const should = list('should');
  const atLeast = parseCount(bool.minimum_should_match, 'minimum_should_match', 1, mostClauses);
  if (should.length > 0 && atLeast > 0) of.push({ op: 'some', of: should, atLeast });
  return { op: 'all', of };
}
const boolKeys = new Set(['must', 'should', 'filter', 'must_not', 'minimum_should_match']);

function parseMatch(place: Place, field: string, value: unknown): Clause {
  const options: Body = isMap(value) ? value : { query: value };
  const { path } = plainField(field);
  if (!place.type.search?.text.includes(path)) return isOneOf(place, field, [scalar(options.query)]);
  return parseText([path], options);
}

function parseText(fields: readonly string[], options: Body): Clause {
  if (typeof options.query !== 'string' && typeof options.query !== 'number') throw refuse('"match" needs a text.');
  const text = String(options.query).replace(unstorable, ' ');
  if (text.length > 1_000) throw refuse('A search text can have at most 1,000 characters.');
  if (text.trim() === '') return everything;
  return {
    op: 'text',
    fields,
    text,
    any: typeof options.operator === 'string' && options.operator.toLowerCase() === 'or',
    edits: parseEdits(options.fuzziness),
  };
}

function parseEdits(fuzziness: unknown): TextClause['edits'] {
  if (fuzziness === undefined || fuzziness === null) return 0;
  if (typeof fuzziness === 'string' && /^auto$/i.test(fuzziness)) return 'auto';
  const edits = Number(fuzziness);
  if (edits === 0 || edits === 1 || edits === 2) return edits;
  throw refuse('"fuzziness" must be AUTO, 0, 1 or 2.');
}

/** The words may be spread over the fields: people type the titles of a deliverable and of its brief in one line. */
function parseMultiMatch({ type }: Place, { fields, ...options }: Body): Clause {
  if (!Array.isArray(fields) || fields.length === 0) throw refuse('"multi_match" needs a list of fields.');
  const paths = fields.map((field) => plainField(String(field)).path);
  const unknown = paths.find((path) => !type.search?.text.includes(path));
  if (unknown) throw refuse(`"${unknown}" is not a searchable text field.`);
  return parseText(paths, options);
}

function isOneOf(place: Place, field: string, values: readonly Scalar[]): Clause {
  const { path } = plainField(field);
  const where: Where = holdsList(place.type, path) ? { [path]: { containsAny: values } } : { [path]: { in: values } };
  return { op: 'where', where };
}

/** PostgreSQL accepts neither NUL nor half a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/gu;

function scalar(value: unknown): Scalar {
  if (typeof value === 'string' && (value.length > 2_000 || value.search(unstorable) >= 0)) {
    throw refuse('A search value must be text of at most 2,000 valid characters.');
  }
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw refuse('A search value must be text, a number, true, false or null.');
}

/** Whether a field of the schema is a list, beneath any wrappers for defaults and options. */
function holdsList(type: DocumentType, path: string): boolean {
  let schema: unknown = type.schema.shape[path];
  while (isMap(schema) || typeof schema === 'object') {
    const definition = (schema as { def?: { type?: string; innerType?: unknown } }).def;
    if (definition?.type === 'array') return true;
    if (!definition?.innerType) return false;
    schema = definition.innerType;
  }
  return false;
}

const comparisons = new Set(['gt', 'gte', 'lt', 'lte']);

function parseRange(field: string, range: unknown): Clause {
  const { path, seconds } = plainField(field);
  if (!isMap(range)) throw refuse('"range" needs limits.');
  const of = Object.entries(range).flatMap(([comparison, value]): Clause[] => {
    if (value === undefined || value === null) return [];
    if (!comparisons.has(comparison)) throw refuse(`"range" has no option "${comparison}".`);
    const limit = scalar(value);
    if (typeof limit !== 'string' && typeof limit !== 'number') throw refuse('"range" needs text or a number.');
    const operand = seconds && typeof limit === 'number' ? instantOf(limit) : limit;
    return [{ op: 'where', where: { [path]: wholeDay(comparison, operand) } }];
  });
  return of.length === 1 ? of[0]! : { op: 'all', of };
}

function instantOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) throw refuse('These seconds are not a valid time.');
  return date.toISOString();
}

/** A day as a limit covers the whole day: "up to 31 May" includes 31 May 15:00. */
function wholeDay(comparison: string, value: string | number): Record<string, string | number> {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return { [comparison]: value };
  const time = Date.parse(value);
  if (Number.isNaN(time) || (comparison !== 'lte' && comparison !== 'gt')) return { [comparison]: value };
  const next = new Date(time + 86_400_000).toISOString().slice(0, 10);
  return comparison === 'lte' ? { lt: next } : { gte: next };
}

/** `last_log_in.seconds` and `name.keyword` refer to the field itself (OPN-036). */
function plainField(field: string): { path: string; seconds: boolean } {
  if (!pathPattern.test(field)) throw refuse(`"${field}" is not a field name.`);
  const seconds = field.endsWith('.seconds');
  return { path: field.replace(/\.(seconds|keyword)$/, ''), seconds };
}
