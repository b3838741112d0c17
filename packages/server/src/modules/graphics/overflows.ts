import {
  buildScene,
  type Design,
  type Graphic,
  overflowsIn,
  overflowWords,
  sizeOrder,
} from '@pavilion/domain/graphics';
import type { Context } from '../../context.ts';
import { rendererOf } from '../../engines/drawing/renderer.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import { fetchFonts } from './fetch-fonts.ts';

const seconds = 60;

/** A sentence about the texts of a template that do not fit, in any size of any slide, as the editor shows them; null if all do (GFX-008). */
export async function overflowsOf(context: Context, design: Design): Promise<string | null> {
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
    const found = 'overflowing' in answer ? answer.overflowing : [];
    const named = places.flatMap(({ size, slide }, at) => {
      const here = found.filter((id) => id.startsWith(`${at} `)).map((id) => id.slice(`${at} `.length));
      return overflowsIn(design, { size, slides: [slide] }, here);
    });
    return named.length > 0 ? overflowWords(named) : null;
  });
}

/** A graphic of an export with its texts that do not fit. */
export interface TooLong {
  graphic: Pick<Graphic, 'id' | 'name'>;
  texts: readonly string[];
}

/** Refusal of an export for its texts, with the ids of their graphics. */
export class UnfitGraphics extends Refusal {
  readonly graphics: string[];

  constructor(message: string, found: readonly TooLong[]) {
    super('INCOMPLETE', message);
    this.graphics = found.map(({ graphic }) => graphic.id);
  }
}

const mostGraphics = 3;
/** Longest part of a graphic's name in a sentence about several. */
const shownName = 60;

/** Refuses an export of `total` graphics some of which have a text that does not fit (GFX-008). Of several, it names the first. */
export function demandFit(found: readonly TooLong[], total: number): void {
  const [first] = found;
  if (!first) return;
  if (total === 1) throw new UnfitGraphics(overflowWords(first.texts), found);
  const named = found.slice(0, mostGraphics).map(({ graphic: { name }, texts }) => {
    const short = [...name].length > shownName ? `${[...name].slice(0, shownName).join('')}…` : name;
    return `“${short}” (${[...new Set(texts)].slice(0, 2).join(', ')})`;
  });
  const more = found.length > mostGraphics ? `, and ${found.length - mostGraphics} more` : '';
  const subject = `The texts of ${found.length} of ${total} graphics do not fit`;
  throw new UnfitGraphics(`${subject}: ${named.join(', ')}${more}. Shorten them.`.slice(0, 1_000), found);
}
