import pg from 'pg';
import { createOutages, type OutageOptions } from './outages.ts';
import { createListener } from './postgres-listener.ts';
import { assertCommitted, withRetry } from './retry.ts';
import { createTransactionScope } from './transaction-scope.ts';
import type { Database, Row, Sql, TransactionSql } from './types.ts';

const int8 = 20;

export interface PostgresOptions extends OutageOptions {
  /** Most connections of this process. */
  connections?: number;
  onError?: (error: unknown) => void;
  /** As `Database.isOurs`. */
  isOurs?: boolean;
  /** Called before anything is sent: throws if nothing may be sent, and returns a promise to wait for. */
  beforeUse?: () => Promise<void> | undefined;
}

/** Opens a PostgreSQL server (15 or later) by its connection string. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresDatabase> {
  let isOpen = false;
  const outages = createOutages({
    ...options,
    probe: () => connectOnce(url),
    onAway: (error) => isOpen && options.onError?.(error),
  });
  /** Connections that end with this process are no outage. */
  const report = (error: unknown) => isOpen && options.onError?.(outages.explain(error));
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: options.connections ?? 12,
    application_name: 'pavilion',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  });
  // A connection breaks when PostgreSQL ends, and without a listener its error would end this process too. The pool listens to
  // idle connections only, so each has a listener of its own, also while a transaction holds it.
  pool.on('connect', (client) => {
    outages.end();
    client.on('error', report);
  });
  pool.on('error', () => undefined);
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    outages.close();
    await pool.end();
    throw error;
  });
  isOpen = true;
  const scope = createTransactionScope();
  async function use(): Promise<void> {
    scope.assertOutside();
    await options.beforeUse?.();
  }
  const statements = createStatementNames();
  const listener = createListener(url, report);
  const waking = createNotifier(pool, report);

  function on(target: pg.Pool | pg.PoolClient): Sql['execute'] {
    return async <T extends Row>(text: string, values: readonly unknown[] = []) => {
      const name = statements.nameOf(text);
      const query = name ? { name, text, values: [...values] } : { text, values: [...values] };
      const result = await outages.during(() => target.query<T>(query));
      return { rows: result.rows, count: result.rowCount ?? 0 };
    };
  }

  function sqlOf(execute: Sql['execute']): Sql {
    return {
      execute,
      async query<T extends Row>(text: string, values?: readonly unknown[]) {
        return (await execute<T>(text, values)).rows;
      },
    };
  }

  async function runTransaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
    const client = await outages.during(() => pool.connect());
    let broken = false;
    try {
      await outages.during(() => client.query('BEGIN'));
      let isCommitted = false;
      async function commitWith<R extends Row>(text: string): Promise<R[]> {
        // Without parameters, several statements are sent as one message; the results are a list.
        const results = (await outages.during(() => client.query(`${text}; COMMIT`))) as unknown as pg.QueryResult<R>[];
        assertCommitted(results[1]?.command);
        isCommitted = true;
        return results[0]?.rows ?? [];
      }
      const result = await scope.run(() => work({ ...sqlOf(inTurn(on(client))), commitWith }));
      if (!isCommitted) assertCommitted((await outages.during(() => client.query('COMMIT'))).command);
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const outside = sqlOf(on(pool));
  return {
    isOurs: options.isOurs ?? false,
    pool,
    query: (text, values) => use().then(() => outside.query(text, values)),
    execute: (text, values) => use().then(() => outside.execute(text, values)),
    transaction: (work) => use().then(() => withRetry(() => runTransaction(work))),
    script: (text) => use().then(async () => void (await outages.during(() => pool.query(text)))),
    notify: waking.notify,
    listen: listener.listen,
    wasAwaySince: outages.wasAwaySince,
    async close() {
      isOpen = false;
      outages.close();
      await waking.flush();
      await listener.close();
      await pool.end();
    },
  };
}

/** Opens a connection of its own, and closes it. */
async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'pavilion probe',
  });
  // The failure to connect says it.
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

export interface PostgresDatabase extends Database {
  pool: pg.Pool;
}

const hotAfter = 3;
const mostNames = 400;

/** Repeated statements are prepared once per connection. Their number is bounded, since the server keeps them all. */
function createStatementNames() {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return {
    nameOf(text: string): string | undefined {
      const name = names.get(text);
      if (name || names.size >= mostNames) return name;
      const times = (seen.get(text) ?? 0) + 1;
      if (times < hotAfter) {
        if (seen.size > 5_000) seen.clear();
        seen.set(text, times);
        return undefined;
      }
      seen.delete(text);
      const fresh = `s${names.size + 1}`;
      names.set(text, fresh);
      return fresh;
    },
  };
}

/** A connection runs one statement after the other, even if a transaction starts several at once. */
function inTurn(execute: Sql['execute']): Sql['execute'] {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const next = () => execute(text, values);
    const result = last.then(next, next);
    last = result;
    return result as never;
  };
}

const batchMilliseconds = 5;

/** NOTIFY takes a server-wide lock until its commit. Sent separately and in batches, it does not delay writers. */
function createNotifier(pool: pg.Pool, onError?: (error: unknown) => void) {
  const pending = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pending];
    pending.clear();
    for (const [channel, payload] of batch) {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => onError?.(error));
    }
  }
  return {
    flush,
    notify(channel: string, payload: string): void {
      pending.set(channel, payload);
      timer ??= setTimeout(() => void flush(), batchMilliseconds);
    },
  };
}
