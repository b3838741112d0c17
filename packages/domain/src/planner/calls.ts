import { z } from 'zod';
import { call } from '../call.ts';

const id = z.string().min(1).max(200);
const tooShort = (what: string) =>
  ({ TOO_SHORT: { status: 409, message: `Only a ${what} of more than one day can be split.` } }) as const;

export const plannerCalls = {
  /** OPN-076 */
  splitShift: call({
    needs: 'planWork',
    summary: 'Splits a session into one for each day, shares out its cost and deletes the original.',
    input: z.object({ id }),
    output: z.object({ ids: z.array(id) }),
    errors: tooShort('session'),
  }),
  /** PLN-030 */
  splitShoot: call({
    needs: 'planWork',
    summary: 'Splits a shoot into one for each day and deletes the original.',
    input: z.object({ id }),
    output: z.object({ ids: z.array(id) }),
    errors: tooShort('shoot'),
  }),
};
