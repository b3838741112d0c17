import { matches } from '@pavilion/domain/archive';
import { type FileDocument, files } from '@pavilion/domain/files';
import type { Context } from '../../../context.ts';
import type { DocumentChange, Effect, Tx } from '../../../engines/store/types.ts';

const films: readonly FileDocument['what'][] = ['recording', 'match-reel'];
const matchOf = (file: FileDocument | null) => (file && films.includes(file.what) ? file.match : undefined);

/** A match says whether there is film of it, so that people can look for those with film. */
export const markFilm: Effect<typeof files> = {
  on: files,
  run: (tx, change) => markAll(tx, [change]),
  runAll: markAll,
};

async function markAll(tx: Tx, changes: readonly DocumentChange<typeof files>[]): Promise<void> {
  const concerned = changes.flatMap(({ before, after }) => {
    const [was, is] = [matchOf(before), matchOf(after)];
    return was === is ? [] : [was, is];
  });
  // In one order everywhere, so that two transactions never wait for each other.
  for (const id of [...new Set(concerned)].sort()) if (id !== undefined) await mark(tx, id);
}

async function mark(tx: Tx, id: string): Promise<void> {
  if (!(await tx.lock(matches, id))) return;
  const film = (await tx.count(files, { match: id, what: { in: films } })) > 0;
  await tx.patch(matches, id, { film });
}

const atOnce = 500;

/** Matches of before `film` was kept: marked once, before anybody looks for them. */
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
