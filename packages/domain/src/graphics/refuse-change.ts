import { sameJson } from '@pavilion/sync';
import { kitColour, kitEntry } from './brand-kit.ts';
import type { Design, DesignSlot, SlotChange } from './design.ts';
import type { FieldValues } from './fields.ts';
import type { Graphic } from './made-documents.ts';
import { mayMove, mayRestyle } from './made-slot.ts';
import { refuseValue } from './refuse-value.ts';
import type { SlotFill, SlotOverride } from './slot-parts.ts';

/** Why a maker cannot make a change, at the field of the graphic: `values.batter`, `changes.SLOT`. */
export interface RefusedChange {
  field: string;
  message: string;
}

type Made = Pick<Graphic, 'values' | 'changes'>;

/**
 * The first change of a graphic that its publication does not allow; null if it allows all of them. What was there before is
 * not checked again.
 */
export function refuseChange(design: Design, before: Made, after: Made): RefusedChange | null {
  return refuseValues(design, before.values, after.values) ?? refuseSlotChanges(design, before.changes, after.changes);
}

/** GFX-012 */
function refuseValues(design: Design, before: FieldValues, after: FieldValues): RefusedChange | null {
  for (const [key, value] of Object.entries(after)) {
    if (sameJson(value, before[key])) continue;
    const field = design.fields.find((known) => known.key === key);
    const message = field ? refuseValue(field, value, design.kit) : `This template has no field ${key}.`;
    if (message) return { field: `values.${key}`, message };
  }
  return null;
}

/** GFX-013 */
function refuseSlotChanges(design: Design, before: Made['changes'], after: Made['changes']): RefusedChange | null {
  for (const [id, change] of Object.entries(after)) {
    if (sameJson(change, before[id])) continue;
    const slot = design.slots.find((known) => known.id === id);
    const message = slot ? refuseSlotChange(design, slot, change) : 'This layer is not in the template any more.';
    if (message) return { field: `changes.${id}`, message };
  }
  return null;
}

/** Why the lock of a layer does not allow this change, as a sentence; null if it does. */
export function refuseSlotChange(design: Design, slot: DesignSlot, change: SlotChange): string | null {
  const name = slot.name || 'This layer';
  const restyles = mayRestyle(slot);
  for (const [size, override] of Object.entries(change.overrides)) {
    if (!design.sizes[size]) return 'This size is not in the template any more.';
    if (!mayMove(slot)) return `${name} cannot be moved or cropped in this template.`;
    const given = Object.keys(override) as (keyof SlotOverride)[];
    if (given.includes('hidden')) return `${name} cannot be hidden in this template.`;
    if (given.includes('fontSize') && !restyles) return `The text of ${name} cannot be resized in this template.`;
  }
  const { textStyle } = change;
  if (textStyle !== undefined && !restyles) return `${name} keeps its text style in this template.`;
  if (textStyle !== undefined && !kitEntry(design.kit?.textStyles, textStyle))
    return `${name} can only have text styles of the brand kit.`;
  if (!change.fill && change.colour === undefined) return null;
  if (!restyles) return `${name} keeps its colours in this template.`;
  if (change.fill?.kind === 'kit gradient' && !kitEntry(design.kit?.gradients, change.fill.name))
    return `${name} can only have gradients of the brand kit.`;
  const colours = [...(change.fill ? coloursOf(change.fill) : []), ...(change.colour ? [change.colour] : [])];
  return colours.every((colour) => isKitColour(design, colour)) && change.fill?.kind !== 'picture'
    ? null
    : `${name} can only have colours of the brand kit.`;
}

function coloursOf(fill: SlotFill): string[] {
  if (fill.kind === 'colour') return [fill.colour];
  return 'stops' in fill ? fill.stops.map(({ colour }) => colour) : [];
}

const isKitColour = ({ kit }: Design, colour: string) => kitColour(kit, colour) !== undefined;
