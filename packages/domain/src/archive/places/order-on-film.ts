import type { DeliveryMove } from './delivery-places.ts';

interface OnFilm {
  id: string;
  /** Ball, in words. */
  label: string;
  /** Seconds of the recording. */
  tcIn: number;
}

/** How moves within one recording change the order of its deliveries. */
export interface Reordering {
  /** Moved deliveries that would pass another one, or begin with it. */
  crossed: number;
  /** The first of them, as a sentence: "0.2 would come after 0.3." */
  first?: string;
}

/** Compares each moved delivery with all others of the recording, before and after the moves. */
export function reorderingOf(deliveries: readonly OnFilm[], moves: readonly DeliveryMove[]): Reordering {
  const moved = new Map(moves.map(({ delivery, to }) => [delivery, to?.tcIn]));
  const after = ({ id, tcIn }: OnFilm) => moved.get(id) ?? tcIn;
  let crossed = 0;
  let first: string | undefined;
  for (const each of deliveries) {
    if (moved.get(each.id) === undefined) continue;
    const passed = deliveries.find(
      (other) => other !== each && Math.sign(each.tcIn - other.tcIn) !== Math.sign(after(each) - after(other)),
    );
    if (!passed) continue;
    crossed += 1;
    first ??= `${each.label} would ${placeWords(after(each) - after(passed))} ${passed.label}.`;
  }
  return first === undefined ? { crossed } : { crossed, first };
}

const placeWords = (later: number): string =>
  later === 0 ? 'begin at the same time as' : later > 0 ? 'come after' : 'come before';
