import type { Building } from './building.ts';
import { paintOf } from './colours.ts';
import type { Design, DesignSlot, SlotChange } from './design.ts';
import type { FieldValues } from './fields.ts';
import { type Filling, ruleHolds } from './fill-in.ts';
import { type Extent, extentOf, pinned, scaleTo } from './layout.ts';
import { madeSlot } from './made-slot.ts';
import type { Placed } from './placed.ts';
import { repeated } from './repeated.ts';
import type { Scene, SceneNode } from './scene.ts';
import { sizeOrder } from './sizes.ts';
import { nodeOf } from './slot-node.ts';
import { withoutCircles } from './without-circles.ts';

/** What a scene is made for. */
export interface SceneOf {
  /** Ids of the slide and of the size. */
  slide: string;
  size: string;
  /** Values of a graphic; without them the template itself is shown, with its examples. */
  values?: FieldValues;
  /** A maker's changes, by id of the slot. */
  changes?: Readonly<Record<string, SlotChange>>;
  /**
   * Shows samples of empty fields, or else their labels, as the editor does; `words` leaves out the grey panels of its pictures. Otherwise empty slots
   * are left out.
   */
  placeholders?: boolean | 'words';
}

/**
 * A slide of a design in one of its sizes, as it is drawn: the only way from a design to a picture, in the editor, in exports, in
 * films and on air (GFX-023). Depends on nothing but its arguments. An unknown slide or size gives an empty scene.
 */
export function buildScene(
  design: Design,
  { slide: slideId, size: sizeId, values, changes = {}, placeholders = false }: SceneOf,
): Scene {
  const slide = design.slides.find(({ id }) => id === slideId);
  const size = design.sizes[sizeId];
  const first = design.sizes[sizeOrder(design.sizes)[0] ?? ''];
  const empty = { kind: 'colour', colour: [0, 0, 0, 0] } as const;
  if (!slide || !size || !first)
    return { width: size?.width ?? 1, height: size?.height ?? 1, background: empty, nodes: [] };

  const made = design.slots
    .filter((slot) => slot.slide === slideId)
    .map((slot) => madeSlot(slot, changes[slot.id], design.kit));
  const slots = withoutCircles(made);
  const fields = new Map(design.fields.map((field) => [field.key, field]));
  const samples = placeholders !== false;
  const examples = samples || values === undefined;
  const filling: Filling = { fields, values: values ?? {}, kit: design.kit, placeholders, examples, samples };
  const building: Building = {
    size: sizeId,
    scale: scaleTo(first, size),
    filling,
    slots: new Map(slots.map((slot) => [slot.id, slot])),
    children: byParent(slots),
  };
  const background = paintOf(slide.background, filling) ?? empty;
  const nodes = nodesIn(building, undefined, extentOf(first), extentOf(size), filling, '');
  return { width: size.width, height: size.height, background, nodes };
}

/** Slots by parent, in drawing order. A slot whose parent is gone stands on the slide. */
function byParent(slots: readonly DesignSlot[]): Map<string | undefined, DesignSlot[]> {
  const ids = new Set(slots.map(({ id }) => id));
  const sorted = [...slots].sort((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1));
  const groups = new Map<string | undefined, DesignSlot[]>();
  for (const slot of sorted) {
    const parent = slot.parent !== undefined && ids.has(slot.parent) ? slot.parent : undefined;
    groups.set(parent, [...(groups.get(parent) ?? []), slot]);
  }
  return groups;
}

/** Nodes of the slots in a parent, whose extent is `from` in the first size and `to` in this one. */
function nodesIn(
  building: Building,
  parent: string | undefined,
  from: Extent,
  to: Extent,
  filling: Filling,
  suffix: string,
): SceneNode[] {
  return (building.children.get(parent) ?? []).flatMap((slot) => {
    const { hidden = slot.hidden } = slot.overrides[building.size] ?? {};
    if (hidden || !ruleHolds(slot.showIf, filling)) return [];
    return built(building, slot, from, to, filling, suffix);
  });
}

function built(
  building: Building,
  slot: DesignSlot,
  from: Extent,
  to: Extent,
  filling: Filling,
  suffix: string,
): SceneNode[] {
  const placed: Placed = { slot, box: placeOf(building, slot, from, to), id: `${slot.id}${suffix}`, filling };
  const inside = (row: Filling, rowSuffix: string, within = building, extent: Extent = placed.box) =>
    nodesIn(within, slot.id, slot.box, extent, row, `${suffix}${rowSuffix}`);
  const nodes =
    slot.type === 'group' && slot.repeat
      ? repeated(building, placed, slot.repeat, inside, isOnSlide(building, slot) ? to : undefined)
      : nodeOf(building, placed, () => inside(filling, ''));
  const cutBy = slot.mask === undefined ? undefined : building.slots.get(slot.mask);
  if (!cutBy || cutBy.id === slot.id) return nodes;
  // The mask's own mask does not count, so that two slots that mask each other end.
  const [mask] = built(building, { ...cutBy, mask: undefined }, from, to, filling, suffix);
  return mask ? nodes.map((node) => ({ ...node, mask })) : nodes;
}

const isOnSlide = ({ slots }: Building, { parent }: DesignSlot) => parent === undefined || !slots.has(parent);

/** Place of a slot in this size: as it was placed here, or as it follows the first size. */
function placeOf({ size, scale, shrink = 1 }: Building, slot: DesignSlot, from: Extent, to: Extent) {
  const own = slot.overrides[size]?.box;
  return own
    ? { ...own, y: own.y * shrink, height: own.height * shrink }
    : pinned(slot.box, slot.pins, from, to, scale);
}
