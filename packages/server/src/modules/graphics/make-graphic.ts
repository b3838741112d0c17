import type { Viewer } from '@pavilion/domain/access';
import { matches } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import {
  type FieldValue,
  type FieldValues,
  factValues,
  filesOfValues,
  type Graphic,
  graphics,
  initialValues,
  keptContent,
  type MatchData,
  matchFacts,
  missingLists,
  type Publication,
  publications,
  type Template,
  templates,
  untilBall,
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { readMatchData } from './read-match-data.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** What a graphic is made of, beside its template. */
interface Asked extends Partial<Pick<Graphic, 'name' | 'match' | 'innings' | 'player' | 'batch'>> {
  upTo?: number | undefined;
  values: Graphic['values'];
}

/** Makes a graphic of a published template. */
export const makeGraphic = os.graphics.makeGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const source = await publishedTemplate(tx, context.viewer, input.template);
    return { id: await makeOne(tx, context.viewer, source, input) };
  }),
);

/** Makes a graphic for each row (GFX-025). A refusal names its row, and then none is made. */
export const makeGraphics = os.graphics.makeGraphics.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { viewer } = context;
    const source = await publishedTemplate(tx, viewer, input.template);
    await tx.lock(templates, input.template);
    const [known] = await tx.find(graphics, { where: { batch: input.batch }, limit: 1 });
    if (known) {
      if (known.created_by !== viewer.id) throw notFound();
      return { made: input.rows.length };
    }
    for (const [at, row] of input.rows.entries()) {
      try {
        await makeOne(tx, viewer, source, { ...row, batch: input.batch });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal(
          error.code,
          `Row ${at + 1}: ${error.message}`,
          `rows.${at}${error.field ? `.${error.field}` : ''}`,
        );
      }
    }
    return { made: input.rows.length };
  }),
);

interface Source {
  template: Template;
  publication: Publication;
  /** Reads each match once. */
  matchData: (id: string) => Promise<MatchData>;
}

async function publishedTemplate(tx: Tx, viewer: Viewer, id: string): Promise<Source> {
  const template = await tx.visible(viewer, templates, id);
  if (!template) throw notFound();
  const publication = template.publication ? await tx.get(publications, template.publication) : null;
  if (template.state !== 'published' || !publication) throw refusalIn(contract.graphics.makeGraphic, 'NOT_PUBLISHED');
  const read = new Map<string, Promise<MatchData>>();
  const matchData = (match: string) => {
    const data = read.get(match) ?? visibleMatchData(tx, viewer, match);
    read.set(match, data);
    return data;
  };
  return { template, publication, matchData };
}

async function visibleMatchData(tx: Tx, viewer: Viewer, id: string): Promise<MatchData> {
  const match = await tx.visible(viewer, matches, id);
  if (!match) throw notFound();
  return readMatchData(tx, match);
}

/** Inserts a graphic: defaults, then the facts of the match, then the given values. */
async function makeOne(
  tx: Tx,
  viewer: Viewer,
  { template, publication, matchData }: Source,
  asked: Asked,
): Promise<string> {
  const { design, kind, signOff } = publication;
  const about = { innings: asked.innings, player: asked.player, kind };
  const data = asked.match ? await matchData(asked.match) : null;
  const then = data && asked.innings && asked.upTo ? untilBall(data, asked.innings, asked.upTo) : data;
  const facts = then ? factValues(design, matchFacts(then, about)) : {};
  const { values } = keptContent(design, { values: { ...initialValues(design.fields), ...facts }, changes: {} });
  const hidden = await hiddenPictures(tx, viewer, filesOfValues(design.fields, values));
  const all = { ...withoutValues(values, hidden), ...asked.values };
  const lists = asked.batch === undefined ? null : missingLists(design.fields, all);
  if (lists) throw new Refusal('INVALID', lists);
  const { id } = await tx.insert(graphics, {
    name: asked.name || template.name,
    template: template.id,
    publication: publication.id,
    kind,
    signOff,
    batch: asked.batch,
    match: asked.match,
    innings: asked.innings,
    player: asked.player,
    values: all,
    typed: Object.fromEntries(Object.keys(asked.values).map((key) => [key, true])),
  });
  return id;
}

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

const withoutValues = (values: FieldValues, hidden: ReadonlySet<string>): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'string' || !hidden.has(value)));
