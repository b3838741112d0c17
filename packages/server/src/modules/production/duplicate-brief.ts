import { inScope, ownScope } from '@pavilion/domain/access';
import { inspirations } from '@pavilion/domain/inspirations';
import { briefs, copyOfBrief, deliverables, duplicateOf } from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { copiesOfBrief, deliverablesOf } from './copy-brief.ts';
import { countingOnce } from './count-brief.ts';

/** Creates a draft with the same fields and inspirations as another brief, and with empty deliverables of those within sight. */
export const duplicateBrief = os.production.duplicateBrief.handler(async ({ context, input: { id } }) => {
  const { viewer } = context;
  const copied = await countingOnce(context, async (tx) => {
    const brief = await tx.visible(viewer, briefs, id);
    if (!brief) throw notFound();
    const copy = await tx.insert(briefs, { ...copyOfBrief(brief), authorName: viewer.user.name });
    // Deliverables of brands that this person may not see stay out of their copy too (USR-120).
    const wanted = (await deliverablesOf(tx, id)).filter((deliverable) => inScope(viewer, deliverable, ownScope));
    await tx.insertBatch(
      deliverables,
      wanted.map((deliverable) => ({
        ...duplicateOf(deliverable),
        title: deliverable.title,
        ...copiesOfBrief(copy),
        production: copy.id,
        collections: copy.collections,
        inCollection: copy.collections.length > 0,
        sortCreated: deliverable.sortCreated,
      })),
    );
    const inspiring = await tx.find(inspirations, { where: { [`briefs.${id}`]: true } });
    const attached = { [`briefs.${copy.id}`]: true };
    await tx.patchBatch(
      inspirations,
      inspiring.map((inspiration) => ({ id: inspiration.id, changes: attached })),
    );
    return copy.id;
  });
  return { id: copied };
});
