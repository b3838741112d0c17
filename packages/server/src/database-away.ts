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

/** Errors of the operating system in words. The messages of others, such as of a refused connection, name the place. */
const inWords = new Map<unknown, string>([
  // The socket of a PostgreSQL on this machine is there while it runs.
  ['ENOENT', 'PostgreSQL is not running'],
  ['EPIPE', 'the connection broke'],
  ['ECONNRESET', 'the connection broke'],
]);

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return inWords.get('code' in cause && cause.code) ?? cause.message;
}
