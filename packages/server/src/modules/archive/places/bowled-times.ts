import { matchAccess } from '@pavilion/domain/access';
import { archiveEvents, ballLabel, matches } from '@pavilion/domain/archive';
import { and } from '@pavilion/sync';
import { os } from '../../../engines/calls/os.ts';
import { notFound } from '../../../engines/store/refusal.ts';
import { mostBalls } from './plan-places.ts';

/** Stores the time of each ball from a file; a later file overwrites an earlier one. */
export const keepBowledTimes = os.archive.keepBowledTimes.handler(async ({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const match = await tx.visible(context.viewer, matches, input.match);
    if (!match) throw notFound();
    const balls = await tx.find(archiveEvents, { where: { match: match.id, source: 'feed' }, limit: mostBalls });
    const ids = new Map(balls.map(({ id, innings, over, ballNum }) => [keyOf(innings, over, ballNum), id]));
    const told = new Map(input.times.map((time) => [keyOf(time.innings, time.over, time.ball), time]));
    const patches = [...told].flatMap(([key, { at }]) => {
      const id = ids.get(key);
      return id ? [{ id, changes: { bowledAt: at } }] : [];
    });
    if (patches.length > 0) await tx.patchBatch(archiveEvents, patches);
    const unknown = [...told]
      .filter(([key]) => !ids.has(key))
      .map(([, { innings, over, ball }]) => `${ballLabel({ over, ballNum: ball })} of innings ${innings}`);
    return { kept: patches.length, unknown };
  }),
);

const keyOf = (...place: (number | undefined)[]) => place.join('/');

/** Counts the deliveries of a match, those on film and those with a time. */
export const filmCover = os.archive.filmCover.handler(async ({ input, context }) => {
  const { store, viewer } = context;
  const [match] = await store.find(matches, { where: and({ id: input.match }, matchAccess(viewer)), limit: 1 });
  if (!match) throw notFound();
  const balls = { match: match.id, source: 'feed' };
  const [deliveries, placed, untimed] = await Promise.all([
    store.count(archiveEvents, balls),
    store.count(archiveEvents, { ...balls, video: true }),
    store.count(archiveEvents, { ...balls, bowledAt: null }),
  ]);
  return { deliveries, placed, timed: deliveries - untimed };
});
