import type { SlotBox, TextLayout, TextStyle } from '../slot-parts.ts';

/** The middle of capitals above the baseline, as a share of the size. */
const middleOfCapitals = 0.35;
/** Width of a letter, as a share of the size: rather too much, for a text whose box is too narrow ends in “…”. */
const widthOfLetter = 0.75;

export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Bounds of a text before turning, relative to its point. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TextAtPoint {
  written: string;
  align: TextLayout['align'];
  textStyle: Pick<TextStyle, 'size' | 'lineHeight'>;
  /** Width of its letters; 0 if the file does not say. */
  width: number;
}

/** A text at a point begins at its baseline, and is as wide as its letters. */
export function boundsAtPoint({ written, align, textStyle, width: drawn }: TextAtPoint): Bounds {
  const lines = written.trimEnd().split('\n');
  const { size, lineHeight } = textStyle;
  const width = drawn > 0 ? drawn : Math.max(1, ...lines.map(({ length }) => length)) * size * widthOfLetter;
  const line = size * lineHeight;
  const x = { left: 0, centre: -width / 2, right: -width }[align];
  return { x, y: -size * middleOfCapitals - line / 2, width, height: line * lines.length };
}

/** Bounds relative to a point, turned about the point by an angle in radians. */
export function turnedBox({ x, y, width, height }: Bounds, point: { x: number; y: number }, angle: number): SlotBox {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: hundredths(point.x + cos * middle.x - sin * middle.y - width / 2),
    y: hundredths(point.y + sin * middle.x + cos * middle.y - height / 2),
    width: hundredths(width),
    height: hundredths(height),
    turn: hundredths((angle * 180) / Math.PI),
  };
}

/** The box of a text in another width: its words stay where they are. */
export function boxOfWidth(box: SlotBox, align: TextLayout['align'], width: number): SlotBox {
  const angle = (box.turn * Math.PI) / 180;
  const by = { left: (width - box.width) / 2, centre: 0, right: (box.width - width) / 2 }[align];
  return {
    ...box,
    x: hundredths(box.x + (box.width - width) / 2 + Math.cos(angle) * by),
    y: hundredths(box.y + Math.sin(angle) * by),
    width: hundredths(width),
  };
}
