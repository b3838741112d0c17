import { contract } from '@pavilion/domain/calls';
import { missingForPublishing, publications, templates } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { lockTemplate, readDesign } from './read-template.ts';

/** Longest list of what is missing in one sentence. */
const mostNamed = 3;

/**
 * Keeps the design of a template as a publication with the next number. The template is locked meanwhile, so of two people who
 * publish at once, the second publishes after the first (GFX-035).
 */
export const publishTemplate = os.graphics.publishTemplate.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const template = await lockTemplate(tx, context.viewer, input.template);
    const design = await readDesign(tx, template);
    const missing = missingForPublishing(design).map(({ message }) => message);
    if (missing.length > 0) {
      const rest = missing.length > mostNamed ? [`And ${missing.length - mostNamed} more.`] : [];
      throw new Refusal('INCOMPLETE', [...missing.slice(0, mostNamed), ...rest].join(' '));
    }
    const { name, kind, signOff } = template;
    const number = template.published + 1;
    const { id } = await tx.insert(publications, { template: template.id, name, kind, signOff, number, design });
    await tx.patch(templates, template.id, { state: 'published', publication: id, published: number });
    return { publication: id, number };
  }),
);

export const setTemplateState = os.graphics.setTemplateState.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const template = await lockTemplate(tx, context.viewer, input.template);
    if (!template.publication) throw refusalIn(contract.graphics.setTemplateState, 'NEVER_PUBLISHED');
    if (template.state !== input.state) await tx.patch(templates, template.id, { state: input.state });
  });
  return {};
});
