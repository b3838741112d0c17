import { z } from 'zod';
import { call } from '../../call.ts';
import { clipSteps } from './clip-steps.ts';

const id = z.string().min(1).max(200);

export const clipCalls = {
  eventChoices: call({
    needs: 'openArchive',
    summary: 'What the events of a recording are filtered by: their tags, and who clipped.',
    input: z.object({ file: id }),
    output: z.object({ tags: z.array(z.string()), clippers: z.array(z.object({ id, name: z.string() })) }),
  }),
  createClip: call({
    needs: clipSteps.clip.needs,
    summary:
      'Asks for the clip of an event to be cut: the event is clipping, the request requested (DAT-123, ARC-124).',
    input: z.object({ archiveEvent: id }),
    output: z.object({ request: id }),
    errors: {
      WRONG_STATE: { status: 409, message: clipSteps.clip.refusal },
      NO_MARKS: { status: 409, message: 'Set the in point and the out point first.' },
      NO_RECORDING: { status: 409, message: 'The recording of this event does not exist any more.' },
    },
  }),
  cancelClip: call({
    needs: clipSteps.cancel.needs,
    summary: 'Takes a clipping request back before it is started (ARC-126, ARC-127).',
    input: z.object({ request: id }),
    output: z.object({}),
    errors: { WRONG_STATE: { status: 409, message: clipSteps.cancel.refusal } },
  }),
};
