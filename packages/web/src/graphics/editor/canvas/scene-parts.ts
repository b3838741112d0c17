import type { Scene, SceneNode, SlotBox } from '@pavilion/domain/graphics';
import { boundsOf, boxOf, centreOf } from '../geometry/boxes.ts';

/** Slot of a node; rows of repeats and tables add a number to its id. */
const slotOf = ({ id }: SceneNode): string => id.split(':')[0] ?? id;

/** The scene without some slots. */
export function without(scene: Scene, ids: ReadonlySet<string>): Scene {
  const kept = (nodes: readonly SceneNode[]): SceneNode[] =>
    nodes
      .filter((node) => !ids.has(slotOf(node)))
      .map((node) => (node.type === 'group' ? { ...node, nodes: kept(node.nodes) } : node));
  return ids.size === 0 ? scene : { ...scene, nodes: kept(scene.nodes) };
}

/** Some slots of the scene alone, on a transparent ground. */
export function only(scene: Scene, ids: ReadonlySet<string>): Scene {
  const kept = (nodes: readonly SceneNode[]): SceneNode[] =>
    nodes.flatMap((node) => {
      if (ids.has(slotOf(node))) return [node];
      if (node.type !== 'group') return [];
      const inner = kept(node.nodes);
      return inner.length > 0 ? [{ ...node, nodes: inner }] : [];
    });
  return { ...scene, background: { kind: 'colour', colour: [0, 0, 0, 0] }, nodes: kept(scene.nodes) };
}

/** The CSS transform that carries a picture of boxes from one place to another. Lengths are pixels of the screen. */
export function carried(from: readonly SlotBox[], to: readonly SlotBox[], zoom: number): string | undefined {
  const [before, after] = [around(from), around(to)];
  if (!before || !after) return undefined;
  const [start, end] = [centreOf(before), centreOf(after)];
  const scale = (one: number, other: number) => (other > 0 ? one / other : 1);
  return [
    `translate(${end.x * zoom}px, ${end.y * zoom}px)`,
    `rotate(${after.turn}deg)`,
    `scale(${scale(after.width, before.width)}, ${scale(after.height, before.height)})`,
    `rotate(${-before.turn}deg)`,
    `translate(${-start.x * zoom}px, ${-start.y * zoom}px)`,
  ].join(' ');
}

const around = (boxes: readonly SlotBox[]): SlotBox | undefined => {
  const bounds = boundsOf(boxes);
  return boxes.length === 1 ? boxes[0] : bounds && boxOf(bounds);
};
