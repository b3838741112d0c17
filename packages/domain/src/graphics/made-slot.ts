import { type Kit, kitEntry } from './brand-kit.ts';
import type { DesignSlot, SlotChange } from './design.ts';
import type { SlotOverride, TextStyle } from './slot-parts.ts';

/** Whether makers may move, resize and crop a slot. */
export const mayMove = ({ allow }: Pick<DesignSlot, 'allow'>): boolean => allow === 'move' || allow === 'restyle';

/** Whether makers may give a slot other colours, text sizes and text styles of the kit. */
export const mayRestyle = ({ allow }: Pick<DesignSlot, 'allow'>): boolean => allow === 'restyle';

/** A slot as a maker changed it, as far as its lock allows (GFX-013). */
export function madeSlot(slot: DesignSlot, change: SlotChange | undefined, kit: Kit | undefined): DesignSlot {
  if (!change || !mayMove(slot)) return slot;
  const overrides = { ...slot.overrides };
  // A change that was just written on this screen may only have what was written.
  const { overrides: placed = {} } = change;
  for (const [size, made] of Object.entries(placed)) overrides[size] = { ...overrides[size], ...allowedOf(slot, made) };
  if (!mayRestyle(slot)) return { ...slot, overrides };
  const { fill = slot.fill, colour, textStyle } = change;
  const lettering = letteringOf(kit, textStyle);
  return { ...slot, overrides, fill, textStyle: { ...slot.textStyle, ...lettering, ...(colour && { colour }) } };
}

function allowedOf(slot: DesignSlot, { box, crop, fontSize }: SlotOverride): SlotOverride {
  return { ...(box && { box }), ...(crop && { crop }), ...(fontSize && mayRestyle(slot) && { fontSize }) };
}

/** What a text style of the kit changes of a text: its letters. Size and colour stay those of the layout. */
function letteringOf(kit: Kit | undefined, name: string | undefined): Partial<TextStyle> {
  const found = name === undefined ? undefined : kitEntry(kit?.textStyles, name)?.style;
  if (!found) return {};
  const { font, weight, italic, letterSpacing, case: letters } = found;
  return { font, weight, italic, letterSpacing, case: letters };
}
