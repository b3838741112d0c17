import { controlDocs } from '@pavilion/domain/graphics';
import { livestreams } from '@pavilion/domain/livestreams';
import { each } from '../../engines/store/each.ts';
import type { Effect } from '../../engines/store/types.ts';

/** Removes a deleted control document from its streams, which continue without graphics. */
export const forgetControl: Effect<typeof controlDocs> = {
  on: controlDocs,
  follow: each(async (tx, { before, after }) => {
    if (after !== null || before === null) return;
    for (const { id } of await tx.find(livestreams, { where: { control: before.id } })) {
      await tx.patch(livestreams, id, { control: null });
    }
  }),
};
