import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { type Environment, isSetting, operatorSettings } from './settings.ts';

/** Passwords that `deploy/compose.yaml` takes from the same file. */
export const composePasswords: readonly string[] = ['DATABASE_PASSWORD', 'STORE_PASSWORD'];
const ofOthers = ['NODE_ENV', ...composePasswords];

/**
 * Adds the `NAME=value` lines of a file to an environment. Existing variables win; a missing file is ignored. A line that is
 * none stops the start, and a name that is no setting is reported: either would be ignored without notice otherwise.
 */
export function withEnvFile(
  env: Environment,
  path: string,
  report: (sentence: string) => void = console.warn,
): Environment {
  if (!existsSync(path)) return env;
  const read: Record<string, string> = {};
  for (const [at, line] of textOf(path).split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, given = ''] = /^\s*(?:export\s+)?([A-Za-z]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (!name) throw new ConfigError(`Line ${at + 1} of ${path} is not a setting such as PORT=3000.`);
    if (!isSetting(name) && !ofOthers.includes(name)) {
      const meant = settingLike(name);
      report(`${path} sets ${name}, which is not a setting.${meant ? ` ${meant} is one.` : ''}`);
    }
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

/** Reports variables whose names are nearly those of settings: they would be ignored without notice otherwise. */
export function reportMisspelt(env: Environment, report: (sentence: string) => void): void {
  for (const name of Object.keys(env)) {
    if (name.length < leastMisspelt || isSetting(name) || ofOthers.includes(name)) continue;
    const meant = settingLike(name);
    if (meant) report(`The environment sets ${name}, which is not a setting. ${meant} is one.`);
  }
}

/** Shorter names differ by a letter from those of other programs. */
const leastMisspelt = 8;

/** The setting that somebody meant who wrote this name. */
const settingLike = (name: string): string | undefined =>
  Object.keys(operatorSettings).find((setting) => isNearly(name, setting));

/** Whether two names differ by one letter, or by two that are swapped. Without the domain, which is loaded later. */
function isNearly(name: string, setting: string): boolean {
  const shorter = Math.min(name.length, setting.length);
  let from = 0;
  while (from < shorter && name[from] === setting[from]) from++;
  let to = 0;
  while (to < shorter - from && name.at(-1 - to) === setting.at(-1 - to)) to++;
  const [left = '', right = ''] = [name, setting].map((word) => word.slice(from, word.length - to));
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === `${right[1]}${right[0]}`);
}
