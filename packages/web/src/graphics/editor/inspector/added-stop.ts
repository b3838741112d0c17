import type { Kit, LinearGradient } from '@pavilion/domain/graphics';
import { shownColour } from './shown-colour.ts';

type Stops = LinearGradient['stops'];

/** The colours of a gradient with one more, in the middle of the widest gap and half way between its neighbours. */
export function withStop(stops: Stops, kit: Pick<Kit, 'colours'> | undefined): Stops {
  const inOrder = [...stops].sort((one, other) => one.at - other.at);
  const gaps = inOrder.slice(1).map((right, at) => ({ left: inOrder[at]!, right }));
  const widest = gaps.toSorted((one, other) => width(other) - width(one))[0];
  if (!widest) return stops;
  const { left, right } = widest;
  const middle = {
    at: (left.at + right.at) / 2,
    colour: left.colour === right.colour ? left.colour : between(left.colour, right.colour, kit),
    opacity: (left.opacity + right.opacity) / 2,
  };
  return stops.toSpliced(stops.indexOf(left) + 1, 0, middle);
}

const width = ({ left, right }: Record<'left' | 'right', Stops[number]>) => right.at - left.at;

function between(left: string, right: string, kit: Pick<Kit, 'colours'> | undefined): string {
  const [one, other] = [left, right].map((colour) => partsOf(shownColour(colour, kit)));
  const mixed = one!.map((part, at) => Math.round((part + other![at]!) / 2));
  const hex = mixed.map((part) => part.toString(16).padStart(2, '0')).join('');
  return `#${hex.endsWith('ff') && hex.length === 8 ? hex.slice(0, 6) : hex}`;
}

/** Red, green, blue and opacity of a written colour, 0 to 255. */
const partsOf = (hex: string): number[] => [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16));
