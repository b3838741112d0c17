import type { PlacedGuide, Scene, SceneNode } from '@pavilion/domain';
import { type Bounds, boundsOf, onSlide } from '../../editor/geometry/boxes.ts';
import { type SnapTargets, snapTargets } from '../../editor/geometry/snapping.ts';

type Group = Parameters<typeof onSlide>[1];

/** Places that a maker's layer snaps to: those of the slide, of the designer's guides, and of the layers that stay. */
export function targetsIn(scene: Scene, moved: string, guides: readonly PlacedGuide[]): SnapTargets {
  const others = (nodes: readonly SceneNode[], group: Group): Bounds[] =>
    nodes.flatMap((node) => {
      // Rows and cells have a number in their id. There are too many to snap to.
      if (node.id === moved || node.id.includes(':')) return [];
      const seen = onSlide(node.box, group);
      return [boundsOf([seen])!, ...(node.type === 'group' ? others(node.nodes, seen) : [])];
    });
  return snapTargets(scene, others(scene.nodes, undefined), guides);
}
