import { openPostgres, type PostgresDatabase, type PostgresOptions } from './postgres.ts';
import { sqlState } from './values.ts';

/** Opens the PostgreSQL of DATABASE_URL. What it refuses is said as a sentence that names the setting. */
export async function openExternal(url: string, options: PostgresOptions = {}): Promise<PostgresDatabase> {
  return openPostgres(url, options).catch((error: unknown) => {
    const why = reason(sqlState(error), new URL(url));
    throw why ? new Error(`DATABASE_URL cannot be used: ${why}`, { cause: error }) : error;
  });
}

function reason(code: string, { host: machine, pathname, username, searchParams }: URL): string | undefined {
  // Through a socket the address names its folder.
  const host = machine || searchParams.get('host') || 'this machine';
  if (/^(ECONN|EHOST|ENET|ETIMEDOUT)/.test(code))
    return `there is no PostgreSQL at ${host}, or it does not let this machine in.`;
  if (/^(ENOTFOUND|EAI_)/.test(code)) return `there is no machine ${host}.`;
  if (code === '3D000') return `there is no database ${pathname.slice(1)}. Create it first, with the encoding UTF8.`;
  if (code.startsWith('28')) return `the user ${username} does not exist there, or has another password.`;
  if (code === '42501') return `the user ${username} may not connect to it.`;
  return undefined;
}
