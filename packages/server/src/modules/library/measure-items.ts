import { type FileDocument, files } from '@pavilion/domain/files';
import { type Deliverable, deliverables, measuredSize } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { carry, carryWhere } from '../../engines/store/carry.ts';
import { getAll } from '../../engines/store/get-all.ts';
import type { Draft, Effect } from '../../engines/store/types.ts';

/** Copies the dimensions of a file onto its deliverable, once they are known, so that the catalogue finds what its cards show. */
export const takeMeasures: Effect<typeof files> = {
  on: files,
  async follow(tx, changes) {
    const measured = new Map<string, FileDocument>();
    for (const { before, after } of changes) {
      if (after?.delID && measuredSize(before) !== measuredSize(after)) measured.set(after.id, after);
    }
    if (measured.size === 0) return;
    await carryWhere(tx, deliverables, { currentFileID: { in: [...measured.keys()] } }, sizeOf(measured));
  },
};

/** Another current file has other dimensions. */
export const measureItems: Effect<typeof deliverables> = {
  on: deliverables,
  async complete(tx, drafts) {
    const there = await getAll(
      tx,
      files,
      drafts.filter(isReplaced).map(({ after }) => after.currentFileID),
    );
    return drafts.map((draft) => (isReplaced(draft) ? sizeOf(there)(draft.after) : undefined));
  },
};

const isReplaced = ({ before, after }: Draft<typeof deliverables>) => before?.currentFileID !== after.currentFileID;

const sizeOf = (there: ReadonlyMap<string, FileDocument>) => (item: Deliverable) => ({
  pictureSize: measuredSize(there.get(item.currentFileID ?? '')),
});

const atOnce = 500;

/** Sets the dimensions on deliverables stored before they had any. */
export async function measureOldItems({ store }: Context): Promise<void> {
  for (let last = ''; ; ) {
    const found = await store.find(deliverables, {
      where: { id: { gt: last } },
      orderBy: [{ field: 'id', direction: 'asc' }],
      limit: atOnce,
    });
    const end = found.at(-1);
    if (!end) return;
    last = end.id;
    await store.transaction({ kind: 'system', name: 'start' }, async (tx) => {
      const there = await getAll(
        tx,
        files,
        found.map(({ currentFileID }) => currentFileID),
      );
      await carry(tx, deliverables, found, sizeOf(there));
    });
  }
}
