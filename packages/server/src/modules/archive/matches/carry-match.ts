import { type ArchiveEvent, archiveEvents, type Match, matchCopies, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { differing, type PatchOf } from '@pavilion/sync';
import { carryWhere } from '../../../engines/store/carry.ts';
import { each } from '../../../engines/store/each.ts';
import { orNull } from '../../../engines/store/or-null.ts';
import type { Effect } from '../../../engines/store/types.ts';
import { matchOfMark, nameOfClip } from './match-of-mark.ts';

/** Copies a corrected match's access fields to its files and events. */
export const carryMatch: Effect<typeof matches> = {
  on: matches,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after) return;
    const copies = matchCopies(after);
    if (!differing(matchCopies(before), copies)) return;
    const where = { match: after.id };
    await carryWhere(tx, files, where, () => copies);
    await carryWhere(tx, archiveEvents, where, () => copies);
  }),
};

/**
 * A recording paired with another match takes its clips along; while it awaits a match, they have none. Deliveries stay with
 * their match: deliveries of another match lose this recording, and while the recording awaits a match its deliveries have no
 * video.
 */
export const followRecording: Effect<typeof files> = {
  on: files,
  follow: each(async (tx, { before, after }) => {
    if (!before || !after || (before.what === after.what && before.match === after.match)) return;
    if (after.what !== 'recording' && before.what !== 'recording' && after.what !== 'archive-awaiting') return;
    const match = after.what === 'recording' && after.match ? await tx.get(matches, after.match) : null;
    const events = await tx.find(archiveEvents, { where: { file: after.id } });
    await tx.patchBatch(
      archiveEvents,
      events.map((event) => ({
        id: event.id,
        changes: event.source === 'user' ? matchOfMark(after, match) : deliveryOnFilm(event, match),
      })),
    );
    const clips = await tx.find(files, { where: { what: 'match-clip', originalFile: after.id } });
    const eventOf = new Map(events.map((event) => [event.clipFile, event]));
    await tx.patchBatch(
      files,
      clips.map((clip) => ({ id: clip.id, changes: clipOfFilm(after, match, eventOf.get(clip.id)) })),
    );
  }),
};

function deliveryOnFilm(event: ArchiveEvent, match: Match | null): PatchOf<typeof archiveEvents> {
  if (!match) return { video: false };
  if (event.match === match.id) return { video: event.tcIn !== undefined };
  return { file: null, tcIn: null, tcOut: null, video: false };
}

/** Match fields and name of a clip file, from its recording and match. */
export function clipOfFilm(film: FileDocument, match: Match | null, event?: ArchiveEvent): PatchOf<typeof files> {
  // A delivery keeps its match, so its clip file keeps its name.
  const name = event?.source === 'user' && nameOfClip(event, film, match);
  return {
    ...orNull(matchCopies({ ...film, int: film.int ?? false })),
    match: film.match ?? null,
    day: film.day ?? null,
    part: film.part ?? null,
    ...(name ? { name, sourceFileNameAsUploaded: name } : {}),
  };
}
