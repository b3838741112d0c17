import type { Livestream } from './documents.ts';

/**
 * How a stream carries the rundown that is chosen for it (GFX-030): `waiting` before an encoder sends, `lost` while it has stopped
 * sending, `leftOut` where the machine is too slow to burn graphics in.
 */
export type Carriage = 'carrying' | 'lost' | 'waiting' | 'leftOut';

type Carrier = Pick<Livestream, 'state' | 'sep_state' | 'left_out'>;

/** How a stream carries its rundown now; undefined for one that has ended for good. */
export function carriageOf({ state, sep_state, left_out }: Carrier): Carriage | undefined {
  if (sep_state === 'cancelled' || sep_state === 'finished') return undefined;
  if (left_out === 'graphics' || left_out === 'both') return 'leftOut';
  if (state === 'processing') return 'carrying';
  return state === 'disconnected' ? 'lost' : 'waiting';
}

/** How many of these streams carry their rundown in which way. */
export function countCarriages(streams: readonly Carrier[]): Record<Carriage, number> {
  const counts = { carrying: 0, lost: 0, waiting: 0, leftOut: 0 };
  for (const stream of streams) {
    const carriage = carriageOf(stream);
    if (carriage) counts[carriage] += 1;
  }
  return counts;
}
