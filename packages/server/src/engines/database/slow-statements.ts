import type { Logger } from 'pino';
import { type WatchStatement, withoutValues } from './watch-statements.ts';

/** Logs statements that take at least this long, without their values. */
export function logSlowStatements(log: Logger, milliseconds: number): WatchStatement {
  return (text) => {
    const begun = performance.now();
    return () => {
      const taken = performance.now() - begun;
      if (taken < milliseconds) return;
      log.warn({ milliseconds: Math.round(taken), statement: withoutValues(text) }, 'A slow statement.');
    };
  };
}
