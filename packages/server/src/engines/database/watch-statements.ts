import type { Database, Row, Sql } from './types.ts';

/** Called when a statement begins; the result, when it has ended. */
export type WatchStatement = (text: string) => (error?: unknown) => void;

/**
 * A database whose statements are watched for as long as their caller waits, also for a free connection.
 */
export function watchStatements(database: Database, watches: readonly WatchStatement[]): Database {
  if (watches.length === 0) return database;
  async function watched<T>(text: string, run: () => Promise<T>): Promise<T> {
    const ends = watches.map((watch) => watch(text));
    try {
      const result = await run();
      for (const end of ends) end();
      return result;
    } catch (error) {
      for (const end of ends) end(error);
      throw error;
    }
  }
  const watchedSql = (sql: Sql): Sql => ({
    query: <T extends Row>(text: string, values?: readonly unknown[]) =>
      watched(text, () => sql.query<T>(text, values)),
    execute: <T extends Row>(text: string, values?: readonly unknown[]) =>
      watched(text, () => sql.execute<T>(text, values)),
  });
  return {
    ...database,
    ...watchedSql(database),
    script: (text) => watched(text, () => database.script(text)),
    transaction: (work) =>
      database.transaction((sql) =>
        work({
          ...watchedSql(sql),
          commitWith: <T extends Row>(text: string) => watched(text, () => sql.commitWith<T>(text)),
        }),
      ),
  };
}

const longestStatement = 2_000;

/** A statement without its values: parameters are sent separately, and texts written into it are left out, except names of fields. */
export function withoutValues(text: string): string {
  return text
    .replace(/(->>?\s*)?[eE]?'(?:[^'\\]|\\.|'')*'/g, (literal, field) => (field ? literal : "'…'"))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestStatement);
}
