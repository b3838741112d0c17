import type { DocumentType, OrderBy, Where } from '@pavilion/sync';
import { quoteName } from '../database/index.ts';
import { compileWhere } from './compile-where.ts';
import { createParameters, orderSql } from './field-sql.ts';

export interface Selection {
  where?: Where;
  orderBy?: OrderBy;
  limit?: number;
  offset?: number;
  /** The order does not matter, even with a limit: the database may return any matching rows. */
  asSet?: boolean;
}
export interface Statement {
  text: string;
  values: unknown[];
}

/** `SELECT id, rev, data` of the matching documents, in order. */
export function compileSelect(type: DocumentType, selection: Selection): Statement {
  const parameters = createParameters();
  return { text: selectSql(type, selection, parameters), values: parameters.values };
}

/** As `compileSelect`, with the log position in each row. One row without an id if nothing matches. */
export function compileSnapshot(type: DocumentType, selection: Selection): Statement {
  const parameters = createParameters();
  const inner = selectSql(type, selection, parameters);
  return {
    text: `SELECT head.seq, found.id, found.rev, found.data FROM log_head AS head LEFT JOIN (${inner}) AS found ON TRUE`,
    values: parameters.values,
  };
}

export function compileCount(type: DocumentType, where: Where): Statement {
  const parameters = createParameters();
  const condition = compileWhere(type, where, parameters);
  return {
    text: `SELECT count(*) AS total FROM ${quoteName(type.name)} WHERE ${condition}`,
    values: parameters.values,
  };
}

function selectSql(
  type: DocumentType,
  { where, orderBy, limit, offset, asSet }: Selection,
  parameters: ReturnType<typeof createParameters>,
): string {
  const parts = [`SELECT id, rev, data FROM ${quoteName(type.name)}`];
  if (where) parts.push(`WHERE ${compileWhere(type, where, parameters)}`);
  const sorts = (orderBy ?? []).flatMap((field) => orderSql(type, field, parameters));
  if (!asSet && (sorts.length > 0 || limit !== undefined || offset))
    parts.push(`ORDER BY ${[...sorts, 'id ASC'].join(', ')}`);
  if (limit !== undefined) parts.push(`LIMIT ${parameters.add(limit)}`);
  if (offset) parts.push(`OFFSET ${parameters.add(offset)}`);
  return parts.join(' ');
}
