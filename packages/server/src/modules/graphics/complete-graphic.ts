import { matches } from '@pavilion/domain/archive';
import {
  filesOfValues,
  type Graphic,
  graphicExports,
  graphics,
  type Publication,
  publications,
  refuseChange,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { each } from '../../engines/store/each.ts';
import { getAll } from '../../engines/store/get-all.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Draft, Effect, ReadingTx } from '../../engines/store/types.ts';
import { demandPictures } from './check-pictures.ts';
import { scopeOf } from './scope-of.ts';

const untouched: Pick<Graphic, 'values' | 'changes'> = { values: {}, changes: {} };

/**
 * A graphic has the department and brands of its template, a match that its maker may see, and only the values and changes that
 * its publication allows (GFX-012, GFX-013).
 */
export const completeGraphic: Effect<typeof graphics> = {
  on: graphics,
  complete: each(async (tx, { before, after }) => {
    if (after.match && after.match !== before?.match) await demandMatch(tx, after.match);
    const from = before ?? untouched;
    const isSame = sameJson(from.values, after.values) && sameJson(from.changes, after.changes);
    if (before && isSame && before.publication === after.publication) return undefined;
    const publication = await tx.get(publications, after.publication);
    if (!publication) throw new Refusal('NOT_FOUND', 'The template of this graphic was deleted. Restore that first.');
    // A graphic that moves to another publication keeps what the new one allows, as the call that moves it has decided.
    if (before?.publication === after.publication || !before) await checkContent(tx, publication, from, after);
    // A sign-off is of what was seen, not of what was changed later (GFX-027).
    if (before) return { versions: [], signed: false };
    const template = await tx.lock(templates, after.template);
    if (!template) return undefined;
    const published = template.publication === publication.id ? publication : await latestOf(tx, template);
    // As the template was last published, also for one that comes back from the trash or is made while it is published (GFX-027).
    return { ...scopeOf(template), signOff: (published ?? publication).signOff };
  }),
};

const latestOf = async (tx: ReadingTx, { publication }: Template) =>
  publication ? tx.get(publications, publication) : null;

async function demandMatch(tx: ReadingTx, id: string): Promise<void> {
  const viewer = await actingViewer(tx);
  if (viewer && !(await tx.visible(viewer, matches, id))) {
    throw new Refusal('NOT_FOUND', 'This match does not exist, or you do not have access to it.', 'match');
  }
}

async function checkContent(
  tx: ReadingTx,
  { design }: Publication,
  before: Pick<Graphic, 'values' | 'changes'>,
  after: Graphic,
): Promise<void> {
  const refused = refuseChange(design, before, after);
  if (refused) throw new Refusal('INVALID', refused.message, refused.field);
  const known = new Set(filesOfValues(design.fields, before.values));
  await demandPictures(
    tx,
    filesOfValues(design.fields, after.values).filter((id) => !known.has(id)),
  );
}

/** An export has the department and brands of its graphics. */
export const completeExport: Effect<typeof graphicExports> = {
  on: graphicExports,
  async complete(tx, drafts: readonly Draft<typeof graphicExports>[]) {
    const known = await getAll(
      tx,
      graphics,
      drafts.map(({ before, after }) => (before ? undefined : after.graphic)),
    );
    return Promise.all(
      drafts.map(async ({ before, after }) => {
        if (before) return undefined;
        // Those that were made together have the template, and with it the scope, in common.
        const [together] = after.batch ? await tx.find(graphics, { where: { batch: after.batch }, limit: 1 }) : [];
        const graphic = together ?? known.get(after.graphic ?? '');
        return graphic && scopeOf(graphic);
      }),
    );
  },
};
