import type { SlotFill } from '../slot-parts.ts';
import { fontIn, pixelsOf } from './svg-font.ts';
import { isElement, numbersIn, type SvgElement } from './svg-parts.ts';

/** Properties in force at an element: its own and inherited ones. */
export type SvgStyle = Readonly<Record<string, string>>;

const inherited = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'visibility', 'color'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'fill-rule'],
  ...['marker', 'marker-start', 'marker-mid', 'marker-end'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
  ...['letter-spacing', 'text-anchor', 'text-transform'],
] as const;
const own = [
  'opacity',
  'display',
  'mix-blend-mode',
  'clip-path',
  'mask',
  'filter',
  'stop-color',
  'stop-opacity',
] as const;
/** Size of letters where a file does not say. */
export const plainSize = 16;
const known: ReadonlySet<string> = new Set([...inherited, ...own]);

/** What is looked up in other parts of the file. */
export interface SvgSheet {
  /** Declarations by the element, class or id that they are for: `text`, `.st0`, `#Title`. */
  rules: ReadonlyMap<string, SvgStyle>;
  byId: ReadonlyMap<string, SvgElement>;
}

const declarations = (text: string): SvgStyle =>
  Object.fromEntries(
    text.split(';').flatMap((line) => {
      const at = line.indexOf(':');
      const name = line.slice(0, at).trim();
      const value = line
        .slice(at + 1)
        .replace('!important', '')
        .trim();
      if (at > 0 && name === 'font') return Object.entries(fontIn(value));
      return at > 0 && known.has(name) ? [[name, value]] : [];
    }),
  );

/** A style sheet without comments and what it imports: addresses may have `;` in them. */
export const plainSheet = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/@(?:import|charset|namespace)(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*(?:;|$)/gi, '');

const textIn = ({ children }: SvgElement): string => children.filter((child) => !isElement(child)).join('');

export function sheetOf(elements: readonly SvgElement[]): SvgSheet {
  const rules = new Map<string, SvgStyle>();
  for (const element of elements.filter(({ name }) => name === 'style'))
    for (const [, selectors = '', body = ''] of plainSheet(textIn(element)).matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*([.#]?[\w-]+)\s*(?=,|$)/g))
        rules.set(name, { ...rules.get(name), ...declarations(body) });
  const byId = new Map(elements.flatMap((each) => (each.attributes.id ? [[each.attributes.id, each] as const] : [])));
  return { rules, byId };
}

/** Attributes give way to rules for elements, classes and ids, in this order, and these to the element's own `style`. */
export function styleAt({ name, attributes }: SvgElement, parent: SvgStyle, { rules }: SvgSheet): SvgStyle {
  const kept = Object.entries(parent).filter(([key]) => (inherited as readonly string[]).includes(key));
  const given = Object.entries(attributes).filter(([key]) => known.has(key));
  const classes = (attributes.class ?? '').split(/\s+/).map((each) => `.${each}`);
  const own: Record<string, string> = Object.assign(
    Object.fromEntries(given),
    ...[name, ...classes, `#${attributes.id ?? ''}`].map((selector) => rules.get(selector) ?? {}),
    declarations(attributes.style ?? ''),
  );
  // Sizes in shares are those of the parent's letters, and heirs get the size, not the share.
  const size = own['font-size'];
  const pixels = size && pixelsOf(size, pixelsOf(parent['font-size'], plainSize) ?? plainSize);
  return { ...Object.fromEntries(kept), ...own, ...(pixels && { 'font-size': `${pixels}` }) };
}

const names: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', red: '#ff0000', green: '#008000', blue: '#0000ff', yellow: '#ffff00' },
  ...{ orange: '#ffa500', purple: '#800080', navy: '#000080', gray: '#808080', grey: '#808080', silver: '#c0c0c0' },
  ...{ gold: '#ffd700', maroon: '#800000', lime: '#00ff00', teal: '#008080', aqua: '#00ffff', cyan: '#00ffff' },
};
const byte = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Share of a number or a percentage. */
export const shareOf = (text: string | undefined, otherwise: number): number => {
  const [number] = numbersIn(text ?? '');
  if (number === undefined) return otherwise;
  return Math.min(1, Math.max(0, text!.includes('%') ? number / 100 : number));
};

/** A colour as `#rrggbb`, with `aa` below full opacity; null for none, undefined for one that is not understood. */
export function colourOfSvg(text: string, opacity = 1): string | null | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'none' || written === 'transparent') return null;
  const alpha = opacity < 1 ? byte(opacity * 255) : '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(written);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}${alpha}`;
  if (/^#[0-9a-f]{6}$/.test(written)) return written + alpha;
  const rgb = /^rgba?\(/.test(written) ? numbersIn(written) : [];
  if (rgb.length >= 3 && !written.includes('%'))
    return `#${rgb.slice(0, 3).map(byte).join('')}${(rgb[3] ?? 1) * opacity < 1 ? byte((rgb[3] ?? 1) * opacity * 255) : ''}`;
  return names[written] ? names[written] + alpha : undefined;
}

/** The fill or stroke of an element: null for none, undefined for one that is not understood. */
export function paintOf(style: SvgStyle, of: 'fill' | 'stroke', sheet: SvgSheet): SlotFill | null | undefined {
  const paint = style[of] ?? (of === 'fill' ? '#000000' : 'none');
  const opacity = shareOf(style[`${of}-opacity`], 1);
  const id = /^url\(\s*['"]?#([^'")]+)/.exec(paint.trim())?.[1];
  if (id !== undefined) return gradientOf(sheet.byId.get(id), sheet, opacity);
  const colour = colourOfSvg(paint === 'currentColor' ? (style.color ?? '#000000') : paint, opacity);
  if (!colour) return colour === null ? null : undefined;
  return { kind: 'colour', colour };
}

function gradientOf(element: SvgElement | undefined, sheet: SvgSheet, opacity: number): SlotFill | undefined {
  if (!element) return undefined;
  const stops = stopsOf(element, sheet, opacity);
  if (stops.length < 2 || stops.length > 12) return undefined;
  if (element.name === 'radialGradient') return { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops };
  if (element.name !== 'linearGradient') return undefined;
  const { x1, y1, x2, y2 } = element.attributes;
  const [fromX = 0] = numbersIn(x1 ?? '0');
  const [fromY = 0] = numbersIn(y1 ?? '0');
  const [toX = 1] = numbersIn(x2 ?? '1');
  const [toY = 0] = numbersIn(y2 ?? '0');
  return { kind: 'linear', turn: (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI, stops };
}

/** Stops of a gradient, or of the one that it takes them from. */
function stopsOf(element: SvgElement, sheet: SvgSheet, opacity: number) {
  const own = element.children.filter(isElement).filter(({ name }) => name === 'stop');
  const other = sheet.byId.get((element.attributes.href ?? '').replace('#', ''));
  const stops = own.length > 0 || !other ? own : other.children.filter(isElement);
  return stops.flatMap((stop) => {
    const style = styleAt(stop, {}, sheet);
    const colour = colourOfSvg(style['stop-color'] ?? '#000000');
    const at = shareOf(stop.attributes.offset, 0);
    return colour ? [{ at, colour, opacity: opacity * shareOf(style['stop-opacity'], 1) }] : [];
  });
}
