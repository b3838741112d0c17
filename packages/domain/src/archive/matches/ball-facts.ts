import {
  type Dismissal,
  type ExtraKind,
  type ExtraRuns,
  extraKindKeys,
  extraWords,
  howOutTag,
} from './ball-details.ts';
import type { Ball } from './scorecard-lines.ts';

/** All runs of a ball, off the bat and extras. */
export const runsOf = (ball: Ball): number => ball.runs ?? ball.runsBat ?? 0;

/** Extras of a ball by kind. A feed that gives one word for the ball means it for all its extras. */
export function extrasOf(ball: Ball): ExtraRuns {
  if (ball.extraRuns) return ball.extraRuns;
  const kind = kindOf(ball.extras);
  const runs = runsOf(ball) - (ball.runsBat ?? (kind ? 0 : runsOf(ball)));
  return kind ? { [kind]: Math.max(runs, kind === 'wides' || kind === 'noBalls' ? 1 : 0) } : {};
}

const letters = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/s$/, '');

function kindOf(word: Ball['extras']): ExtraKind | undefined {
  return typeof word === 'string'
    ? extraKindKeys.find((kind) => letters(extraWords[kind]) === letters(word))
    : undefined;
}

export const isWide = (ball: Ball): boolean => (extrasOf(ball).wides ?? 0) > 0;
export const isNoBall = (ball: Ball): boolean => (extrasOf(ball).noBalls ?? 0) > 0;
/** Whether a ball counts towards the over. */
export const isLegal = (ball: Ball): boolean => !isWide(ball) && !isNoBall(ball);

/** Runs conceded by the bowler: without byes, leg byes and penalties. */
export function concededOf(ball: Ball): number {
  const { byes = 0, legByes = 0, penalty = 0 } = extrasOf(ball);
  return runsOf(ball) - byes - legByes - penalty;
}

/** A dismissal whose feed may not say how the batter was out. */
export type AnyDismissal = Omit<Dismissal, 'howOut'> & { howOut?: string | undefined };

/** Batters dismissed by a ball. A person's correction of how out on the delivery wins over the feed (ARC-122). */
export function dismissalsOf(ball: Ball): AnyDismissal[] {
  if (ball.dismissals) return ball.dismissals.map((each, index) => (index === 0 ? corrected(each, ball.howOut) : each));
  return ball.wicket ? [{ player: ball.batter ?? '', howOut: ball.howOut, fielders: [] }] : [];
}

const corrected = (given: Dismissal, howOut: string | undefined): Dismissal =>
  howOut && howOut !== howOutTag(given.howOut) ? { ...given, howOut } : given;
