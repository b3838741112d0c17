import {
  brandKits,
  design,
  fields,
  publications,
  slides,
  slots,
  type Template,
  templates,
} from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../engines/jobs/types.ts';
import type { DocumentChange, Effect, ReadingTx, Tx } from '../../engines/store/types.ts';
import { readDesign } from './read-template.ts';

const actor = { kind: 'system', name: 'job:noteUnpublished' } as const;

/** Notes of a template whether it differs from its latest publication: a change that was taken back is none. */
export const noteUnpublished = defineJob({
  name: 'noteUnpublished',
  payload: z.object({ template: z.string() }),
  timeout: 60,
  retries: 3,
  run: (context, { template }) => compare(context, template),
});

const compare = ({ store }: Pick<Context, 'store'>, id: string): Promise<void> =>
  store.transaction(actor, async (tx) => {
    // Publishing takes this lock too, so the two do not overlap.
    const template = await tx.lock(templates, id);
    if (!template) return;
    const unpublished = await hasChanged(tx, template);
    if (template.unpublished !== unpublished) await tx.patch(templates, id, { unpublished });
  });

async function hasChanged(tx: ReadingTx, template: Template): Promise<boolean> {
  const publication = template.publication ? await tx.get(publications, template.publication) : null;
  if (!publication) return false;
  if (!sameJson(aboutOf(template), aboutOf(publication))) return true;
  return !sameJson(design.safeParse(publication.design).data, await readDesign(tx, template));
}

const aboutOf = ({ name, kind, signOff }: Pick<Template, 'name' | 'kind' | 'signOff'>) => ({ name, kind, signOff });

/** Seconds in which further changes are noted together: a layer that is dragged is written many times. */
const calm = 2;

async function note(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const template of new Set(ids)) await tx.enqueue(noteUnpublished, { template }, { key: template, after: calm });
}

type PartType = typeof slides | typeof slots | typeof fields;

const noteOfParts = (tx: Tx, changes: readonly DocumentChange<PartType>[]) =>
  note(
    tx,
    changes.flatMap(({ before, after }) => (after ?? before)?.template ?? []),
  );

const shownOf = ({ sizes, kit, ...template }: Template) => ({ ...aboutOf(template), sizes, kit });

const followSlides: Effect<typeof slides> = { on: slides, follow: noteOfParts };
const followSlots: Effect<typeof slots> = { on: slots, follow: noteOfParts };
const followFields: Effect<typeof fields> = { on: fields, follow: noteOfParts };
const followTemplates: Effect<typeof templates> = {
  on: templates,
  follow: (tx, changes) =>
    note(
      tx,
      changes.flatMap(({ before, after }) =>
        before && after && !sameJson(shownOf(before), shownOf(after)) ? after.id : [],
      ),
    ),
};
/** A publication keeps its brand kit as it was (GFX-011). */
const followKits: Effect<typeof brandKits> = {
  on: brandKits,
  async follow(tx, changes) {
    const changed = changes.flatMap(({ before, after }) => (before ? (after ?? before).id : []));
    for (const kit of changed)
      await note(
        tx,
        (await tx.find(templates, { where: { kit } })).map(({ id }) => id),
      );
  },
};

/** What a template shows has changed, by whichever door. */
export const followDesign = [followSlides, followSlots, followFields, followTemplates, followKits] as const;

/** Notes it of templates that were changed with an earlier version. */
export async function noteOldUnpublished(context: Pick<Context, 'store'>): Promise<void> {
  for (const { id } of await context.store.find(templates, {})) await compare(context, id);
}
