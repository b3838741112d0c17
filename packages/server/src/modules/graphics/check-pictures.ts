import { type FileDocument, files } from '@pavilion/domain/files';
import {
  brandKits,
  type Design,
  filesOfKit,
  filesOfSlide,
  filesOfValues,
  picturesOfSlot,
  refusePicture,
  slides,
  slots,
} from '@pavilion/domain/graphics';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, Reader, ReadingTx } from '../../engines/store/types.ts';

/** Refuses pictures that the person who sets them may not see, and files that are no pictures (GFX-010, GFX-035). */
const checkPictures = <D extends DocumentType>(on: D, filesOf: (document: DocumentOf<D>) => string[]): Effect<D> => ({
  on,
  async complete(tx, drafts) {
    const added = drafts.flatMap(({ before, after }) => {
      const known = new Set(before ? filesOf(before) : []);
      return filesOf(after).filter((id) => !known.has(id));
    });
    await demandPictures(tx, added);
    return [];
  },
});

/** Refuses unless the acting person may see all these files, and they are pictures. */
export async function demandPictures(tx: ReadingTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const viewer = await actingViewer(tx);
  if (!viewer) return;
  for (const id of new Set(ids)) {
    const file: FileDocument | null = await tx.visible(viewer, files, id);
    if (!file) throw new Refusal('NOT_FOUND', 'This picture does not exist, or you do not have access to it.');
    const refused = refusePicture(file);
    if (refused) throw new Refusal('INVALID', refused);
  }
}

/**
 * Sentences about the pictures of a design that no export could draw, with their places. One that was set before its size was known
 * is refused as its template is published (GFX-035).
 */
export async function undrawnPictures(reader: Reader, design: Design): Promise<string[]> {
  const { fields, slides, slots: layers, kit } = design;
  const places = [
    ...fields.map((field) => ({
      place: field.label,
      ids: filesOfValues([field], { [field.key]: field.initial ?? '' }),
    })),
    ...slides.map((slide, at) => ({
      place: `The background of ${slide.name || `slide ${at + 1}`}`,
      ids: filesOfSlide(slide),
    })),
    ...layers.map((slot) => ({
      place: slot.name ? `“${slot.name}”` : `A layer (${slot.type})`,
      ids: picturesOfSlot(slot),
    })),
    ...(kit?.logos ?? []).map(({ name, file }) => ({ place: `The logo “${name}” of the brand kit`, ids: [file] })),
    ...Object.entries(kit?.teams ?? {}).map(([team, { badge }]) => ({
      place: `The badge of ${team} in the brand kit`,
      ids: badge ? [badge] : [],
    })),
  ];
  const found: string[] = [];
  for (const { place, ids } of places) {
    for (const id of ids) {
      const file = await reader.get(files, id);
      const refused = file ? refusePicture(file) : null;
      if (refused) found.push(`${place} cannot be drawn: ${refused}`);
    }
  }
  return found;
}

export const checkedPictures = [
  checkPictures(slots, picturesOfSlot),
  checkPictures(slides, filesOfSlide),
  checkPictures(brandKits, filesOfKit),
] as const;
