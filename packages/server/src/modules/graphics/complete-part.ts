import { fields, mayDesign, publications, slides, slots, type Template, templates } from '@pavilion/domain/graphics';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { getAll } from '../../engines/store/get-all.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Draft, Effect, ReadingTx } from '../../engines/store/types.ts';
import { scopeOf } from './scope-of.ts';

type PartType = typeof slides | typeof slots | typeof fields | typeof publications;

const gone = () =>
  new Refusal('NOT_FOUND', 'This template does not exist, or you do not have access to it.', 'template');

/** Copies the department and brands of its template onto a new part, and refuses templates that its author may not design. */
async function completeParts(tx: ReadingTx, drafts: readonly Draft<PartType>[]) {
  const known = await templatesOf(tx, drafts);
  return drafts.map(({ before, after }) => (before ? undefined : scopeOf(known.get(after.template)!)));
}

const completeSlide: Effect<typeof slides> = { on: slides, complete: completeParts };
const completeField: Effect<typeof fields> = { on: fields, complete: completeParts };
const completePublication: Effect<typeof publications> = { on: publications, complete: completeParts };

/** Templates of new parts, locked: a template that is being deleted gets no further parts. */
async function templatesOf(tx: ReadingTx, drafts: readonly Draft<PartType>[]): Promise<Map<string, Template>> {
  const ids = [...new Set(drafts.flatMap(({ before, after }) => (before ? [] : after.template)))];
  if (ids.length === 0) return new Map();
  const viewer = await actingViewer(tx);
  const found = new Map((await tx.lockBatch(templates, ids)).map((template) => [template.id, template]));
  for (const id of ids) {
    const template = found.get(id);
    if (!template || (viewer && !mayDesign(viewer, template))) throw gone();
  }
  return found;
}

/** A layer lies on a slide of its own template. */
const completeSlot: Effect<typeof slots> = {
  on: slots,
  async complete(tx, drafts) {
    const placed = drafts.filter(({ before, after }) => before?.slide !== after.slide);
    const known = await getAll(
      tx,
      slides,
      placed.map(({ after }) => after.slide),
    );
    for (const { after } of placed) {
      if (known.get(after.slide)?.template !== after.template) {
        throw new Refusal('NOT_FOUND', 'The slide of this layer has been deleted.', 'slide');
      }
    }
    return completeParts(tx, drafts);
  },
};

export const partEffects = [completeSlide, completeSlot, completeField, completePublication] as const;
