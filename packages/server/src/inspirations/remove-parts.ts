import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import type { Effect } from '../store/types.ts';

/** What belongs to an inspiration goes with it, and comes back with it from the trash. */
export const removeParts: Effect<typeof inspirations> = {
  on: inspirations,
  async run(tx, { before, after }) {
    if (!before || after) return;
    for (const comment of await tx.find(inspirationComments, { where: { inspiration: before.id } })) {
      await tx.remove(inspirationComments, comment.id);
    }
    for (const file of await tx.find(files, { where: { inspiration: before.id, what: 'inspiration' } })) {
      await tx.remove(files, file.id);
    }
  },
};
