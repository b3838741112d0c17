import {
  buildScene,
  type Design,
  type Graphic,
  sizeOrder,
  type UnfitNote,
  unfitIn,
  unfitWords,
} from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { rendererOf } from '../../engines/drawing/renderer.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { fetchFonts } from './fetch-fonts.ts';

const seconds = 60;

/**
 * What is wrong with the texts of a template, in any size of any slide, as the editor shows them: they do not fit, or have letters that
 * no font has. Null if all are well (GFX-008).
 */
export async function unfitTextsOf(context: Context, design: Design): Promise<string | null> {
  const places = sizeOrder(design.sizes).flatMap((size) =>
    design.slides.map(({ id: slide }) => ({
      size,
      slide,
      scene: buildScene(design, { slide, size, placeholders: true }),
    })),
  );
  const scenes = places.map(({ scene }) => scene);
  const { tools } = await mediaTools(context.config);
  return inWorkFolder(context.config, 'measure', async (folder) => {
    const materials = await fetchFonts(context, scenes, folder);
    const renderer = rendererOf(context.config, tools?.prlimit ?? null);
    const answer = await renderer.draw({ kind: 'measure', scenes, ...materials }, { seconds });
    const found = 'unfit' in answer ? answer.unfit : [];
    const named = places.flatMap(({ size, slide }, at) => {
      const here = found.filter(({ scene }) => scene === at);
      return unfitIn(design, { size, slides: [slide] }, here);
    });
    return named.length > 0 ? unfitWords(named) : null;
  });
}

/** A graphic of an export, and what is wrong with its texts. */
export interface UnfitGraphic {
  graphic: Pick<Graphic, 'id' | 'name'>;
  notes: readonly UnfitNote[];
}

/** Refusal of an export for its texts, with the ids of their graphics. */
export class UnfitGraphics extends Refusal {
  readonly graphics: string[];

  constructor(message: string, found: readonly UnfitGraphic[]) {
    super('INCOMPLETE', message.slice(0, 1_000));
    this.graphics = found.map(({ graphic }) => graphic.id);
  }
}

const mostGraphics = 3;
/** Longest part of a graphic's name in a sentence about several. */
const shownName = 60;

/** Refuses an export of `total` graphics if texts of some are wrong (GFX-008). The sentence names the first of them. */
export function demandFit(found: readonly UnfitGraphic[], total: number): void {
  const [first] = found;
  if (!first) return;
  if (total === 1) throw new UnfitGraphics(unfitWords(first.notes), found);
  const [tooLong, noFont] = [namedOf(found, 'too long'), namedOf(found, 'no font')];
  const sentences = [
    ...(tooLong
      ? [`The texts of ${tooLong.count} of ${total} graphics do not fit: ${tooLong.named}. Shorten them.`]
      : []),
    ...(noFont ? [`Letters of ${noFont.count} of ${total} graphics are in none of the fonts: ${noFont.named}.`] : []),
  ];
  throw new UnfitGraphics(sentences.join(' '), found);
}

/** The first graphics in which this is wrong, each with what it is. */
function namedOf(found: readonly UnfitGraphic[], why: UnfitNote['why']): { count: number; named: string } | null {
  const all = found.flatMap(({ graphic: { name }, notes }) => {
    const words = new Set(notes.flatMap((note) => (note.why === why ? note.words : [])));
    if (words.size === 0) return [];
    const short = [...name].length > shownName ? `${[...name].slice(0, shownName).join('')}…` : name;
    return `“${short}” (${[...words].slice(0, 2).join(', ')})`;
  });
  const more = all.length > mostGraphics ? `, and ${all.length - mostGraphics} more` : '';
  return all.length > 0 ? { count: all.length, named: `${all.slice(0, mostGraphics).join(', ')}${more}` } : null;
}
