/** A list as the text of a PostgreSQL array: both drivers send it as it is, whatever the element's type. */
export function arrayText(values: readonly (string | null)[]): string {
  const items = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/[\\"]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
}

/** Double-quotes a name for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Single-quotes a text for SQL, for the few places where a parameter cannot stand (expression indexes). */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

interface PostgresError {
  code?: unknown;
  constraint?: unknown;
}

/** The SQLSTATE of an error from either database, '' for other errors. */
export function sqlState(error: unknown): string {
  const code = error instanceof Error ? (error as PostgresError).code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The name of the constraint that an error is about. */
export function constraintOf(error: unknown): string | undefined {
  const constraint = error instanceof Error ? (error as PostgresError).constraint : undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}
