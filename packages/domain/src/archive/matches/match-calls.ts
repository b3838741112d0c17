import { z } from 'zod';
import { call } from '../../call.ts';
import { scorecardAnswer } from './scorecard-answer.ts';

const id = z.string().min(1).max(200);
const ids = z.array(id).min(1, 'Choose at least one.').max(1_000, 'At most 1,000 at once.');
const done = z.object({});
const whole = z.number().int();

export const matchCalls = {
  matchChoices: call({
    needs: 'signedIn',
    forTokens: 'read',
    summary:
      'Lists the stages, competition names, years and teams of the matches that the caller may see, to filter by.',
    /** Includes matches outside the caller's match access, for archive administrators. */
    input: z.object({ everything: z.boolean().default(false) }),
    output: z.object({
      stages: z.array(z.string()),
      competitions: z.array(z.string()),
      years: z.array(z.number()),
      /** Ids of teams. */
      teams: z.array(z.string()),
    }),
  }),
  scorecard: call({
    needs: 'openArchive',
    forTokens: 'read',
    summary: 'Returns the scorecard of a match, counted from its deliveries, with toss and result if known.',
    input: z.object({ match: id }),
    output: scorecardAnswer,
  }),
  /** DAT-119, ARC-081 */
  archivePaired: call({
    needs: 'manageArchive',
    summary: 'Pairs an awaiting file with a match as a recording or reel, with its day and part.',
    input: z.object({
      fileID: id,
      matchID: id,
      /** Checked against the match; see `refuseDay` and `refusePart`. */
      day: whole.optional(),
      part: whole.optional(),
      type: z.enum(['recording', 'match-reel']),
    }),
    output: done,
    errors: {
      PAIRED: { status: 409, message: 'This file has already been paired.' },
      PART_TAKEN: { status: 409, message: 'Another recording already has this part of the day.' },
    },
  }),
  /** ARC-082 */
  associateAgain: call({
    needs: 'manageArchive',
    summary: 'Unpairs a recording or reel from its match. The file then awaits another match.',
    input: z.object({
      file: id,
      /** The day and part to keep, as when a pairing is undone. Null for none; see `associateAgain` for the default. */
      day: whole.nullish(),
      part: whole.nullish(),
    }),
    output: done,
    errors: { CLIPPING: { status: 409, message: 'A clip is being cut from this file. Try again when it is done.' } },
  }),
  traceFilm: call({
    needs: 'openArchive',
    summary:
      'Says whether a recording awaits a match, and which match it left. Answers only within the caller’s match access.',
    input: z.object({ file: id }),
    output: z.object({ awaiting: z.boolean(), left: z.string().optional() }),
  }),
  archiveKeepers: call({
    needs: 'signedIn',
    summary: 'Names up to five people who look after the match archive, to ask for access to match video.',
    input: z.object({}).optional(),
    output: z.object({ names: z.array(z.string()) }),
  }),
  /** DAT-120, ARC-075 */
  metadataOnRequest: call({
    needs: 'manageArchive',
    summary: 'Reads the metadata of archive files again.',
    input: z.object({ files: ids }),
    output: z.object({ requested: z.number().int() }),
  }),
  /** DAT-121, ARC-074 */
  generatePreviewRequest: call({
    needs: 'manageArchive',
    summary: 'Makes the previews of archive files.',
    input: z.object({ files: ids }),
    output: z.object({ requested: z.number().int() }),
  }),
  /** DAT-110, ARC-052 */
  sendToBC: call({
    needs: 'manageArchive',
    summary: 'Sends a reel to the video platform under a name.',
    input: z.object({ uploadName: z.string().trim().min(1).max(255), file: z.object({ id }) }),
    output: z.object({ id }),
    errors: {
      NO_DAY: { status: 409, message: 'Set the day of this reel first.' },
      UNDERWAY: { status: 409, message: 'This reel is already on its way to the video platform.' },
    },
  }),
  sendAgain: call({
    needs: 'manageArchive',
    summary: 'Sends a video to the video platform again after a failure.',
    input: z.object({ id }),
    output: done,
    errors: {
      UNDERWAY: { status: 409, message: 'This video is on its way to the video platform, or is already there.' },
    },
  }),
  /** DAT-122, ARC-087 */
  bcCMSCreate: call({
    needs: 'manageArchive',
    summary: 'Makes an entry at the video platform. With a match, turns its catch-up on.',
    input: z.object({ name: z.string().trim().min(1, 'Enter a name.').max(255), match: id.optional() }),
    output: z.object({ id }),
    errors: { PLATFORM: { status: 424, message: 'The video platform did not answer. Please try again.' } },
  }),
};
