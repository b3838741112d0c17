import { z } from 'zod';
import { call } from '../call.ts';
import { webAddress } from './documents.ts';

const id = z.string().min(1).max(200);

/** What people paste often lacks its beginning. */
const typedAddress = z
  .string()
  .trim()
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(webAddress);

export const inspirationsCalls = {
  addLink: call({
    needs: 'openInspirations',
    summary: 'Saves a link as an inspiration and reads it; of a link that is saved already it says which one that is.',
    input: z.object({ url: typedAddress }),
    output: z.object({ id, already: z.boolean() }),
  }),
  loadInspiration: call({
    needs: 'openInspirations',
    summary: 'Reads the link of an inspiration again, after a failure (DAT-117).',
    input: z.object({ inspiration: id }),
    output: z.object({}),
    errors: { NO_LINK: { status: 409, message: 'This inspiration is a file, so there is no link to read.' } },
  }),
  refreshInspirationTags: call({
    needs: 'openInspirations',
    summary: 'Counts all tags of inspirations again (DAT-118).',
    input: z.object({}),
    output: z.object({ tags: z.number().int() }),
  }),
};
