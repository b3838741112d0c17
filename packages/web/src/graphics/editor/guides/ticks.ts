/** A mark of a ruler; the larger ones have their number beside them. */
export interface Tick {
  /** Pixels of the size shown. */
  at: number;
  isNumbered: boolean;
}

/** Least distance between two numbers, and between two marks, in pixels of the screen. */
const leastBetweenNumbers = 56;
const leastBetweenMarks = 5;

/** The least of 1, 2, 5, 10, 20, 50… pixels between two numbers of a ruler that leaves room for them. */
function numberStep(zoom: number): number {
  const wanted = leastBetweenNumbers / zoom;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const factor = [1, 2, 5, 10].find((each) => each * power >= wanted) ?? 10;
  return factor * power;
}

/** Marks of a ruler from one place to another, at a scale. */
export function ticksOf(from: number, to: number, zoom: number): Tick[] {
  const step = numberStep(zoom);
  const parts = [10, 5, 2, 1].find((each) => step % each === 0 && (step / each) * zoom >= leastBetweenMarks) ?? 1;
  const small = step / parts;
  const ticks: Tick[] = [];
  for (let index = Math.ceil(from / small); index * small <= to; index += 1)
    ticks.push({ at: index * small, isNumbered: index % parts === 0 });
  return ticks;
}
