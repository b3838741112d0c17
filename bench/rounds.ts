/** Runs the contestants alternately over several rounds, so that other load on the machine affects all of them alike. */
export async function alternate<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    // Every second round in reverse: the order must not matter.
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) seen[name].push(await contestants[name]());
  }
  return seen;
}

/**
 * As `alternate`, for work of a millisecond and less: the contestants take turns at each piece, since the load of a machine
 * changes within a block of them. Each round gives the medians over its pieces.
 */
export async function takeTurns<Name extends string, Piece>(
  rounds: number,
  times: number,
  next: () => Piece,
  contestants: Record<Name, (piece: Piece) => Promise<unknown>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const empty = () => Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const seen = empty();
  for (let round = 0; round < rounds; round++) {
    const taken = empty();
    for (let time = 0; time < times; time++) {
      const piece = next();
      const order = time % 2 === 0 ? names : [...names].reverse();
      for (const name of order) taken[name].push(await timed(() => contestants[name](piece)));
    }
    for (const name of names) seen[name].push(median(taken[name]));
  }
  return seen;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Median of the ratios of each round: a slow moment affects both sides of its round. */
export function medianRatio(values: readonly number[], bounds: readonly number[]): number {
  return median(values.map((value, round) => value / bounds[round]!));
}

/** Repeats one piece of work for some seconds in `writers` loops at once; returns the number per second. */
export async function perSecond(writers: readonly (() => Promise<unknown>)[], seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let done = 0;
  await Promise.all(
    writers.map(async (write) => {
      while (performance.now() < end) {
        await write();
        done++;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - start);
}

/** Median time of one piece of work, in milliseconds. */
export async function medianTime(times: number, work: () => Promise<unknown>): Promise<number> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push(await timed(work));
  return median(seen);
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
