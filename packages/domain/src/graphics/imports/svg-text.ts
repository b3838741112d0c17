import { sameJson } from '@pavilion/sync';
import { plainText } from '../slot.ts';
import type { TextLayout, TextRun, TextStyle } from '../slot-parts.ts';
import { fontOfName } from './font-of-name.ts';
import type { LayerReading } from './imported-slide.ts';
import { isElement, type Matrix, moved, numbersIn, type SvgElement } from './svg-parts.ts';
import { paintOf, type SvgSheet, type SvgStyle, styleAt } from './svg-style.ts';
import { boundsAtPoint, hundredths, turnedBox } from './text-place.ts';

interface Piece {
  words: string;
  style: SvgStyle;
}

/** A text of an SVG file; null for an empty one. */
export function textOfSvg(
  element: SvgElement,
  style: SvgStyle,
  matrix: Matrix,
  sheet: SvgSheet,
  reading: LayerReading,
) {
  const pieces: Piece[] = [];
  addPieces(pieces, element, style, sheet);
  const written = pieces.map(({ words }) => words).join('');
  if (written.trim() === '') return null;
  const scale = Math.hypot(matrix[0], matrix[1]);
  const styles = pieces.map((piece) => textStyleOf(piece.style, scale, sheet, reading));
  const textStyle = styles[0]!;
  const runs = pieces.map(({ words }, index): TextRun => {
    const own = Object.fromEntries(
      Object.entries(styles[index]!).filter(([key, value]) => !sameJson(value, textStyle[key as keyof TextStyle])),
    );
    return Object.keys(own).length > 0 ? { text: words, style: own } : { text: words };
  });
  const align = alignOf(style['text-anchor']);
  const local = boundsAtPoint({ written, align, textStyle, width: 0 });
  const at = moved(matrix, { x: firstOf(element, 'x'), y: firstOf(element, 'y') });
  return {
    runs,
    textStyle,
    textLayout: { align, wrap: false },
    box: turnedBox(local, at, Math.atan2(matrix[1], matrix[0])),
  };
}

function alignOf(anchor: string | undefined): TextLayout['align'] {
  if (anchor === 'middle') return 'centre';
  return anchor === 'end' ? 'right' : 'left';
}

/** The place of a text, which some programs write on its first part. */
function firstOf({ attributes, children }: SvgElement, key: 'x' | 'y'): number {
  const [own] = numbersIn(attributes[key] ?? '');
  const first = children.find(isElement);
  return own ?? (first ? firstOf(first, key) : 0);
}

/** The words of a text by their styles; a part with a place of its own begins a line. */
function addPieces(pieces: Piece[], { children }: SvgElement, style: SvgStyle, sheet: SvgSheet): void {
  for (const child of children) {
    const last = pieces.at(-1);
    if (!isElement(child)) {
      const words = child.replace(/\s+/g, ' ');
      const shown = !last || last.words.endsWith('\n') ? words.trimStart() : words;
      if (shown !== '') pieces.push({ words: shown, style });
    } else if (child.name === 'tspan') {
      const { y, dy = '0' } = child.attributes;
      if (last && (y !== undefined || Number.parseFloat(dy) > 0)) last.words = `${last.words.trimEnd()}\n`;
      addPieces(pieces, child, styleAt(child, style, sheet), sheet);
    }
  }
}

function textStyleOf(style: SvgStyle, scale: number, sheet: SvgSheet, reading: LayerReading): TextStyle {
  const [plainSize = 16] = numbersIn(style['font-size'] ?? '');
  const [family = ''] = (style['font-family'] ?? '').split(',').map((name) => name.trim().replace(/['"]/g, ''));
  const font = fontOfName(family, reading.families);
  if (!font.family && family) reading.missingFonts.add(family);
  const [weight] = numbersIn(style['font-weight'] ?? '');
  const named = style['font-weight'] === 'bold' ? 700 : font.weight;
  const [spacing = 0] = numbersIn(style['letter-spacing'] ?? '');
  const isShare = style['letter-spacing']?.trim().endsWith('em') === true;
  const paint = paintOf(style, 'fill', sheet);
  if (paint && paint.kind !== 'colour') reading.leaveOut('a gradient');
  return {
    ...plainText,
    font: font.family ?? plainText.font,
    weight: Math.min(900, Math.max(100, Math.round(weight ?? named))),
    italic: font.italic || /italic|oblique/.test(style['font-style'] ?? ''),
    size: Math.min(2_000, Math.max(1, hundredths(plainSize * scale))),
    colour: paint?.kind === 'colour' ? paint.colour : '#000000',
    lineHeight: 1.2,
    letterSpacing: Math.min(2_000, Math.max(-500, Math.round((isShare ? spacing : spacing / plainSize) * 1_000))),
    case: style['text-transform'] === 'uppercase' ? 'upper' : 'as typed',
  };
}
