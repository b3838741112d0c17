import { z } from 'zod';

const name = z.string().max(200);
const runs = z.number().int().min(0).max(99);

/** Extras of one ball by kind, in runs: a no-ball can also bring byes. Kinds without runs are left out. */
export const extraRuns = z.object({
  wides: runs.optional(),
  noBalls: runs.optional(),
  byes: runs.optional(),
  legByes: runs.optional(),
  penalty: runs.optional(),
});
export type ExtraRuns = z.output<typeof extraRuns>;
export type ExtraKind = keyof ExtraRuns;

/** A batter who leaves with a ball, and how. This can happen at either end, and to several batters with one ball. */
export const dismissal = z.object({
  player: name,
  /** In the scorer's words. `Retired Not Out` is tagged as Retired Hurt. */
  howOut: name,
  fielders: z
    .array(z.object({ name: name.optional(), substitute: z.boolean().optional() }))
    .max(12)
    .default([]),
});
export type Dismissal = z.output<typeof dismissal>;
export type Fielder = Dismissal['fielders'][number];

/** Name of each kind of extra, in order of precedence: a no-ball with byes is called a no-ball. */
export const extraWords: Record<ExtraKind, string> = {
  wides: 'Wide',
  noBalls: 'No Ball',
  byes: 'Bye',
  legByes: 'Leg Bye',
  penalty: 'Penalty',
};
export const extraKindKeys = Object.keys(extraWords) as ExtraKind[];

/** Dismissals that are not wickets: the batter may come back. */
const notOut = new Set(['Retired Hurt', 'Retired Not Out']);
/** Wickets that do not count for the bowler. */
const notTheBowlers = new Set([
  'Run Out',
  'Retired Out',
  'Obstructing The Field',
  'Timed Out',
  'Handled The Ball',
  'Hit The Ball Twice',
]);

/** Whether a dismissal counts as a wicket of the innings. */
export const isWicket = (howOut: string | undefined): boolean => howOut === undefined || !notOut.has(howOut);
/** Whether a wicket counts for the bowler. */
export const isBowlers = (howOut: string | undefined): boolean =>
  isWicket(howOut) && (howOut === undefined || !notTheBowlers.has(howOut));

/** The tag under which a dismissal is stored on its delivery (ARC-122). */
export const howOutTag = (howOut: string): string => (howOut === 'Retired Not Out' ? 'Retired Hurt' : howOut);
