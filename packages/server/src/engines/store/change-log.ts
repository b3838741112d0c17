import { quoteText, type Row, type Sql, type TransactionSql } from '../database/index.ts';
import { differenceOf } from './row.ts';
import { moveHead } from './tables.ts';
import type { Change, RequestName, StoredRow, Written } from './types.ts';

/** A change without its number in the log yet. */
export type PendingChange = Omit<Change, 'seq'>;

interface ChangeRow extends Row {
  seq: number;
  collection: string;
  id: string;
  before: StoredRow | null;
  after: StoredRow | null;
  by_user: string;
  at: string;
}

const columns = 'seq, collection, id, before, after, by_user, at';

/**
 * Numbers changes in the last statement of a transaction. The head row stays locked until the commit, so numbers have no gaps
 * and are in commit order: a reader that has seen 6 has seen 5. Fails on a store that is newer than `level`.
 */
export async function appendAndCommit(
  sql: TransactionSql,
  pending: readonly PendingChange[],
  level: number,
  request?: string,
): Promise<Change[]> {
  if (pending.length === 0) return [];
  const rows = pending.map((change, at) => ({ ...change, ...shortened(change), n: at + 1 }));
  const [last] = await sql.commitWith<{ seq: number | string }>(
    `WITH head AS (UPDATE log_head SET ${moveHead(String(pending.length), level)} RETURNING seq), written AS (
       INSERT INTO changes (seq, collection, id, before, after, by_user, at, request)
       SELECT head.seq - ${pending.length} + v.n, v.collection, v.id, v.before,
         coalesce(v.after, (v.before - v.gone) || v.set), v.by, v.at,
         ${request === undefined ? 'NULL' : quoteText(request)}
       FROM head, jsonb_to_recordset(${quoteText(JSON.stringify(rows))}::jsonb)
         AS v(n bigint, collection text, id text, before jsonb, after jsonb, gone text[], set jsonb, by text, at text)
     ) SELECT seq FROM head`,
  );
  const first = Number(last!.seq) - pending.length + 1;
  return pending.map((change, at) => ({ seq: first + at, ...change }));
}

/**
 * A changed document by the fields that differ, from which the database writes it: many documents often change by one field, and
 * reading the text of their other fields twice takes it a third of the time.
 */
function shortened({ before, after }: PendingChange) {
  if (!before || !after) return {};
  return { after: null, ...differenceOf(before, after) };
}

/** The log after a position, in order, read from the database; null if the log no longer reaches back that far. */
export async function readChanges(sql: Sql, after: number, limit: number): Promise<Change[] | null> {
  // Head and rows are read at one instant: a commit between two queries would look like a gap.
  const rows = await sql.query<ChangeRow & { head: number }>(
    `SELECT head.seq AS head, found.* FROM log_head AS head LEFT JOIN LATERAL
       (SELECT ${columns} FROM changes WHERE seq > $1 ORDER BY seq LIMIT $2) AS found ON TRUE ORDER BY found.seq`,
    [after, limit],
  );
  const [first] = rows;
  if (!first || after >= first.head) return [];
  return first.seq === after + 1 ? rows.map(({ head: _, ...row }) => toChange(row as ChangeRow)) : null;
}

/** The end of the log, in order. */
export async function readLatest(sql: Sql, limit: number): Promise<Change[]> {
  const rows = await sql.query<ChangeRow>(`SELECT ${columns} FROM changes ORDER BY seq DESC LIMIT $1`, [limit]);
  return rows.map(toChange).reverse();
}

function toChange({ by_user, ...row }: ChangeRow): Change {
  return { ...row, by: by_user };
}

export async function readHead(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ seq: number }>('SELECT seq FROM log_head');
  return row!.seq;
}

/** A request as stored in the log; the client comes first, so that its requests are adjacent. */
export function requestText({ client, request }: RequestName): string {
  return `${client}/${request}`;
}

/** Results of a client's requests, by their numbers. Each is the change of the first document's collection. */
export async function readAnswered(sql: Sql, client: string): Promise<Map<number, Written>> {
  const rows = await sql.query<ChangeRow & { request: string }>(
    // '0' is the character after '/', so the range is every request of this client.
    `SELECT ${columns}, request FROM changes WHERE request >= $1 AND request < $2 ORDER BY seq`,
    [`${client}/`, `${client}0`],
  );
  const answers = new Map<number, Written>();
  const collections = new Map<number, string>();
  for (const { request, seq, collection, after } of rows) {
    const number = Number(request.slice(client.length + 1));
    const answer = answers.get(number) ?? { seq, documents: [] };
    answers.set(number, answer);
    answer.seq = seq;
    const first = collections.get(number) ?? collection;
    collections.set(number, first);
    if (after && collection === first) answer.documents.push(after);
  }
  return answers;
}
