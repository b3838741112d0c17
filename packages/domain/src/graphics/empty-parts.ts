import { type Filling, filledIn, placeholdersIn } from './fill-in.ts';
import type { TextRun } from './slot-parts.ts';

/** Signs that stand between two parts of a text: a dot, dash, stroke or bar with room around it, or a comma. A line ends a part too. */
const between = /(\n|(?:^|\s+)[·•–—|/-](?:\s+|$)|,\s+)/;

/** Words of a run up to the next separator, or a separator. */
interface Piece {
  run: number;
  text: string;
  kind: 'words' | 'empty' | 'separator' | 'line';
}

/**
 * The runs of a text without what belongs to empty fields. A run whose fields are all empty goes with the words around them, as in
 * " ({balls})"; a part between separators whose fields are all empty goes with the separator beside it, as in "v {opponents} ·
 * {ground}" without a ground. So no text begins or ends with a lone dash, and none has two in a row.
 */
export function withoutEmptyParts(runs: readonly TextRun[], filling: Filling): TextRun[] {
  const kept = linesOf(runs.flatMap((run, at) => piecesOf(run, at, filling))).flatMap(keptOfLine);
  return runs.flatMap((run, at) => {
    if (run.text === '') return run;
    const text = kept.flatMap((piece) => (piece.run === at ? piece.text : [])).join('');
    return text === '' ? [] : { ...run, text };
  });
}

function piecesOf({ text }: TextRun, run: number, filling: Filling): Piece[] {
  const isEmpty = lacksWords(text, filling);
  return text.split(between).flatMap((part, at): Piece[] => {
    if (at % 2 === 1) return [{ run, text: part, kind: part === '\n' ? 'line' : 'separator' }];
    if (part === '') return isEmpty && at === 0 ? [{ run, text: part, kind: 'empty' }] : [];
    return [{ run, text: part, kind: isEmpty || lacksWords(part, filling) ? 'empty' : 'words' }];
  });
}

/** Whether a text has fields, and all of them are empty. */
function lacksWords(text: string, filling: Filling): boolean {
  const keys = placeholdersIn(text);
  return keys.length > 0 && keys.every((key) => filledIn(`{${key}}`, filling) === '');
}

/** Pieces of each line; the end of a line goes with it. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    lines.at(-1)!.push(piece);
    if (piece.kind === 'line') lines.push([]);
  }
  return lines;
}

/** A line without its empty parts, each with the separator before it; the first part that is left has none before it. */
function keptOfLine(pieces: readonly Piece[]): Piece[] {
  const parts: { separator?: Piece; words: Piece[] }[] = [{ words: [] }];
  for (const piece of pieces) {
    if (piece.kind === 'separator') parts.push({ separator: piece, words: [] });
    else parts.at(-1)!.words.push(piece);
  }
  const isGone = ({ words }: (typeof parts)[number]) =>
    words.some(({ kind }) => kind === 'empty') &&
    !words.some(({ kind, text }) => kind === 'words' && text.trim() !== '');
  const left = parts.filter((part) => !isGone(part));
  const lost = left.length < parts.length;
  const kept = left.flatMap(({ separator, words }, at) => [
    // A separator that the text itself begins with stays, unless what stood beside it has gone.
    ...(separator && (at > 0 || !lost) ? [separator] : []),
    ...words.filter(({ kind }) => kind !== 'empty'),
  ]);
  const ends = pieces.filter(({ kind }) => kind === 'line');
  return kept.some(({ kind }) => kind === 'line') ? kept : [...kept, ...ends];
}
