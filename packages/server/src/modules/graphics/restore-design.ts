import type { Viewer } from '@pavilion/domain/access';
import {
  type Design,
  designField,
  designSlide,
  designSlot,
  fields,
  filesOfDesign,
  slides,
  slots,
  type Template,
  templates,
  withoutPictures,
} from '@pavilion/domain/graphics';
import type { DocumentOf, NewDocument, PatchOf } from '@pavilion/sync';
import { carry } from '../../engines/store/carry.ts';
import type { Tx } from '../../engines/store/types.ts';
import { readDesign } from './read-template.ts';
import { hiddenPictures } from './visible-pictures.ts';

/**
 * Gives a template, which is locked, the parts of an earlier state again, without pictures that the person may not see. Parts keep
 * their ids, so that graphics keep their changes of layers. Parts made since go to the trash. `restored` says for the history what
 * that state is. Returns the parts before and after, by which the editor can take the restore back.
 */
export async function restoreDesign(
  tx: Tx,
  viewer: Viewer,
  whole: Template,
  earlier: Design,
  restored: NonNullable<Template['restored']>,
): Promise<{ before: Design; after: Design }> {
  const before = await readDesign(tx, whole);
  const { id: template } = whole;
  const design = withoutPictures(earlier, await hiddenPictures(tx, viewer, filesOfDesign(earlier)));
  await tx.patch(templates, template, { sizes: design.sizes, restored });
  const since = [
    await restoreParts(tx, slides, template, design.slides, Object.keys(designSlide.shape)),
    await restoreParts(tx, slots, template, design.slots, Object.keys(designSlot.shape)),
    await restoreParts(tx, fields, template, design.fields, Object.keys(designField.shape)),
  ] as const;
  // Layers before slides: deleting a slide deletes the layers that are still on it.
  await tx.removeBatch(slots, since[1]);
  await tx.removeBatch(slides, since[0]);
  await tx.removeBatch(fields, since[2]);
  return { before, after: await readDesign(tx, { ...whole, sizes: design.sizes }) };
}

type PartType = typeof slides | typeof slots | typeof fields;

/** Patches the parts that are still there and inserts the others. Returns the ids of parts made since. */
async function restoreParts<D extends PartType>(
  tx: Tx,
  type: D,
  template: string,
  wanted: readonly { id: string }[],
  content: readonly string[],
): Promise<string[]> {
  const current: DocumentOf<D>[] = await tx.find(type, { where: { template } });
  const byId = new Map(wanted.map((part) => [part.id, part as Record<string, unknown> & { id: string }]));
  const kept = current.filter(({ id }) => byId.has(id));
  await carry(tx, type, kept, ({ id }) => {
    const part = byId.get(id)!;
    // A field without a value in the publication is cleared.
    return Object.fromEntries(
      content.filter((field) => field !== 'id').map((field) => [field, part[field]]),
    ) as PatchOf<D>;
  });
  const there = new Set(kept.map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !there.has(id)).map((part) => ({ ...part, template }) as NewDocument<D>);
  await tx.insertBatch(type, missing);
  return current.flatMap(({ id }) => (byId.has(id) ? [] : [id]));
}
