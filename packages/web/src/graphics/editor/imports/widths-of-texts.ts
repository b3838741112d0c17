import type { ImportedSlot, TextStyle } from '@pavilion/domain/graphics';
import { type Face, nearestFace } from '@pavilion/drawing';
import { loadPageFont } from '../canvas/use-page-font.ts';

/** The renderer may set letters a little wider than the page, and a text that does not fit ends in “…”. */
const room = 1.02;

/** Widths of the longest lines of imported texts, in the fonts in which they are drawn. */
export async function widthsOfTexts(
  slots: readonly ImportedSlot[],
  uploaded: readonly Face[],
): Promise<Map<string, number>> {
  const texts = slots.filter(({ type }) => type === 'text');
  const styles = texts.flatMap(({ textStyle, runs }) => runs.map(({ style }) => ({ ...textStyle, ...style })));
  await Promise.all(styles.map((style) => loadPageFont(style, uploaded)));
  const pen = document.createElement('canvas').getContext('2d');
  return new Map(pen ? texts.map((slot) => [slot.id, Math.ceil(widthOf(slot, pen, uploaded) * room) + 1]) : []);
}

function widthOf({ runs, textStyle }: ImportedSlot, pen: CanvasRenderingContext2D, uploaded: readonly Face[]): number {
  const lines = [0];
  for (const { text, style } of runs) {
    const letters = { ...textStyle, ...style };
    for (const [index, words] of text.split('\n').entries()) {
      if (index > 0) lines.push(0);
      lines[lines.length - 1]! += widthOfWords(
        letters.case === 'upper' ? words.toUpperCase() : words,
        letters,
        pen,
        uploaded,
      );
    }
  }
  return Math.max(...lines);
}

function widthOfWords(
  words: string,
  style: TextStyle,
  pen: CanvasRenderingContext2D,
  uploaded: readonly Face[],
): number {
  const { family, weight, italic } = nearestFace(style, uploaded);
  pen.font = `${italic ? 'italic ' : ''}${weight} ${style.size}px ${JSON.stringify(family)}`;
  return pen.measureText(words).width + (words.length * style.letterSpacing * style.size) / 1_000;
}
