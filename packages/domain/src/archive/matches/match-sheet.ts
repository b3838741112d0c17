import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../../define-document.ts';
import { flag } from '../../fields.ts';

const name = z.string().max(300);
const names = z.array(name).max(40).default([]);
const innings = z.number().int().min(1).max(9);
const whole = z.number().int().min(0);

export const toss = z.object({
  winner: name,
  decision: z.enum(['bat', 'field']),
  /** The away side chose to field, without a toss. */
  uncontested: flag(),
});
export type Toss = z.output<typeof toss>;

export const outcome = z.object({
  winner: name.optional(),
  by: z.object({ innings: whole.optional(), runs: whole.optional(), wickets: whole.optional() }).optional(),
  result: z.enum(['draw', 'tie', 'no result']).optional(),
  /** Winner of the super over or the bowl-out after a tie. */
  eliminator: name.optional(),
  bowlOut: name.optional(),
  /** `D/L`, `Awarded`, … */
  method: z.string().max(100).optional(),
});
export type Outcome = z.output<typeof outcome>;

/**
 * Everything a scorer records except the balls: sides in batting order, toss, result, and how each innings ended. It has the id
 * of its match. Only the server reads it, for the scorecard.
 */
export const matchSheets = defineDocument('matchSheets', {
  about: { noun: 'match sheet', plural: 'match sheets', title: [], page: null, removal: 'never' },

  schema: () =>
    z.object({
      /** Checksum of the source, so that the same source is read only once. */
      source: z.string().max(100).default(''),
      ballsPerOver: z.number().int().min(1).max(12).default(6),
      toss: toss.optional(),
      outcome: outcome.optional(),
      playersOfMatch: names,
      sides: z
        .array(z.object({ team: name, players: names }))
        .max(2)
        .default([]),
      /** A player who takes another's place in the side, from this innings on. */
      replacements: z
        .array(z.object({ team: name, in: name, out: name, innings }))
        .max(40)
        .default([]),
      innings: z
        .array(
          z.object({
            team: name,
            declared: flag(),
            forfeited: flag(),
            superOver: flag(),
            absentHurt: names,
            /** Penalty runs given before the first ball or after the last. */
            penaltyBefore: whole.default(0),
            penaltyAfter: whole.default(0),
            /** Overs, counted from 0, that count as complete although the umpire miscounted their balls. */
            miscounted: z.array(whole).max(200).default([]),
            /** Runs that win a chase, and its balls: after rain, fewer than the format allows. */
            target: z.object({ runs: whole, balls: whole.optional() }).optional(),
          }),
        )
        .max(9)
        .default([]),
    }),
});
export type MatchSheet = DocumentOf<typeof matchSheets>;
export type SheetInnings = MatchSheet['innings'][number];
