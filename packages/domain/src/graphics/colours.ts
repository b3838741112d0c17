import { kitColour, kitEntry } from './brand-kit.ts';
import { type Filling, fieldValueOf, teamOf } from './fill-in.ts';
import type { Paint, Rgba } from './scene.ts';
import type { SlotFill } from './slot-parts.ts';

/** Stands for a colour that is not there any more, or not chosen yet. */
const neutral: Rgba = [128, 128, 128, 1];

/** The colour that a written one stands for (see `colour` in slot-parts.ts). */
export function rgbaOf(written: string, filling: Filling): Rgba {
  if (written.startsWith('kit:')) return hexColour(kitColour(filling.kit, written)?.colour);
  if (written.startsWith('field:')) {
    const [key = '', part] = written.slice(6).split('.');
    const field = filling.fields.get(key);
    if (field?.type !== 'team') {
      const value = fieldValueOf(filling, key);
      return typeof value === 'string' && !value.startsWith('field:') ? rgbaOf(value, filling) : neutral;
    }
    const team = teamOf(filling, key);
    return hexColour(part === 'second' ? team?.second : part === 'text' ? team?.text : team?.first);
  }
  return hexColour(written);
}

function hexColour(hex: string | undefined): Rgba {
  const digits = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(hex ?? '');
  if (!digits) return neutral;
  const at = (start: number) => Number.parseInt(digits[1]!.slice(start, start + 2), 16);
  return [at(0), at(2), at(4), digits[2] === undefined ? 1 : Number.parseInt(digits[2], 16) / 255];
}

/** A fill as it is painted. Undefined for a picture that is not chosen. */
export function paintOf(fill: SlotFill, filling: Filling): Paint | undefined {
  switch (fill.kind) {
    case 'colour':
      return { kind: 'colour', colour: rgbaOf(fill.colour, filling) };
    case 'linear':
      return { kind: 'linear', turn: fill.turn, stops: stopsOf(fill.stops, filling) };
    case 'kit gradient': {
      const known = kitEntry(filling.kit?.gradients, fill.name);
      if (!known) return { kind: 'colour', colour: neutral };
      return { kind: 'linear', turn: known.turn, stops: stopsOf(known.stops, filling) };
    }
    case 'radial': {
      const { x, y, radius, stops } = fill;
      return { kind: 'radial', x, y, radius, stops: stopsOf(stops, filling) };
    }
    case 'picture': {
      const file = 'file' in fill.source ? fill.source.file : fieldValueOf(filling, fill.source.field);
      return typeof file === 'string' && file !== '' ? { kind: 'picture', file } : undefined;
    }
  }
}

function stopsOf(stops: readonly { at: number; colour: string; opacity: number }[], filling: Filling) {
  const inOrder = [...stops].sort((left, right) => left.at - right.at);
  return inOrder.map(({ at, colour, opacity }) => {
    const [red, green, blue, alpha] = rgbaOf(colour, filling);
    return { at, colour: [red, green, blue, alpha * opacity] as const };
  });
}
