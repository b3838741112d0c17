import { contract } from '@pavilion/domain/calls';
import { inspirations } from '@pavilion/domain/inspirations';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import { canonicalLink } from './canonical-link.ts';
import { readInspiration } from './read-inspiration.ts';
import { savedBefore } from './take-link.ts';

/** Saves a link. A link that is already saved is refused, with the id of its inspiration (LIB-045). */
export const addLink = os.inspirations.addLink.handler(async ({ input, context }) => {
  const answer = await context.store.transaction(context.actor, async (tx) => {
    const twin = await savedBefore(tx, canonicalLink(input.url));
    if (twin) return { id: twin.id, already: true };
    const { id } = await tx.insert(inspirations, { what: 'url', url: input.url });
    return { id, already: false };
  });
  return answer;
});

/** Reads a link again; a link that has been read stays as it is (DAT-117). */
export const loadInspiration = os.inspirations.loadInspiration.handler(async ({ input, context }) => {
  if (!(await context.store.visible(context.viewer, inspirations, input.inspiration))) throw notFound();
  await context.store.transaction(context.actor, async (tx) => {
    const inspiration = await tx.lock(inspirations, input.inspiration);
    if (!inspiration) throw notFound();
    if (inspiration.what !== 'url' || !inspiration.url) {
      throw refusalIn(contract.inspirations.loadInspiration, 'NO_LINK');
    }
    if (inspiration.scraped && !inspiration.error) return;
    await tx.patch(inspirations, inspiration.id, { scraped: false, error: false, errorReason: null });
    await tx.enqueue(readInspiration, { inspiration: inspiration.id }, { key: inspiration.id });
  });
  return {};
});
