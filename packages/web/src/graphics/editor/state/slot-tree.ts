import type { Slot } from '@pavilion/domain/graphics';

// The layers of a slide as a tree: groups contain layers, the lowest drawn first.

export const byOrder = (one: { order: number; id: string }, other: { order: number; id: string }): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1);

type Placed = Pick<Slot, 'id' | 'parent' | 'order'>;

/** Whose group is not among the slots counts as a layer of the slide itself. */
export const parentOf = <S extends Placed>(slots: readonly S[], slot: S): S | undefined =>
  slot.parent ? slots.find(({ id }) => id === slot.parent) : undefined;

/** All layers by their group, from low to high. */
function byParent<S extends Placed>(slots: readonly S[]): Map<string | undefined, S[]> {
  const known = new Set(slots.map(({ id }) => id));
  const children = new Map<string | undefined, S[]>();
  for (const slot of slots.toSorted(byOrder)) {
    const parent = slot.parent && known.has(slot.parent) ? slot.parent : undefined;
    children.set(parent, [...(children.get(parent) ?? []), slot]);
  }
  return children;
}

export function childrenOf<S extends Placed>(slots: readonly S[], parent: string | undefined): S[] {
  return byParent(slots).get(parent) ?? [];
}

export interface LayerRow<S> {
  slot: S;
  depth: number;
}

/** All layers as the layers list shows them: what is drawn on top comes first, groups before their layers. */
export function layerRows<S extends Placed>(slots: readonly S[], folded: ReadonlySet<string>): LayerRow<S>[] {
  const rows: LayerRow<S>[] = [];
  const children = byParent(slots);
  const add = (parent: string | undefined, depth: number) => {
    for (const slot of (children.get(parent) ?? []).toReversed()) {
      rows.push({ slot, depth });
      if (!folded.has(slot.id)) add(slot.id, depth + 1);
    }
  };
  add(undefined, 0);
  return rows;
}

/** The slots and all that they contain, each once. */
export function withContents<S extends Placed>(slots: readonly S[], ids: readonly string[]): S[] {
  const found = new Map<string, S>();
  const add = (slot: S) => {
    if (found.has(slot.id)) return;
    found.set(slot.id, slot);
    for (const child of slots) if (child.parent === slot.id) add(child);
  };
  for (const slot of slots) if (ids.includes(slot.id)) add(slot);
  return [...found.values()];
}

/** Those of the slots that no other one of them contains: a group moves its layers, so they must not move twice. */
export function outermost<S extends Placed>(slots: readonly S[], ids: readonly string[]): S[] {
  const within = (slot: S): boolean => {
    const parent = parentOf(slots, slot);
    return parent !== undefined && (ids.includes(parent.id) || within(parent));
  };
  return slots.filter((slot) => ids.includes(slot.id) && !within(slot));
}

/** An order between two neighbours; above the last one or below the first one where there is no neighbour. */
export function orderBetween(below: number | undefined, above: number | undefined): number {
  if (below === undefined) return above === undefined ? 0 : above - 1;
  return above === undefined ? below + 1 : (below + above) / 2;
}

/** The order that puts a slot at a position among its siblings, which are the other slots of its parent from low to high. */
export const orderAt = (siblings: readonly Placed[], position: number): number =>
  orderBetween(siblings[position - 1]?.order, siblings[position]?.order);
