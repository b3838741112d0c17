export type Row = Record<string, unknown>;

/** One connection's statements. `values` are $1, $2 …; objects and arrays for jsonb are given as JSON text. */
export interface Sql {
  query<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** As `query`, with the number of rows that an insert, update or delete touched. */
  execute<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<{ rows: T[]; count: number }>;
}

/** The statements of a transaction. */
export interface TransactionSql extends Sql {
  /**
   * Runs one last statement (without parameters) and commits, in one message: for locks that everyone waits for, which are
   * then held no longer than the database itself needs.
   */
  commitWith<T extends Row = Row>(text: string): Promise<T[]>;
}

/** A PostgreSQL: our own, in the data folder, or one that we were given the address of. */
export interface Database extends Sql {
  /** True when this process has started it and no other process of the product works on it. */
  isOurs: boolean;
  /** Runs `work` on a connection of its own; nothing else slips into the transaction. Retries serialisation failures and deadlocks. */
  transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
  /** Several statements without parameters, for migrations. */
  script(text: string): Promise<void>;
  /**
   * Wakes other processes (batched NOTIFY, never in a writing transaction). Of several
   * payloads for one channel within a few milliseconds only the last is sent.
   */
  notify(channel: string, payload: string): void;
  /** The listener is called with '' when the connection was lost and came back: something may have been missed. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
