import { z } from 'zod';

const name = z.string().max(200);
const runs = z.number().int().min(0).max(99);

/** The extras of one ball by kind, in runs: a no-ball may bring byes besides. Kinds without runs are left out. */
export const extraRuns = z.object({
  wides: runs.optional(),
  noBalls: runs.optional(),
  byes: runs.optional(),
  legByes: runs.optional(),
  penalty: runs.optional(),
});
export type ExtraRuns = z.output<typeof extraRuns>;
export type ExtraKind = keyof ExtraRuns;

/** Who goes off with a ball, and how: also at the non-striker's end, and several with one ball. */
export const dismissal = z.object({
  player: name,
  /** As a scorer says it; `Retired Not Out` is tagged as Retired Hurt. */
  howOut: name,
  fielders: z
    .array(z.object({ name: name.optional(), substitute: z.boolean().optional() }))
    .max(12)
    .default([]),
});
export type Dismissal = z.output<typeof dismissal>;
export type Fielder = Dismissal['fielders'][number];

/** What each kind of extra is called, in the order in which a ball is named by them: a no-ball with byes is a no-ball. */
export const extraWords: Record<ExtraKind, string> = {
  wides: 'Wide',
  noBalls: 'No Ball',
  byes: 'Bye',
  legByes: 'Leg Bye',
  penalty: 'Penalty',
};
export const extraKindKeys = Object.keys(extraWords) as ExtraKind[];

/** Dismissals that are no wicket: the batter may come back. */
const notOut = new Set(['Retired Hurt', 'Retired Not Out']);
/** Wickets that are nobody's. */
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
/** Whether a wicket is the bowler's. */
export const isBowlers = (howOut: string | undefined): boolean =>
  isWicket(howOut) && (howOut === undefined || !notTheBowlers.has(howOut));

/** The option of the tag list under which a dismissal is kept on its delivery (ARC-122). */
export const howOutTag = (howOut: string): string => (howOut === 'Retired Not Out' ? 'Retired Hurt' : howOut);
