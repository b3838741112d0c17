import { z } from 'zod';
import { call } from '../call.ts';

const id = z.string().min(1).max(200);

export const filesCalls = {
  createMetadata: call({
    needs: 'signedIn',
    summary: 'Reads the metadata of a file again (DAT-108, DAT-120).',
    input: z.object({ file: id }),
    output: z.object({}),
  }),
  retryMedia: call({
    needs: 'signedIn',
    summary: 'Makes the previews of a file again (DAT-121).',
    input: z.object({ file: id }),
    output: z.object({}),
    errors: { IN_WORK: { status: 409, message: 'The previews of this file are being made already.' } },
  }),
};
