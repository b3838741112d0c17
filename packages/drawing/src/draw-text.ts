import type { SceneText, TextNode } from '@pavilion/domain/graphics';
import type { CanvasKit, Paragraph } from 'canvaskit-wasm';
import type { Drawing } from './drawing.ts';
import { familiesFor, nearestFace } from './faces.ts';
import { colourOf } from './paints.ts';

/** Sizes that are tried when a text shrinks: from its own to its smallest in this many equal steps. */
const steps = 48;
/** A line may stand out of its box by this share: what stands out are the empty parts above and below its letters. */
const standsOut = 0.12;
/** Texts of more lines than this are read as paragraphs, which may end as they like. */
const mostBalanced = 3;
/** A last line that is shorter than this share of the longest one looks like a lone word. */
const loneWord = 0.5;
const endless = 1_000_000;

/** Draws a text: as large as its style says, smaller if it does not fit, and with an ellipsis if even its smallest does not. */
export function drawText(drawing: Drawing, node: TextNode, opacity: number): void {
  const { canvas } = drawing;
  const { box, vertical } = node;
  const factor = fittingFactor(drawing, node);
  if (factor === undefined) drawing.unfit({ id: node.id });
  const paragraph = paragraphOf(drawing, node, { factor: factor ?? node.shrinkTo, opacity, final: false, ended: true });
  const width = widthOf(drawing, node, factor ?? node.shrinkTo);
  paragraph.layout(width);
  const letters = lettersWithoutFont(node, paragraph.unresolvedCodepoints());
  if (letters.length > 0) drawing.unfit({ id: node.id, letters });
  const left = { left: 0, centre: (box.width - width) / 2, right: box.width - width }[node.align];
  const free = box.height - paragraph.getHeight();
  const top = vertical === 'top' ? 0 : vertical === 'middle' ? free / 2 : free;
  canvas.drawParagraph(paragraph, box.x + left, box.y + top);
  paragraph.delete();
}

/** A text with each letter and its marks as one sign, where there is one: fonts have these, and lay out others less well. */
const lettersOf = (text: string): string => text.normalize('NFC');

/** Letters that were found in no font, as they stand together, each once. */
function lettersWithoutFont({ runs }: TextNode, unresolved: readonly number[]): string[] {
  if (unresolved.length === 0) return [];
  const missing = new Set(unresolved);
  const text = runs.map((run) => lettersOf(run.text)).join('');
  // What is not seen, such as the end of a line, needs no font.
  const isMissing = (letter: string) =>
    missing.has(letter.codePointAt(0) ?? 0) && !/[\s\p{Cc}\p{Cf}\p{Cs}]/u.test(letter);
  const shown = [...text].map((letter) => (isMissing(letter) ? letter : ' ')).join('');
  return [...new Set(shown.split(' ').filter(Boolean))];
}

/**
 * Width in which a text is laid out: that of its box. A text of a few lines whose last one would hold a lone word is laid out
 * narrower, in as many lines of about equal length.
 */
function widthOf(drawing: Drawing, node: TextNode, factor: number): number {
  const { box, wrap } = node;
  if (!wrap) return box.width;
  const paragraph = paragraphOf(drawing, node, { factor, opacity: 1, final: true, ended: false });
  paragraph.layout(endless);
  const longestWord = Math.ceil(paragraph.getMinIntrinsicWidth());
  paragraph.layout(box.width);
  const lines = paragraph.getNumberOfLines();
  const last = paragraph.getLineMetrics().at(-1)?.width ?? 0;
  let [tooNarrow, holds] = [Math.min(box.width, longestWord), box.width];
  if (lines > 1 && lines <= mostBalanced && last < paragraph.getLongestLine() * loneWord) {
    while (holds - tooNarrow > 1) {
      const middle = (tooNarrow + holds) / 2;
      paragraph.layout(middle);
      if (paragraph.getNumberOfLines() <= lines) holds = middle;
      else tooNarrow = middle;
    }
  }
  paragraph.delete();
  return holds;
}

