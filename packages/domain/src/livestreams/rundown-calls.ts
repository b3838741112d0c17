import { z } from 'zod';
import { call } from '../call.ts';
import { engineErrors } from './engine-errors.ts';

const id = z.string().min(1).max(200);

/** Graphics that are burnt into a stream (GFX-030). */
export const rundownCalls = {
  /** Who runs streams chooses among existing rundowns, and sees nothing of them but their names (GFX-030). */
  rundownChoices: call({
    needs: 'chooseRundowns',
    summary: 'Lists the rundowns that the caller may burn into a stream, by name, the latest first.',
    input: z.object({}).optional(),
    output: z.object({ rundowns: z.array(z.object({ id, name: z.string() })) }),
  }),
  /** GFX-030 */
  setStreamGraphics: call({
    needs: 'chooseRundowns',
    summary: 'Sets or clears the control document whose programme is burnt into a stream.',
    input: z.object({ streamID: id, control: id.nullable() }),
    output: z.object({}),
    errors: {
      ...engineErrors,
      NO_GRAPHICS: { status: 409, message: 'The video platform does not burn graphics into streams.' },
    },
  }),
};
