import { matches, refuseDay, refusePart } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import { each } from '../../../engines/store/each.ts';
import { Refusal } from '../../../engines/store/refusal.ts';
import type { Effect } from '../../../engines/store/types.ts';

const placed: readonly FileDocument['what'][] = ['recording', 'match-reel', 'archive-awaiting'];

/** Refuses a day that the match cannot have, and a part out of range. Days and parts stored before this rule stay. */
export const checkPlaceOfFilm: Effect<typeof files> = {
  on: files,
  complete: each(async (tx, { before, after }) => {
    if (!before || tx.actor.kind !== 'user' || !placed.includes(after.what)) return undefined;
    const moved = before.match !== after.match;
    if (after.day !== undefined && (moved || before.day !== after.day)) {
      const match = after.match ? await tx.get(matches, after.match) : null;
      // Unpairing keeps the day as a suggestion, whatever it is.
      const wrong = moved && !after.match ? null : refuseDay(after.day, match ?? undefined);
      if (wrong) throw new Refusal('INVALID', wrong, 'day');
    }
    if (moved ? after.match : before.part !== after.part) {
      const wrong = refusePart(after.part);
      if (wrong) throw new Refusal('INVALID', wrong, 'part');
    }
    return undefined;
  }),
};
