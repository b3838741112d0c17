import {
  type ArchiveEvent,
  archiveEvents,
  ballLabel,
  type DeliveryMove,
  type DeliveryPlace,
  firstDayOf,
  hasClip,
  matches,
  placeAtTime,
  placeOf,
  reorderingOf,
  samePlace,
  shiftPlace,
} from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { files } from '@pavilion/domain/files';
import { and } from '@pavilion/sync';
import { os } from '../../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../../engines/store/refusal.ts';

/** More balls than any match has: five days of ninety overs, with wides and no-balls. */
export const mostBalls = 5_000;

/** Plans a shift; the screen shows it and passes its moves to `placeDeliveries`. */
export const planShift = os.archive.planShift.handler(async ({ input, context }) => {
  const { file: id, frames, from, to, deliveries } = input;
  const [file] = await context.store.find(files, { where: { id, what: 'recording' }, limit: 1 });
  const visible = file?.match && (await context.store.visible(context.viewer, matches, file.match));
  if (!file || !visible) throw notFound();
  const events = await context.store.find(archiveEvents, {
    where: and(
      { file: id, source: 'feed' },
      // One without marks has no place to shift.
      { tcIn: { gte: from ?? 0 } },
      to === undefined ? {} : { tcIn: { lte: to } },
      deliveries ? { id: { in: deliveries } } : {},
    ),
    orderBy: [{ field: 'tcIn', direction: 'asc' }],
    limit: mostBalls,
  });
  const plan = planned(events, (_event, place) => place && shiftPlace(place, frames, file.metadata));
  const onFilm = await context.store.find(archiveEvents, {
    where: { file: id, source: 'feed', tcIn: { gte: 0 } },
    orderBy: [{ field: 'tcIn', direction: 'asc' }],
    limit: mostBalls,
  });
  const places = onFilm.map((event) => ({
    id: event.id,
    label: ballLabel(event) || 'A delivery',
    tcIn: event.tcIn ?? 0,
  }));
  return { ...plan, ...reorderingOf(places, plan.moves) };
});

/** Plans a place for each ball by its time, except for balls placed by hand. */
export const planByTimes = os.archive.planByTimes.handler(async ({ input, context }) => {
  const { store, viewer } = context;
  const match = await store.visible(viewer, matches, input.match);
  if (!match) throw notFound();
  const firstDay = firstDayOf(match.startDate);
  if (!firstDay) throw refusalIn(contract.archive.planByTimes, 'NO_DATE');
  const recordings = await store.find(files, {
    where: { match: match.id, what: 'recording' },
    orderBy: [
      { field: 'day', direction: 'asc' },
      { field: 'part', direction: 'asc' },
    ],
  });
  const events = await store.find(archiveEvents, {
    where: { match: match.id, source: 'feed' },
    orderBy: inOrderOfPlay,
    limit: mostBalls,
  });
  const timed = events.filter(({ bowledAt }) => bowledAt !== undefined);
  const free = timed.filter(({ manualSet }) => !manualSet);
  const about = { firstDay, offset: input.offset, seconds: input.length };
  return {
    ...planned(free, ({ bowledAt = '' }) => placeAtTime(bowledAt, recordings, about)),
    untimed: events.length - timed.length,
    byHand: timed.length - free.length,
  };
});

export const inOrderOfPlay = (['innings', 'over', 'ballNum'] as const).map(
  (field) => ({ field, direction: 'asc' }) as const,
);

/** Moves for the events that `placeFor` gives a place; the others stay. */
function planned(
  events: readonly ArchiveEvent[],
  placeFor: (event: ArchiveEvent, now: DeliveryPlace | null) => DeliveryPlace | null,
) {
  const moves: DeliveryMove[] = [];
  const left = { outside: 0, cut: 0, busy: 0 };
  for (const event of events) {
    const from = placeOf(event);
    const to = placeFor(event, from);
    if (to && samePlace(from, to)) continue;
    // It stays in any case, wherever its place would be.
    if (event.clipStatus === 'clipping') left.busy += 1;
    else if (!to) left.outside += 1;
    else {
      if (hasClip(event)) left.cut += 1;
      moves.push({ delivery: event.id, from, to });
    }
  }
  return { moves, ...left };
}
