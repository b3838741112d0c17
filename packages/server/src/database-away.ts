/** Error of all work during one outage of the database: the same object for each, so that the log tells of the outage once. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';
  /** Whether the log has told of the outage. */
  isReported = false;

  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : cause}.`, { cause });
    this.name = 'DatabaseAway';
  }
}
