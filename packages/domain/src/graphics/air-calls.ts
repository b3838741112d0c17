import { z } from 'zod';
import { call } from '../call.ts';
import { controlAct } from './control.ts';

const id = z.string().min(1).max(200);

/** Calls of operators of graphics on air. */
export const airCalls = {
  controlProgramme: call({
    needs: 'openGraphics',
    summary: 'Changes what is on air: preview, take, next, update, out (GFX-028).',
    input: z.object({ control: id, do: controlAct }),
    output: z.object({}),
    errors: { GONE: { status: 409, message: 'This graphic is no longer in the rundown, or was deleted.' } },
  }),
  programmeAddress: call({
    needs: 'openGraphics',
    summary:
      'The secret in the address that shows a programme without sign-in. `renew` makes a new one; the old one ends.',
    input: z.object({ control: id, renew: z.boolean().default(false) }),
    output: z.object({ secret: z.string() }),
  }),
};
