import { files } from '@pavilion/domain/files';
import { deliverables } from '@pavilion/domain/production';
import { getAll } from '../../engines/store/get-all.ts';
import type { Effect } from '../../engines/store/types.ts';
import { copiesOfDeliverable } from './file-copies.ts';

/** Copies the fields of its deliverable onto a new file. */
export const completeFile: Effect<typeof files> = {
  on: files,
  async complete(tx, drafts) {
    const named = drafts.map(({ before, after }) => (before ? undefined : after.delID));
    const known = await getAll(tx, deliverables, named);
    return named.map((id) => {
      const deliverable = known.get(id ?? '');
      return deliverable && copiesOfDeliverable(deliverable);
    });
  },
};
