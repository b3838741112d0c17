import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeFolder } from '../../../data-folder.ts';
import { DiskFull } from '../../../disk-full.ts';
import { contentsOf } from '../database-folder.ts';
import { type Address, addressFor, type Listening, passwordFileOf, usualListening } from './address.ts';
import { damaged, isReported, messageOf, startFailure } from './failures.ts';
import { heldCode, holding, StillHeld } from './kernel-hold.ts';
import { finishCluster, newCluster } from './new-cluster.ts';
import { killAllOn, readRunning, stopOrphan } from './orphan.ts';
import { findPrograms, type Programs } from './programs.ts';
import { type ServerUser, serverUser } from './server-user.ts';
import { clusterSettings } from './settings.ts';
import { ward } from './ward.ts';

const bytewise = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** PostgreSQL version of the data folders that this product writes. */
const majorVersion = 18;

export interface ClusterOptions {
  folder: string;
  /** Additional PostgreSQL settings. */
  settings?: Record<string, string>;
  /** Arguments of initdb that replace the usual sort order. */
  sorting?: readonly string[];
  listening?: Listening;
  /** Called when PostgreSQL died and could not be restarted. */
  onGone?: (error: Error) => void;
  /** Called with errors from PostgreSQL's log, and with the signal that ended it. */
  onError?: (line: string) => void;
}

/** An embedded PostgreSQL. */
export interface Cluster {
  url: string;
  /**
   * Resolves when a restart in progress is complete; undefined if there is none. Rejects while PostgreSQL waits for room on the
   * disk.
   */
  coming(): Promise<void> | undefined;
  /** Shuts down within the given seconds. Committed data is on the disk in any case. */
  stop(graceSeconds?: number): Promise<void>;
}

/**
 * Starts PostgreSQL on a folder that is locked for this process, and creates the cluster if the folder is empty. PostgreSQL
 * ends with this process, even if the process is killed, and is restarted when it dies.
 */
export async function startCluster({ listening = usualListening, ...options }: ClusterOptions): Promise<Cluster> {
  const folder = resolve(options.folder);
  const programs = findPrograms();
  const user = await prepareFolder(folder, programs, listening, options.sorting ?? bytewise);
  await stopOrphan(folder);
  const address = await addressFor(folder, listening);
  const settings = { ...clusterSettings(), ...address.settings, ...options.settings };
  const launch = () => {
    address.link();
    return launchPostgres({ folder, programs, user, settings, onError: options.onError });
  };
  try {
    return keep(await firstLaunch(folder, launch), launch, folder, address, options.onGone);
  } catch (error) {
    address.remove();
    throw error;
  }
}

async function prepareFolder(
  folder: string,
  { initdb }: Programs,
  listening: Listening,
  sorting: readonly string[],
): Promise<ServerUser> {
  makeFolder(folder, 0o700);
  await finishCluster(folder);
  const isNew = contentsOf(folder).length === 0;
  if (!isNew) refuseOtherVersion(folder);
  const user = serverUser(folder, initdb);
  if (!isNew) return user;
  const access = listening === 'tcp' ? ['-A', 'scram-sha-256', `--pwfile=${passwordFileOf(folder)}`] : ['-A', 'trust'];
  await newCluster(folder, user, (part) => {
    const args = ['-D', part, '-U', 'postgres', '-E', 'UTF8', ...access, '--data-checksums', ...sorting];
    return promisify(execFile)(...watched(user.prefix, initdb, args), { cwd: dirname(folder), ...user.identity }).catch(
      (error) => {
        throw startFailure(folder, wordsOf(error));
      },
    );
  });
  return user;
}

/** What a program said before it ended, and how it ended. */
function wordsOf({ stderr, message, signal }: Error & { stderr?: string; signal?: string }): string[] {
  const lines = (stderr || message).trim().split('\n');
  return signal ? [...lines, `error: initdb was ended by ${signal}`] : lines;
}

function refuseOtherVersion(folder: string): void {
  const path = join(folder, 'PG_VERSION');
  const written = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  if (written === String(majorVersion)) return;
  const version = written && /^\d+(\.\d+)?$/.test(written) ? written : undefined;
  if (!version && ['base', 'global', 'pg_wal'].some((part) => existsSync(join(folder, part))))
    throw damaged(folder, `its file PG_VERSION ${written === undefined ? 'is missing' : 'names no version'}`);
  throw new Error(
    version
      ? `${folder} was written by PostgreSQL ${version}; this Pavilion brings PostgreSQL ${majorVersion}. Make a backup with the Pavilion that wrote it (npm run backup -- FILE) and restore it into a new folder: npm run restore -- FILE --into FOLDER. Then start with DATA_DIR=FOLDER.`
      : `${folder} holds files, but no database. Empty it, or choose another folder with DATA_DIR.`,
  );
}

