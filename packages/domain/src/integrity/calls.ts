import { z } from 'zod';
import { call } from '../call.ts';

/** A stray file that mending has set aside. */
const setAside = z.object({
  /** Storage key that it had. */
  key: z.string(),
  size: z.number().int(),
  /** Day on which it was set aside. */
  day: z.string(),
});

export const integrityCalls = {
  check: call({
    needs: 'manageUsers',
    summary: 'Checks stored files and counters now; the report follows as a document.',
    input: z.object({}).optional(),
    output: z.object({}),
  }),
  mend: call({
    needs: 'manageUsers',
    summary: 'Checks again and mends what can be mended.',
    input: z.object({}).optional(),
    output: z.object({}),
  }),
  listSetAside: call({
    needs: 'manageUsers',
    summary: 'Stray files that were set aside in the last 30 days.',
    input: z.object({}).optional(),
    output: z.object({ files: z.array(setAside), more: z.boolean() }),
  }),
  putBack: call({
    needs: 'manageUsers',
    summary: 'Gives a file that was set aside its former key.',
    input: z.object({ day: z.string().regex(/^\d{4}-\d\d-\d\d$/), key: z.string().min(1).max(1_500) }),
    output: z.object({}),
    errors: { THERE_ALREADY: { status: 409, message: 'There is a file in its place again.' } },
  }),
};
