import {
  type ArchiveEvent,
  archiveEvents,
  clipFileName,
  clippingRequests,
  clipSeconds,
  clipSteps,
  markTimecode,
  matchCopies,
  matches,
  matchLine,
  refuseMarks,
  takeClipStep,
} from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { os } from '../../calls/os.ts';
import { Refusal } from '../../store/refusal.ts';
import type { Tx } from '../../store/types.ts';
import { cutRequestedClip } from './cut-requested-clip.ts';

/** ARC-124, DAT-104, DAT-123: the request comes into being here and nowhere else, with the event's state in one go. */
export const createClip = os.archive.createClip.handler(async ({ input, context }) => {
  const { viewer, actor } = context;
  const request = await context.store.transaction(actor, async (tx) => {
    const seen = await tx.visible(viewer, archiveEvents, input.archiveEvent);
    const event = seen && (await tx.lock(archiveEvents, seen.id));
    if (!event) throw notFound();
    const taken = takeClipStep('clip', event);
    if (!taken) throw new Refusal('WRONG_STATE', clipSteps.clip.refusal);
    const marks = refuseMarks(event);
    if (marks) throw new Refusal('NO_MARKS', marks);
    const recording = event.file ? await tx.visible(viewer, files, event.file) : null;
    if (recording?.what !== 'recording') {
      throw new Refusal('NO_RECORDING', 'The recording of this event does not exist any more.');
    }
    const made = await tx.insert(clippingRequests, {
      ...matchCopies(event),
      file: recording.id,
      event: event.id,
      filename: await fileNameOf(tx, event, recording),
      status: 'requested',
      duration: clipSeconds(event),
    });
    await tx.patch(archiveEvents, event.id, {
      clipStatus: taken.clipStatus,
      clippedBy: viewer.id,
      ...(event.username === undefined ? { username: viewer.user.name } : {}),
    });
    await tx.enqueue(cutRequestedClip, { request: made.id }, { key: made.id });
    return made;
  });
  context.wakeJobs();
  return { request: request.id };
});

/** ARC-126, ARC-127: whoever takes the step first has it, the worker or the one who cancels. */
export const cancelClip = os.archive.cancelClip.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const seen = await tx.visible(context.viewer, clippingRequests, input.request);
    if (!seen) throw notFound();
    // Always the event before its request, as the worker does.
    const event = seen.event ? await tx.lock(archiveEvents, seen.event) : null;
    const request = await tx.lock(clippingRequests, seen.id);
    const taken = takeClipStep('cancel', { clipStatus: event?.clipStatus ?? 'clipping', status: request?.status });
    if (!request || !taken?.status) throw new Refusal('WRONG_STATE', clipSteps.cancel.refusal);
    if (event) await tx.patch(archiveEvents, event.id, { clipStatus: taken.clipStatus });
    await tx.patch(clippingRequests, request.id, { status: taken.status });
  });
  return {};
});

async function fileNameOf(tx: Tx, event: ArchiveEvent, recording: FileDocument): Promise<string> {
  const match = event.match ? await tx.get(matches, event.match) : null;
  return clipFileName({
    match: match ? matchLine(match).replaceAll('/', '-') : recording.label || recording.name,
    event,
    timecode: markTimecode(event.tcIn ?? 0, recording.metadata),
  });
}

const notFound = () => new Refusal('NOT_FOUND', 'This does not exist, or you may not see it.');
