import { sameJson } from '@pavilion/sync';
import { plainText } from '../slot.ts';
import type { TextLayout, TextRun, TextStyle } from '../slot-parts.ts';
import { fontOfName } from './font-of-name.ts';
import type { LayerReading } from './imported-slide.ts';
import { pixelsOf } from './svg-font.ts';
import { isElement, isEven, type Matrix, moved, numbersIn, type SvgElement } from './svg-parts.ts';
import { paintOf, plainSize, type SvgSheet, type SvgStyle, styleAt } from './svg-style.ts';
import { boundsAtPoint, hundredths, turnedBox } from './text-place.ts';

interface Piece {
  words: string;
  style: SvgStyle;
}

interface Lines {
  pieces: Piece[];
  /** Where the last line begins. */
  y: number;
  /** From the first line to the second; 0 if there is one. */
  gap: number;
}

/** A text of an SVG file; null for an empty one. */
export function textOfSvg(
  element: SvgElement,
  style: SvgStyle,
  matrix: Matrix,
  sheet: SvgSheet,
  reading: LayerReading,
) {
  const lines: Lines = { pieces: [], y: firstOf(element, 'y'), gap: 0 };
  addPieces(lines, element, style, sheet);
  const { pieces, gap } = lines;
  const written = pieces.map(({ words }) => words).join('');
  if (written.trim() === '') return null;
  const scale = Math.hypot(matrix[0], matrix[1]);
  if (!isEven(matrix)) reading.leaveOut('its distortion');
  const styles = pieces.map((piece) => {
    const read = textStyleOf(piece.style, scale, sheet, reading);
    return gap > 0 ? { ...read, lineHeight: shareOfSize((gap * scale) / read.size) } : read;
  });
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
    // Only a text that wraps has more than one line. Its box is as wide as its longest line, so none breaks.
    textLayout: { align, wrap: written.includes('\n') },
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
function addPieces(lines: Lines, { children }: SvgElement, style: SvgStyle, sheet: SvgSheet): void {
  const { pieces } = lines;
  for (const child of children) {
    const last = pieces.at(-1);
    if (!isElement(child)) {
      const words = child.replace(/\s+/g, ' ');
      const shown = !last || last.words.endsWith('\n') ? words.trimStart() : words;
      if (shown !== '') pieces.push({ words: shown, style });
    } else if (child.name === 'tspan') {
      const own = styleAt(child, style, sheet);
      const em = pixelsOf(own['font-size'], plainSize) ?? plainSize;
      const [down = 0, y] = [pixelsOf(child.attributes.dy, em), pixelsOf(child.attributes.y, em)];
      // Parts of one line may have places of their own along it.
      const begins = last !== undefined && (down > 0 || (y !== undefined && Math.abs(y - lines.y) > 0.01 * em));
      if (begins) {
        last.words = `${last.words.trimEnd()}\n`;
        lines.gap ||= (y === undefined ? 0 : y - lines.y) + down;
      }
      lines.y = y ?? lines.y;
      addPieces(lines, child, own, sheet);
    }
  }
}

function textStyleOf(style: SvgStyle, scale: number, sheet: SvgSheet, reading: LayerReading): TextStyle {
  const size = pixelsOf(style['font-size'], plainSize) ?? plainSize;
  const font = fontOf(style['font-family'] ?? '', reading);
  const [weight] = numbersIn(style['font-weight'] ?? '');
  const named = style['font-weight'] === 'bold' ? 700 : font.weight;
  const paint = paintOf(style, 'fill', sheet);
  if (paint && paint.kind !== 'colour') reading.leaveOut('a gradient');
  return {
    ...plainText,
    font: font.family ?? plainText.font,
    weight: Math.min(900, Math.max(100, Math.round(weight ?? named))),
    italic: font.italic || /italic|oblique/.test(style['font-style'] ?? ''),
    size: Math.min(2_000, Math.max(1, hundredths(size * scale))),
    colour: paint?.kind === 'colour' ? paint.colour : '#000000',
    lineHeight: lineHeightOf(style['line-height'], size),
    letterSpacing: spacingOf(style['letter-spacing'], size),
    case: style['text-transform'] === 'uppercase' ? 'upper' : 'as typed',
  };
}

/** The first of the named fonts that we have. */
function fontOf(families: string, { families: ours, missingFonts }: LayerReading) {
  const names = families.split(',').map((name) => name.trim().replace(/['"]/g, ''));
  const fonts = names.map((name) => fontOfName(name, ours));
  const [first = ''] = names;
  const found = fonts.find(({ family }) => family !== undefined);
  if (!found && first) missingFonts.add(first);
  return found ?? fonts[0]!;
}

/** A number alone is a share of the size. */
function lineHeightOf(text: string | undefined, size: number): number {
  const share = /^\s*[\d.]+\s*$/.test(text ?? '') ? Number(text) : (pixelsOf(text, size) ?? 0) / size;
  return share > 0 ? shareOfSize(share) : 1.2;
}

const shareOfSize = (share: number): number => Math.min(4, Math.max(0.5, hundredths(share)));

const spacingOf = (text: string | undefined, size: number): number =>
  Math.min(2_000, Math.max(-500, Math.round(((pixelsOf(text, size) ?? 0) / size) * 1_000)));
