import type pg from 'pg';
import type { Config } from '../../config.ts';
import { folderFailure } from '../../data-folder.ts';
import { DiskFull, hasRoom } from '../../disk-full.ts';
import { databaseFolder, refuseWrongFolder } from './database-folder.ts';
import { addressOfRunning } from './embedded/address.ts';
import { type ClusterOptions, startCluster } from './embedded/cluster.ts';
import { orBroken, startFailure } from './embedded/failures.ts';
import { waitUntilFree } from './embedded/kernel-hold.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { openPostgres, type PostgresDatabase, type PostgresOptions } from './postgres.ts';
import { isLostConnection } from './values.ts';

export interface EmbeddedOptions
  extends Pick<ClusterOptions, 'settings' | 'listening'>,
    Pick<PostgresOptions, 'onBack'> {
  /** Background errors: a lost connection, or a line of PostgreSQL's log. */
  onError?: (error: unknown) => void;
  /** The database is lost: another process has taken over the folder, or PostgreSQL cannot be restarted. */
  onLost?: (error: Error) => void;
}

/** SQLSTATE of a database whose folder is missing, or holds something else. */
const lostFolder = new Set<string | undefined>(['3D000', '22023']);

/** Starts the PostgreSQL of a data folder and opens it, exclusively for this process until closed. */
export async function openEmbedded(
  { dataDir }: Pick<Config, 'dataDir'>,
  { onLost, onError, onBack, ...options }: EmbeddedOptions = {},
): Promise<PostgresDatabase> {
  refuseWrongFolder(dataDir);
  const folder = databaseFolder(dataDir);
  let stopNow: () => unknown = () => undefined;
  const causeOf = (error: unknown) => (hasRoom(folder) ? error : new DiskFull(undefined, { cause: error }));
  const report = (error: unknown) => onError?.(causeOf(error));
  const lock = await lockFolder(folder, {
    onLost(error) {
      stopNow();
      onLost?.(error);
    },
    onSilent: () => waitUntilFree(folder),
  }).catch((error: unknown) => {
    throw folderFailure(folder, error);
  });
  try {
    const cluster = await startCluster({
      folder,
      ...options,
      onGone: onLost,
      onError: report,
    });
    stopNow = () => cluster.stop(0);
    try {
      lock.assertHeld();
      const database = await openPostgres(cluster.url, {
        isOurs: true,
        onError: report,
        onBack,
        explain: (error) => (isLostConnection(error) ? causeOf(error) : orBroken(folder, error)),
        beforeUse() {
          lock.assertHeld();
          return cluster.coming();
        },
      }).catch((error: pg.DatabaseError) => {
        if (isLostConnection(error)) throw new Error(`The database in ${folder} ended as it started. Start again.`);
        // PostgreSQL starts without its databases, and says so only to those who ask for one.
        throw lostFolder.has(error.code) ? startFailure(folder, [error.message]) : orBroken(folder, error);
      });
      return {
        ...database,
        async close() {
          await database.close();
          await cluster.stop();
          lock.release();
        },
      };
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw folderFailure(folder, error);
  }
}

/**
 * For a command: opens the embedded database, or another connection to it if the product is running. A product that is starting
 * its PostgreSQL, for the first time or after that died, is waited for.
 */
export async function openEmbeddedBeside(config: Pick<Config, 'dataDir'>): Promise<PostgresDatabase> {
  const folder = databaseFolder(config.dataDir);
  const begun = performance.now();
  for (;;) {
    try {
      return await openEmbedded(config);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const running = await openRunning(folder);
      if (running) return running;
      if (performance.now() - begun > longestWait) throw notAnswering(folder, error);
    }
  }
}

/** How long a command waits for the PostgreSQL of a product that is starting it. */
const longestWait = 10_000;

const notAnswering = (folder: string, cause: FolderInUse) =>
  new Error(
    `Another process of Pavilion uses ${folder}, and its database does not answer. It may be starting: wait a moment, and run the command again. If this lasts, the log of that process says why; if it runs on another machine or in another container, run the command there.`,
    { cause },
  );

/** The PostgreSQL of another process; undefined if it does not answer. */
async function openRunning(folder: string): Promise<PostgresDatabase | undefined> {
  const url = addressOfRunning(folder);
  const explain = (error: unknown) => orBroken(folder, error);
  try {
    return url === undefined ? undefined : await openPostgres(url, { connections: 2, explain });
  } catch (error) {
    if (isLostConnection(error)) return undefined;
    throw explain(error);
  }
}
