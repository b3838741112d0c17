import { users } from '@pavilion/domain/accounts';
import { type Match, matches } from '@pavilion/domain/archive';
import { type Graphic, graphics, matchFacts, newFacts, publications, takesNewFacts } from '@pavilion/domain/graphics';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { viewerNow } from '../../engines/auth/viewers.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import { getAll } from '../../engines/store/get-all.ts';
import type { Tx } from '../../engines/store/types.ts';
import { readMatchData } from './read-match-data.ts';

/** Fills the graphics of a match that take new values at once, also while nobody has them open (GFX-021). */
export const takeNewValues = defineJob({
  name: 'takeNewValues',
  payload: z.object({ match: z.string() }),
  timeout: 60,
  retries: 3,
  run: (context, { match }) =>
    context.store.transaction({ kind: 'system', name: 'job:takeNewValues' }, async (tx) => {
      const found = await tx.get(matches, match);
      if (found) await fillGraphics(context, tx, found);
    }),
});

/** Writes the facts that differ from the values, so a second run writes nothing. */
async function fillGraphics(context: Context, tx: Tx, match: Match): Promise<void> {
  const taking = await tx.find(graphics, { where: { match: match.id, follow: 'take', signed: false } });
  if (taking.length === 0) return;
  const data = await readMatchData(tx, match);
  // Read again under the lock: what a maker types meanwhile stays.
  const locked = await tx.lockBatch(
    graphics,
    taking.map(({ id }) => id),
  );
  const designs = await getAll(
    tx,
    publications,
    locked.map(({ publication }) => publication),
  );
  const mayFollow = followers(context, tx, match);
  for (const graphic of locked) {
    const design = designs.get(graphic.publication)?.design;
    if (!design || graphic.match !== match.id || !takesNewFacts(graphic) || !(await mayFollow(graphic))) continue;
    const offered = newFacts(design, graphic, matchFacts(data, graphic));
    if (offered.length === 0) continue;
    const values = Object.fromEntries(offered.map(({ key, after }) => [`values.${key}`, after]));
    await tx.patch(graphics, graphic.id, values);
  }
}

/** Whether the maker of a graphic may still see the match. Rights lost since then do not count. */
function followers(context: Context, tx: Tx, match: Match) {
  const known = new Map<string, Promise<boolean>>();
  const maySee = async (id: string) => {
    const user = await tx.get(users, id);
    return user?.active === true && (await tx.visible(viewerNow(context, user), matches, match.id)) !== null;
  };
  return ({ created_by: maker }: Graphic): Promise<boolean> => {
    if (!maker) return Promise.resolve(false);
    const answer = known.get(maker) ?? maySee(maker);
    known.set(maker, answer);
    return answer;
  };
}
