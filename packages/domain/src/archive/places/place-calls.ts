import { z } from 'zod';
import { call } from '../../call.ts';
import { instant } from '../../fields.ts';
import { deliveryMove, mostMoves } from './delivery-places.ts';

const id = z.string().min(1).max(200);
const count = z.number().int().min(0);

/** Seconds of the clip of a delivery. */
const length = z.number().min(0.04).max(600);

/** What is about to be moved, and what is not. */
const plan = z.object({
  moves: z.array(deliveryMove),
  /** Those that would leave the film, or lie on none. */
  outside: count,
  /** Those of which a clip has been cut, which a move takes away (ARC-128). */
  cut: count,
  /** Those of which a clip is being cut: they stay. */
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
        .min(1, 'Choose at least one.')
        .max(mostMoves)
        .refine(
          (moves) => new Set(moves.map(({ delivery }) => delivery)).size === moves.length,
          'Name each delivery once.',
        ),
    }),
    output: z.object({ moved: count }),
    errors: {
      MOVED_ON: { status: 409, message: 'Somebody else has moved one of these deliveries since. Please look again.' },
      CLIPPING: {
        status: 409,
        message: 'A clip of one of these deliveries is being cut. Please wait until it is done.',
      },
      NO_RECORDING: { status: 409, message: 'The recording does not exist any more, or belongs to another match.' },
      OUTSIDE: { status: 409, message: 'The delivery would lie outside the recording.' },
    },
  }),
  planShift: call({
    needs: 'manageArchive',
    summary: 'What a shift of the deliveries of a recording by some frames would move.',
    input: z.object({
      file: id,
      frames: z.number().int().min(-10_000_000).max(10_000_000),
      /** Seconds of the recording: those that begin from here on, and up to there. */
      from: z.number().min(0).optional(),
      to: z.number().min(0).optional(),
      /** These alone. */
      deliveries: z.array(id).max(mostMoves).optional(),
    }),
    output: plan,
  }),
  planByTimes: call({
    needs: 'manageArchive',
    summary:
      'Where the deliveries of a match lie by the times at which they were bowled and the timecodes of its recordings.',
    input: z.object({
      match: id,
      /** Seconds added to each time: a feed that is late needs a negative one. */
      offset: z.number().min(-86_400).max(86_400).default(0),
      length,
    }),
    output: plan.extend({
      /** Those whose time nobody has told. */
      untimed: count,
      /** Those placed by hand: they stay. */
      byHand: count,
    }),
    errors: { NO_DATE: { status: 409, message: 'The date of this match is not known.' } },
  }),
  keepBowledTimes: call({
    needs: 'manageArchive',
    summary: 'Keeps when each delivery of a match was bowled.',
    input: z.object({
      match: id,
      times: z
        .array(z.object({ innings: count, over: count, ball: count, at: instant() }))
        .min(1, 'There is no time in this file.')
        .max(5_000),
    }),
    output: z.object({
      kept: count,
      /** Balls that the match does not have, as they are said. */
      unknown: z.array(z.string()),
    }),
  }),
  filmCover: call({
    needs: 'openArchive',
    summary: 'How many deliveries of a match there are, and how many of them are on film and have a time.',
    input: z.object({ match: id }),
    output: z.object({ deliveries: count, placed: count, timed: count }),
  }),
};
