import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Words of PostgreSQL for a library that it cannot load. With a missing table file they share the SQLSTATE. */
const unloaded = /^(?:could not access file|could not load library|incompatible library) "([^"]+)"/;
const preload = /^\s*((?:shared|session|local)_preload_libraries)\b/;

/**
 * Sentence for a library that PostgreSQL cannot load, with the setting that names it; undefined for another message. The data are
 * whole: it is a setting to correct, or the installation.
 */
export function libraryFault(folder: string, message: string): string | undefined {
  const library = unloaded.exec(message)?.[1];
  if (!library) return undefined;
  const named = namedIn(folder, basename(library).replace(/\.\w+$/, ''));
  return named
    ? `PostgreSQL cannot load the library ${basename(library)}, which ${named.setting} in line ${named.line} of ${named.file} names (${message}). Correct it there, and start again.`
    : `PostgreSQL cannot load the library ${basename(library)} (${message}). If a setting of the database names it (shared_preload_libraries, session_preload_libraries or local_preload_libraries), correct that. If none does, the installation is not complete: run npm ci. Start again after it.`;
}

/** The last line that names it. The file of ALTER SYSTEM has precedence. */
function namedIn(folder: string, library: string): { setting: string; line: number; file: string } | undefined {
  for (const file of ['postgresql.auto.conf', 'postgresql.conf'].map((name) => join(folder, name))) {
    const lines = linesOf(file);
    const at = lines.findLastIndex((line) => preload.test(line) && line.includes(library));
    if (at >= 0) return { setting: preload.exec(lines[at]!)![1]!, line: at + 1, file };
  }
  return undefined;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
