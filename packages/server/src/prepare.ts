import { openPglite } from './database/pglite.ts';
import { preparedPath } from './database/prepared-path.ts';
import { prepareDatabase } from './system/prepare-database.ts';

// Run by the build: all tables are made once, and a start in an empty folder takes a copy of them.
const path = preparedPath();
const build = process.env.PAVILION_TABLES;
if (path && build) {
  const database = await openPglite('memory');
  await prepareDatabase(database, build);
  await database.pack(path);
  await database.close();
}
