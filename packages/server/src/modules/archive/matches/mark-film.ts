import { matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { Context } from '../../../context.ts';
import type { DocumentChange, Effect, Tx } from '../../../engines/store/types.ts';

const films: readonly FileDocument['what'][] = ['recording', 'match-reel'];
const matchOf = (file: FileDocument | null) => (file && films.includes(file.what) ? file.match : undefined);

/** Keeps `film` of a match up to date, so that matches with film can be searched for. */
export const markFilm: Effect<typeof files> = {
  on: files,
  follow: markAll,
};

async function markAll(tx: Tx, changes: readonly DocumentChange<typeof files>[]): Promise<void> {
  const concerned = changes.flatMap(({ before, after }) => {
    const [was, is] = [matchOf(before), matchOf(after)];
    return was === is ? [] : [was, is];
  });
  // Sorted, so that two transactions never deadlock.
  for (const id of [...new Set(concerned)].sort()) if (id !== undefined) await mark(tx, id);
}

async function mark(tx: Tx, id: string): Promise<void> {
  if (!(await tx.lock(matches, id))) return;
  const film = (await tx.count(files, { match: id, what: { in: films } })) > 0;
  await tx.patch(matches, id, { film });
}

const atOnce = 500;

/** Sets `film` on matches stored before that field existed. Runs at the start, before anyone searches by it. */
export async function markOldFilm({ store }: Context): Promise<void> {
  for (;;) {
    const found = await store.find(matches, { where: { film: null }, limit: atOnce });
    if (found.length === 0) return;
    await store.transaction({ kind: 'system', name: 'start' }, async (tx) => {
      const ids = found.map(({ id }) => id);
      const filmed = await tx.find(files, { where: { match: { in: ids }, what: { in: films } } });
      const withFilm = new Set(filmed.map(({ match }) => match));
      await tx.patchBatch(
        matches,
        ids.map((id) => ({ id, changes: { film: withFilm.has(id) } })),
      );
    });
  }
}
