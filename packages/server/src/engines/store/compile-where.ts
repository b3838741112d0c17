import { type DocumentType, normaliseWhere, type Predicate, type Scalar, type Where } from '@pavilion/sync';
import { arrayText, quoteText } from '../database/index.ts';
import { fieldKind } from './field-kind.ts';
import { factOf, factsSql, fieldSql, type Parameters } from './field-sql.ts';

/** Fewest conditions that are asked of the index of combined fields. A single one is left to the indexes of its field. */
export const fewestFacts = 2;

/** A where-clause as SQL over a document table. It is true for exactly the documents that `matches` finds. */
export function compileWhere(
  type: DocumentType,
  where: Where,
  parameters: Parameters,
  { combined = true } = {},
): string {
  return compile(type, normaliseWhere(where), parameters, combined);
}

function compile(type: DocumentType, predicate: Predicate, parameters: Parameters, combined = true): string {
  switch (predicate.op) {
    case 'and':
    case 'or': {
      if (predicate.of.length === 0) return predicate.op === 'and' ? 'TRUE' : 'FALSE';
      const parts = predicate.of.map((part) => compile(type, part, parameters, combined));
      if (combined && predicate.op === 'and') parts.push(...compileCombined(type, predicate.of, parameters));
      return `(${parts.join(predicate.op === 'and' ? ' AND ' : ' OR ')})`;
    }
    case 'not':
      // Unknown (a missing field) counts as false in this language, so its negation is true.
      return `(${compile(type, predicate.of, parameters, combined)} IS NOT TRUE)`;
    case 'in':
      return compileIn(type, predicate.path, predicate.values, parameters);
    case 'contains':
      return compileContains(type, predicate.path, predicate.values, parameters);
    default:
      return compileRange(type, predicate, parameters);
  }
}

function compileIn(type: DocumentType, path: string, values: readonly Scalar[], parameters: Parameters): string {
  const inMap = compileMapKey(type, path, values, parameters);
  if (inMap) return inMap;
  const kind = fieldKind(type, path);
  if (kind === 'any') {
    const { json } = fieldSql(type, path, parameters);
    const list = parameters.add(arrayText(values.map((item) => JSON.stringify(item))));
    const found = `${json} = ANY(${list}::jsonb[])`;
    return values.includes(null) ? `(${found} OR ${json} IS NULL)` : `(${found})`;
  }
  const named = { text: 'string', number: 'number', boolean: 'boolean' }[kind];
  const column = { text: 'text', number: 'float8', boolean: 'boolean' }[kind];
  const like = values.filter((item) => typeof item === named);
  if (like.length === 0 && !values.includes(null)) return 'FALSE';
  const { value } = fieldSql(type, path, parameters);
  const parts: string[] = [];
  if (like.length === 1) parts.push(`${value} = ${parameters.add(like[0])}::${column}`);
  if (like.length > 1) parts.push(`${value} = ANY(${parameters.add(arrayText(like.map(String)))}::${column}[])`);
  if (values.includes(null)) parts.push(`${value} IS NULL`);
  return parts.length === 1 ? parts[0]! : `(${parts.join(' OR ')})`;
}

/**
 * Conditions on several combined fields once more, as the index of all of them can answer them. The conditions themselves stay:
 * they are cheaper to check, and come first where rows are read in order.
 */
function compileCombined(type: DocumentType, of: readonly Predicate[], parameters: Parameters): string[] {
  const asked = factsOf(type, of);
  if (asked.length < fewestFacts) return [];
  const all = factsSql(type);
  const list = (facts: readonly string[]) => `${parameters.add(arrayText(facts))}::text[]`;
  const single = asked.filter(({ length }) => length === 1).flat();
  const several = asked.filter(({ length }) => length > 1);
  return [
    ...(single.length > 0 ? [`${all} @> ${list(single)}`] : []),
    ...several.map((facts) => `${all} && ${list(facts)}`),
  ];
}

/** Conditions on combined fields, each as the facts of which a document must have one. */
export function factsOf(type: DocumentType, of: readonly Predicate[]): string[][] {
  return of.flatMap((part) => {
    if (part.op !== 'in' || !type.combined?.includes(part.path)) return [];
    const facts = part.values.map((value) => factOf(type, part.path, value));
    return facts.every((fact) => fact !== undefined) ? [facts] : [];
  });
}

/** Uses the inverted index of a map for `{ 'favourites.u1': true }`. */
function compileMapKey(
  type: DocumentType,
  path: string,
  values: readonly Scalar[],
  parameters: Parameters,
): string | undefined {
  const [map, key, ...deeper] = path.split('.');
  if (!map || !key || deeper.length > 0 || !type.arrays?.includes(map)) return undefined;
  const [value] = values;
  if (values.length !== 1 || value === null) return undefined;
  return `(data->${quoteText(map)}) @> ${parameters.add(JSON.stringify({ [key]: value }))}::jsonb`;
}

function compileContains(type: DocumentType, path: string, values: readonly Scalar[], parameters: Parameters): string {
  const { json } = fieldSql(type, path, parameters);
  const lists = values.map((value) => JSON.stringify([value]));
  if (lists.length === 1) return `${json} @> ${parameters.add(lists[0])}::jsonb`;
  return `${json} @> ANY(${parameters.add(arrayText(lists))}::jsonb[])`;
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
type Range = Extract<Predicate, { value: string | number }>;

function compileRange(type: DocumentType, { op, path, value: operand }: Range, parameters: Parameters): string {
  const kind = fieldKind(type, path);
  const isText = typeof operand === 'string';
  // Return before adding a parameter: PostgreSQL cannot tell the type of one that the statement does not use.
  if (kind !== 'any' && kind !== (isText ? 'text' : 'number')) return 'FALSE';
  const { value, json } = fieldSql(type, path, parameters);
  const bound = parameters.add(operand);
  const sign = comparisons[op];
  if (kind !== 'any') return `${value} ${sign} ${bound}::${isText ? 'text' : 'float8'}`;
  if (isText) return `(jsonb_typeof(${json}) = 'string' AND ${value} ${sign} ${bound}::text)`;
  return `(CASE WHEN jsonb_typeof(${json}) = 'number' THEN ${value}::float8 ${sign} ${bound}::float8 ELSE FALSE END)`;
}
