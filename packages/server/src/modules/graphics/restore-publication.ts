import { publications } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { lockTemplate } from './read-template.ts';
import { restoreDesign } from './restore-design.ts';

/** Gives a template the parts of one of its publications again. */
export const restorePublication = os.graphics.restorePublication.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const publication = await tx.visible(context.viewer, publications, input.publication);
    if (!publication) throw notFound();
    const template = await lockTemplate(tx, context.viewer, publication.template);
    const restored = { at: tx.now, publication: publication.number };
    return restoreDesign(tx, context.viewer, template, publication.design, restored);
  }),
);
