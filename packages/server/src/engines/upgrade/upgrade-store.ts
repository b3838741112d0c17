import { documentTypes, searchIndexes } from '@pavilion/domain';
import type { DocumentType } from '@pavilion/sync';
import type { Logger } from 'pino';
import { DiskFull, isFull } from '../../disk-full.ts';
import { version } from '../../version.ts';
import { forgetPreparation } from '../database/preparation.ts';
import type { Database, Sql } from '../database/types.ts';
import { isLostConnection } from '../database/values.ts';
import { keepSearch } from '../search/prepare-search.ts';
import { keepDeclared, lockTables, refuseNewer, upgradeShape } from '../store/migrate.ts';
import { NewerStore } from '../store/tables.ts';
import { lastApplied, readApplied, readLevel, record } from './applied.ts';
import { levelChannel } from './follow-level.ts';
import { levelOf, storeSteps } from './steps.ts';
import type { Step } from './types.ts';

export interface UpgradeOptions {
  /** Replaces the product's own list, in tests. */
  steps?: readonly Step[];
  /** False leaves the search words to the next start: a restore would compute them row by row. */
  withSearch?: boolean;
  log?: Pick<Logger, 'info'>;
}

const documents: readonly DocumentType[] = Object.values(documentTypes);
const searched = [...new Set(Object.values(searchIndexes).map(({ type }) => type))];

/** An upgrade that failed. Its message says what to do. */
export class UpgradeFailed extends Error {}

/** Refuses a store that a newer version has upgraded, with a sentence. */
export async function refuseNewerStore(sql: Sql, steps: readonly Step[] = storeSteps): Promise<void> {
  const [stored, known] = [await readLevel(sql), levelOf(steps)];
  if (stored > known) {
    const newer = (await lastApplied(sql))?.version;
    throw new NewerStore(
      `This data belongs to a newer version of Pavilion${newer ? `, ${newer}` : ''}: it is at upgrade step ${stored}, and this version knows ${known}. Start the newer version, or restore a backup that this one has made.`,
    );
  }
  await refuseNewer(sql, documents);
}

/**
 * Brings tables, shapes, indexes and search words of a store up to date, or makes those of a new one, in one transaction: a step
 * that fails leaves all as it was. Of several processes, one upgrades, and the others wait and find nothing to do. Steps through
 * documents follow with `runDocumentSteps`.
 */
export async function upgradeStore(database: Database, options: UpgradeOptions = {}): Promise<void> {
  const { steps = storeSteps, withSearch = true, log } = options;
  await refuseNewerStore(database, steps);
  const former = (await lastApplied(database))?.version;
  const hadNone = !(await hasStore(database));
  let doing = 'before its first step';
  try {
    await database.transaction(async (sql) => {
      await lockTables(sql);
      // Another process may have upgraded the store while this one waited.
      await refuseNewerStore(sql, steps);
      const isNew = !(await hasStore(sql));
      const applied = await readApplied(sql);
      for (const step of steps) {
        if (applied.has(step.number)) continue;
        // A new store has no documents to work through.
        if (step.kind === 'documents' && !isNew) continue;
        doing = `at step ${step.number}, “${step.says}”`;
        if (step.kind === 'tables') await step.run(sql);
        if (step.kind === 'shape') await upgradeShape(sql, step.type, step.to);
        await record(sql, step, version);
        if (!isNew) log?.info(`Upgrade step ${step.number}: ${step.says}.`);
      }
      doing = 'at the indexes';
      await keepDeclared(sql, documents);
      doing = 'at the search words';
      if (withSearch) await keepSearch(sql, searched);
      doing = 'at its end';
      await forgetPreparation(sql);
      // Last, since every writer waits for this row.
      await sql.query('UPDATE log_head SET level = $1 WHERE level < $1', [levelOf(steps)]);
    });
  } catch (error) {
    throw hadNone && error instanceof Error && !isFull(error) ? error : explained(error, doing, former);
  }
  database.notify(levelChannel, String(levelOf(steps)));
}

function explained(error: unknown, doing: string, former: string | undefined): Error {
  if (error instanceof NewerStore) return error;
  if (isFull(error))
    return new DiskFull('The disk of the database is full. Nothing was changed. Make room and start again.', {
      cause: error,
    });
  // What happens to the database is no fault of the upgrade.
  if (error instanceof Error && isLostConnection(error)) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new UpgradeFailed(
    `The upgrade to version ${version} failed ${doing}: ${why.replace(/\.$/, '')}. Nothing was changed and nothing needs to be restored: start ${former && former !== version ? `version ${former}` : 'the former version'} again, and report this sentence.`,
    { cause: error },
  );
}

async function hasStore(sql: Sql): Promise<boolean> {
  const [table] = await sql.query<{ name: string | null }>(`SELECT to_regclass('log_head')::text AS name`);
  return Boolean(table?.name);
}
