export type Row = Record<string, unknown>;

/** Statements on one connection. `values` are $1, $2 …; objects and arrays for jsonb are passed as JSON text. */
export interface Sql {
  query<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** As `query`, with the number of rows that an insert, update or delete changed. */
  execute<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<{ rows: T[]; count: number }>;
}

/** Statements of a transaction. */
export interface TransactionSql extends Sql {
  /**
   * Runs one last statement (without parameters) and commits, in one message. For locks that everyone waits for: they are held
   * no longer than the database needs.
   */
  commitWith<T extends Row = Row>(text: string): Promise<T[]>;
}

/** A PostgreSQL: the embedded one in the data folder, or an external one. */
export interface Database extends Sql {
  /** True if this process has started it and no other process of the product uses it. */
  isOurs: boolean;
  /** Runs `work` in a transaction on its own connection. Retries serialisation failures and deadlocks. */
  transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, for migrations. */
  script(text: string): Promise<void>;
  /**
   * Wakes other processes (batched NOTIFY, never in a writing transaction). Of several payloads for one channel within a few
   * milliseconds, only the last is sent.
   */
  notify(channel: string, payload: string): void;
  /** The listener is called with '' after a lost connection: it may have missed something. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  /** Whether an outage lasted at this moment (of `performance.now`), had just ended, or was noticed since. */
  wasAwaySince(moment: number): boolean;
  close(): Promise<void>;
}
