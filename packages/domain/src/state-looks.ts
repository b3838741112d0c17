import { capitalise } from './capitalise.ts';

export type StateTone = 'grey' | 'blue' | 'green' | 'yellow' | 'orange' | 'red' | 'violet';

/** How a state is shown: word and colour. */
export interface StateLook {
  word: string;
  tone: StateTone;
}

/** Look of a state in a table; an unknown state is shown as its value (OPN-069). */
export function lookIn<L extends StateLook>(looks: Readonly<Record<string, L>>, state: string): L | StateLook {
  const known = Object.hasOwn(looks, state) ? looks[state] : undefined;
  return known ?? { word: stateInWords(state), tone: 'grey' };
}

/** A stored state in words: `pending_activation` is "Pending activation". */
function stateInWords(state: string): string {
  const words = state.replaceAll(/[_-]+/g, ' ').trim();
  return capitalise(words) || 'Unknown';
}
