import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type EmbeddedDatabase, openPglite } from './pglite.ts';

/** The embedded database of the data folder. */
export function openEmbedded({ dataDir }: Pick<Config, 'dataDir'>): Promise<EmbeddedDatabase> {
  return openPglite({ folder: join(dataDir, 'database') });
}
