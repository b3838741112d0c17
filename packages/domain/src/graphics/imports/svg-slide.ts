import { plainText } from '../slot.ts';
import { blendModes } from '../slot-parts.ts';
import { type ImportedSlide, type ImportedSlot, type LayerReading, slotOf } from './imported-slide.ts';
import { aloneOf } from './svg-alone.ts';
import { clipOfSvg } from './svg-clip.ts';
import { contentsOf, type InHand } from './svg-content.ts';
import { combined, isElement, type Matrix, matrixOf, numbersIn, type SvgElement } from './svg-parts.ts';
import type { Reason } from './svg-shape.ts';
import { type SvgSheet, type SvgStyle, shareOf, sheetOf, styleAt } from './svg-style.ts';

const mostElements = 5_000;
const mostLayers = 500;

type Picture = ImportedSlide<string | SvgElement>['pictures'][number];

/**
 * A drawing as far as it is read without a page (`settledSvg` adds the rest): all places count from the corner of the slide.
 * Pictures are addresses with their bytes (`data:image/png;base64,…`), or drawings of their own, in pixels of the slide.
 */
export interface SvgSlide extends Omit<ImportedSlide<string | SvgElement>, 'pictures'> {
  /** `title` names the layer in remarks. */
  pictures: (Picture & { title: string })[];
}

/** Elements that show nothing by themselves. */
const definitions: ReadonlySet<string> = new Set([
  ...['defs', 'style', 'title', 'desc', 'metadata', 'linearGradient', 'radialGradient', 'pattern', 'clipPath', 'mask'],
  ...['filter', 'symbol', 'marker', 'namedview', 'view'],
]);
const groups: ReadonlySet<string> = new Set(['g', 'a', 'svg', 'switch']);
const leftOutWords: Readonly<Record<string, string>> = {
  ...{ script: 'A script is left out.', foreignObject: 'Content of another kind than SVG is left out.' },
};

const withContents = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(withContents),
];

interface Reading {
  /** Fonts that texts can have. */
  families: readonly string[];
  /** Factor from the drawing of this size to the slide. */
  scaleOf?: (extent: { width: number; height: number }) => number;
}

/**
 * Reads an SVG file into layers of a slide: texts, shapes, embedded pictures and groups; what is none of them arrives as a picture
 * (GFX-032). Returns a sentence if it is refused. Nothing in it is run, and nothing outside is asked for.
 */
export function slideOfSvg(root: SvgElement, { families, scaleOf = () => 1 }: Reading): SvgSlide | string {
  if (root.name !== 'svg') return 'This is not an SVG file.';
  const elements = withContents(root);
  if (elements.length > mostElements) return 'The file has more than 5,000 elements. Simplify it first.';
  const sheet = sheetOf(elements);
  const [left = 0, top = 0, ...extent] = numbersIn(root.attributes.viewBox ?? '');
  const [width = numbersIn(root.attributes.width ?? '')[0], height = numbersIn(root.attributes.height ?? '')[0]] =
    extent;
  if (!width || !height || width < 1 || height < 1) return 'The file does not say how large it is.';
  const scale = scaleOf({ width, height });
  const slide: SvgSlide = { width: width * scale, height: height * scale, slots: [], pictures: [], remarks: [] };
  const drawer = createDrawer({ root, slide, sheet, families, viewBox: `${left} ${top} ${width} ${height}` });
  const matrix: Matrix = [scale, 0, 0, scale, -left * scale, -top * scale];
  slide.slots = drawer.read({ parents: [], style: styleAt(root, {}, sheet), matrix }, root);
  const ids = new Set(slide.slots.map(({ id }) => id));
  slide.pictures = slide.pictures.filter(({ slot }) => ids.has(slot));
  slide.remarks = [...new Set([...slide.remarks, ...drawer.fontRemarks()])];
  if (slide.slots.length === 0) return 'The file has no layers that can be imported.';
  if (slide.slots.length > mostLayers) return 'The file has more than 500 layers. Merge some of them first.';
  return slide;
}

