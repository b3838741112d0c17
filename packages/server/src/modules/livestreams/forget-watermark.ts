import { files } from '@pavilion/domain/files';
import { livestreams } from '@pavilion/domain/livestreams';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Removes a deleted watermark from its streams; the engine then shows them without it. */
export const forgetWatermark: Effect<typeof files> = {
  on: files,
  follow: each(async (tx, { before, after }) => {
    if (after !== null || before?.what !== 'livestream-county-logo') return;
    for (const { id } of await tx.find(livestreams, { where: { watermark: before.id } })) {
      await tx.patch(livestreams, id, { watermark: null });
    }
  }),
};
