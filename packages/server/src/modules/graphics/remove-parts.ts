import { countWords } from '@pavilion/domain';
import { fields, graphics, publications, slides, slots, templates } from '@pavilion/domain/graphics';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

/** Deletes slides, layers, fields and publications of a template with it. They are restored with it from the trash. */
export const removePartsOfTemplate: Effect<typeof templates> = {
  on: templates,
  follow: each(async (tx, { before, after }) => {
    if (!before || after) return;
    const where = { template: before.id };
    const made = await tx.count(graphics, where);
    if (made > 0) {
      const words = made === 1 ? '1 graphic is' : `${countWords(made, 'graphic')} are`;
      throw new Refusal('IN_USE', `${words} made from this template. Retire it instead.`);
    }
    await tx.removeBatch(slots, idsOf(await tx.find(slots, { where })));
    await tx.removeBatch(slides, idsOf(await tx.find(slides, { where })));
    await tx.removeBatch(fields, idsOf(await tx.find(fields, { where })));
    await tx.removeBatch(publications, idsOf(await tx.find(publications, { where })));
  }),
};

export const removeSlotsOfSlide: Effect<typeof slides> = {
  on: slides,
  follow: each(async (tx, { before, after }) => {
    if (!before || after) return;
    await tx.removeBatch(slots, idsOf(await tx.find(slots, { where: { slide: before.id } })));
  }),
};

/** Deletes the layers of a group with it. */
export const removeSlotsOfGroup: Effect<typeof slots> = {
  on: slots,
  async follow(tx, changes) {
    const groups = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
    const [first] = groups;
    if (!first) return;
    const where = { template: first.template, parent: { in: idsOf(groups) } };
    await tx.removeBatch(slots, idsOf(await tx.find(slots, { where })));
  },
};
