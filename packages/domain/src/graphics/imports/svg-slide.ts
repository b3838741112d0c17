import { plainText } from '../slot.ts';
import { blendModes } from '../slot-parts.ts';
import { grouped, type ImportedSlide, type ImportedSlot, type LayerReading, slotOf } from './imported-slide.ts';
import { combined, isElement, type Matrix, matrixOf, numbersIn, type SvgElement } from './svg-parts.ts';
import { boxOf, lineOfSvg, outlineOfSvg } from './svg-shape.ts';
import { paintOf, type SvgSheet, type SvgStyle, shareOf, sheetOf, styleAt } from './svg-style.ts';
import { textOfSvg } from './svg-text.ts';

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
      const made = groups.has(child.name)
        ? grouped(place, read(child, own, inHand.matrix, id))
        : layerOf(inHand, place, `“${name || child.name}”`);
      if (leftOut.size > 0)
        slide.remarks.push(
          `“${name || child.name}”: ${[...leftOut].join(', ')} ${leftOut.size > 1 ? 'are' : 'is'} left out.`,
        );
      if (made === null) slide.remarks.push(tooFar(`“${name || child.name}”`));
      return made ?? [];
    });
  }

  function layerOf(inHand: InHand, place: Place, title: string): ImportedSlot[] {
    const { element, style } = inHand;
    const words = leftOutWords[element.name];
    if (words) slide.remarks.push(words);
    if (words || /^(animate|set$)/.test(element.name) || style.visibility === 'hidden') return [];
    const content = contentOf(inHand, sheet);
    if (content === null) slide.remarks.push(`${title} is left out: it cannot be drawn here.`);
    const slot = content && slotOf({ ...place, ...content });
    if (content && !slot) slide.remarks.push(tooFar(title));
    if (slot?.type === 'picture')
      slide.pictures.push({ slot: slot.id, name: place.name || 'Picture', pixels: element.attributes.href ?? '' });
    return slot ? [slot] : [];
  }

  const fontRemarks = () =>
    missingFonts.size > 0 ? [`${[...missingFonts].join(', ')}: not a font here. ${plainText.font} stands in.`] : [];
  return { read, fontRemarks };
}

const tooFar = (title: string) => `${title} is left out: it lies too far away, or is too large.`;

interface InHand {
  element: SvgElement;
  style: SvgStyle;
  matrix: Matrix;
  reading: LayerReading;
}
type Place = { id: string; name: string; order: number };

/** What an element shows: undefined for nothing, null for what we cannot draw. */
function contentOf({ element, style, matrix, reading }: InHand, sheet: SvgSheet) {
  if (element.name === 'text') {
    const text = textOfSvg(element, style, matrix, sheet, reading);
    return text ? { type: 'text' as const, ...text } : undefined;
  }
  if (element.name === 'image') {
    const read = (key: string) => numbersIn(element.attributes[key] ?? '')[0] ?? 0;
    const box = boxOf(matrix, { x: read('x'), y: read('y'), width: read('width'), height: read('height') });
    const isInside = /^data:image\/(png|jpe?g|webp);base64,/.test(element.attributes.href ?? '');
    if (!isInside) return null;
    return box ? { type: 'picture' as const, box } : null;
  }
  const stroke = paintOf(style, 'stroke', sheet);
  const [plainWidth = 1] = numbersIn(style['stroke-width'] ?? '');
  const width = Math.min(500, plainWidth * Math.hypot(matrix[0], matrix[1]));
  if (element.name === 'line') {
    if (!stroke) return undefined;
    return {
      type: 'shape' as const,
      shape: 'rectangle' as const,
      box: lineOfSvg(element, matrix, width),
      fill: stroke,
    };
  }
  const fill = paintOf(style, 'fill', sheet);
  if (fill === null && stroke === null) return undefined;
  const outline = outlineOfSvg(element, matrix);
  if (!outline || (fill === undefined && !stroke)) return null;
  const { isOpen, ...drawn } = outline;
  if (isOpen && !fill) return null;
  if (fill === undefined) reading.leaveOut('a fill');
  if ((isOpen && stroke) || (stroke !== null && stroke?.kind !== 'colour')) reading.leaveOut('a stroke');
  const line = !isOpen && stroke?.kind === 'colour' ? { stroke: { colour: stroke.colour, width } } : {};
  return { type: 'shape' as const, ...drawn, ...line, ...(fill && { fill }) };
}

function looksOf(style: SvgStyle, reading: LayerReading) {
  for (const [key, words] of [
    ['clip-path', 'a clipping'],
    ['mask', 'a mask'],
    ['filter', 'a filter'],
  ] as const)
    if (style[key] && style[key] !== 'none') reading.leaveOut(words);
  const blendMode = (style['mix-blend-mode'] ?? 'normal').replaceAll('-', ' ');
  const blend = blendModes.find((mode) => mode === blendMode);
  if (!blend) reading.leaveOut(`the blend mode ${blendMode}`);
  return { hidden: style.display === 'none', opacity: shareOf(style.opacity, 1), blend: blend ?? 'normal' };
}
