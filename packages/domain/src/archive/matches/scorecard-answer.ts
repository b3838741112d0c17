import { z } from 'zod';
import { dismissal, extraRuns } from './ball-details.ts';

const over = z.object({ over: z.number(), runs: z.number(), wickets: z.number(), total: z.number() });
const batter = z.object({
  name: z.string(),
  runs: z.number(),
  balls: z.number(),
  fours: z.number(),
  sixes: z.number(),
  howOut: z.string().optional(),
  bowler: z.string().optional(),
  fielders: dismissal.shape.fielders.unwrap().optional(),
});
const bowler = z.object({
  name: z.string(),
  balls: z.number(),
  maidens: z.number(),
  runs: z.number(),
  wickets: z.number(),
  wides: z.number(),
  noBalls: z.number(),
});
const fall = z.object({
  wicket: z.number(),
  runs: z.number(),
  batter: z.string(),
  over: z.number(),
  ball: z.number(),
});
const innings = z.object({
  innings: z.number(),
  team: z.string(),
  runs: z.number(),
  wickets: z.number(),
  balls: z.number(),
  ballsPerOver: z.number(),
  extras: z.number(),
  extrasByKind: extraRuns.required(),
  overs: z.array(over),
  batting: z.array(batter),
  didNotBat: z.array(z.string()),
  absentHurt: z.array(z.string()),
  bowling: z.array(bowler),
  fallOfWickets: z.array(fall),
  allOut: z.boolean(),
  declared: z.boolean(),
  forfeited: z.boolean(),
  superOver: z.boolean(),
});

/** Output of the scorecard call. Its sentences are empty if unknown. */
export const scorecardAnswer = z.object({
  innings: z.array(innings),
  result: z.string(),
  toss: z.string(),
  playersOfMatch: z.array(z.string()),
});
export type ScorecardAnswer = z.output<typeof scorecardAnswer>;
