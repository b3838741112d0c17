import {
  type ArchiveEvent,
  archiveEvents,
  clippingRequests,
  hasClip,
  matchCopies,
  matches,
  notClipped,
  refuseMarks,
  takeClipStep,
} from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { differing } from '@pavilion/sync';
import { actingViewer } from '../../../engines/auth/viewers.ts';
import { each } from '../../../engines/store/each.ts';
import { orNull } from '../../../engines/store/or-null.ts';
import { Refusal } from '../../../engines/store/refusal.ts';
import type { Effect, ReadingTx, Tx } from '../../../engines/store/types.ts';
import { matchOfMark, nameOfClip } from '../matches/match-of-mark.ts';

/** Completes a mark with its author, recording details and match (ARC-107). Both marks must be set. */
export const completeMark: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  complete: each(async (tx, { before, after }) => {
    if (before || after.source !== 'user' || tx.actor.kind !== 'user' || after.username !== undefined) return undefined;
    demandMarks(after);
    const { name, recording } = await whoAndWhere(tx, after);
    const match = recording.match ? await tx.get(matches, recording.match) : null;
    return {
      ...matchOfMark(recording, match),
      innings: recording.innings,
      username: name,
      clippedBy: tx.actor.id,
      clipSource: 'user' as const,
    };
  }),
};

/** A recording outside the person's access is refused in the same words as a missing one. */
async function whoAndWhere(tx: ReadingTx, event: ArchiveEvent): Promise<{ name: string; recording: FileDocument }> {
  const viewer = await actingViewer(tx);
  const seen = viewer && event.file ? await tx.visible(viewer, files, event.file) : null;
  // Locked, so that a recording unpaired at the same moment either takes the mark along or refuses it.
  const recording = seen && (await tx.lock(files, seen.id));
  if (!viewer || recording?.what !== 'recording') {
    throw new Refusal('NOT_FOUND', 'The recording does not exist, or you do not have access to it.', 'file');
  }
  return { name: viewer.user.name, recording };
}

/** Resets a clip whose marks or recording change, because it no longer fits (ARC-128). */
export const resetMovedClip: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  complete: each(async (tx, { before, after }) => {
    if (!before || !isMoved(before, after)) return undefined;
    if (tx.actor.kind === 'user' && after.tcIn !== undefined) demandMarks(after);
    return takeClipStep('reset', after) ? notClipped : undefined;
  }),
};

const isMoved = (before: ArchiveEvent, after: ArchiveEvent) =>
  before.file !== after.file || before.tcIn !== after.tcIn || before.tcOut !== after.tcOut;

/** Deletes an event's clip file with the event, and when its marks or recording change (ARC-130, ARC-128). */
export const removeClipOfEvent: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  follow: each(async (tx, { before, after }) => {
    if (!before || before.clipFile === after?.clipFile) return;
    if (!after || isMoved(before, after)) await removeClipFile(tx, before);
  }),
};

/** Deleting a clip file by itself resets its event to not clipped. */
export const forgetDeletedClip: Effect<typeof files> = {
  on: files,
  follow: each(async (tx, { before, after }) => {
    if (after || before?.what !== 'match-clip') return;
    for (const event of await tx.find(archiveEvents, { where: { clipFile: before.id } })) {
      await tx.patch(archiveEvents, event.id, notClipped);
    }
  }),
};

/** Keeps the match access and file name of requests in step with their event. */
export const carryEventToRequests: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after) return;
    const copies = matchCopies(after);
    const moved = before.match !== after.match;
    if (!moved && !differing(matchCopies(before), copies)) return;
    const requests = await tx.find(clippingRequests, { where: { event: after.id } });
    if (requests.length === 0) return;
    const filename = moved ? await nameNow(tx, after) : undefined;
    for (const { id } of requests) {
      await tx.patch(clippingRequests, id, { ...orNull(copies), int: after.int, ...(filename ? { filename } : {}) });
    }
  }),
};

async function nameNow(tx: Tx, event: ArchiveEvent): Promise<string | undefined> {
  const film = event.file ? await tx.get(files, event.file) : null;
  const match = event.match ? await tx.get(matches, event.match) : null;
  return film ? nameOfClip(event, film, match) : undefined;
}

function demandMarks(event: ArchiveEvent): void {
  const refusal = refuseMarks(event);
  if (refusal) throw new Refusal('INVALID', refusal, event.tcIn === undefined ? 'tcIn' : 'tcOut');
}

/** The stored bytes stay for the days in which a deleted file can be restored. */
async function removeClipFile(tx: Tx, event: ArchiveEvent): Promise<void> {
  if (!hasClip(event) || !event.clipFile) return;
  const file = await tx.lock(files, event.clipFile);
  if (file?.what === 'match-clip') await tx.remove(files, file.id);
}
