import type pg from 'pg';
import type { Config } from '../../config.ts';
import { folderFailure } from '../../data-folder.ts';
import { DiskFull, hasRoom } from '../../disk-full.ts';
import { databaseFolder, refuseWrongFolder } from './database-folder.ts';
import { addressOfRunning } from './embedded/address.ts';
import { type ClusterOptions, startCluster } from './embedded/cluster.ts';
import { orBroken, startFailure } from './embedded/failures.ts';
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
  const lock = await lockFolder(folder, (error) => {
    stopNow();
    onLost?.(error);
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

/** For a command: opens the embedded database, or another connection to it if the product is running. */
export async function openEmbeddedBeside(config: Pick<Config, 'dataDir'>): Promise<PostgresDatabase> {
  try {
    return await openEmbedded(config);
  } catch (error) {
    const url = error instanceof FolderInUse ? addressOfRunning(databaseFolder(config.dataDir)) : undefined;
    if (!url) throw error;
    const explain = (failure: unknown) => orBroken(databaseFolder(config.dataDir), failure);
    return openPostgres(url, { connections: 2, explain }).catch((failure: unknown) => {
      throw explain(failure);
    });
  }
}
