import { randomUUID } from 'node:crypto';
import type { Viewer } from '@pavilion/domain/access';
import { matches } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import {
  bulkName,
  type FieldValue,
  type FieldValues,
  factValues,
  filesOfValues,
  freeName,
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
} from '@pavilion/domain/graphics';
import { os } from '../../engines/calls/os.ts';
import { notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { readMatchData } from './read-match-data.ts';
import { hiddenPictures } from './visible-pictures.ts';

/** What a graphic is made of, beside its template. */
interface Asked extends Partial<Pick<Graphic, 'id' | 'name' | 'match' | 'innings' | 'player' | 'upTo' | 'batch'>> {
  values: Graphic['values'];
}

/** Makes a graphic of a published template. */
export const makeGraphic = os.graphics.makeGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const source = await publishedTemplate(tx, context.viewer, input.template);
    return { id: await makeOne(tx, context.viewer, source, input) };
  }),
);

/** Makes a graphic for each row that has none yet (GFX-025). A refusal names its row, and then none is made. */
export const makeGraphics = os.graphics.makeGraphics.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { viewer } = context;
    const source = await publishedTemplate(tx, viewer, input.template);
    await tx.lock(templates, input.template);
    const known = await tx.find(graphics, { where: { batch: input.batch } });
    if (known.some(({ created_by }) => created_by !== viewer.id)) throw notFound();
    const made = new Set(known.map(({ id }) => id));
    const series = randomUUID();
    for (const [at, row] of input.rows.entries()) {
      if (row.id === undefined ? known.length > 0 : made.has(row.id)) continue;
      // Lists put what was made in one moment in the order of the ids.
      const id = row.id ?? `${series}-${String(at).padStart(3, '0')}`;
      try {
        await makeOne(tx, viewer, source, { ...row, id, batch: input.batch });
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
async function makeOne(tx: Tx, viewer: Viewer, source: Source, asked: Asked): Promise<string> {
  const { template, publication, matchData } = source;
  const { design, kind } = publication;
  const about = { innings: asked.innings, player: asked.player, upTo: asked.upTo, kind };
  const data = asked.match ? await matchData(asked.match) : null;
  const facts = data ? factValues(design, matchFacts(data, about)) : {};
  const { values } = keptContent(design, { values: { ...initialValues(design.fields), ...facts }, changes: {} });
  const hidden = await hiddenPictures(tx, viewer, filesOfValues(design.fields, values));
  const all = { ...withoutValues(values, hidden), ...asked.values };
  const lists = asked.batch === undefined ? null : missingLists(design.fields, all);
  if (lists) throw new Refusal('INVALID', lists);
  const made = {
    name: asked.name || (await nameOf(tx, source, asked, all)),
    template: template.id,
    publication: publication.id,
    kind,
    batch: asked.batch,
    match: asked.match,
    innings: asked.innings,
    player: asked.player,
    upTo: asked.upTo,
    values: all,
    typed: Object.fromEntries(Object.keys(asked.values).map((key) => [key, true])),
  };
  if (asked.id === undefined) return (await tx.insert(graphics, made)).id;
  const inserted = await tx.insertOnce(graphics, { ...made, id: asked.id });
  if (!inserted) throw new Refusal('CONFLICT', 'This id is already taken.', 'id');
  return inserted.id;
}

/** Latest graphics of a template whose names a new one must not repeat. */
const mostNames = 200;

/** The name of a graphic that nobody named: its template, and what it is about; with a number where that is taken. */
async function nameOf(tx: Tx, { template, publication }: Source, asked: Asked, values: FieldValues): Promise<string> {
  const { fields } = publication.design;
  const isAbout = asked.match !== undefined || asked.player !== undefined;
  const name = isAbout ? bulkName(template.name, fields, values, asked.player) : template.name;
  const latest = await tx.find(graphics, {
    where: { template: template.id },
    orderBy: [{ field: 'updated_at', direction: 'desc' }],
    limit: mostNames,
  });
  return freeName(name, new Set(latest.map((graphic) => graphic.name)));
}

/** Copies a graphic without its approval, and without pictures that the person may not see. */
export const copyGraphic = os.graphics.copyGraphic.handler(({ input, context }) =>
  context.store.transaction(context.actor, async (tx) => {
    const { viewer } = context;
    const original = await tx.visible(viewer, graphics, input.graphic);
    const publication = original && (await tx.get(publications, original.publication));
    if (!original || !publication) throw notFound();
    const { name, template, kind, match, innings, player, upTo, follow, typed } = original;
    const { values, changes } = keptContent(publication.design, original);
    const hidden = await hiddenPictures(tx, viewer, filesOfValues(publication.design.fields, values));
    const maySee = match && (await tx.visible(viewer, matches, match));
    const { id } = await tx.insert(graphics, {
      name: `${name.slice(0, 295)} copy`,
      template,
      publication: publication.id,
      kind,
      match: maySee ? match : undefined,
      innings,
      player,
      upTo,
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
