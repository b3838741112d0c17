import { files } from '@pavilion/domain/files';
import { graphics } from '@pavilion/domain/graphics';
import type { Effect } from '../../engines/store/types.ts';

/** A graphic is signed off while all files that it was sent to briefs as are (GFX-026, GFX-027). */
export const followSignOff: Effect<typeof files> = {
  on: files,
  async follow(tx, changes) {
    const ids = changes.flatMap(({ before, after }) =>
      before?.status === after?.status ? [] : (after?.graphic ?? before?.graphic ?? []),
    );
    for (const graphic of await tx.lockBatch(graphics, [...new Set(ids)])) {
      const { versions } = graphic;
      const done = await tx.count(files, { id: { in: versions }, status: 'signed' });
      const signed = versions.length > 0 && done === versions.length;
      if (signed !== graphic.signed) await tx.patch(graphics, graphic.id, { signed });
    }
  },
};
