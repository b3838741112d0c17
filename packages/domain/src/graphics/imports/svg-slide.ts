import { plainText } from '../slot.ts';
import { blendModes } from '../slot-parts.ts';
import { grouped, type ImportedSlide, type ImportedSlot, type LayerReading, slotOf } from './imported-slide.ts';
import { clipOfSvg } from './svg-clip.ts';
import { contentsOf, type InHand } from './svg-content.ts';
import { combined, isElement, type Matrix, matrixOf, numbersIn, type SvgElement } from './svg-parts.ts';
import { type SvgSheet, type SvgStyle, shareOf, sheetOf, styleAt } from './svg-style.ts';

const mostElements = 5_000;
const mostLayers = 500;

/** Pictures as addresses with their bytes: `data:image/png;base64,…`. */
export type SvgSlide = ImportedSlide<string>;

/** Elements that show nothing by themselves. */
const definitions: ReadonlySet<string> = new Set([
  ...['defs', 'style', 'title', 'desc', 'metadata', 'linearGradient', 'radialGradient', 'pattern', 'clipPath', 'mask'],
  ...['filter', 'symbol', 'marker', 'namedview'],
]);
const groups: ReadonlySet<string> = new Set(['g', 'a', 'svg', 'switch']);
const leftOutWords: Readonly<Record<string, string>> = {
  ...{ script: 'A script is left out.', foreignObject: 'Content of another kind than SVG is left out.' },
  use: 'Repeated elements are left out. Expand them in the drawing program first.',
};

const withContents = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(withContents),
];

/**
 * Reads an SVG file into layers of a slide: texts, shapes, embedded pictures and groups (GFX-032). Returns a sentence if it is refused.
 * Nothing in it is run, and nothing outside is asked for. `families` are the fonts that texts can have.
 */
export function slideOfSvg(root: SvgElement, families: readonly string[]): SvgSlide | string {
  if (root.name !== 'svg') return 'This is not an SVG file.';
  const elements = withContents(root);
  if (elements.length > mostElements) return 'The file has more than 5,000 elements. Simplify it first.';
  const sheet = sheetOf(elements);
  const [left = 0, top = 0, ...extent] = numbersIn(root.attributes.viewBox ?? '');
  const [width = numbersIn(root.attributes.width ?? '')[0], height = numbersIn(root.attributes.height ?? '')[0]] =
    extent;
  if (!width || !height || width < 1 || height < 1) return 'The file does not say how large it is.';
  const slide: SvgSlide = { width, height, slots: [], pictures: [], remarks: [] };
  const drawer = createDrawer(slide, sheet, families);
  slide.slots = drawer.read(root, styleAt(root, {}, sheet), [1, 0, 0, 1, -left, -top], undefined);
  const ids = new Set(slide.slots.map(({ id }) => id));
  slide.pictures = slide.pictures.filter(({ slot }) => ids.has(slot));
  slide.remarks = [...new Set([...slide.remarks, ...drawer.fontRemarks()])];
  if (slide.slots.length === 0) return 'The file has no layers that can be imported.';
  if (slide.slots.length > mostLayers) return 'The file has more than 500 layers. Merge some of them first.';
  return slide;
}

function createDrawer(slide: SvgSlide, sheet: SvgSheet, families: readonly string[]) {
  const missingFonts = new Set<string>();
  let count = 0;

  function read(element: SvgElement, style: SvgStyle, matrix: Matrix, parent: string | undefined): ImportedSlot[] {
    return element.children.filter(isElement).flatMap((child, order) => {
      if (definitions.has(child.name)) return [];
      count += 1;
      const id = `layer-${count}`;
      const { attributes } = child;
      const name = (attributes['data-name'] ?? attributes.label ?? attributes.id ?? '').slice(0, 200);
      const leftOut = new Set<string>();
      const reading: LayerReading = { families, missingFonts, leaveOut: (what) => leftOut.add(what) };
      const own = styleAt(child, style, sheet);
      const inHand = { element: child, style: own, matrix: combined(matrix, matrixOf(attributes.transform)), reading };
      const place = { id, name, order, ...(parent && { parent }), ...looksOf(own, reading) };
      const cut = clipLayer(inHand, place);
      const shown = cut ? { ...place, mask: cut.id } : place;
      const made = groups.has(child.name)
        ? grouped(shown, read(child, own, inHand.matrix, id))
        : layersOf(inHand, shown, `“${name || child.name}”`);
      if (cut && made && made.length > 0) made.unshift(cut);
      if (leftOut.size > 0)
        slide.remarks.push(
          `“${name || child.name}”: ${[...leftOut].join(', ')} ${leftOut.size > 1 ? 'are' : 'is'} left out.`,
        );
      if (made === null) slide.remarks.push(tooFar(`“${name || child.name}”`));
      return made ?? [];
    });
  }

  function layersOf(inHand: InHand, place: Place, title: string): ImportedSlot[] {
    const { element, style } = inHand;
    const words = leftOutWords[element.name];
    if (words) slide.remarks.push(words);
    if (words || /^(animate|set$)/.test(element.name) || style.visibility === 'hidden') return [];
    const contents = contentsOf(inHand, sheet);
    if (contents === null) slide.remarks.push(`${title} is left out: it cannot be drawn here.`);
    return (contents ?? []).flatMap((content, index) => {
      // Further lines of one path are layers above the first one.
      const own = index === 0 ? place : { ...place, id: `${place.id}-${index}`, order: place.order + index / 1_000 };
      const slot = slotOf({ ...own, ...content });
      if (!slot) slide.remarks.push(tooFar(title));
      if (slot?.type === 'picture')
        slide.pictures.push({ slot: slot.id, name: place.name || 'Picture', pixels: element.attributes.href ?? '' });
      return slot ? [slot] : [];
    });
  }

  /** The layer that cuts the one in hand out: it lies beside it, and is not shown by itself. */
  function clipLayer({ style, matrix, reading }: InHand, { id, order, parent }: Place): ImportedSlot | null {
    const reference = style['clip-path'] ?? 'none';
    if (reference === 'none') return null;
    const outline = clipOfSvg(reference, matrix, sheet);
    const place = { id: `${id}-clip`, name: 'Clipping', order: order - 0.5, ...(parent && { parent }), hidden: true };
    const fill = { kind: 'colour', colour: '#ffffff' } as const;
    const cut = outline && slotOf({ ...place, type: 'shape', ...outline, fill });
    if (!cut) reading.leaveOut('a clipping');
    return cut;
  }

  const fontRemarks = () =>
    missingFonts.size > 0 ? [`${[...missingFonts].join(', ')}: not a font here. ${plainText.font} stands in.`] : [];
  return { read, fontRemarks };
}

type Place = { id: string; name: string; order: number; parent?: string };

const tooFar = (title: string) => `${title} is left out: it lies too far away, or is too large.`;

function looksOf(style: SvgStyle, reading: LayerReading) {
  for (const [key, words] of [
    ['mask', 'a mask'],
    ['filter', 'a filter'],
  ] as const)
    if (style[key] && style[key] !== 'none') reading.leaveOut(words);
  const blendMode = (style['mix-blend-mode'] ?? 'normal').replaceAll('-', ' ');
  const blend = blendModes.find((mode) => mode === blendMode);
  if (!blend) reading.leaveOut(`the blend mode ${blendMode}`);
  return { hidden: style.display === 'none', opacity: shareOf(style.opacity, 1), blend: blend ?? 'normal' };
}
