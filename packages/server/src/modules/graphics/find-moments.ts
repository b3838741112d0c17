import { type Match, matchCopies, matches } from '@pavilion/domain/archive';
import { graphicMoments, type Moment, momentsIn } from '@pavilion/domain/graphics';
import { differing } from '@pavilion/sync';
import { z } from 'zod';
import { defineJob } from '../../engines/jobs/types.ts';
import { carry } from '../../engines/store/carry.ts';
import { each } from '../../engines/store/each.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { readMatchData } from './read-match-data.ts';

/** Proposes the moments of a match once its balls were written (GFX-022). */
export const findMoments = defineJob({
  name: 'findMoments',
  payload: z.object({ match: z.string() }),
  timeout: 60,
  retries: 3,
  run: (context, { match }) =>
    context.store.transaction({ kind: 'system', name: 'job:findMoments' }, (tx) => keepMoments(tx, match)),
});

/** Adds the moments that a match has, and removes those that it has no longer, as after a correction of its balls. */
export async function keepMoments(tx: Tx, id: string): Promise<void> {
  // Two jobs for one match wait for each other here, so that neither adds what the other adds.
  const match = await tx.lock(matches, id);
  if (!match) return;
  const known = await tx.find(graphicMoments, { where: { match: id } });
  const found = new Map(momentsIn(await readMatchData(tx, match)).map((moment) => [moment.key, moment]));
  const gone = known.filter(({ key }) => !found.has(key));
  await tx.removeBatch(
    graphicMoments,
    gone.map((moment) => moment.id),
  );
  const kept = known.filter(({ key }) => found.has(key));
  await carry(tx, graphicMoments, kept, ({ key }) => contentOf(found.get(key)!, match));
  for (const { key } of kept) found.delete(key);
  await tx.insertBatch(
    graphicMoments,
    [...found.values()].map((moment) => ({ ...contentOf(moment, match), match: id, key: moment.key })),
  );
}

const contentOf = ({ kind, title, innings, player, upTo, place }: Moment, match: Match) => ({
  upTo,
  place,
  kind,
  title,
  innings,
  player,
  ...matchCopies(match),
});

/** Copies the access fields of a corrected match to its moments. */
export const carryMatchToMoments: Effect<typeof matches> = {
  on: matches,
  follow: each(async (tx, { before, after }: DocumentChange<typeof matches>) => {
    if (!before || !after || !differing(matchCopies(before), matchCopies(after))) return;
    const found = await tx.find(graphicMoments, { where: { match: after.id } });
    await carry(tx, graphicMoments, found, () => matchCopies(after));
  }),
};
