import { z } from 'zod';
import { call } from '../call.ts';

const id = z.string().min(1).max(200);
const tooShort = (what: string) =>
  ({ TOO_SHORT: { status: 409, message: `Only a ${what} of more than one day can be split.` } }) as const;

export const plannerCalls = {
  splitShift: call({
    needs: 'planWork',
    summary:
      'Makes one shift for each day of a longer one, with the cost shared out, and deletes the original (OPN-076).',
    input: z.object({ id }),
    output: z.object({ ids: z.array(id) }),
    errors: tooShort('shift'),
  }),
  splitShoot: call({
    needs: 'planWork',
    summary: 'Makes one shoot for each day of a longer one and deletes the original (PLN-030).',
    input: z.object({ id }),
    output: z.object({ ids: z.array(id) }),
    errors: tooShort('shoot'),
  }),
};
