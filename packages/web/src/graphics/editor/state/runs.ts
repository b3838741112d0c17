import type { TextRun, TextStyle } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';

// A text is a list of runs, each with a style of its own. A field of the page shows the whole text.

export const textOf = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join('');

type RunStyle = NonNullable<TextRun['style']>;

/** The runs of a part of the text. */
function cut(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text ? [{ ...run, text }] : [];
  });
}

/** Joins neighbours of the same style. */
function tidied(runs: readonly TextRun[]): TextRun[] {
  const tidy: TextRun[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    if (last && sameJson(last.style ?? {}, run.style ?? {}))
      tidy[tidy.length - 1] = { ...last, text: last.text + run.text };
    else tidy.push(run);
  }
  return tidy;
}

/** Runs of a retyped text: what stays keeps its style, and what is new has the style of the letter before it. */
export function retyped(runs: readonly TextRun[], text: string): TextRun[] {
  const before = textOf(runs);
  if (before === text) return [...runs];
  const least = Math.min(before.length, text.length);
  let start = 0;
  while (start < least && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  const added = text.slice(start, text.length - end);
  const neighbour = cut(runs, start - 1, start)[0] ?? cut(runs, start, start + 1)[0] ?? runs[0];
  const style = neighbour?.style;
  return tidied([
    ...cut(runs, 0, start),
    ...(added ? [{ text: added, ...(style && { style }) }] : []),
    ...cut(runs, before.length - end, before.length),
  ]);
}

/** Runs with another style from one letter to another. */
export function restyled(runs: readonly TextRun[], from: number, to: number, style: Partial<TextStyle>): TextRun[] {
  const within = cut(runs, from, to).map((run) => ({ ...run, style: { ...run.style, ...style } satisfies RunStyle }));
  return tidied([...cut(runs, 0, from), ...within, ...cut(runs, to, textOf(runs).length)]);
}
