import { z } from 'zod';
import { call } from '../../call.ts';
import { marksMissing } from './clip-marks.ts';
import { clipSteps } from './clip-steps.ts';

const id = z.string().min(1).max(200);

export const clipCalls = {
  eventChoices: call({
    needs: 'openArchive',
    forTokens: 'read',
    summary: 'Lists the tags and clippers of a recording, to filter its events by.',
    input: z.object({ file: id }),
    output: z.object({ tags: z.array(z.string()), clippers: z.array(z.object({ id, name: z.string() })) }),
  }),
  /** DAT-123, ARC-124 */
  createClip: call({
    needs: clipSteps.clip.needs,
    summary: 'Requests the clip of an event. The event becomes clipping and its new request requested.',
    input: z.object({ archiveEvent: id }),
    output: z.object({ request: id }),
    errors: {
      WRONG_STATE: { status: 409, message: clipSteps.clip.refusal },
      NO_MARKS: { status: 409, message: marksMissing },
      NO_RECORDING: { status: 409, message: 'The recording of this event no longer exists.' },
    },
  }),
  /** ARC-126, ARC-127 */
  cancelClip: call({
    needs: clipSteps.cancel.needs,
    summary: 'Cancels a clipping request that has not been started.',
    input: z.object({ request: id }),
    output: z.object({}),
    errors: { WRONG_STATE: { status: 409, message: clipSteps.cancel.refusal } },
  }),
};
