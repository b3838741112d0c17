import type { Logger } from 'pino';
import type { Database } from './types.ts';
import { type WatchStatement, withoutValues } from './watch-statements.ts';

/**
 * Logs statements that take at least this long, without their values. The time of one that met an outage is that of the outage, of
 * which the log tells once.
 */
export function logSlowStatements(
  log: Logger,
  milliseconds: number,
  database: Pick<Database, 'wasAwaySince'>,
): WatchStatement {
  return (text) => {
    const begun = performance.now();
    return () => {
      const taken = performance.now() - begun;
      if (taken < milliseconds || database.wasAwaySince(begun)) return;
      log.warn({ milliseconds: Math.round(taken), statement: withoutValues(text) }, 'A slow statement.');
    };
  };
}
