import { parseArgs } from 'node:util';
import { configurationId, config as configurations, documentTypes, policyOf, users } from '@pavilion/domain';
import { defaultConfiguration } from '@pavilion/domain/accounts';
import { briefs } from '@pavilion/domain/production';
import type { Config } from '../../../config.ts';
import { effects } from '../../../effects.ts';
import { createAuthTables } from '../../../engines/auth/tables.ts';
import { welcomeAll } from '../../../engines/auth/welcome.ts';
import { jobs } from '../../../engines/jobs/index.ts';
import { openQueue } from '../../../engines/jobs/queue.ts';
import { createSearch } from '../../../engines/search/index.ts';
import { createStore, type Store } from '../../../engines/store/index.ts';
import { commandConfig, withData } from '../backup/open-data.ts';
import { counted } from './counted.ts';
import { type CricsheetRead, readCricsheet } from './cricsheet.ts';
import { importActor } from './import-actor.ts';
import { importMatches } from './import-matches.ts';
import { planBriefs } from './plan-briefs.ts';
import { type ImportPlan, planUsers } from './plan-users.ts';
import { readSheet, type Sheet } from './read-sheet.ts';
import { undoImport } from './undo-import.ts';

const usage =
  'npm run import -- users|briefs FILE.csv|FILE.xlsx [--apply] [--invite], or matches FILE.zip [--apply], or undo [--apply]';

interface Settings {
  apply: boolean;
  /** Sends everybody who is added a link to set a password. */
  invite: boolean;
}

/**
 * `npm run import`: tells what a spreadsheet of people or briefs would add and what is wrong with it; with --apply adds it,
 * all or nothing, and `undo` takes the last such import back. Matches come ball by ball from a zip of Cricsheet files; those that are there already stay as they are.
 */
export async function importCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { apply: { type: 'boolean', default: false }, invite: { type: 'boolean', default: false } },
  });
  const [kind, file] = positionals;
  const known = kind === 'users' || kind === 'briefs' || kind === 'matches';
  if (kind === 'undo' ? positionals.length > 1 : !known || !file || positionals.length > 2)
    throw new Error(`Use: ${usage}`);
  const read = !file ? null : kind === 'matches' ? await readCricsheet(file) : await readSheet(file);
  const config = commandConfig();
  await withData(config, async ({ database }) => {
    const { boss, enqueue, enqueueBatch } = await openQueue(database, jobs, { schedule: false });
    const store = await createStore({
      database,
      documents: Object.values(documentTypes),
      policies: policyOf,
      effects,
      enqueue,
      enqueueBatch,
    });
    try {
      // What is added is found by the search only if the search was there before.
      await createSearch({ database, policies: policyOf });
      await createAuthTables(database);
      const good =
        kind === 'undo'
          ? await undoImport(store, database, values, console.log)
          : kind === 'matches'
            ? await importMatches(store, read as CricsheetRead, values, console.log)
            : await importSheet(store, config, kind as 'users' | 'briefs', read as Sheet, values, console.log);
      if (!good) process.exitCode = 1;
    } finally {
      await store.close();
      await boss.stop({ graceful: false });
    }
  });
}

/** Says what is in the sheet, and adds it when asked to and nothing is wrong. False when something is. */
export async function importSheet(
  store: Store,
  config: Pick<Config, 'organisation'>,
  kind: 'users' | 'briefs',
  sheet: Sheet,
  { apply, invite }: Settings,
  say: (line: string) => void,
): Promise<boolean> {
  const configuration = (await store.get(configurations, configurationId)) ?? defaultConfiguration(config.organisation);
  const known = { configuration, users: await store.find(users, {}) };
  const plan = kind === 'users' ? planUsers(sheet, known) : planBriefs(sheet, known);
  tell(plan, kind, say);
  if (plan.faults.length > 0) {
    say('Nothing was imported. Please put these cells right and try again.');
    return false;
  }
  if (!apply) {
    say(`Nothing was imported yet: this was a rehearsal. Add --apply to import.`);
    return true;
  }
  say(`Importing ${counted(plan.documents.length, kind)}. Please wait.`);
  await store.transaction(importActor, async (tx) => {
    const type = kind === 'users' ? users : briefs;
    const added = await tx.insertBatch(type, plan.documents as never);
    if (!invite || kind !== 'users') return;
    await welcomeAll(
      tx,
      added.map(({ id }) => id),
      'invited',
    );
  });
  say(`Imported ${counted(plan.documents.length, kind)}.`);
  return true;
}

function tell({ documents, faults, skipped, unknown }: ImportPlan<unknown>, kind: string, say: (line: string) => void) {
  for (const { line, column, reason } of faults) say(`Row ${line}, ${column}: ${reason}`);
  for (const { line, reason } of skipped) say(`Row ${line} is left out: ${reason}`);
  if (unknown.length > 0) say(`These columns are not known and left out: ${unknown.join(', ')}.`);
  say(`${counted(documents.length, kind)} can be imported.`);
}
