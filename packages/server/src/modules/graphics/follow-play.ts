import { addDays } from '@pavilion/domain';
import { type ArchiveEvent, archiveEvents, type Match, matches, matchSheets } from '@pavilion/domain/archive';
import { differing } from '@pavilion/sync';
import { each } from '../../engines/store/each.ts';
import type { DocumentChange, Effect, Tx } from '../../engines/store/types.ts';
import { findMoments } from './find-moments.ts';
import { takeNewValues } from './take-new-values.ts';

/** Days after the start of a match in which it is followed: importing an archive of past seasons follows none. */
const recentDays = 30;

/** What moments and facts depend on: placing a delivery on film changes none of it. */
const playOf = (ball: ArchiveEvent) => {
  const { match, innings, over, ballNum, batter, nonStriker, bowler, batTeam, bowlTeam } = ball;
  const { runsBat, runs, wicket, dismissals, howOut, extras, extraRuns } = ball;
  const place = { match, innings, over, ballNum, batter, nonStriker, bowler, batTeam, bowlTeam };
  return { ...place, runsBat, runs, wicket, dismissals, howOut, extras, extraRuns };
};

/** Follows a recent match when its balls come in, change or go, by whichever door. */
export const followBalls: Effect<typeof archiveEvents> = {
  on: archiveEvents,
  async follow(tx, changes) {
    const played = new Set<string>();
    for (const { before, after } of changes) {
      if ((after ?? before)?.source !== 'feed') continue;
      if (before && after && !differing(playOf(before), playOf(after))) continue;
      for (const ball of [before, after]) if (ball?.match && isRecent(tx, ball)) played.add(ball.match);
    }
    await follow(tx, played);
  },
};

/** The sheet of a match has its result. */
export const followSheet: Effect<typeof matchSheets> = {
  on: matchSheets,
  follow: each(async (tx, { after }: DocumentChange<typeof matchSheets>) => {
    const match = after && (await tx.get(matches, after.id));
    if (match && isRecent(tx, match)) await follow(tx, new Set([match.id]));
  }),
};

const isRecent = ({ now }: Tx, { startDate }: Pick<Match, 'startDate'>) =>
  startDate !== undefined && startDate >= addDays(now, -recentDays);

const follow = async (tx: Tx, played: ReadonlySet<string>): Promise<void> => {
  const items = [...played].map((match) => ({ payload: { match }, key: match }));
  if (items.length === 0) return;
  await tx.enqueueBatch(findMoments, items);
  await tx.enqueueBatch(takeNewValues, items);
};
