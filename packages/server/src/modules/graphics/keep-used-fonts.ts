import { countWords } from '@pavilion/domain';
import type { Viewer } from '@pavilion/domain/access';
import { files } from '@pavilion/domain/files';
import {
  brandKits,
  type FontUse,
  fontsOfDesign,
  fontsOfKit,
  graphicFonts,
  publications,
  templates,
} from '@pavilion/domain/graphics';
import { type Face, nearestFace } from '@pavilion/drawing';
import { actingViewer } from '../../engines/auth/viewers.ts';
import { getAll } from '../../engines/store/get-all.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Effect, Tx } from '../../engines/store/types.ts';
import { uploadedFaces } from './fetch-fonts.ts';
import { readDesign } from './read-template.ts';

/** Whether a text is drawn in another font than before. */
type Changes = (use: FontUse) => boolean;

/**
 * Keeps an uploaded font while a template, a publication that is in use or a brand kit is drawn in it: published templates and
 * their graphics stay as they were (GFX-009, GFX-018). A font of other weight or name is another font.
 */
export const keepUsedFonts: Effect<typeof graphicFonts> = {
  on: graphicFonts,
  async follow(tx, changes) {
    const gone = changes.flatMap(({ before, after }) =>
      before && !(after && sameFace(before, after)) ? [before] : [],
    );
    if (gone.length === 0) return;
    const now = await uploadedFaces(tx);
    // Those that were added by the same write do not change what was drawn before.
    const had = [...now, ...gone];
    const changed: Changes = (use) => !sameFace(nearestFace(use, had), nearestFace(use, now));
    for (const family of new Set(gone.map((font) => font.family))) await demandUnused(tx, family, changed);
  },
};

const sameFace = (one: Omit<Face, 'file'>, other: Omit<Face, 'file'>): boolean =>
  one.family === other.family && one.weight === other.weight && one.italic === other.italic;

async function demandUnused(tx: Tx, family: string, changed: Changes): Promise<void> {
  const names = [
    ...(await named(tx, 'template', await templatesWith(tx, family, changed), (viewer, id) =>
      tx.visible(viewer, templates, id),
    )),
    ...(await named(tx, 'brand kit', await kitsWith(tx, family, changed), (viewer, id) =>
      tx.visible(viewer, brandKits, id),
    )),
  ];
  const graphics = await graphicsWith(tx, family, changed);
  const uses = [...names, ...(graphics > 0 ? [countWords(graphics, 'graphic')] : [])];
  if (uses.length === 0) return;
  const list = [uses.slice(0, -1).join(', '), uses.at(-1)].filter(Boolean).join(' and ');
  throw new Refusal('IN_USE', `${family} is the font of ${list}. Give them another font first.`);
}

/** Most templates or brand kits that a sentence names. */
const mostNamed = 3;

type Look = (viewer: Viewer, id: string) => Promise<{ name: string } | null>;

/** `the template “Hundred”` for those that the acting person sees, and the number of the others. */
async function named(tx: Tx, noun: string, ids: readonly string[], look: Look): Promise<string[]> {
  const viewer = await actingViewer(tx);
  const seen: string[] = [];
  for (const id of ids) {
    if (seen.length === mostNamed || !viewer) break;
    const found = await look(viewer, id);
    if (found) seen.push(`the ${noun} “${found.name}”`);
  }
  const others = ids.length - seen.length;
  return others > 0 ? [...seen, countWords(others, `${seen.length > 0 ? 'other ' : ''}${noun}`)] : seen;
}

/** Templates that show the font as they stand, or as makers have them. */
async function templatesWith(tx: Tx, family: string, changed: Changes): Promise<string[]> {
  const drafts = await ids(
    tx,
    `SELECT DISTINCT data->>'template' AS id FROM slots WHERE ${mentions('data')}
     UNION SELECT t.id FROM templates t JOIN "brandKits" k ON k.id = t.data->>'kit' WHERE ${mentions('k.data')}`,
    family,
  );
  const found = new Set<string>();
  for (const template of (await getAll(tx, templates, drafts)).values()) {
    if (fontsOfDesign(await readDesign(tx, template)).some(changed)) found.add(template.id);
  }
  const published = await ids(
    tx,
    `SELECT p.id FROM publications p JOIN templates t ON t.data->>'publication' = p.id WHERE ${mentions('p.data')}`,
    family,
  );
  for (const { template, design } of (await getAll(tx, publications, published)).values()) {
    if (fontsOfDesign(design).some(changed)) found.add(template);
  }
  return [...found];
}

async function kitsWith(tx: Tx, family: string, changed: Changes): Promise<string[]> {
  const found = await getAll(
    tx,
    brandKits,
    await ids(tx, `SELECT id FROM "brandKits" WHERE ${mentions('data')}`, family),
  );
  return [...found.values()].filter((kit) => fontsOfKit(kit).some(changed)).map(({ id }) => id);
}

/** Number of the graphics that show the font. */
async function graphicsWith(tx: Tx, family: string, changed: Changes): Promise<number> {
  const rows = await tx.sql<{ id: string; made: number }>(
    `SELECT p.id, count(*)::int AS made FROM publications p JOIN graphics g ON g.data->>'publication' = p.id
     WHERE ${mentions('p.data')} GROUP BY p.id`,
    [family],
  );
  const made = new Map(rows.map((row) => [row.id, row.made]));
  const found = await getAll(tx, publications, [...made.keys()]);
  return [...found.values()]
    .filter(({ design }) => fontsOfDesign(design).some(changed))
    .reduce((sum, { id }) => sum + (made.get(id) ?? 0), 0);
}

/** Whether a document names a font anywhere, in SQL; the name is $1. */
const mentions = (data: string): string =>
  `jsonb_path_exists(${data}, '$.**.font ? (@ == $font)', jsonb_build_object('font', $1::text))`;

const ids = async (tx: Tx, sql: string, family: string): Promise<string[]> =>
  (await tx.sql<{ id: string }>(sql, [family])).map(({ id }) => id);

/** The file of a font stays while the font is there. */
export const keepFontFiles: Effect<typeof files> = {
  on: files,
  async follow(tx, changes) {
    for (const { before, after } of changes) {
      if (!before || after || before.what !== 'graphic-font') continue;
      const [font] = await tx.find(graphicFonts, { where: { file: before.id }, limit: 1 });
      if (font) throw new Refusal('IN_USE', `This is the file of the font ${font.family}. Delete the font instead.`);
    }
  },
};
