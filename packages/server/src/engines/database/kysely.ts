import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database, Row, Sql } from './types.ts';

/** A Kysely instance on our database, for libraries that need one. Its transactions are ours. */
export function kyselyOn<Tables>(database: Database): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createDriver(database),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

interface Connection extends DatabaseConnection {
  sql: Sql;
  finish?: { commit: () => void; rollback: () => void; ended: Promise<void> };
}

const rolledBack = new Error('Rolled back.');

function createDriver(database: Database): Driver {
  return {
    async init() {},
    async destroy() {},
    async acquireConnection() {
      const connection: Connection = {
        sql: database,
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const { rows, count } = await connection.sql.execute<Row>(query.sql, query.parameters.map(asParameter));
          return { rows: rows as R[], numAffectedRows: BigInt(count) };
        },
        async *streamQuery() {
          yield* [];
          throw new Error('Streaming is not supported.');
        },
      };
      return connection;
    },
    async releaseConnection() {},
    beginTransaction: (connection) => begin(database, connection as Connection),
    async commitTransaction(connection) {
      await end(database, connection as Connection, 'commit');
    },
    async rollbackTransaction(connection) {
      await end(database, connection as Connection, 'rollback');
    },
  };
}

/** Our transactions are a function, Kysely's are two calls: the function waits for the second call. */
function begin(database: Database, connection: Connection): Promise<void> {
  return new Promise((begun, failed) => {
    let started = false;
    const ended: Promise<void> = database.transaction(async (sql) => {
      return new Promise<void>((commit, fail) => {
        if (started) return fail(new Error('This transaction lost to another one. Please try again.'));
        started = true;
        connection.sql = sql;
        connection.finish = { commit, rollback: () => fail(rolledBack), ended };
        queueMicrotask(begun);
      });
    });
    ended.catch(failed);
  });
}

async function end(database: Database, connection: Connection, how: 'commit' | 'rollback'): Promise<void> {
  const { finish } = connection;
  if (!finish) return;
  connection.sql = database;
  delete connection.finish;
  finish[how]();
  await finish.ended.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

function asParameter(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date || value instanceof Uint8Array) return value;
  return JSON.stringify(value);
}
