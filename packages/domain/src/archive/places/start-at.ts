import type { BallPlace } from './delivery-places.ts';

const written = /^(\d{1,3})(?:\.(\d{1,2}))?$/;

/** A ball to start placing at, or an over without its ball. */
export interface StartAt {
  innings: number;
  over: number;
  ball: number | undefined;
}

/** Reads an innings and a ball such as "14.3", or an over such as "14". Null if either is something else. */
export function readStart(innings: string, ball: string): StartAt | null {
  const found = written.exec(ball.trim());
  if (!found || !/^[1-9]$/.test(innings.trim())) return null;
  return { innings: Number(innings), over: Number(found[1]), ball: found[2] ? Number(found[2]) : undefined };
}

/** The place just before, so that the typed ball is offered first. */
export const justBefore = ({ innings, over, ball = 1 }: StartAt): BallPlace => ({ innings, over, ballNum: ball - 1 });

/** Why placing cannot start there, given what the match has; null if it can. */
export function refuseStart(
  { innings, over, ball }: StartAt,
  { exists, unplaced }: { exists: boolean; unplaced: boolean },
): string | null {
  const what = ball === undefined ? `over ${over}` : `ball ${over}.${ball}`;
  if (!exists) return `Innings ${innings} has no ${what}.`;
  return unplaced ? null : `Every ball of innings ${innings} from ${what} is already on film.`;
}
