import { join } from 'node:path';
import { countWords, formatInstant, londonDay } from '@pavilion/domain';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { BackupGauge } from '../../../engines/http/metrics.ts';
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
    const { manifest, mended, damaged } = await makeNightlyBackup(source, target, config.backup.keepDays, signal);
    log.info({ files: manifest.files.length }, 'The nightly backup is complete.');
    if (mended.length > 0) log.warn({ keys: mended }, 'Damaged files of earlier backups were copied again.');
    if (damaged.length > 0) log.error({ keys: damaged }, 'Files are damaged in the backups and in the store.');
  },
});

/** Tells user administrators each morning while no nightly backup has succeeded for two days, and of damaged files in the last one. */
export const watchBackups = defineJob({
  name: 'watchBackups',
  payload: z.object({}),
  timeout: 300,
  retries: 5,
  schedule: '0 9 * * *',
  async run(context) {
    const { late, faults, detail } = await backupState(context);
    if (!late && !faults) return;
    const administrators = await findAdministrators(context.store);
    await context.store.transaction({ kind: 'system', name: 'job:watchBackups' }, (tx) =>
      notify(tx, {
        to: administrators,
        kind: 'backupLate',
        title: late ? 'The nightly backup is late' : 'Files in the nightly backups were damaged',
        body: detail,
        link: '/admin/jobs',
        once: late ? `backup ${londonDay(context.clock())}` : `backup ${faults}`,
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
  /** Name of the last backup, if it found damaged files in earlier ones. */
  faults?: string | undefined;
  /** How many files could not be copied again; absent while that is not known. */
  damaged?: number;
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
    const detail = [`The last one is of ${formatInstant(latest.madeAt)}.`, ...faultWords(latest)].join(' ');
    return {
      late: hours > hoursUntilLate,
      damaged: latest.damaged,
      detail,
      faults: latest.damaged > 0 || latest.mended > 0 ? latest.name : undefined,
    };
  }
  const failed = (await listFailedJobs(context.database)).some(({ name }) => name === backUpNightly.name);
  if (failed) return { late: true, detail: 'None has succeeded: see Admin, Jobs.' };
  return { late: false, isNew: true, detail: 'No backup yet. The first one is made tonight.' };
}

/** What the last backup found damaged in earlier ones, in sentences. */
export const faultWords = ({
  mended,
  damaged,
  named,
}: Pick<LatestBackup, 'mended' | 'damaged' | 'named'>): string[] => [
  ...(mended > 0
    ? [
        `${countWords(mended, 'file of earlier backups was', 'files of earlier backups were')} damaged and copied again.`,
      ]
    : []),
  ...(damaged > 0
    ? [
        `${countWords(damaged, 'file is', 'files are')} damaged in the backups and in the store${namesOf(named, damaged)}. A restore goes on without them if it is told to.`,
      ]
    : []),
];

/** Milliseconds for which monitoring, which asks every few seconds, gets the same answer. */
const lookAgainAfter = 300_000;

/** `: files/a.mp4, files/b.mp4 and 3 more`. A backup of an earlier version names none. */
function namesOf(named: readonly string[], all: number): string {
  if (named.length === 0) return '';
  const more = all - named.length;
  return `: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** For monitoring: whether the nightly backup is late, and its damaged files, or null if none is set up. */
export function backupGauge(context: Context): () => Promise<BackupGauge | null> {
  let asked: Promise<BackupGauge | null> | undefined;
  let at = 0;
  return () => {
    if (!asked || Date.now() - at > lookAgainAfter) {
      at = Date.now();
      asked = backupState(context).then(({ late, damaged, off }) =>
        off ? null : { late, ...(damaged === undefined ? {} : { damaged }) },
      );
    }
    return asked;
  };
}
