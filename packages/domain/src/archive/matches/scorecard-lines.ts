import type { ArchiveEvent } from '../documents.ts';
import type { Dismissal, ExtraRuns } from './ball-details.ts';
import type { MatchSheet } from './match-sheet.ts';

/** Fields of a delivery that the scorecard reads. */
export type Ball = Pick<
  ArchiveEvent,
  | 'id'
  | 'innings'
  | 'over'
  | 'ballNum'
  | 'batter'
  | 'bowler'
  | 'batTeam'
  | 'bowlTeam'
  | 'runsBat'
  | 'runs'
  | 'wicket'
  | 'howOut'
  | 'extras'
> &
  // Absent from other feeds and from older imports.
  Partial<Pick<ArchiveEvent, 'nonStriker' | 'allRun' | 'dismissals' | 'extraRuns'>>;

/** Match sheet. Without one, an over has six balls, and nothing is known of declarations or of who did not bat. */
export type Sheet = Partial<Omit<MatchSheet, 'id' | '_rev' | 'source'>>;

/** Balls of one over, and the number of balls that it counts as. */
export interface Over {
  balls: readonly Ball[];
  counted: number;
}

export interface OverScore {
  /** Counted from 1. */
  over: number;
  runs: number;
  wickets: number;
  /** Runs of the innings at the end of the over. */
  total: number;
}

/** A batter's line, in the order of coming in. */
export interface BatterLine {
  name: string;
  runs: number;
  /** Balls faced: all but wides. */
  balls: number;
  fours: number;
  sixes: number;
  /** How out; absent for not out. */
  howOut?: string | undefined;
  bowler?: string | undefined;
  fielders?: Dismissal['fielders'] | undefined;
}

export interface BowlerLine {
  name: string;
  /** Balls as overs count them: a miscounted over is one over. */
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
  /** Balls called wide, and no-balls. */
  wides: number;
  noBalls: number;
}

export interface WicketFall {
  /** Counted from 1. */
  wicket: number;
  /** Runs of the innings at the fall of the wicket. */
  runs: number;
  batter: string;
  /** Completed overs, and the legal ball of the current over: 14 and 3 read 14.3. */
  over: number;
  ball: number;
}

export interface InningsScore {
  innings: number;
  team: string;
  runs: number;
  wickets: number;
  /** Balls as overs count them: a miscounted over is one over. */
  balls: number;
  ballsPerOver: number;
  extras: number;
  /** Runs by kind. Older deliveries without a kind count only towards `extras`. */
  extrasByKind: Required<ExtraRuns>;
  overs: OverScore[];
  batting: BatterLine[];
  didNotBat: string[];
  absentHurt: string[];
  bowling: BowlerLine[];
  fallOfWickets: WicketFall[];
  allOut: boolean;
  declared: boolean;
  forfeited: boolean;
  superOver: boolean;
}
