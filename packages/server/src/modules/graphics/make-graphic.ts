import { matches } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import {
  type Design,
  type FieldValue,
  type FieldValues,
  filesOfValues,
  graphics,
  initialValues,
  keptContent,
  matchFacts,
  publications,
  templates,
  untilBall,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, refusalIn } from '../../engines/store/refusal.ts';
import { readMatchData } from './read-match-data.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** Makes a graphic of a published template: defaults, then the facts of the match, then the given values. */
export const makeGraphic = os.graphics.makeGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { viewer } = context;
    const template = await tx.visible(viewer, templates, input.template);
    if (!template) throw notFound();
    const publication = template.publication ? await tx.get(publications, template.publication) : null;
    if (template.state !== 'published' || !publication) {
      throw refusalIn(contract.graphics.makeGraphic, 'NOT_PUBLISHED');
    }
    const match = input.match ? await tx.visible(viewer, matches, input.match) : null;
    if (input.match && !match) throw notFound();
    const { design, kind, signOff } = publication;
    const initial = initialValues(design.fields);
    const about = { innings: input.innings, player: input.player, kind };
    const data = match && (await readMatchData(tx, match));
    const then = data && input.innings && input.upTo ? untilBall(data, input.innings, input.upTo) : data;
    const facts = then ? valuesOf(design.fields, matchFacts(then, about)) : {};
    const { values } = keptContent(design, { values: { ...initial, ...facts }, changes: {} });
    const hidden = await hiddenPictures(tx, viewer, filesOfValues(design.fields, values));
    const { id } = await tx.insert(graphics, {
      name: input.name || template.name,
      template: template.id,
      publication: publication.id,
      kind,
      signOff,
      match: input.match,
      innings: input.innings,
      player: input.player,
      values: { ...withoutValues(values, hidden), ...input.values },
      typed: Object.fromEntries(Object.keys(input.values).map((key) => [key, true])),
    });
    return { id };
  }),
);

/** Copies a graphic without its approval, and without pictures that the person may not see. */
export const copyGraphic = os.graphics.copyGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { viewer } = context;
    const original = await tx.visible(viewer, graphics, input.graphic);
    const publication = original && (await tx.get(publications, original.publication));
    if (!original || !publication) throw notFound();
    const { name, template, kind, signOff, match, innings, player, follow, typed } = original;
    const { values, changes } = keptContent(publication.design, original);
    const hidden = await hiddenPictures(tx, viewer, filesOfValues(publication.design.fields, values));
    const maySee = match && (await tx.visible(viewer, matches, match));
    const { id } = await tx.insert(graphics, {
      name: `${name.slice(0, 295)} copy`,
      template,
      publication: publication.id,
      kind,
      signOff,
      match: maySee ? match : undefined,
      innings,
      player,
      follow,
      values: withoutValues(values, hidden),
      typed,
      changes,
    });
    return { id };
  }),
);

/** Values of the fields that are filled from facts of a match. */
function valuesOf(fields: Design['fields'], facts: FieldValues): FieldValues {
  return Object.fromEntries(
    fields.flatMap(({ key, fact }) => (fact && facts[fact] !== undefined ? [[key, facts[fact]]] : [])),
  );
}

const withoutValues = (values: FieldValues, hidden: ReadonlySet<string>): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'string' || !hidden.has(value)));
