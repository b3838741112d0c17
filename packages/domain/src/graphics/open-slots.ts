import type { Design, DesignSlot } from './design.ts';
import { mayMove } from './made-slot.ts';
import type { Box, Scene, SceneNode } from './scene.ts';
import type { SlotBox } from './slot-parts.ts';

/** A slot of a scene that its lock lets makers move (GFX-013). */
export interface OpenSlot {
  slot: DesignSlot;
  node: SceneNode;
  /** Place on the slide. */
  box: Box;
  /** Corner of its group on the slide; its own place is relative to that. */
  corner: { x: number; y: number };
}

/** The slots of a scene that makers may move, in drawing order. Those in turned groups and in repeats are left out. */
export function openSlots(scene: Pick<Scene, 'nodes'>, { slots }: Pick<Design, 'slots'>): OpenSlot[] {
  const open = new Map(slots.flatMap((slot) => (mayMove(slot) ? [[slot.id, slot] as const] : [])));
  const found = (nodes: readonly SceneNode[], corner: OpenSlot['corner']): OpenSlot[] =>
    nodes.flatMap((node) => {
      const box = { ...node.box, x: node.box.x + corner.x, y: node.box.y + corner.y };
      const slot = open.get(node.id);
      const own = slot ? [{ slot, node, box, corner }] : [];
      return node.type === 'group' && box.turn === 0 ? [...own, ...found(node.nodes, box)] : own;
    });
  return found(scene.nodes, { x: 0, y: 0 });
}

/** The change that puts a slot at a place on the slide: its path in a graphic, and its box. */
export function placeChange({ slot, corner }: OpenSlot, size: string, box: Box): Record<string, SlotBox> {
  const round = (value: number) => Math.round(value * 100) / 100;
  const { x, y, width, height, turn } = box;
  return {
    [`changes.${slot.id}.overrides.${size}.box`]: {
      x: round(x - corner.x),
      y: round(y - corner.y),
      width: round(width),
      height: round(height),
      turn,
    },
  };
}
