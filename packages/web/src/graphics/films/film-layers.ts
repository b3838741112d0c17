import { type BlendMode, type Box, type FilmNode, isFilm, type Scene, type SceneNode } from '@pavilion/domain/graphics';
import { sameJson } from '@pavilion/sync';

/** A part of a scene that lies over the parts before it: a drawn picture, or a film that the browser plays. */
export type SceneLayer = { kind: 'drawn'; scene: Scene; blend: BlendMode } | { kind: 'film'; node: FilmNode };

const clear: Scene['background'] = { kind: 'colour', colour: [0, 0, 0, 0] };

/**
 * A scene as layers, so that its films play at their speed while the rest is drawn once: a drawing takes tenths of a second. Films
 * under a mask, and in groups that are turned, faded or moving, stay in the drawing as their posters.
 */
export function layersOf(scene: Scene): SceneLayer[] {
  const layers: SceneLayer[] = [];
  let nodes: SceneNode[] = [];
  const drawn = (of: readonly SceneNode[], blend: BlendMode = 'normal') => {
    // The first one has the ground.
    if (layers.length > 0 && of.length === 0) return;
    const background = layers.length === 0 ? scene.background : clear;
    layers.push({ kind: 'drawn', blend, scene: { ...scene, background, nodes: of } });
  };
  const close = () => {
    drawn(nodes);
    nodes = [];
  };
  for (const node of opened(scene.nodes)) {
    if (plays(node)) {
      close();
      layers.push({ kind: 'film', node });
      if (node.stroke) nodes.push(strokeOf(node));
    } else if (node.blend !== 'normal' && layers.length > 0) {
      close();
      // What is drawn alone has nothing to blend with: the page blends it with the film.
      drawn([{ ...node, blend: 'normal' }], node.blend);
    } else nodes.push(node);
  }
  close();
  return layers;
}

/** The layers, with the drawn ones that look as they did a moment before: those need no new drawing. */
export function keptLayers(layers: readonly SceneLayer[], before: readonly SceneLayer[]): SceneLayer[] {
  return layers.map((layer, at) => {
    const known = before[at];
    return known && layer.kind === 'drawn' && sameJson(layer, known) ? known : layer;
  });
}

const plays = (node: SceneNode): node is FilmNode => isFilm(node) && !node.mask;

/** The nodes with those of plain groups that hold films in place of the groups. */
function opened(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'group' || !isPlain(node) || !node.nodes.some(holdsFilm)) return [node];
    const at = ({ x, y, ...box }: Box): Box => ({ ...box, x: x + node.box.x, y: y + node.box.y });
    return opened(node.nodes.map((inner) => moved(inner, at)));
  });
}

const moved = (node: SceneNode, at: (box: Box) => Box): SceneNode => ({
  ...node,
  box: at(node.box),
  ...(node.mask && { mask: moved(node.mask, at) }),
});

const holdsFilm = (node: SceneNode): boolean => plays(node) || (node.type === 'group' && node.nodes.some(holdsFilm));

const isPlain = ({ box, opacity, blend, shadow, mask, zoom, reveal }: SceneNode): boolean =>
  box.turn === 0 && opacity === 1 && blend === 'normal' && !shadow && !mask && zoom === undefined && !reveal;

/** The frame of a film, drawn over it. */
const strokeOf = ({ id, box, opacity, radius, ellipse, stroke }: FilmNode): SceneNode => ({
  type: 'shape',
  id: `${id}:stroke`,
  box,
  opacity,
  blend: 'normal',
  shape: ellipse ? 'ellipse' : 'rectangle',
  radius,
  points: [],
  ...(stroke && { stroke }),
});
