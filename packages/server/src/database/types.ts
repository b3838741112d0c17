export type Row = Record<string, unknown>;

/** One connection's statements. `values` are $1, $2 …; objects and arrays for jsonb are given as JSON text. */
export interface Sql {
  query<T extends Row = Row>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

/** PostgreSQL, embedded or external: the same SQL runs on both. */
export interface Database extends Sql {
  kind: 'pglite' | 'postgres';
  /** Runs `work` on a connection of its own; nothing else slips into the transaction. Retries serialisation failures and deadlocks. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Several statements without parameters, for migrations. */
  script(text: string): Promise<void>;
  /** Wakes other processes (batched NOTIFY, never in a writing transaction); no-op on the embedded database. */
  notify(channel: string, payload: string): void;
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
