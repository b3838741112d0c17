import { join } from 'node:path';

/** Where the build keeps an embedded database with all its tables made and empty; undefined where nothing was built. */
export function preparedPath(): string | undefined {
  const build = process.env.PAVILION_TABLES;
  return build ? join(import.meta.dirname, `prepared-${build}.tar`) : undefined;
}
