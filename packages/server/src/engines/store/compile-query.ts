import type { DocumentType, Where } from '@pavilion/sync';
import { quoteName } from '../database/index.ts';
import { compileWhere } from './compile-where.ts';
import { createParameters, orderSql, type Parameters } from './field-sql.ts';
import { aheadSql, leadOf } from './read-ahead.ts';
import type { Selection } from './selection.ts';

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

/** Documents that share a text of a snapshot. */
const documentsPerText = 64;

/**
 * As `compileSnapshot`, with the documents as JSON: rows of some documents each, with their number and their text. The database
 * writes the text, so that a list that is only passed on is not parsed and serialised here. In one row, both ends would copy
 * megabytes again and again while the text grows; with a row for each document, the rows would cost more than the text.
 */
export function compileSnapshotTexts(type: DocumentType, selection: Selection): Statement {
  const parameters = createParameters();
  const inner = selectSql(type, selection, parameters);
  const parts = `SELECT *, row_number() OVER () / ${documentsPerText} AS part FROM (${inner}) AS rows`;
  const texts = `SELECT part, count(*) AS total, string_agg(${documentSql}, ',') AS text FROM (${parts}) AS parts GROUP BY part`;
  return {
    text: `SELECT head.seq, found.total, found.text FROM log_head AS head LEFT JOIN (${texts}) AS found ON TRUE ORDER BY found.part`,
    values: parameters.values,
  };
}

/**
 * A row as its document, as `toStored` reads it: the text of `data` with the id and revision before its first field. `right` skips
 * the bracket without counting characters, as `substring` would; to merge them as jsonb costs a third more.
 */
const documentSql = `'{"id":' || to_json(id) || ',"_rev":' || rev || CASE data WHEN '{}' THEN '' ELSE ',' END || right(data::text, -1)`;

export function compileCount(type: DocumentType, where: Where): Statement {
  const parameters = createParameters();
  const condition = compileWhere(type, where, parameters);
  return {
    text: `SELECT count(*) AS total FROM ${quoteName(type.name)} WHERE ${condition}`,
    values: parameters.values,
  };
}

function selectSql(type: DocumentType, selection: Selection, parameters: Parameters): string {
  const { where, orderBy, limit, offset, asSet } = selection;
  const sorts = (orderBy ?? []).flatMap((field) => orderSql(type, field, parameters));
  const order = [...sorts, 'id ASC'].join(', ');
  const lead = leadOf(type, selection);
  if (lead) return aheadSql(type, selection, lead, order, parameters);
  const parts = [`SELECT id, rev, data FROM ${quoteName(type.name)}`];
  if (where) parts.push(`WHERE ${compileWhere(type, where, parameters)}`);
  if (!asSet && (sorts.length > 0 || limit !== undefined || offset)) parts.push(`ORDER BY ${order}`);
  if (limit !== undefined) parts.push(`LIMIT ${parameters.add(limit)}`);
  if (offset) parts.push(`OFFSET ${parameters.add(offset)}`);
  return parts.join(' ');
}
