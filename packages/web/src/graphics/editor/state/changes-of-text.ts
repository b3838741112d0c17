/** A part of a text that was replaced: letters from one place to another, by these. */
export interface Change {
  from: number;
  to: number;
  by: string;
}

/** Letters added and removed up to which they are told apart; a text that differs in more was replaced from the first to the last. */
const most = 400;

/** The shortest list of changes from one text to another, in their order: Myers’ algorithm on what differs in the middle. */
export function changesOf(before: string, after: string): Change[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [was, is] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (was === is) return [];
  const steps = was && is ? stepsOf(was, is) : undefined;
  if (!steps) return [{ from: start, to: start + was.length, by: is }];
  return gathered(steps, is).map(({ from, to, by }) => ({ from: from + start, to: to + start, by }));
}

/** How far each diagonal reached after each number of letters added or removed. */
function reachesOf(was: string, is: string): Map<number, number>[] | undefined {
  const reaches: Map<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  for (let edits = 0; edits <= most; edits++) {
    reaches.push(new Map(reach));
    const next = new Map<number, number>();
    for (let line = -edits; line <= edits; line += 2) {
      let x = adds(reach, line, edits) ? reach.get(line + 1)! : reach.get(line - 1)! + 1;
      while (x < was.length && x - line < is.length && was[x] === is[x - line]) x += 1;
      next.set(line, x);
      if (x >= was.length && x - line >= is.length) return reaches;
    }
    reach = next;
  }
  return undefined;
}

/** Whether the best way to a diagonal adds a letter, and does not remove one. */
const adds = (reach: ReadonlyMap<number, number>, line: number, edits: number): boolean =>
  line === -edits || (line !== edits && (reach.get(line - 1) ?? -1) < (reach.get(line + 1) ?? -1));

interface Step {
  /** Places in both texts before the step. */
  x: number;
  y: number;
  added: boolean;
}

/** Letters added and removed, in their order. */
function stepsOf(was: string, is: string): Step[] | undefined {
  const reaches = reachesOf(was, is);
  if (!reaches) return undefined;
  const steps: Step[] = [];
  let line = was.length - is.length;
  for (let edits = reaches.length - 1; edits > 0; edits--) {
    const reach = reaches[edits]!;
    const added = adds(reach, line, edits);
    line += added ? 1 : -1;
    const x = reach.get(line)!;
    steps.push({ x, y: x - line, added });
  }
  return steps.reverse();
}

/** Neighbouring steps as one change. */
function gathered(steps: readonly Step[], is: string): Change[] {
  const changes: Change[] = [];
  for (const { x, y, added } of steps) {
    let last = changes.at(-1);
    if (!last || last.to !== x) {
      last = { from: x, to: x, by: '' };
      changes.push(last);
    }
    if (added) last.by += is[y];
    else last.to += 1;
  }
  return changes;
}
