import { files } from '@pavilion/domain/files';
import { graphicFonts } from '@pavilion/domain/graphics';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect } from '../../engines/store/types.ts';

/** A font has a file that was uploaded, and checked, as a font (GFX-009). */
export const completeFont: Effect<typeof graphicFonts> = {
  on: graphicFonts,
  complete: each(async (tx, { before, after }) => {
    if (before?.file === after.file) return undefined;
    const file = await tx.get(files, after.file);
    if (file?.what !== 'graphic-font') throw new Refusal('INVALID', 'Upload a font file first.', 'file');
    return undefined;
  }),
};