/** The largest size at which a text fits, as a share of its own; undefined if none does. */
function fittingFactor(drawing: Drawing, node: TextNode): number | undefined {
  if (fits(drawing, node, 1)) return 1;
  if (node.shrinkTo >= 1) return undefined;
  const at = (step: number) => 1 - ((1 - node.shrinkTo) * step) / steps;
  if (!fits(drawing, node, at(steps))) return undefined;
  let [fails, holds] = [0, steps];
  while (holds - fails > 1) {
    const middle = Math.floor((fails + holds) / 2);
    if (fits(drawing, node, at(middle))) holds = middle;
    else fails = middle;
  }
  return at(holds);
}

function fits(drawing: Drawing, node: TextNode, factor: number): boolean {
  const { box, wrap, maxLines = Number.POSITIVE_INFINITY } = node;
  const paragraph = paragraphOf(drawing, node, { factor, opacity: 1, final: true, ended: false });
  paragraph.layout(endless);
  // Asked before the text is wrapped: once a word is broken, its parts count as words.
  const longestWord = paragraph.getMinIntrinsicWidth();
  if (wrap) paragraph.layout(box.width);
  const lines = paragraph.getNumberOfLines();
  const line = paragraph.getHeight() / Math.max(1, lines);
  const high = paragraph.getHeight() <= box.height + line * standsOut;
  // The least width is that of the longest word: a word is never broken.
  const wide = wrap ? Math.ceil(longestWord) <= box.width : paragraph.getLongestLine() <= box.width;
  paragraph.delete();
  return high && wide && lines <= maxLines;
}

interface Making {
  factor: number;
  opacity: number;
  /** Lay out the final text of one that is on its way to it. */
  final: boolean;
  /** End with an ellipsis where the lines are full. */
  ended: boolean;
}

function paragraphOf(
  { kit, fonts, uploaded }: Drawing,
  node: TextNode,
  { factor, opacity, final, ended }: Making,
): Paragraph {
  const textOf = (run: SceneText) => lettersOf(final ? (run.whole ?? run.text) : run.text);
  const text = node.runs.map(textOf).join('');
  const lines = linesOf(node, factor);
  const style = new kit.ParagraphStyle({
    textAlign: { left: kit.TextAlign.Left, centre: kit.TextAlign.Center, right: kit.TextAlign.Right }[node.align],
    textDirection: isRightToLeft(node, text) ? kit.TextDirection.RTL : kit.TextDirection.LTR,
    ...(ended && { maxLines: lines, ellipsis: '…' }),
    textStyle: {},
  });
  const builder = kit.ParagraphBuilder.MakeFromFontProvider(style, fonts);
  for (const run of node.runs) {
    builder.pushStyle(styleOf(kit, run, uploaded, factor, opacity));
    builder.addText(textOf(run));
    builder.pop();
  }
  const paragraph = builder.build();
  builder.delete();
  return paragraph;
}

/** Lines that a text may have: as it says, otherwise as many as its box holds. */
function linesOf({ runs, box, wrap, maxLines }: TextNode, factor: number): number {
  if (!wrap) return 1;
  const line = Math.max(1, ...runs.map(({ size, lineHeight }) => size * lineHeight * factor));
  return maxLines ?? Math.max(1, Math.floor(box.height / line + standsOut));
}

function styleOf(kit: CanvasKit, run: SceneText, uploaded: Drawing['uploaded'], factor: number, opacity: number) {
  const face = nearestFace(run, uploaded);
  return new kit.TextStyle({
    color: colourOf(kit, run.colour, opacity),
    fontFamilies: familiesFor(face.family, run.whole ?? run.text),
    fontSize: run.size * factor,
    fontStyle: {
      weight: { value: face.weight },
      slant: face.italic ? kit.FontSlant.Italic : kit.FontSlant.Upright,
    },
    heightMultiplier: run.lineHeight,
    halfLeading: true,
    letterSpacing: run.letterSpacing * factor,
    ...(run.tabular && { fontFeatures: [{ name: 'tnum', value: 1 }] }),
  });
}

/** A text runs from the right if it says so, or by its first letter that has a direction. */
function isRightToLeft({ direction }: TextNode, text: string): boolean {
  if (direction !== 'auto') return direction === 'rtl';
  const first = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}
