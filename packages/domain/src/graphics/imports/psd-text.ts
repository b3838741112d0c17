import { sameJson } from '@pavilion/sync';
import { plainText } from '../slot.ts';
import type { SlotBox, TextLayout, TextRun, TextStyle } from '../slot-parts.ts';
import { fontOfName } from './font-of-name.ts';
import type { LayerReading } from './imported-slide.ts';
import { colourOfPsd } from './psd-colour.ts';
import type { PsdLayer, PsdText, PsdTextStyle } from './psd-parts.ts';
import { type Bounds, boundsAtPoint, hundredths, turnedBox } from './text-place.ts';

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value));

/** Height of a line where the file leaves it to the program. */
const autoLeading = 1.2;

interface ReadText {
  runs: TextRun[];
  textStyle: TextStyle;
  textLayout: TextLayout;
  box: SlotBox;
}

/** A text layer of a Photoshop document. */
export function textOfPsd(layer: PsdLayer, text: PsdText, reading: LayerReading): ReadText {
  const [a = 1, b = 0, , , x = 0, y = 0] = text.transform ?? [];
  const scale = Math.hypot(a, b) || 1;
  const written = text.text.replaceAll('\r', '\n').replaceAll('\u0003', '\n');
  const pieces = piecesOf(text, written);
  const styles = pieces.map(({ style }) => styleOf({ ...text.style, ...style }, scale, reading));
  const textStyle = styles[0] ?? styleOf(text.style ?? {}, scale, reading);
  const runs = pieces.map(({ words }, index) => {
    const style = Object.fromEntries(
      Object.entries(styles[index]!).filter(([key, value]) => !sameJson(value, textStyle[key as keyof TextStyle])),
    );
    return Object.keys(style).length > 0 ? { text: words, style } : { text: words };
  });
  const align = alignOf(text);
  const isBox = text.shapeType === 'box' && (text.boxBounds?.length ?? 0) >= 4;
  const local = isBox
    ? boundsOfBox(text, scale)
    : boundsAtPoint({ written, align, textStyle, width: drawnWidth(layer) });
  const box = turnedBox(local, { x, y }, Math.atan2(b, a));
  const textLayout = { align, vertical: 'top', wrap: isBox, shrinkTo: 1, direction: 'auto' } as const;
  return { runs, textStyle, textLayout, box };
}

/** The parts of a text with one style each; what no run covers belongs to the last one. */
function piecesOf({ styleRuns }: PsdText, written: string): { words: string; style: PsdTextStyle }[] {
  const runs = styleRuns?.length ? styleRuns : [{ length: written.length, style: {} }];
  let from = 0;
  return runs.flatMap(({ length, style }, index) => {
    const words = written.slice(from, index === runs.length - 1 ? undefined : from + length);
    from += length;
    return words === '' ? [] : [{ words, style }];
  });
}

function styleOf(style: PsdTextStyle, scale: number, reading: LayerReading): TextStyle {
  const size = style.fontSize ?? 12;
  const font = fontOfName(style.font?.name ?? '', reading.families);
  if (!font.family && font.name) reading.missingFonts.add(font.name);
  const leading = style.autoLeading === false && style.leading ? style.leading / size : autoLeading;
  if (style.underline || style.strikethrough) reading.leaveOut('underlines');
  const colour = colourOfPsd(style.fillColor);
  if (style.fillColor && !colour) reading.leaveOut('a colour');
  return {
    ...plainText,
    font: font.family ?? plainText.font,
    weight: style.fauxBold ? Math.max(700, font.weight) : font.weight,
    italic: font.italic || style.fauxItalic === true,
    size: between(1, 2_000, hundredths(size * scale)),
    colour: colour ?? '#000000',
    lineHeight: between(0.5, 4, hundredths(leading)),
    letterSpacing: between(-500, 2_000, style.tracking ?? 0),
    case: style.fontCaps === 2 ? 'upper' : 'as typed',
  };
}

function alignOf({ paragraphStyle, paragraphStyleRuns }: PsdText): TextLayout['align'] {
  const justification = paragraphStyleRuns?.[0]?.style.justification ?? paragraphStyle?.justification ?? 'left';
  if (justification.endsWith('center')) return 'centre';
  return justification.endsWith('right') ? 'right' : 'left';
}

function boundsOfBox({ boxBounds }: PsdText, scale: number): Bounds {
  const [left = 0, top = 0, right = 0, bottom = 0] = boxBounds!.map((value) => value * scale);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Width of the letters; a turned text has it along its longer side. */
const drawnWidth = ({ left = 0, right = 0, top = 0, bottom = 0 }: PsdLayer): number =>
  Math.max(right - left, bottom - top);
