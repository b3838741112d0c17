import { documentTypes, policyOf } from '@pavilion/domain';
import { DatabaseAway } from '../database-away.ts';
import { openQueue } from '../engines/jobs/queue.ts';
import { createStore } from '../engines/store/index.ts';
import { storeLevel } from '../engines/upgrade/steps.ts';
import { upgradeStore } from '../engines/upgrade/upgrade-store.ts';
import { type CricsheetRead, readCricsheet } from '../modules/system/import/cricsheet.ts';
import { importMatches } from '../modules/system/import/import-matches.ts';
import { importSheet } from '../modules/system/import/import-sheet.ts';
import { readSheet, type Sheet } from '../modules/system/import/read-sheet.ts';
import { undoImport } from '../modules/system/import/undo-import.ts';
import { effectsBy, jobs } from '../modules.ts';
import { commandConfig, demandDatabase, withData } from './open-data.ts';
import { readArgs } from './read-args.ts';

const usage =
  'npm run import -- users|briefs FILE.csv|FILE.xlsx [--apply] [--invite], or matches FILE.zip [--apply], or undo [--apply]';

/**
 * `npm run import`: reports what a spreadsheet of people or briefs would add, and its errors. With --apply it adds all
 * rows or none; `undo` reverts the last such import. Matches come ball by ball from a zip of Cricsheet files; existing
 * matches stay unchanged.
 */
export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(usage, args, {
    apply: { type: 'boolean', default: false },
    invite: { type: 'boolean', default: false },
  });
  const [kind, file] = positionals;
  const known = kind === 'users' || kind === 'briefs' || kind === 'matches';
  if (kind === 'undo' ? positionals.length > 1 : !known || !file || positionals.length > 2)
    throw new Error(`Use: ${usage}`);
  const read = !file ? null : kind === 'matches' ? await readCricsheet(file) : await readSheet(file);
  const config = commandConfig();
  demandDatabase(config);
  await withData(config, async ({ database }) => {
    await upgradeStore(database);
    const { boss, enqueue, enqueueBatch } = await openQueue(database, jobs, { schedule: false });
    const store = await createStore({
      database,
      documents: Object.values(documentTypes),
      policies: policyOf,
      effects: effectsBy(config),
      level: storeLevel,
      isPrepared: true,
      enqueue,
      enqueueBatch,
    });
    try {
      const good =
        kind === 'undo'
          ? await undoImport(store, database, values, console.log)
          : kind === 'matches'
            ? await importMatches(store, read as CricsheetRead, values, console.log)
            : await importSheet(store, config, kind as 'users' | 'briefs', read as Sheet, values, console.log);
      if (!good) process.exitCode = 1;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      throw new Error('The connection to the database was lost. Nothing was changed: run the command again.', {
        cause: error,
      });
    } finally {
      await store.close();
      await boss.stop({ graceful: false });
    }
  });
}
