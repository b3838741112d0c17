import type { DocumentType, OrderField, Scalar } from '@pavilion/sync';
import { quoteText } from '../database/index.ts';
import { type FieldKind, fieldKind } from './field-kind.ts';

/** Values of a statement being built; `add` returns the placeholder. */
export interface Parameters {
  values: unknown[];
  add(value: unknown): string;
}

export function createParameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/**
 * A field as SQL, for index definitions and queries alike: PostgreSQL uses an expression index only for an identical
 * expression, so one place must write it.
 */
export interface FieldSql {
  kind: FieldKind;
  /** The value by its type: text under COLLATE "C", float8 or boolean; for any type, its text. NULL if missing or null. */
  value: string;
  /** The value as jsonb. */
  json: string;
}

/**
 * Path steps named by the schema are part of the text, so that statements and indexes agree. Keys of maps (a user's id) are
 * parameters, so that the number of different statements stays small.
 */
export function fieldSql(type: DocumentType, path: string, parameters?: Parameters): FieldSql {
  const kind = fieldKind(type, path);
  if (path === 'id') return { kind, value: 'id', json: 'to_jsonb(id)' };
  if (path === '_rev') return { kind, value: '(rev::float8)', json: 'to_jsonb(rev)' };
  const steps = path.split('.');
  const known = steps.length === 1 || !parameters || isIndexed(type, path);
  const names = steps.map((step, at) => (at === 0 || known ? quoteText(step) : `${parameters.add(step)}::text`));
  const last = names.pop();
  const parent = ['data', ...names].join('->');
  const text = `(${parent}->>${last})`;
  const json = `(${parent}->${last})`;
  if (kind === 'number') return { kind, json, value: `(${text}::float8)` };
  if (kind === 'boolean') return { kind, json, value: `(${text}::boolean)` };
  return { kind, json, value: `(${text} COLLATE "C")` };
}

function isIndexed(type: DocumentType, path: string): boolean {
  return (type.indexes ?? []).some(
    ({ fields, orderBy }) => fields.includes(path) || orderBy?.some(({ field }) => field === path),
  );
}

/** The combined fields of a document as SQL: an array of `field:value`, without those that are missing. */
export function factsSql(type: DocumentType): string {
  const facts = (type.combined ?? []).map(
    (field) => `${quoteText(`${field}:`)} || ${fieldSql(type, field).value}::text`,
  );
  return `array_remove(ARRAY[${facts.join(', ')}], NULL)`;
}

/** A value as it stands in the facts; undefined if the database may write it differently, or the field cannot have it. */
export function factOf(type: DocumentType, field: string, value: Scalar): string | undefined {
  const kind = fieldKind(type, field);
  const written =
    typeof value === 'number'
      ? kind === 'number' && Number.isInteger(value) && Math.abs(value) < 1e15
      : (kind === 'text' && typeof value === 'string') || (kind === 'boolean' && typeof value === 'boolean');
  return written ? `${field}:${value}` : undefined;
}

/** Sort by one field as SQL, in the order of `compareBy` in memory: missing values are last in both directions. */
export function orderSql(type: DocumentType, { field, direction }: OrderField, parameters?: Parameters): string[] {
  const { kind, value, json } = fieldSql(type, field, parameters);
  const suffix = direction === 'desc' ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
  if (kind !== 'any') return [`${value} ${suffix}`];
  const is = `jsonb_typeof(${json})`;
  return [
    `(CASE ${is} WHEN 'boolean' THEN 0 WHEN 'number' THEN 1 WHEN 'string' THEN 2 END) ${suffix}`,
    `(CASE ${is} WHEN 'boolean' THEN (${value}::boolean)::int::float8 WHEN 'number' THEN ${value}::float8 END) ${suffix}`,
    `(CASE ${is} WHEN 'string' THEN ${value} END) ${suffix}`,
  ];
}
