import type { ArchiveEvent } from '../documents.ts';
import type { Dismissal, ExtraRuns } from './ball-details.ts';
import type { MatchSheet } from './match-sheet.ts';

/** What a scorecard reads of a delivery. */
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
  // Deliveries of other feeds, and of older imports, know less.
  Partial<Pick<ArchiveEvent, 'nonStriker' | 'allRun' | 'dismissals' | 'extraRuns'>>;

/** Without its sheet a match is six balls an over, and nothing is known of declarations or of who did not bat. */
export type Sheet = Partial<Omit<MatchSheet, 'id' | '_rev' | 'source'>>;

/** The balls of one over, and how many it counts for. */
export interface Over {
  balls: readonly Ball[];
  counted: number;
}

export interface OverScore {
  /** Counted from 1. */
  over: number;
  runs: number;
  wickets: number;
  /** Runs of the innings at the end of this over. */
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
  /** How the batter went; absent while in. */
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
  /** Runs of the innings when it fell. */
  runs: number;
  batter: string;
  /** Full overs before, and legal balls of this one up to and with the wicket's: 14 and 3 are said 14.3. */
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
  /** Runs of each kind; of older deliveries without a kind there is only the sum. */
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
