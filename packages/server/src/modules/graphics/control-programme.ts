import { randomBytes } from 'node:crypto';
import { files } from '@pavilion/domain/files';
import { afterAct, controlDocs, controlSecrets } from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound } from '../../engines/store/refusal.ts';
import { demandFilm } from './check-rundown.ts';
import { takenContent } from './taken-content.ts';

/** GFX-028: the new state is one write of the control document, which every screen and every programme follows. */
export const controlProgramme = os.graphics.controlProgramme.handler(
  async ({ input: { control, do: act }, context, errors }) => {
    if (!(await context.store.visible(context.viewer, controlDocs, control))) throw notFound();
    await context.store.transaction(context.actor, async (tx) => {
      const document = await tx.lock(controlDocs, control);
      if (!document) throw notFound();
      const needs = act.act !== 'out' && act.act !== 'all out';
      const item = needs ? document.rundown[act.item] : undefined;
      // The person who takes a film must be allowed to see it, even if somebody else added it to the rundown.
      if (item?.film && (await tx.get(files, item.film))) await demandFilm(tx, context.viewer, item.film);
      const content = item && (await takenContent(tx, item));
      if (needs && !content) throw errors.GONE();
      const after = afterAct(document, act, context.clock(), content ?? undefined);
      if (after === document) return;
      const { preview = null, programme = null, overlays = null } = after;
      await tx.patch(controlDocs, control, { preview, programme, overlays });
    });
    return {};
  },
);

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
