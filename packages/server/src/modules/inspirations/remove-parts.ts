import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Deletes the comments and pictures of an inspiration with it. They are restored with it from the trash. */
export const removeParts: Effect<typeof inspirations> = {
  on: inspirations,
  follow: each(async (tx, { before, after }) => {
    if (!before || after) return;
    const comments = await tx.find(inspirationComments, { where: { inspiration: before.id } });
    await tx.removeBatch(inspirationComments, idsOf(comments));
    const pictures = await tx.find(files, { where: { inspiration: before.id, what: 'inspiration' } });
    await tx.removeBatch(files, idsOf(pictures));
  }),
};

const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);
