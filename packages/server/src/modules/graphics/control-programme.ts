import { randomBytes } from 'node:crypto';
import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import {
  afterAct,
  type ControlDoc,
  controlDocs,
  controlSecrets,
  filmMilliseconds,
  filmOfFile,
  graphics,
  publications,
  type RundownItem,
  type TakenFilm,
  type TakenGraphic,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import type { ReadingTx } from '../../engines/store/types.ts';
import { demandFilm } from './check-rundown.ts';

/** GFX-028: the new state is one write of the control document, which every screen and every programme follows. */
export const controlProgramme = os.graphics.controlProgramme.handler(
  async ({ input: { control, do: act }, context, errors }) => {
    if (!(await context.store.visible(context.viewer, controlDocs, control))) throw notFound();
    await context.store.transaction(context.actor, async (tx) => {
      const document = await tx.lock(controlDocs, control);
      if (!document) throw notFound();
      const needs = act.act !== 'out' && act.act !== 'all out';
      const content = needs ? await takenContent(tx, context.viewer, document, act.item) : undefined;
      if (content === null) throw errors.GONE();
      const after = afterAct(document, act, context.clock(), content);
      if (after === document) return;
      const { preview = null, programme = null, overlays = null } = after;
      await tx.patch(controlDocs, control, { preview, programme, overlays });
    });
    return {};
  },
);

/** What an item shows, as it stands; null if the item is gone, or its graphic or film. */
async function takenContent(
  tx: ReadingTx,
  viewer: Viewer,
  { rundown }: ControlDoc,
  id: string,
): Promise<TakenGraphic | TakenFilm | null> {
  const item = rundown[id];
  if (item?.film) return takenFilm(tx, viewer, item.film, item.atEnd);
  const graphic = item?.graphic ? await tx.get(graphics, item.graphic) : null;
  const publication = graphic && (await tx.get(publications, graphic.publication));
  if (!publication) return null;
  const slides = [...publication.design.slides]
    .sort((left, right) => left.order - right.order)
    .map((slide) => slide.id);
  return { publication: publication.id, values: graphic.values, changes: graphic.changes, slides };
}

/** A film alone. Whoever takes it must be allowed to see it now, whoever put it into the rundown. */
async function takenFilm(
  tx: ReadingTx,
  viewer: Viewer,
  id: string,
  atEnd: RundownItem['atEnd'],
): Promise<TakenFilm | null> {
  const file: FileDocument | null = await tx.get(files, id);
  if (!file) return null;
  await demandFilm(tx, viewer, id);
  const film = filmOfFile(file, atEnd);
  return film && { film, lasts: (atEnd ?? 'out') === 'out' ? filmMilliseconds(film) : undefined };
}

/** GFX-029. The secret is made when it is first asked for. */
export const programmeAddress = os.graphics.programmeAddress.handler(async ({ input: { control, renew }, context }) => {
  if (!(await context.store.visible(context.viewer, controlDocs, control))) throw notFound();
  return context.store.transaction(context.actor, async (tx) => {
    // The control document's lock decides between two people who ask at once.
    if (!(await tx.lock(controlDocs, control))) throw notFound();
    const known = await tx.get(controlSecrets, control);
    if (known && !renew) return { secret: known.secret };
    const secret = randomBytes(24).toString('base64url');
    if (known) await tx.patch(controlSecrets, control, { secret });
    else await tx.insert(controlSecrets, { id: control, secret });
    return { secret };
  });
});
