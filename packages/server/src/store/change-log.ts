import { type Database, quoteText, type Row, type Sql, type TransactionSql } from '../database/index.ts';
import type { Change, RequestName, StoredRow, Written } from './types.ts';

/** A change that waits for its place in the log. */
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
 * Gives changes their numbers, as the last statement of a transaction: the head row stays locked until its commit, so numbers
 * have no gaps and are the order of commits, and a reader that has seen 6 has seen 5.
 */
export async function appendAndCommit(
  sql: TransactionSql,
  pending: readonly PendingChange[],
  request?: string,
): Promise<Change[]> {
  if (pending.length === 0) return [];
  const rows = pending.map((change, at) => ({ ...change, n: at + 1 }));
  const [last] = await sql.commitWith<{ seq: number | string }>(
    `WITH head AS (UPDATE log_head SET seq = seq + ${pending.length} RETURNING seq), written AS (
       INSERT INTO changes (seq, collection, id, before, after, by_user, at, request)
       SELECT head.seq - ${pending.length} + v.n, v.collection, v.id, v.before, v.after, v.by, v.at,
         ${request === undefined ? 'NULL' : quoteText(request)}
       FROM head, jsonb_to_recordset(${quoteText(JSON.stringify(rows))}::jsonb)
         AS v(n bigint, collection text, id text, before jsonb, after jsonb, by text, at text)
     ) SELECT seq FROM head`,
  );
  const first = Number(last!.seq) - pending.length + 1;
  return pending.map((change, at) => ({ seq: first + at, ...change }));
}

/** The log after a position, in order, straight from the database; null when it no longer reaches back so far. */
export async function readChanges(sql: Sql, after: number, limit: number): Promise<Change[] | null> {
  const rows = await sql.query<ChangeRow>(`SELECT ${columns} FROM changes WHERE seq > $1 ORDER BY seq LIMIT $2`, [
    after,
    limit,
  ]);
  const changes = rows.map(({ by_user, ...row }) => ({ ...row, by: by_user }));
  const first = changes[0];
  if (first) return first.seq === after + 1 ? changes : null;
  return after >= (await readHead(sql)) ? [] : null;
}

export async function readHead(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ seq: number }>('SELECT seq FROM log_head');
  return row!.seq;
}

/** A request as the log notes it; the client's name comes first, so that its requests lie together. */
export function requestText({ client, request }: RequestName): string {
  return `${client}/${request}`;
}

/** What a client's requests did, by their numbers. Each answer is what was written to the first document's collection. */
export async function readAnswered(sql: Sql, client: string): Promise<Map<number, Written>> {
  const rows = await sql.query<ChangeRow & { request: string }>(
    // '0' is the character after '/': the range is every request of this client.
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

const channel = 'pavilion_changes';
/** A committed number may be on its way to us from our own connection: asking the database at once would be for nothing. */
const gapMilliseconds = 4;
/** A process that died between its commit and its NOTIFY leaves a change that nobody was woken for. */
const safetyMilliseconds = 5_000;
const fetchBatch = 500;
const seededChanges = 500;

export interface LogTail {
  /** The position up to which listeners have been told. */
  position(): number;
  /** Takes the changes that this process has just committed. */
  committed(changes: readonly Change[]): void;
  changesAfter(seq: number, limit: number): Promise<Change[] | null>;
  onChanges(listener: (changes: readonly Change[]) => void): () => void;
  close(): Promise<void>;
}

/**
 * Follows the log: changes of this process come by hand directly after their commit, those of other processes are fetched when
 * their NOTIFY arrives. Listeners get all of them in log order, each once.
 */
export async function followLog(
  database: Database,
  options: { keep?: number; onError: (error: unknown) => void },
): Promise<LogTail> {
  const keep = options.keep ?? 3_000;
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const early = new Map<number, Change>();
  const recent: Change[] = [];
  let position = await readHead(database);
  // Clients of the process before this one come back with its positions: what they missed is at hand.
  recent.push(...((await readChanges(database, Math.max(0, position - seededChanges), seededChanges)) ?? []));
  position = recent.at(-1)?.seq ?? position;
  let known = position;
  let fetching = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function drain(): void {
    const ready: Change[] = [];
    for (let next = early.get(position + 1); next; next = early.get(position + 1)) {
      early.delete(next.seq);
      position = next.seq;
      ready.push(next);
    }
    if (ready.length === 0) return;
    recent.push(...ready);
    if (recent.length > keep * 1.5) recent.splice(0, recent.length - keep);
    for (const listener of listeners) {
      try {
        listener(ready);
      } catch (error) {
        options.onError(error);
      }
    }
  }

  function take(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.seq > position) early.set(change.seq, change);
      if (change.seq > known) known = change.seq;
    }
    drain();
    if (known > position) fetchSoon();
  }

  function fetchSoon(): void {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (known > position) void fetchMissing();
    }, gapMilliseconds);
  }

  async function fetchMissing(): Promise<void> {
    if (fetching || closed) return;
    fetching = true;
    try {
      for (;;) {
        const changes = await readChanges(database, position, fetchBatch);
        // The log was cut behind us: there is nothing to deliver; live channels notice by the jump and start afresh.
        if (changes === null) throw new Error('The change log was shortened past the position of this process.');
        take(changes);
        if (changes.length < fetchBatch) break;
      }
    } catch (error) {
      if (!closed) options.onError(error);
    } finally {
      fetching = false;
      if (known > position) fetchSoon();
    }
  }

  const stopListening = await database.listen(channel, (payload) => {
    const seq = payload === '' ? Number.POSITIVE_INFINITY : Number(payload);
    if (seq > position) void fetchMissing();
  });
  const safety = database.kind === 'postgres' ? setInterval(() => void fetchMissing(), safetyMilliseconds) : undefined;
  safety?.unref();

  return {
    position: () => position,
    committed(changes) {
      const last = changes.at(-1);
      if (!last) return;
      take(changes);
      database.notify(channel, String(last.seq));
    },
    async changesAfter(seq, limit) {
      const oldest = recent[0];
      if (oldest && seq >= oldest.seq - 1) {
        const from = seq + 1 - oldest.seq;
        return recent.slice(from, from + limit);
      }
      return seq === position ? [] : readChanges(database, seq, limit);
    },
    onChanges(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(safety);
      await stopListening();
    },
  };
}
