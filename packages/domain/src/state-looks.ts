import { capitalise } from './capitalise.ts';

export type StateTone = 'grey' | 'blue' | 'green' | 'yellow' | 'orange' | 'red' | 'violet';

/** How a state is shown: its word and its colour. */
export interface StateLook {
  word: string;
  tone: StateTone;
}

/** The look that a table has for a state; one that it does not know is shown as it comes (OPN-069). */
export function lookIn<L extends StateLook>(looks: Readonly<Record<string, L>>, state: string): L | StateLook {
  const known = Object.hasOwn(looks, state) ? looks[state] : undefined;
  return known ?? { word: stateInWords(state), tone: 'grey' };
}

/** A stored state as words: `pending_activation` is "Pending activation". */
function stateInWords(state: string): string {
  const words = state.replaceAll(/[_-]+/g, ' ').trim();
  return capitalise(words) || 'Unknown';
}
