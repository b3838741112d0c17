import { type Zip, zips } from '@pavilion/domain/library';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isHandedBack } from '../../engines/jobs/hand-back.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { reasonForPeople } from '../files/reason-for-people.ts';
import { patchZip } from './publish-zip.ts';

/**
 * Job that makes a requested zip or joined film. `build` returns why it cannot be made, in a sentence. An interrupted run leaves
 * nothing, and another starts from the beginning.
 */
export const zipJob = <Name extends string>(
  name: Name,
  build: (context: Context, zip: Zip, signal: AbortSignal) => Promise<string | undefined>,
) =>
  defineJob({
    name,
    payload: z.object({ zip: z.string(), person: z.string().optional() }),
    timeout: 12 * 3600,
    retries: 2,
    concurrency: 2,
    perPerson: 1,
    async run(context, payload, signal) {
      const zip = await context.store.get(zips, payload.zip);
      if (!zip || zip.status === 'ready') return;
      await patchZip(context, zip, { status: 'requested', error: null, progress: 0 });
      const fail = (error: string) => patchZip(context, zip, { status: 'failed', error, progress: null });
      try {
        const refusal = await build(context, zip, signal);
        if (refusal) await fail(refusal);
      } catch (error) {
        if (!isHandedBack(signal)) await fail(reasonForPeople(error));
        throw error;
      }
    },
  });