interface Drawing {
  root: SvgElement;
  slide: SvgSlide;
  sheet: SvgSheet;
  families: readonly string[];
  viewBox: string;
}

/** What is in force where an element is. */
interface Around {
  /** From the outermost below the root to the own parent. */
  parents: readonly SvgElement[];
  style: SvgStyle;
  matrix: Matrix;
  group?: string;
}

type Place = { id: string; name: string; order: number; parent?: string };

function createDrawer({ root, slide, sheet, families, viewBox }: Drawing) {
  const missingFonts = new Set<string>();
  /** Why layers are pictures. */
  const reasons = new Map<string, Reason>();
  let count = 0;

  function read(around: Around, { children }: SvgElement): ImportedSlot[] {
    return children.filter(isElement).flatMap((child, order) => {
      const words = leftOutWords[child.name];
      if (words) slide.remarks.push(words);
      if (words || definitions.has(child.name) || /^(animate|set$)/.test(child.name)) return [];
      count += 1;
      const { attributes } = child;
      const name = (attributes['data-name'] ?? attributes.label ?? attributes.id ?? '').slice(0, 200);
      const title = `“${name || child.name}”`;
      const leftOut = new Set<string>();
      const reading: LayerReading = { families, missingFonts, leaveOut: (what) => leftOut.add(what) };
      const style = styleAt(child, around.style, sheet);
      const matrix = combined(around.matrix, matrixOf(attributes.transform));
      const { group } = around;
      const place = { id: `layer-${count}`, name, order, ...(group && { parent: group }), ...looksOf(style, reading) };
      const made = layersOf({ element: child, style, matrix, reading }, { around, place, title });
      if (leftOut.size > 0)
        slide.remarks.push(`${title}: ${[...leftOut].join(', ')} ${leftOut.size > 1 ? 'are' : 'is'} left out.`);
      return made;
    });
  }

  interface Layer {
    around: Around;
    place: Place;
    title: string;
  }

  function layersOf(inHand: InHand, layer: Layer): ImportedSlot[] {
    const { element, style, matrix, reading } = inHand;
    const { place, around, title } = layer;
    const hasWords = withContents(element).some(({ name }) => name === 'text');
    const cut = clipLayer(inHand, place);
    const others = [
      ...(cut === 'no shape' ? [{ what: 'a clipping', reason: 'its clipping is not one shape' }] : []),
      ...reasonsOf(element, style, sheet),
    ];
    // A text stays a text, without what it cannot have.
    if (hasWords) for (const { what } of others) reading.leaveOut(what);
    else if (others[0]) return drawn(element, layer, others[0].reason);
    const clip = typeof cut === 'object' ? [cut] : [];
    const shown = clip[0] ? { ...place, mask: clip[0].id } : place;
    if (groups.has(element.name)) {
      const [remarks, pictures] = [slide.remarks.length, slide.pictures.length];
      const inside = read({ parents: [...around.parents, element], style, matrix, group: place.id }, element);
      const leaves = inside.filter(({ type }) => type !== 'group');
      // Letters of a logo are one picture, not one each.
      if (leaves.length > 1 && leaves.every(({ id }) => reasons.has(id))) {
        [slide.remarks.length, slide.pictures.length] = [remarks, pictures];
        return drawn(element, layer, reasons.get(leaves[0]!.id)!);
      }
      const group = slotOf({ ...shown, type: 'group' });
      return group && leaves.length > 0 ? [...clip, group, ...inside] : [];
    }
    if (style.visibility === 'hidden') return [];
    const contents = contentsOf(inHand, sheet);
    if (typeof contents === 'string') return drawn(element, layer, contents);
    const made = contents.flatMap((content, index) => {
      // Further lines of one path are layers above the first one.
      const own = index === 0 ? shown : { ...shown, id: `${place.id}-${index}`, order: place.order + index / 1_000 };
      const slot = slotOf({ ...own, ...content });
      if (!slot) slide.remarks.push(`${title} is left out: it lies too far away, or is too large.`);
      if (slot?.type === 'picture')
        slide.pictures.push({ slot: slot.id, name: place.name || 'Picture', title, pixels: element.attributes.href! });
      return slot ? [slot] : [];
    });
    return made.length > 0 ? [...clip, ...made] : [];
  }

  /** An element as a picture layer over the whole slide, until the page knows where it is. */
  function drawn(element: SvgElement, { around, place, title }: Layer, reason: Reason): ImportedSlot[] {
    const box = { x: 0, y: 0, width: slide.width, height: slide.height };
    const slot = slotOf({ ...place, type: 'picture', box });
    const isTooMany = slide.pictures.length > mostLayers;
    const { width, height } = slide;
    const whole = { root, parents: around.parents, element, byId: sheet.byId, viewBox, width, height };
    const alone = isTooMany ? null : aloneOf(whole);
    slide.remarks.push(
      slot && alone ? `${title} arrives as a picture: ${reason}.` : `${title} is left out: it cannot be drawn here.`,
    );
    if (!slot || !alone) return [];
    reasons.set(slot.id, reason);
    slide.pictures.push({ slot: slot.id, name: place.name || 'Picture', title, pixels: alone });
    return [slot];
  }

  /** The layer that cuts the one in hand out: it lies beside it, and is not shown by itself. A clipping that does not exist clips nothing. */
  function clipLayer({ style, matrix }: InHand, { id, order, parent }: Place): ImportedSlot | 'no shape' | undefined {
    const reference = style['clip-path'] ?? 'none';
    if (!isThere(reference, sheet)) return undefined;
    const outline = clipOfSvg(reference, matrix, sheet);
    const place = { id: `${id}-clip`, name: 'Clipping', order: order - 0.5, ...(parent && { parent }), hidden: true };
    const fill = { kind: 'colour', colour: '#ffffff' } as const;
    return (outline && slotOf({ ...place, type: 'shape', ...outline, fill })) ?? 'no shape';
  }

  const fontRemarks = () =>
    missingFonts.size > 0 ? [`${[...missingFonts].join(', ')}: not a font here. ${plainText.font} stands in.`] : [];
  return { read, fontRemarks };
}

