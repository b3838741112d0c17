import { randomUUID } from 'node:crypto';
import type { Viewer } from '@pavilion/domain/access';
import {
  brandKits,
  type Design,
  fields,
  filesOfDesign,
  type Kit,
  mayDesign,
  slides,
  slots,
  templates,
  withNewIds,
  withoutPictures,
} from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { os } from '../../engines/calls/os.ts';
import { notAllowed, Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { lockTemplate, readDesign } from './read-template.ts';
import type { GraphicScopeFields } from './scope-of.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** Copies a template without the pictures that the person may not see. */
export const copyTemplate = os.graphics.copyTemplate.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const original = await lockTemplate(tx, context.viewer, input.template);
    const { name, department, brands, competition, kind, tags, sizes, kit, signOff } = original;
    const copy = await tx.insert(templates, {
      name: `${name.slice(0, 295)} copy`,
      department,
      brands,
      competition,
      kind,
      tags,
      sizes,
      kit,
      signOff,
    });
    const design = await readDesign(tx, original);
    const hidden = await hiddenPictures(tx, context.viewer, filesOfDesign(design));
    await insertParts(tx, copy.id, withNewIds(withoutPictures(design, hidden), randomUUID));
    return { id: copy.id };
  }),
);

/** Makes a template of a complete design, with new ids. */
export const importTemplate = os.graphics.importTemplate.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { design, kit: chosen, ...about } = input;
    if (!mayDesign(context.viewer, about)) throw notAllowed();
    if (chosen && !(await tx.visible(context.viewer, brandKits, chosen)))
      throw new Refusal('NOT_FOUND', 'This brand kit does not exist, or you do not have access to it.', 'kit');
    const kit = chosen ?? (design.kit && (await kitWith(tx, context.viewer, about, design.kit)));
    const { id } = await tx.insert(templates, { ...about, sizes: design.sizes, kit });
    await insertParts(tx, id, withNewIds(design, randomUUID));
    return { id };
  }),
);

/** Inserts the slides, layers and fields of a design, with the ids that they have in it. */
async function insertParts(tx: Tx, template: string, design: Design): Promise<void> {
  const ofTemplate = <P extends object>(parts: readonly P[]) => parts.map((part) => ({ ...part, template }));
  await tx.insertBatch(slides, ofTemplate(design.slides));
  await tx.insertBatch(slots, ofTemplate(design.slots));
  await tx.insertBatch(fields, ofTemplate(design.fields));
}

/** Id of a brand kit with this content: twelve templates of one kit share it. */
async function kitWith(tx: Tx, viewer: Viewer, about: { name: string } & GraphicScopeFields, kit: Kit) {
  const contentOf = ({ colours, gradients = [], textStyles, logos, teams }: Kit) => {
    return { colours, gradients, textStyles, logos, teams };
  };
  const same = (await tx.find(brandKits, {})).find(
    (known) => mayDesign(viewer, known) && sameJson(contentOf(known), contentOf(kit)),
  );
  if (same) return same.id;
  const { name, department, brands } = about;
  return (await tx.insert(brandKits, { name, department, brands, ...kit })).id;
}
