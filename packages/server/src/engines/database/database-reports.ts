import type { Logger } from 'pino';
import { withoutSecrets } from '../../log.ts';
import type { PostgresOptions } from './postgres.ts';

/** What the log tells of the database: its errors, and the end of an outage. */
export function databaseReports(log: Logger): Required<Pick<PostgresOptions, 'onError' | 'onBack'>> {
  const lines = log.child({ part: 'database' });
  return {
    onError: (error) =>
      // A line of PostgreSQL's log comes from nowhere in our code.
      typeof error === 'string'
        ? lines.error(withoutSecrets(error))
        : lines.error({ err: error }, withoutSecrets(error instanceof Error ? error.message : String(error))),
    onBack: (sentence) => lines.warn(sentence),
  };
}
