import { z } from 'zod';
import { call } from '../call.ts';
import { webAddress } from './documents.ts';

const id = z.string().min(1).max(200);

/** A typed address. One without a scheme gets `https://`. */
const typedAddress = z
  .string()
  .trim()
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(webAddress);

export const inspirationsCalls = {
  addLink: call({
    needs: 'openInspirations',
    summary: 'Saves a link as an inspiration and reads it. For a link that is already saved, returns that inspiration.',
    input: z.object({ url: typedAddress }),
    output: z.object({ id, already: z.boolean() }),
  }),
  /** DAT-117 */
  loadInspiration: call({
    needs: 'openInspirations',
    summary: 'Reads the link of an inspiration again after a failure.',
    input: z.object({ inspiration: id }),
    output: z.object({}),
    errors: { NO_LINK: { status: 409, message: 'This inspiration is a file, so there is no link to read.' } },
  }),
  /** DAT-118 */
  refreshInspirationTags: call({
    needs: 'openInspirations',
    summary: 'Recounts the tags of all inspirations.',
    input: z.object({}),
    output: z.object({ tags: z.number().int() }),
  }),
};
