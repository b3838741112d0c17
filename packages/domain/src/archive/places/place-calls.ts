import { z } from 'zod';
import { call } from '../../call.ts';
import { instant } from '../../fields.ts';
import { deliveryMove, mostMoves } from './delivery-places.ts';
import { mostShiftFrames } from './read-shift.ts';

const id = z.string().min(1).max(200);
const count = z.number().int().min(0);

/** Length of the clip of a delivery, in seconds. */
const length = z.number().min(0.04).max(600);

/** Planned moves, and the deliveries that stay. */
const plan = z.object({
  moves: z.array(deliveryMove),
  /** Deliveries that would fall outside the recording, or are on none. */
  outside: count,
  /** Deliveries with a clip file, which the move would delete (ARC-128). */
  cut: count,
  /** Deliveries whose clip is being cut; they stay. */
  busy: count,
});

export const placeCalls = {
  placeDeliveries: call({
    needs: 'manageArchive',
    summary: 'Places deliveries of a match on film, moves them or takes them off it.',
    input: z.object({
      match: id,
      moves: z
        .array(deliveryMove)
        .min(1, 'Choose at least one delivery.')
        .max(mostMoves)
        .refine(
          (moves) => new Set(moves.map(({ delivery }) => delivery)).size === moves.length,
          'Name each delivery once.',
        ),
    }),
    output: z.object({ moved: count }),
    errors: {
      MOVED_ON: {
        status: 409,
        message: 'Someone else has moved one of these deliveries since. Check them and try again.',
      },
      CLIPPING: {
        status: 409,
        message: 'A clip of one of these deliveries is being cut. Try again when it is done.',
      },
      NO_RECORDING: { status: 409, message: 'The recording no longer exists, or belongs to another match.' },
      OUTSIDE: { status: 409, message: 'The delivery would fall outside the recording.' },
    },
  }),
  planShift: call({
    needs: 'manageArchive',
    summary: 'Plans a shift of the deliveries of a recording by a number of frames.',
    input: z.object({
      file: id,
      frames: z.number().int().min(-mostShiftFrames).max(mostShiftFrames),
      /** Seconds of the recording: only deliveries that begin from `from` to `to`. */
      from: z.number().min(0).optional(),
      to: z.number().min(0).optional(),
      /** Only these deliveries. */
      deliveries: z.array(id).max(mostMoves).optional(),
    }),
    output: plan.extend({
      /** Deliveries that would pass another one, or begin with it; and the first of them, as a sentence. */
      crossed: count,
      first: z.string().optional(),
    }),
  }),
  planByTimes: call({
    needs: 'manageArchive',
    summary:
      'Plans the places of the deliveries of a match from the times when they were bowled and the timecodes of its recordings.',
    input: z.object({
      match: id,
      /** Seconds added to each time; negative for a late feed. */
      offset: z.number().min(-86_400).max(86_400).default(0),
      length,
    }),
    output: plan.extend({
      /** Deliveries without a time. */
      untimed: count,
      /** Deliveries placed by hand; they stay. */
      byHand: count,
    }),
    errors: { NO_DATE: { status: 409, message: 'The date of this match is not known.' } },
  }),
  keepBowledTimes: call({
    needs: 'manageArchive',
    summary: 'Stores the times when the deliveries of a match were bowled.',
    input: z.object({
      match: id,
      times: z
        .array(z.object({ innings: count, over: count, ball: count, at: instant() }))
        .min(1, 'This file has no times.')
        .max(5_000),
    }),
    output: z.object({
      kept: count,
      /** Balls that the match does not have, such as `14.3 of innings 1`. */
      unknown: z.array(z.string()),
    }),
  }),
  filmCover: call({
    needs: 'openArchive',
    forTokens: 'read',
    summary: 'Counts the deliveries of a match, those on film, and those with a time.',
    input: z.object({ match: id }),
    output: z.object({ deliveries: count, placed: count, timed: count }),
  }),
};