/** The command for a program of PostgreSQL that ends with this process. */
function watched(prefix: readonly string[], program: string, args: readonly string[]): [string, string[]] {
  const before = process.platform === 'win32' ? [] : ['sh', '-c', ward, 'sh'];
  const [file, ...rest] = [...before, ...prefix, program, ...args];
  return [file!, rest];
}

interface Launched {
  process: ChildProcess;
  /** Resolves with the last lines of output after the end. */
  ended: Promise<readonly string[]>;
}

async function launchPostgres(given: {
  folder: string;
  programs: Programs;
  user: ServerUser;
  settings: Record<string, string>;
  onError?: (line: string) => void;
}): Promise<Launched> {
  const { folder, user, settings } = given;
  // A configuration file could name the folder of another cluster.
  const all = { ...settings, data_directory: folder };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const prefix = [...holding(folder), ...user.prefix];
  const child = spawn(...watched(prefix, given.programs.postgres, ['-D', folder, ...args]), {
    // A separate process group: Ctrl-C in a terminal is for the product, which stops PostgreSQL last.
    detached: process.platform !== 'win32',
    windowsHide: true,
    cwd: dirname(folder),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...user.identity,
  });
  const words: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => {
    words.push(line);
    if (words.length > 50) words.shift();
    if (isReported(line)) given.onError?.(`PostgreSQL: ${messageOf(line)}`);
  });
  const ended = new Promise<readonly string[]>((done) => {
    child.once('error', (error) => done([error.message]));
    child.once('close', (code) => {
      // As shells tell of a signal. PostgreSQL's own log has nothing of it.
      if (code && code > 128) given.onError?.(`PostgreSQL was ended by signal ${code - 128}.`);
      done(words);
    });
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  child.stdin!.on('error', () => undefined);
  while (!readRunning(folder)?.isReady) {
    if (hasEnded) throw child.exitCode === heldCode ? new StillHeld(folder) : startFailure(folder, await ended);
    await pause(10);
  }
  return { process: child, ended };
}

/** Longest wait for the processes of a killed server, which hold its memory for another moment. */
const longestWait = 10_000;

async function firstLaunch(folder: string, launch: () => Promise<Launched>): Promise<Launched> {
  const begun = performance.now();
  for (;;) {
    try {
      return await launch();
    } catch (error) {
      const isHeld = error instanceof StillHeld || String(error).includes('pre-existing shared memory block');
      if (!isHeld) throw error;
      if (performance.now() - begun > longestWait) throw new StillHeld(folder);
      await pause(100);
    }
  }
}

const patienceMilliseconds = 3_000;
const mostRestarts = 5;
/** Between two starts on a full disk. */
const roomMilliseconds = 1_000;
/** A server that ran this long did not die from a failed start. */
const steadyMilliseconds = 60_000;

function keep(
  first: Launched,
  launch: () => Promise<Launched>,
  folder: string,
  address: Address,
  onGone: (error: Error) => void = () => undefined,
): Cluster {
  let current = first;
  let isStopping = false;
  let coming: Promise<void> | undefined;
  let restarts = 0;
  let full: DiskFull | undefined;

  function watch(): void {
    const startedAt = performance.now();
    void current.ended.then((words) => {
      if (isStopping) return;
      if (performance.now() - startedAt > steadyMilliseconds) restarts = 0;
      coming = restart(words);
      coming.then(
        () => {
          coming = undefined;
        },
        (error: Error) => onGone(error),
      );
    });
  }

  async function restart(words: readonly string[]): Promise<void> {
    let failure = startFailure(folder, words);
    while (!isStopping) {
      full = failure instanceof DiskFull ? failure : undefined;
      // On a full disk it is started until someone has made room.
      if (!full && restarts++ >= mostRestarts) break;
      try {
        // Perhaps only the shell has died.
        await stopOrphan(folder);
        current = await launch();
        full = undefined;
        watch();
        return;
      } catch (error) {
        failure = error as Error;
        await pause(full ? roomMilliseconds : 100 * restarts);
      }
    }
    throw failure;
  }

  watch();
  return {
    url: address.url,
    coming() {
      if (full) return Promise.reject(full);
      address.link();
      return coming;
    },
    async stop(graceSeconds = 8) {
      isStopping = true;
      await coming?.catch(() => undefined);
      const hurry = setTimeout(() => signal(folder, 'SIGQUIT'), graceSeconds * 1000);
      // A stopped process takes no other signal.
      const end = setTimeout(() => killAllOn(folder), graceSeconds * 1000 + patienceMilliseconds);
      if (process.platform === 'win32') signal(folder, 'SIGINT');
      current.process.stdin!.destroy();
      await current.ended;
      clearTimeout(hurry);
      clearTimeout(end);
      address.remove();
    },
  };
}

function signal(folder: string, name: NodeJS.Signals): void {
  const pid = readRunning(folder)?.pid;
  if (pid) process.kill(pid, name);
}
