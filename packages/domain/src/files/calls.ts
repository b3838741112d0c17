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
  /** OPS-015 */
  waitingMedia: call({
    needs: 'manageUsers',
    summary: 'The files whose previews wait for missing media tools, newest first, at most 50.',
    input: z.object({}).optional(),
    output: z.object({
      files: z.array(z.object({ id: z.string(), name: z.string(), note: z.string(), link: z.string().nullable() })),
      total: z.number().int(),
    }),
  }),
  makeWaitingMedia: call({
    needs: 'manageUsers',
    summary:
      'Makes the previews that wait for the media tools now, which otherwise happens within two minutes of their return.',
    input: z.object({}).optional(),
    output: z.object({ queued: z.number().int() }),
    errors: {
      NO_TOOLS: { status: 503, message: 'The media tools are still missing or broken. Health says which, and where.' },
    },
  }),
};
