import type { IntegrityReport } from '@pavilion/domain/integrity';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { type BackupCopies, openBackupCopies } from './backup-copies.ts';
import { damageFaults } from './damage-faults.ts';
import type { Fault } from './fault.ts';
import { mendFaults } from './mend-faults.ts';
import { readChangedAgain, readContents } from './read-contents.ts';
import { formerReport, reportOf, tellOfDamage, writeReport } from './report.ts';
import { forgetSetAside } from './set-aside.ts';
import { surveyCounters } from './survey-counters.ts';
import { type Damage, type FileSurvey, surveyFiles } from './survey-files.ts';

const nightMinutes = 180;
/** For someone who waits for the report. */
const askedMinutes = 10;

/**
 * Checks stored files and counters and writes the report; with `mend`, first mends what it finds. At night, after the jobs that
 * remove files and correct counters.
 */
export const checkIntegrity = defineJob({
  name: 'checkIntegrity',
  payload: z.object({ mend: z.boolean().default(false), minutes: z.number().default(nightMinutes) }),
  timeout: 8 * 3_600,
  retries: 2,
  schedule: '50 4 * * *',
  async run(context, { mend, minutes }, signal) {
    const former = await formerReport(context.store);
    await writeReport(context, { state: mend ? 'mending' : 'checking', started_at: context.clock(), error: null });
    try {
      const backups = openBackupCopies(context, minutes, signal);
      if (mend) {
        const faults = await allFaults(context, former, backups, signal);
        await writeReport(context, { mended: await mendFaults(context, faults) });
      }
      await checkAll(context, { former, minutes, backups }, signal);
      await forgetSetAside(context, signal);
    } catch (error) {
      if (!isHandedBack(signal))
        await writeReport(context, { state: 'failed', error: 'The check stopped. Failed Jobs has the reason.' });
      throw error;
    }
  },
});

export const check = os.integrity.check.handler(async ({ context }) => {
  await ask(context, false);
  return {};
});

export const mend = os.integrity.mend.handler(async ({ context }) => {
  await ask(context, true);
  return {};
});

async function ask(context: Context, mend: boolean): Promise<void> {
  await writeReport(context, { state: mend ? 'mending' : 'checking', started_at: context.clock(), error: null }, (tx) =>
    tx.enqueue(checkIntegrity, { mend, minutes: askedMinutes }, { key: mend ? 'mend' : 'check' }),
  );
}

interface Survey extends Omit<FileSurvey, 'strays'> {
  strays: Fault[];
  wrongCounters: Fault[];
  counters: number;
}

/** Everything but the contents of files that were right at the former check. */
async function survey(context: Context, former: IntegrityReport | null, signal: AbortSignal): Promise<Survey> {
  const stored = await surveyFiles(context, signal);
  const changed = former ? await readChangedAgain(context, former, signal) : [];
  const { faults: wrongCounters, counters } = await surveyCounters(context, signal);
  return { ...stored, damages: [...stored.damages, ...changed], wrongCounters, counters };
}

async function allFaults(
  context: Context,
  former: IntegrityReport | null,
  backups: BackupCopies,
  signal: AbortSignal,
): Promise<Fault[]> {
  const { damages, strays, wrongCounters } = await survey(context, former, signal);
  return [...(await damageFaults(context, damages, backups)), ...strays, ...wrongCounters];
}

interface Check {
  former: IntegrityReport | null;
  minutes: number;
  backups: BackupCopies;
}

async function checkAll(context: Context, { former, minutes, backups }: Check, signal: AbortSignal): Promise<void> {
  const { files, damages, strays, wrongCounters, counters } = await survey(context, former, signal);
  const faultsOf = async (found: readonly Damage[]) => [
    ...(await damageFaults(context, found, backups)),
    ...strays,
    ...wrongCounters,
  ];
  const counts = { files, counters };
  await writeReport(context, { ...reportOf(await faultsOf(damages)), ...counts, state: 'reading' });
  const known = new Set(damages.map(({ owned }) => owned.key));
  const contents = await readContents(context, former, minutes, signal);
  const all = await faultsOf([...damages, ...contents.damages.filter(({ owned }) => !known.has(owned.key))]);
  await writeReport(
    context,
    {
      ...reportOf(all),
      ...counts,
      read: contents.read,
      readUpTo: contents.readUpTo ?? null,
      state: 'done',
      finished_at: context.clock(),
    },
    (tx) => tellOfDamage(tx, former, all),
  );
}
