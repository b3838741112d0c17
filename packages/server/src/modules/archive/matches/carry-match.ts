import { type ArchiveEvent, archiveEvents, type Match, matchCopies, matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import type { Effect, Tx } from '../../../engines/store/types.ts';
import { orNull } from './pair-files.ts';

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
 * A recording that is paired with another match takes its marked moments and cut clips along. Deliveries belong to their
 * match: those of another one lose this film, and those of a film that awaits a match have none to show meanwhile.
 */
export const followRecording: Effect<typeof files> = {
  on: files,
  async run(tx, { before, after }) {
    if (!before || !after || (before.what === after.what && before.match === after.match)) return;
    if (after.what !== 'recording' && before.what !== 'recording' && after.what !== 'archive-awaiting') return;
    const match = after.match ? await tx.get(matches, after.match) : null;
    for (const event of await tx.find(archiveEvents, { where: { file: after.id } })) {
      await follow(tx, event, after.what === 'recording' ? match : null);
    }
    if (!match) return;
    for (const clip of await tx.find(files, { where: { originalFile: after.id } })) {
      await tx.patch(files, clip.id, { match: match.id, ...orNull(matchCopies(match)) });
    }
  },
};

async function follow(tx: Tx, event: ArchiveEvent, match: Match | null): Promise<void> {
  if (event.source === 'user') {
    if (match) await tx.patch(archiveEvents, event.id, { match: match.id, ...orNull(matchCopies(match)) });
    return;
  }
  if (!match) await tx.patch(archiveEvents, event.id, { video: false });
  else if (event.match === match.id) await tx.patch(archiveEvents, event.id, { video: event.tcIn !== undefined });
  else await tx.patch(archiveEvents, event.id, { file: null, tcIn: null, tcOut: null, video: false });
}
