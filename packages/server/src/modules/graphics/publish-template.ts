import { contract } from '@pavilion/domain/calls';
import {
  type Design,
  graphics,
  missingFonts,
  missingForPublishing,
  publications,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { families } from '@pavilion/drawing';
import { sameJson } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { undrawnPictures } from './check-pictures.ts';
import { uploadedFaces } from './fetch-fonts.ts';
import { lockTemplate, readDesign } from './read-template.ts';
import { unfitTextsOf } from './unfit-texts.ts';

/** Longest list of what is missing in one sentence. */
const mostNamed = 3;

/** A template that is changed again and again while its texts are measured is published when it is left alone. */
const mostMeasured = 3;

/**
 * Keeps the design of a template as a publication with the next number, once all of its texts fit and have their letters. The template is locked
 * meanwhile, so of two people who publish at once, the second publishes after the first (GFX-035).
 */
export const publishTemplate = os.graphics.publishTemplate.handler(async ({ input, context }) => {
  let measured: Design | undefined;
  for (let round = 0; round < mostMeasured; round += 1) {
    const known = measured;
    const { design, made } = await context.store.transaction(context.actor, async (tx) => {
      const template = await lockTemplate(tx, context.viewer, input.template);
      const current = await readDesign(tx, template);
      await demandComplete(tx, current);
      if (!known || !sameJson(known, current)) return { design: current, made: null };
      return { design: current, made: await publish(tx, template, current) };
    });
    if (made) return made;
    const unfit = await unfitTextsOf(context, design);
    if (unfit) throw new Refusal('INCOMPLETE', unfit);
    measured = design;
  }
  throw new Refusal('CONFLICT', 'This template is being changed. Publish it again in a moment.');
});

async function demandComplete(tx: Tx, design: Design): Promise<void> {
  const fonts = new Set([
    ...families.map(({ name }) => name),
    ...(await uploadedFaces(tx)).map(({ family }) => family),
  ]);
  const missing = [
    ...[...missingForPublishing(design), ...missingFonts(design, fonts)].map(({ message }) => message),
    ...(await undrawnPictures(tx, design)),
  ];
  if (missing.length === 0) return;
  const rest = missing.length > mostNamed ? [`And ${missing.length - mostNamed} more.`] : [];
  throw new Refusal('INCOMPLETE', [...missing.slice(0, mostNamed), ...rest].join(' '));
}

async function publish(tx: Tx, template: Template, design: Design): Promise<{ publication: string; number: number }> {
  const { name, kind, signOff } = template;
  const number = template.published + 1;
  const { id } = await tx.insert(publications, { template: template.id, name, kind, signOff, number, design });
  await tx.patch(templates, template.id, {
    state: 'published',
    publication: id,
    published: number,
    unpublished: false,
  });
  await bindSignOff(tx, template);
  return { publication: id, number };
}

/** Whether files are given out before their sign-off is decided for all graphics of a template, also for those of an earlier publication (GFX-027). */
async function bindSignOff(tx: Tx, { id, signOff }: Template): Promise<void> {
  const others = await tx.find(graphics, { where: { template: id, signOff: !signOff } });
  await tx.patchBatch(
    graphics,
    others.map((graphic) => ({ id: graphic.id, changes: { signOff } })),
  );
}

export const setTemplateState = os.graphics.setTemplateState.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const template = await lockTemplate(tx, context.viewer, input.template);
    if (!template.publication) throw refusalIn(contract.graphics.setTemplateState, 'NEVER_PUBLISHED');
    if (template.state !== input.state) await tx.patch(templates, template.id, { state: input.state });
  });
  return {};
});
