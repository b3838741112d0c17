/** A seeded random source, so that the demo is the same on every machine. */
export interface Chance {
  number(below: number): number;
  pick<T>(list: readonly T[]): T;
  some<T>(list: readonly T[], count: number): T[];
  likely(share: number): boolean;
}

/** mulberry32: small, and uniform enough for a demo. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance: Chance = {
    number: (below) => Math.floor(next() * below),
    pick: (list) => list[chance.number(list.length)]!,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(chance.number(rest.length), 1)[0]!);
    },
    likely: (share) => next() < share,
  };
  return chance;
}
