import type { Context } from '../../context.ts';
import { version } from '../../version.ts';
import { alone } from '../database/alone.ts';
import { readApplied, record } from './applied.ts';
import { storeSteps } from './steps.ts';
import type { DocumentSteps, Step } from './types.ts';
import { UpgradeFailed } from './upgrade-store.ts';

/** Arbitrary number, the same in every process: one at a time works through documents. */
const documentsLock = 7_283_003;

/**
 * Runs the steps through documents that this store has not had, one after the other, before the first request is answered. Each
 * writes documents in transactions of their own: after an interruption or a failure, the next start continues with the rest.
 */
export async function runDocumentSteps(
  context: Context,
  work: DocumentSteps,
  steps: readonly Step[] = storeSteps,
): Promise<void> {
  const { database, log } = context;
  const before = await readApplied(database);
  if (steps.every(({ number }) => before.has(number))) return;
  await alone(database, documentsLock, async () => {
    const applied = await readApplied(database);
    for (const step of steps) {
      if (step.kind !== 'documents' || applied.has(step.number)) continue;
      const run = work[step.name];
      if (!run) throw new Error(`No module has the upgrade ${step.name}.`);
      await run(context).catch((error: unknown) => {
        const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
        throw new UpgradeFailed(
          `The upgrade to version ${version} was interrupted at step ${step.number}, “${step.says}”: ${why}. No data is lost and nothing needs to be restored: start this version again, and it continues; report this sentence if it stops here again.`,
          { cause: error },
        );
      });
      await record(database, step, version);
      log.info(`Upgrade step ${step.number}, through the documents: ${step.says}.`);
    }
  });
}
