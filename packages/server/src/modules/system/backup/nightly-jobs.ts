import { join } from 'node:path';
import { formatInstant, londonDay } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { listFailedJobs } from '../../../engines/jobs/job-table.ts';
import { defineJob } from '../../../engines/jobs/types.ts';
import { notify } from '../../../engines/outbox/outbox.ts';
import { openBackupStorage } from '../../../engines/storage/index.ts';
import { findAdministrators } from '../../accounts/find-administrators.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { type LatestBackup, latestBackup } from './nightly-folder.ts';

const hoursUntilLate = 48;

/** Makes the nightly backup, where the settings name a place for it. One that is interrupted goes on where it was. */
export const backUpNightly = defineJob({
  name: 'backUpNightly',
  payload: z.object({}),
  timeout: 20 * 3_600,
  retries: 3,
  schedule: '10 2 * * *',
  async run(context, _payload, signal) {
    const { config, database, storage, clock, log } = context;
    if (!config.backup) return;
    const source = { database, storage, clock, temporary: join(config.dataDir, 'temporary') };
    const target = await openBackupStorage(config);
    const { files } = await makeNightlyBackup(source, target, config.backup.keepDays, signal);
    log.info({ files: files.length }, 'The nightly backup is complete.');
  },
});

/** Tells user administrators each morning while no nightly backup has succeeded for two days. */
export const watchBackups = defineJob({
  name: 'watchBackups',
  payload: z.object({}),
  timeout: 300,
  retries: 5,
  schedule: '0 9 * * *',
  async run(context) {
    const { late, detail } = await backupState(context);
    if (!late) return;
    const administrators = await findAdministrators(context.store);
    await context.store.transaction({ kind: 'system', name: 'job:watchBackups' }, (tx) =>
      notify(tx, {
        to: administrators,
        kind: 'backupLate',
        title: 'The nightly backup is late',
        body: detail,
        link: '/admin/jobs',
        once: `backup ${londonDay(context.clock())}`,
      }),
    );
  },
});

/** Says in the log, at the start, that the place of the backups is missing. The product runs without it. */
export async function checkBackupPlace({ config, log }: Pick<Context, 'config' | 'log'>): Promise<void> {
  if (!config.backup) return;
  await openBackupStorage(config).catch((error: Error) => log.warn(`No backup can be made at night. ${error.message}`));
}

interface BackupState {
  late: boolean;
  /** Whether none is set up. */
  off?: boolean;
  /** Whether the first one is still to come. */
  isNew?: boolean;
  detail: string;
}

/** Whether nightly backups work, in a sentence for administrators. */
export async function backupState(context: Context): Promise<BackupState> {
  if (!context.config.backup) return { late: false, off: true, detail: 'Not set up: no backup is made at night.' };
  let latest: LatestBackup | undefined;
  try {
    latest = await latestBackup(await openBackupStorage(context.config));
  } catch (error) {
    context.log.error({ err: error }, 'The place of the backups cannot be read.');
    return { late: true, detail: 'The place of the backups cannot be read.' };
  }
  if (latest) {
    const hours = (Date.parse(context.clock()) - Date.parse(latest.madeAt)) / 3_600_000;
    return { late: hours > hoursUntilLate, detail: `The last one is of ${formatInstant(latest.madeAt)}.` };
  }
  const failed = (await listFailedJobs(context.database)).some(({ name }) => name === backUpNightly.name);
  if (failed) return { late: true, detail: 'None has succeeded: see Admin, Jobs.' };
  return { late: false, isNew: true, detail: 'No backup yet. The first one is made tonight.' };
}

/** Milliseconds for which monitoring, which asks every few seconds, gets the same answer. */
const lookAgainAfter = 300_000;

/** For monitoring: whether the nightly backup is late, or null if none is set up. */
export function backupLateness(context: Context): () => Promise<boolean | null> {
  let asked: Promise<boolean | null> | undefined;
  let at = 0;
  return () => {
    if (!asked || Date.now() - at > lookAgainAfter) {
      at = Date.now();
      asked = backupState(context).then(({ late, off }) => (off ? null : late));
    }
    return asked;
  };
}
