import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { archiveEvents, type ClipStepName, clipFrames, clippingRequests, takeClipStep } from '@pavilion/domain/archive';
import { files, storageKey, storagePath } from '@pavilion/domain/files';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { isHandedBack } from '../../../engines/jobs/hand-back.ts';
import { reportProgress } from '../../../engines/jobs/report-progress.ts';
import { defineJob } from '../../../engines/jobs/types.ts';
import { cutClip, probeFile } from '../../../engines/media/index.ts';
import { mediaTools } from '../../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../../engines/media/work-folder.ts';
import type { Actor } from '../../../engines/store/types.ts';
import { reasonForPeople } from '../../files/reason-for-people.ts';
import { type CutClip, keepCutClip } from './keep-cut-clip.ts';
import { type ClipWork, lockBoth } from './lock-both.ts';

const actor: Actor = { kind: 'system', name: 'job:clip' };
const noTools =
  'The server’s media tools are missing or broken: Admin, Jobs tells administrators why. Request the clip again when they are back.';

/**
 * Cuts a requested clip to the exact frame. A killed run resumes. A second run of the same request, or a run of a cancelled
 * one, makes no second file and changes nothing.
 */
export const cutRequestedClip = defineJob({
  name: 'cutRequestedClip',
  payload: z.object({ request: z.string(), person: z.string().optional() }),
  timeout: 6 * 3600,
  retries: 2,
  concurrency: 3,
  perPerson: 2,
  async run(context, payload, signal) {
    const work = (await step(context, payload.request, 'start')) ?? (await step(context, payload.request, 'retry'));
    if (!work) return;
    try {
      const cut = await cutOut(context, work, signal);
      if ('broken' in cut) await fail(context, work, cut.broken);
      else if (!(await keepCutClip(context, work.request.id, work.event, cut))) {
        // Has no effect on a request that another run has finished.
        await fail(context, work, 'The marks were changed while the clip was being cut.');
      }
    } catch (error) {
      if (!isHandedBack(signal)) await fail(context, work, reasonForPeople(error));
      throw error;
    }
  },
});

/** Takes a step on request and event together; null if the step is no longer possible. */
async function step(context: Context, id: string, name: ClipStepName, error?: string): Promise<ClipWork | null> {
  return context.store.transaction(actor, async (tx) => {
    const found = await lockBoth(tx, id);
    if (!found) return null;
    const { event, request } = found;
    const taken = takeClipStep(name, { clipStatus: event.clipStatus, status: request.status });
    if (!taken?.status) return null;
    await tx.patch(clippingRequests, id, {
      status: taken.status,
      error: error ?? null,
      progress: taken.status === 'clipping' ? 0 : null,
    });
    if (event.clipStatus !== taken.clipStatus) {
      await tx.patch(archiveEvents, event.id, { clipStatus: taken.clipStatus });
    }
    return found;
  });
}

async function writeProgress(context: Context, id: string, progress: number): Promise<void> {
  await context.store.transaction(actor, async (tx) => {
    const request = await tx.lock(clippingRequests, id);
    if (request?.status === 'clipping') await tx.patch(clippingRequests, id, { progress });
  });
}

async function fail(context: Context, { request }: ClipWork, reason: string): Promise<void> {
  await step(context, request.id, 'fail', reason.slice(0, 2_000));
}

async function cutOut(context: Context, work: ClipWork, signal: AbortSignal): Promise<CutClip | { broken: string }> {
  const { event, request } = work;
  const recording = event.file ? await context.store.get(files, event.file) : null;
  if (recording?.what !== 'recording' || (await context.storage.size(recording.sourcePath)) === null) {
    return { broken: 'The recording no longer exists.' };
  }
  const { tools } = await mediaTools(context.config);
  if (!tools) return { broken: noTools };

  const progress = reportProgress(context.log, (percent) => writeProgress(context, request.id, percent));
  const cutting = inWorkFolder(context.config, 'clip', (folder) =>
    context.storage.withLocal(recording.sourcePath, async (path) => {
      const rate = recording.metadata?.frameRate ?? (await rateOf(path, signal));
      const marks = rate && clipFrames(event, rate);
      if (!marks) return { broken: 'The marks lie outside the recording.' };
      const output = join(folder, 'clip.mp4');
      const timecodeStart = recording.metadata?.timecodeStart;
      const result = await cutClip(
        tools,
        { path, ...marks, output, ...(timecodeStart ? { timecodeStart } : {}) },
        { signal, onProgress: progress.report },
      );
      await progress.settled();
      if (result.broken !== undefined) return { broken: result.broken };
      return { recording, metadata: result.metadata, ...(await store(context, work, output)) };
    }),
  );
  return cutting.finally(progress.settled);

  async function rateOf(path: string, aborting: AbortSignal) {
    const probed = tools && (await probeFile(tools, path, aborting));
    return probed?.ok ? (probed.metadata.frameRate ?? null) : null;
  }
}

/** Each run stores under its own key, so that a late run can only remove its own file. */
async function store(context: Context, { request }: ClipWork, path: string) {
  const folder = storagePath({ what: 'match-clip' }, context.clock().slice(0, 4));
  const key = storageKey(folder, request.filename, randomUUID());
  const stored = await context.storage.putFile(key, path, { contentType: 'video/mp4', fileName: request.filename });
  return { key, stored };
}
