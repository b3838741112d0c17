import { z } from 'zod';
import { call } from '../../call.ts';
import { scorecardAnswer } from './scorecard-answer.ts';

const id = z.string().min(1).max(200);
const ids = z.array(id).min(1, 'Choose at least one.').max(1_000, 'At most 1,000 at once.');
const done = z.object({});
const day = z.number().int().min(0).max(99);
const part = z.number().int().min(0).max(999);

export const matchCalls = {
  matchChoices: call({
    needs: 'signedIn',
    summary: 'What the matches that the caller may see are filtered by: stages, competition names and years.',
    /** Also matches outside the caller's match access, for those who maintain the archive. */
    input: z.object({ everything: z.boolean().default(false) }),
    output: z.object({ stages: z.array(z.string()), competitions: z.array(z.string()), years: z.array(z.number()) }),
  }),
  scorecard: call({
    needs: 'openArchive',
    summary:
      'The scorecard of a match, counted from its deliveries, with toss and result where they are known; no innings where there are none.',
    input: z.object({ match: id }),
    output: scorecardAnswer,
  }),
  archivePaired: call({
    needs: 'manageArchive',
    summary: 'Makes an awaiting file a recording or a reel of a match, with its day and part (DAT-119, ARC-081).',
    input: z.object({
      fileID: id,
      matchID: id,
      day: day.optional(),
      part: part.optional(),
      type: z.enum(['recording', 'match-reel']),
    }),
    output: done,
    errors: {
      PAIRED: { status: 409, message: 'This file has been paired already.' },
      PART_TAKEN: { status: 409, message: 'This part of the day belongs to another recording.' },
    },
  }),
  associateAgain: call({
    needs: 'manageArchive',
    summary: 'Takes a recording or reel from its match, so that it awaits another one (ARC-082).',
    input: z.object({ file: id }),
    output: done,
    errors: { CLIPPING: { status: 409, message: 'A clip is being cut from this file. Please wait until it is done.' } },
  }),
  traceFilm: call({
    needs: 'openArchive',
    summary:
      'Whether a film that does not open awaits a match, and which match it left; says no more than the caller could see before.',
    input: z.object({ file: id }),
    output: z.object({ awaiting: z.boolean(), left: z.string().optional() }),
  }),
  metadataOnRequest: call({
    needs: 'manageArchive',
    summary: 'Reads the metadata of archive files again (DAT-120, ARC-075).',
    input: z.object({ files: ids }),
    output: z.object({ requested: z.number().int() }),
  }),
  generatePreviewRequest: call({
    needs: 'manageArchive',
    summary: 'Makes the previews of archive files (DAT-121, ARC-074).',
    input: z.object({ files: ids }),
    output: z.object({ requested: z.number().int() }),
  }),
  sendToBC: call({
    needs: 'manageArchive',
    summary: 'Sends a reel to the video platform under a name (DAT-110, ARC-052).',
    input: z.object({ uploadName: z.string().trim().min(1).max(255), file: z.object({ id }) }),
    output: z.object({ id }),
    errors: {
      NO_DAY: { status: 409, message: 'Set the day of this reel first.' },
      UNDERWAY: { status: 409, message: 'This reel is on its way to the video platform already.' },
    },
  }),
  sendAgain: call({
    needs: 'manageArchive',
    summary: 'Sends a film to the video platform once more that did not arrive there.',
    input: z.object({ id }),
    output: done,
    errors: { UNDERWAY: { status: 409, message: 'This film is on its way, or has arrived.' } },
  }),
  bcCMSCreate: call({
    needs: 'manageArchive',
    summary: 'Makes an entry at the video platform; with a match, turns its catch-up on (DAT-122, ARC-087).',
    input: z.object({ name: z.string().trim().min(1, 'Name is needed.').max(255), match: id.optional() }),
    output: z.object({ id }),
    errors: { PLATFORM: { status: 424, message: 'The video platform did not answer. Please try again.' } },
  }),
};
