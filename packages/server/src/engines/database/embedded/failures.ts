import { noAccess } from '../../../data-folder.ts';
import { DatabaseBroken } from '../../../database-broken.ts';
import { DiskFull } from '../../../disk-full.ts';
import { sqlState } from '../values.ts';
import { configurationFault } from './configuration-fault.ts';
import { libraryFault } from './library-fault.ts';

/** Error sentence for a failed start, from the last lines of PostgreSQL. */
export function startFailure(folder: string, words: readonly string[]): Error {
  const said =
    words.filter((line) => /\b(FATAL|PANIC|error):/i.test(line)).at(-1) ?? words.at(-1) ?? 'There was no output.';
  const all = words.join('\n');
  if (/No space left on device|Check free disk space|Disk quota exceeded/i.test(all))
    return new DiskFull(`The disk of ${folder} is full. Make room and start again.`);
  if (/Read-only file system/i.test(all)) {
    return new Error(`${folder} is on a disk that cannot be written to. Make it writable and start again.`);
  }
  const library = libraryFault(folder, messageOf(said));
  if (library) return new DatabaseBroken(library);
  if (/Permission denied/i.test(all)) return noAccess(folder);
  if (/invalid permissions/i.test(all))
    return new Error(`Other users can read or write ${folder}. Close it to them (chmod 700) and start again.`);
  if (/wrong ownership/i.test(all))
    return new Error(
      `${folder} belongs to another user than the one that runs Pavilion. Give it to that user and start again.`,
    );
  const fault = configurationFault(folder, words.map(messageOf));
  if (fault) return new Error(fault);
  if (
    /checkpoint record|checksum|pg_control|invalid (page|data)|could not open (?:file|directory)|could not access status|incompatible with server|incorrect resource manager|required WAL directory|could not access the server configuration file|valid data directory|database "postgres" does not exist/i.test(
      all,
    )
  ) {
    return damaged(folder, messageOf(said));
  }
  if (/^Killed$|was ended by SIGKILL/.test(said.trim()))
    return new Error(
      `The database in ${folder} was killed as it started. Start again; if that does not help, look for what kills it, such as too little memory.`,
    );
  return new Error(`The database in ${folder} did not start: ${messageOf(said)}`);
}

/** The folder may hold most of its data, so nobody is told to empty it. Restoring elsewhere also leaves the files alone. */
export const damaged = (folder: string, why: string): Error =>
  new DatabaseBroken(
    `The database in ${folder} is damaged (${why.replace(/^but /, '')}). Restore the last backup into a new folder: npm run restore -- FILE --into FOLDER, or --nightly latest instead of FILE. Then start with DATA_DIR=FOLDER.`,
  );

/** SQLSTATE of a table whose file is missing, or whose pages or rows cannot be read. */
const lostPages = new Set(['58P01', 'XX001', 'XX002']);

/** The sentence for an error of a statement or a connection by which the database is broken; other errors unchanged. */
export function orBroken(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const library = libraryFault(folder, error.message);
  if (library) return new DatabaseBroken(library, { cause: error });
  return lostPages.has(sqlState(error)) ? damaged(folder, error.message) : error;
}

/** The message of a log line, without its time and process. */
export const messageOf = (line: string) => line.replace(/^.*?\b(?:FATAL|PANIC|LOG|error):\s*/i, '').trim();

/**
 * Whether a line of PostgreSQL's log is one for ours: what ends it, or one of its processes. Why a client lost its connection or
 * got none, the client gets as an error too.
 */
export const isReported = (line: string): boolean =>
  (/\b(FATAL|PANIC):/.test(line) || /\(PID \d+\) was terminated by/.test(line)) &&
  !/FATAL: +(terminating connection|the database system|connection to client lost)/.test(line);