/** Whether a style names something, and what it names exists. */
function isThere(reference: string | undefined, { byId }: SvgSheet): boolean {
  if (!reference || reference === 'none') return false;
  const [, id] = /^url\(\s*['"]?#([^'")]+)/.exec(reference.trim()) ?? [];
  return id === undefined || byId.has(id);
}

/** What makes an element no layer of ours, whatever is in it: as a part that a text is without, and as a reason. */
function reasonsOf(
  { name, attributes }: SvgElement,
  style: SvgStyle,
  sheet: SvgSheet,
): { what: string; reason: Reason }[] {
  const { x, y, viewBox } = attributes;
  return [
    ...(isThere(style.mask, sheet) ? [{ what: 'a mask', reason: 'it has a mask' }] : []),
    ...(isThere(style.filter, sheet) ? [{ what: 'a filter', reason: 'it has a filter' }] : []),
    ...(name === 'use' ? [{ what: 'a repetition', reason: 'it repeats another element' }] : []),
    ...(name === 'svg' && (x ?? y ?? viewBox) !== undefined
      ? [{ what: 'the place of a drawing within the drawing', reason: 'it is a drawing within the drawing' }]
      : []),
  ];
}

function looksOf(style: SvgStyle, reading: LayerReading) {
  const blendMode = (style['mix-blend-mode'] ?? 'normal').replaceAll('-', ' ');
  const blend = blendModes.find((mode) => mode === blendMode);
  if (!blend) reading.leaveOut(`the blend mode ${blendMode}`);
  return { hidden: style.display === 'none', opacity: shareOf(style.opacity, 1), blend: blend ?? 'normal' };
}
