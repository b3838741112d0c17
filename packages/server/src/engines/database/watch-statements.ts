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

/**
 * A statement without its values: parameters are sent separately, and texts written into it are left out, except names of fields.
 * A loop instead of one pattern: patterns run out of stack on texts of megabytes, such as the changes of 10,000 documents.
 */
export function withoutValues(text: string): string {
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  while (at < text.length && length < longestStatement) {
    const quote = text.indexOf("'", at);
    const before = text.slice(at, quote < 0 ? undefined : quote);
    const hasEscapes = /(^|\W)e$/i.test(before);
    const end = quote < 0 ? text.length : literalEnd(text, quote, hasEscapes);
    const isField = /->>?\s*$/.test(before);
    const kept = hasEscapes && quote >= 0 ? before.slice(0, -1) : before;
    const part = (kept + (quote < 0 ? '' : isField ? text.slice(quote, end) : "'…'")).replace(/\s+/g, ' ');
    parts.push(part);
    length += part.length;
    at = end;
  }
  return parts.join('').trim().slice(0, longestStatement);
}

/** The position after a literal that begins at this quote. Two quotes are one in it; backslashes escape only in E'…'. */
function literalEnd(text: string, quote: number, hasEscapes: boolean): number {
  const stop = hasEscapes ? /['\\]/g : /'/g;
  stop.lastIndex = quote + 1;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    const isEscape = found[0] === '\\';
    if (!isEscape && text[found.index + 1] !== "'") return found.index + 1;
    stop.lastIndex = found.index + 2;
  }
  return text.length;
}
