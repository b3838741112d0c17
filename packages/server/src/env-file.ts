import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, isSetting } from './config.ts';

/** Passwords that `deploy/compose.yaml` takes from the same file. */
export const composePasswords: readonly string[] = ['DATABASE_PASSWORD', 'STORE_PASSWORD'];
const ofOthers = ['NODE_ENV', ...composePasswords];

/**
 * Adds the `NAME=value` lines of a file to an environment. Existing variables win; a missing file is ignored. A line that is
 * none stops the start, and a name that is no setting is reported: either would be ignored without notice otherwise.
 */
export function withEnvFile(
  env: Record<string, string | undefined>,
  path: string,
  report: (sentence: string) => void = console.warn,
): Record<string, string | undefined> {
  if (!existsSync(path)) return env;
  const read: Record<string, string> = {};
  for (const [at, line] of textOf(path).split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, given = ''] = /^\s*(?:export\s+)?([A-Za-z]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) throw new ConfigError(`Line ${at + 1} of ${path} is not a setting such as PORT=3000.`);
    if (!isSetting(name) && !ofOthers.includes(name)) report(`${path} sets ${name}, which is not a setting.`);
    const [, , quoted] = /^(['"])(.*)\1(?:\s+#.*)?$/.exec(given) ?? [];
    read[name] = quoted ?? given.replace(/\s+#.*$/, '');
  }
  return { ...read, ...env };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isClosed = (error as NodeJS.ErrnoException).code === 'EACCES';
    throw new ConfigError(
      isClosed ? `Pavilion may not read ${path}. Give the user that runs it access.` : `${path} is not a file.`,
    );
  }
}
