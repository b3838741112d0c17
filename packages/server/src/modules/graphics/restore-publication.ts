import { publications } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { lockTemplate } from './read-template.ts';
import { restoreDesign } from './restore-design.ts';

/** Gives a template the parts of one of its publications again. */
export const restorePublication = os.graphics.restorePublication.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const publication = await tx.visible(context.viewer, publications, input.publication);
    if (!publication) throw notFound();
    const { id } = await lockTemplate(tx, context.viewer, publication.template);
    await restoreDesign(tx, context.viewer, id, publication.design);
  });
  return {};
});
