import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { addressOfRunning } from './embedded/address.ts';
import { type ClusterOptions, startCluster } from './embedded/cluster.ts';
import { startFailure } from './embedded/failures.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { openPostgres, type PostgresDatabase } from './postgres.ts';

export interface EmbeddedOptions extends Pick<ClusterOptions, 'settings' | 'listening'> {
  /** What goes wrong on the side: a connection that breaks, what PostgreSQL says is wrong with itself. */
  onError?: (error: unknown) => void;
  /** The database cannot be used any more: another process has taken the folder over, or PostgreSQL does not start again. */
  onLost?: (error: Error) => void;
}

/** Where the embedded database of a data folder lies. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'postgres');

/** Starts the PostgreSQL of the data folder and opens it. It is this process's alone until it is closed. */
export async function openEmbedded(
  { dataDir }: Pick<Config, 'dataDir'>,
  { onLost, onError, ...options }: EmbeddedOptions = {},
): Promise<PostgresDatabase> {
  refuseFormerEngine(dataDir);
  const folder = databaseFolder(dataDir);
  let stopNow: () => unknown = () => undefined;
  const lock = await lockFolder(folder, (error) => {
    stopNow();
    onLost?.(error);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? startFailure(folder, [error.message]) : error;
  });
  try {
    const cluster = await startCluster({
      folder,
      ...options,
      onGone: onLost,
      onError: (line) => onError?.(new Error(line)),
    });
    stopNow = () => cluster.stop(0);
    try {
      lock.assertHeld();
      const database = await openPostgres(cluster.url, {
        isOurs: true,
        onError,
        beforeUse() {
          lock.assertHeld();
          return cluster.coming();
        },
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
    throw error;
  }
}

/** For a command: the embedded database, or, where the product runs on it already, another connection to that. */
export async function openEmbeddedBeside(config: Pick<Config, 'dataDir'>): Promise<PostgresDatabase> {
  try {
    return await openEmbedded(config);
  } catch (error) {
    const url = error instanceof FolderInUse ? addressOfRunning(databaseFolder(config.dataDir)) : undefined;
    if (!url) throw error;
    return openPostgres(url, { connections: 2 });
  }
}

/** Earlier versions kept their data with PGlite, whose files no other engine reads. */
function refuseFormerEngine(dataDir: string): void {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) return;
  throw new Error(
    `${join(dataDir, 'database')} was written by an earlier version of Pavilion, which kept its data in another way. Make a backup with that version (npm run backup -- FILE), restore it with this one into a new folder (npm run restore -- FILE --into FOLDER), and start with DATA_DIR=FOLDER.`,
  );
}
