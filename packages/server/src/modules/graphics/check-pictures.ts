import { type FileDocument, files } from '@pavilion/domain/files';
import {
  brandKits,
  filesOfKit,
  filesOfSlide,
  picturesOfSlot,
  refusePicture,
  slides,
  slots,
} from '@pavilion/domain/graphics';
import type { DocumentOf, DocumentType } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';

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

export const checkedPictures = [
  checkPictures(slots, picturesOfSlot),
  checkPictures(slides, filesOfSlide),
  checkPictures(brandKits, filesOfKit),
] as const;
