import { capitalise, countWords } from '@pavilion/domain';
import type { Context } from '../../context.ts';
import type { Fault, Mended } from './fault.ts';

const words: Record<Mended, (count: number) => string> = {
  restored: (count) => `${countWords(count, 'file was', 'files were')} restored from a backup`,
  previewsWanted: (count) => `previews of ${countWords(count, 'file')} are being made again`,
  setAside: (count) => `${countWords(count, 'stray file was', 'stray files were')} set aside`,
  counted: (count) => `${countWords(count, 'document was', 'documents were')} counted again`,
};

/** Mends what can be mended, and says what was done. A fault that resists does not stop the others. */
export async function mendFaults(context: Context, faults: readonly Fault[]): Promise<string> {
  const done = new Map<Mended, number>();
  let failed = 0;
  for (const { mend, sentence } of faults) {
    if (!mend) continue;
    try {
      const mended = await mend(context);
      context.log.info({ fault: sentence, mended }, 'A fault of the store was mended.');
      done.set(mended, (done.get(mended) ?? 0) + 1);
    } catch (error) {
      context.log.error({ err: error, fault: sentence }, 'A fault of the store could not be mended.');
      failed += 1;
    }
  }
  const parts = [...done].map(([mended, count]) => words[mended](count));
  if (failed > 0) parts.push(`${countWords(failed, 'fault')} could not be mended: see the log`);
  return parts.length > 0 ? `${capitalise(parts.join('; '))}.` : 'Nothing could be mended.';
}
