import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import { controlDocs, graphics, refuseFilm } from '@pavilion/domain/graphics';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { each } from '../../engines/store/each.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, ReadingTx } from '../../engines/store/types.ts';

/** Refuses items of a rundown that are neither a graphic nor a film, and those that whoever adds them may not see (GFX-028). */
export const checkRundown: Effect<typeof controlDocs> = {
  on: controlDocs,
  complete: each(async (tx, { before, after }) => {
    for (const [id, item] of Object.entries(after.rundown)) {
      if ((item.graphic === undefined) === (item.film === undefined))
        throw new Refusal('INVALID', 'An item of a rundown is a graphic or a film.', `rundown.${id}`);
      const former = before?.rundown[id];
      if (item.film === former?.film && item.graphic === former?.graphic) continue;
      const viewer = await actingViewer(tx);
      if (viewer && item.film) await demandFilm(tx, viewer, item.film);
      if (viewer && item.graphic && !(await tx.visible(viewer, graphics, item.graphic)))
        throw new Refusal('NOT_FOUND', 'This graphic does not exist, or you do not have access to it.');
    }
    return undefined;
  }),
};

/** Refuses unless this person may see the file, and it is a film that can be shown. */
export async function demandFilm(tx: ReadingTx, viewer: Viewer, id: string): Promise<void> {
  const file: FileDocument | null = await tx.visible(viewer, files, id);
  if (!file) throw new Refusal('NOT_FOUND', 'This video does not exist, or you do not have access to it.');
  const refused = refuseFilm(file);
  if (refused) throw new Refusal('INVALID', refused);
}
