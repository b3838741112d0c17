/** Error of all work during one outage of the database: the same object for each, so that the log tells of the outage once. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';
  /** Whether the log has told of the outage. */
  isReported = false;

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}.`, { cause });
    this.name = 'DatabaseAway';
  }
}

function reasonOf(cause: unknown): string {
  // The socket of a PostgreSQL on this machine is there while it runs.
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 'PostgreSQL is not running';
  return cause instanceof Error ? cause.message : String(cause);
}
