import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type EmbeddedDatabase, openPglite } from './pglite.ts';
import { preparedPath } from './prepared-path.ts';

/** The embedded database of the data folder. A new one begins as a copy of what the build prepared, where that is there. */
export function openEmbedded(
  { dataDir }: Pick<Config, 'dataDir'>,
  onLost?: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  return openPglite({ folder: join(dataDir, 'database'), template: preparedPath(), onLost });
}
