import type { SlotFill } from '../slot-parts.ts';
import type { PsdColour, PsdFill } from './psd-parts.ts';

const byte = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');
const hex = (shares: readonly number[]) => `#${shares.map(byte).join('')}`;

/** A colour of a Photoshop document as `#rrggbb`, with `aa` below full opacity; undefined in a colour space without a simple rule. */
export function colourOfPsd(colour: PsdColour | undefined, opacity = 1): string | undefined {
  if (!colour) return undefined;
  const parts = colour as Readonly<Record<string, unknown>>;
  const read = (names: string, most: number) => {
    const values = [...names].map((name) => parts[name]);
    return values.every((value) => typeof value === 'number') ? values.map((value) => value / most) : undefined;
  };
  const alpha = opacity < 1 ? byte(opacity) : '';
  const [cyan, magenta, yellow] = read('cmy', 255) ?? [];
  const [black] = read('k', 255) ?? [];
  if (cyan !== undefined && magenta !== undefined && yellow !== undefined && black !== undefined)
    return hex([cyan, magenta, yellow].map((ink) => (1 - ink) * (1 - black))) + alpha;
  if (black !== undefined) return hex([black, black, black]) + alpha;
  const real = [parts.fr, parts.fg, parts.fb];
  if (real.every((value) => typeof value === 'number')) return hex(real) + alpha;
  const rgb = read('rgb', 255);
  return rgb && hex(rgb) + alpha;
}

/** A fill of a Photoshop document; undefined for patterns, and gradients other than linear and radial ones. */
export function fillOfPsd(fill: PsdFill | undefined): SlotFill | undefined {
  if (fill?.type === 'color') {
    const colour = colourOfPsd(fill.color);
    return colour ? { kind: 'colour', colour } : undefined;
  }
  if (fill?.type !== 'solid') return undefined;
  const stops = (fill.colorStops ?? []).flatMap(({ color, location }) => {
    const colour = colourOfPsd(color);
    const at = Math.min(1, Math.max(0, fill.reverse ? 1 - location : location));
    return colour ? [{ at, colour, opacity: opacityAt(fill, location) }] : [];
  });
  stops.sort((one, other) => one.at - other.at);
  if (stops.length < 2 || stops.length > 12) return undefined;
  // Photoshop turns anticlockwise.
  if (fill.style === undefined || fill.style === 'linear') return { kind: 'linear', turn: -(fill.angle ?? 90), stops };
  return fill.style === 'radial' ? { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops } : undefined;
}

/** Opacity of a gradient at a place, from the stops around it. */
function opacityAt({ opacityStops = [] }: PsdFill, at: number): number {
  const sorted = opacityStops.toSorted((one, other) => one.location - other.location);
  const after = sorted.find(({ location }) => location >= at) ?? sorted.at(-1);
  const before = sorted.findLast(({ location }) => location <= at) ?? sorted[0];
  if (!before || !after) return 1;
  const width = after.location - before.location;
  const share = width > 0 ? (at - before.location) / width : 0;
  return Math.min(1, Math.max(0, before.opacity + (after.opacity - before.opacity) * share));
}
