/** A list as text of a PostgreSQL array, which drivers send unchanged for any element type. */
export function arrayText(values: readonly (string | null)[]): string {
  const items = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/[\\"]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
}

/** Double-quotes a name for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Single-quotes a string for SQL, for the few places without parameters (expression indexes). */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

interface PostgresError {
  code?: unknown;
  constraint?: unknown;
}

/** SQLSTATE of a database error, '' for other errors. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error ? (error as PostgresError).code : undefined;
  return typeof code === 'string' ? code : '';
}

/** Whether PostgreSQL has ended, restarts, or cannot be reached. */
export function isLostConnection(error: unknown): boolean {
  const state = sqlState(error);
  if (/^(08|57P0)|^(ECONN|EPIPE|ENOENT)/.test(state)) return true;
  return error instanceof Error && /connection (terminated|timeout|error)|timeout exceeded/i.test(error.message);
}

/** Name of the constraint that an error is about. */
export function constraintOf(error: unknown): string | undefined {
  const constraint = error instanceof Error ? (error as PostgresError).constraint : undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}
