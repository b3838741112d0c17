import { z } from 'zod';

export const id = z.string().min(1).max(200);
/** Most documents that one call changes; screens call again for the rest. */
export const mostAtOnce = 500;
export const tooMany = `At most ${mostAtOnce} can be changed at once.`;
export const ids = z.array(id).min(1, 'Choose at least one.').max(mostAtOnce, tooMany);
export const done = z.object({});
/** The outcome for each id: done, or refused with a reason. When all are refused, the first reason is the error. */
export const outcome = z.object({ done: z.array(id), refused: z.array(z.object({ id, reason: z.string() })) });
export const deliverableIds = z.object({ ids: ids.describe('Deliverables') });
