import { z } from 'zod';
import { call } from '../call.ts';

const id = z.string().min(1).max(200);

export const filesCalls = {
  /** DAT-108, DAT-120 */
  createMetadata: call({
    needs: 'signedIn',
    summary: 'Reads the metadata of a file again.',
    input: z.object({ file: id }),
    output: z.object({}),
  }),
  /** DAT-121 */
  retryMedia: call({
    needs: 'signedIn',
    summary: 'Makes the previews of a file again.',
    input: z.object({ file: id }),
    output: z.object({}),
    errors: { IN_WORK: { status: 409, message: 'The previews of this file are being made already.' } },
  }),
};
