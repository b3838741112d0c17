import type { Logger } from 'pino';
import { withoutSecrets } from '../../log.ts';
import type { PostgresOptions } from './postgres.ts';

/** What the log tells of the database: its errors, and the end of an outage. */
export function databaseReports(log: Logger): Required<Pick<PostgresOptions, 'onError' | 'onBack'>> {
  const lines = log.child({ part: 'database' });
  return {
    onError: (error) =>
      lines.error({ err: error }, error instanceof Error ? withoutSecrets(error.message) : 'An error of the database.'),
    onBack: (sentence) => lines.warn(sentence),
  };
}
