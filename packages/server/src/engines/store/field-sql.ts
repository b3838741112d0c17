import type { DocumentType, OrderField } from '@pavilion/sync';
import { quoteText } from '../database/index.ts';
import { type FieldKind, fieldKind } from './field-kind.ts';

/** The values of a statement in the making; `add` gives the placeholder. */
export interface Parameters {
  values: unknown[];
  add(value: unknown): string;
}

export function createParameters(): Parameters {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

/**
 * A field as SQL. Index definitions and queries are both made from this: PostgreSQL uses an expression index only for the very
 * same expression, so there must be one place that writes it.
 */
export interface FieldSql {
  kind: FieldKind;
  /** The value by its kind: text under COLLATE "C", float8 or boolean; for any kind, its text. NULL when missing or null. */
  value: string;
  /** The value as jsonb. */
  json: string;
}

/**
 * Steps which the schema names stand in the text, so that statements and indexes agree; keys of maps (a user's id) are
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

/** The sort by one field as SQL, in the order that `compareBy` makes in memory: missing values last either way. */
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
