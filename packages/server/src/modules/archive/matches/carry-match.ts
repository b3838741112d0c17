import { type ArchiveEvent, archiveEvents, type Match, matchCopies, matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { PatchOf } from '@pavilion/sync';
import { orNull } from '../../../engines/store/or-null.ts';
import type { Effect } from '../../../engines/store/types.ts';
import { matchOfMark, nameOfClip } from './match-of-mark.ts';

const same = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right);

/** A match that is moved or corrected: its files and events carry what access rules ask for. */
export const carryMatch: Effect<typeof matches> = {
  on: matches,
  async run(tx, { before, after }) {
    if (!before || !after) return;
    const copies = orNull(matchCopies(after));
    if (same(orNull(matchCopies(before)), copies)) return;
    const where = { match: after.id };
    const carry = ({ id }: { id: string }) => ({ id, changes: copies });
    await tx.patchBatch(files, (await tx.find(files, { where })).map(carry));
    await tx.patchBatch(archiveEvents, (await tx.find(archiveEvents, { where })).map(carry));
  },
};

/**
 * A recording that is paired with another match takes its marked moments and cut clips along; while it awaits one they have
 * none. Deliveries belong to their match: those of another one lose this film, and those of a film that awaits a match have
 * none to show meanwhile.
 */
export const followRecording: Effect<typeof files> = {
  on: files,
  async run(tx, { before, after }) {
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
  },
};

function deliveryOnFilm(event: ArchiveEvent, match: Match | null): PatchOf<typeof archiveEvents> {
  if (!match) return { video: false };
  if (event.match === match.id) return { video: event.tcIn !== undefined };
  return { file: null, tcIn: null, tcOut: null, video: false };
}

/** What a cut clip says of its film’s match. */
export function clipOfFilm(film: FileDocument, match: Match | null, event?: ArchiveEvent): PatchOf<typeof files> {
  // A delivery keeps its match, and its clip the name.
  const name = event?.source === 'user' && nameOfClip(event, film, match);
  return {
    ...orNull(matchCopies({ ...film, int: film.int ?? false })),
    match: film.match ?? null,
    day: film.day ?? null,
    part: film.part ?? null,
    ...(name ? { name, sourceFileNameAsUploaded: name } : {}),
  };
}
