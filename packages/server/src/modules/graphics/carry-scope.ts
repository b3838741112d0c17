import { fields, graphicExports, graphics, publications, slides, slots, templates } from '@pavilion/domain/graphics';
import { differing } from '@pavilion/sync';
import { carry } from '../../engines/store/carry.ts';
import { each } from '../../engines/store/each.ts';
import type { DocumentChange, Effect } from '../../engines/store/types.ts';
import { scopeOf } from './scope-of.ts';

const hasMoved = ({ before, after }: DocumentChange<typeof templates> | DocumentChange<typeof graphics>) =>
  before && after && differing(scopeOf(before), scopeOf(after)) ? after : null;

/** Copies the department and brands of a template onto all that is made of it, since a policy looks at one document. */
export const carryTemplateScope: Effect<typeof templates> = {
  on: templates,
  follow: each(async (tx, change) => {
    const template = hasMoved(change);
    if (!template) return;
    const where = { template: template.id };
    const wanted = () => scopeOf(template);
    await carry(tx, slides, await tx.find(slides, { where }), wanted);
    await carry(tx, slots, await tx.find(slots, { where }), wanted);
    await carry(tx, fields, await tx.find(fields, { where }), wanted);
    await carry(tx, publications, await tx.find(publications, { where }), wanted);
    await carry(tx, graphics, await tx.find(graphics, { where }), wanted);
  }),
};

export const carryGraphicScope: Effect<typeof graphics> = {
  on: graphics,
  follow: each(async (tx, change) => {
    const graphic = hasMoved(change);
    if (!graphic) return;
    const exports = await tx.find(graphicExports, { where: { graphic: graphic.id } });
    await carry(tx, graphicExports, exports, () => scopeOf(graphic));
  }),
};
