import type { Scene, SceneNode, SceneText } from './scene.ts';
import type { Movement } from './slot-parts.ts';

/** A moment of a slide in motion, in milliseconds since it came, or since it began to leave (GFX-024). */
export type MotionMoment = { since: 'entrance' | 'exit'; milliseconds: number };

/** Milliseconds that all entrances take, or all exits. */
export function motionLength(nodes: readonly SceneNode[], of: 'in' | 'out'): number {
  return nodes.reduce((longest, node) => {
    const own = node.motion?.[of];
    const inside = node.type === 'group' ? motionLength(node.nodes, of) : 0;
    return Math.max(longest, own ? own.delay + own.length : 0, inside);
  }, 0);
}

/** The scene at a moment. Editor, film and programme share it, so that they move alike. */
export function sceneAt(scene: Scene, moment: MotionMoment): Scene {
  return { ...scene, nodes: nodesAt(scene.nodes, moment, scene) };
}

/** When a scene came and, if it is leaving, when it left, in milliseconds of any one clock. */
export interface OnAirSince {
  came: number;
  left?: number | undefined;
}

/**
 * A scene on air as it stands now: it comes, stays and leaves; null once it has left. `moves`: a moment later it looks different.
 * One that will leave later stands until then.
 */
export function sceneOnAir(
  scene: Scene,
  { came, left: leaves }: OnAirSince,
  now: number,
): { scene: Scene | null; moves: boolean } {
  const left = leaves !== undefined && leaves <= now ? leaves : undefined;
  const since = left === undefined ? 'entrance' : 'exit';
  const milliseconds = now - (left ?? came);
  if (milliseconds < motionLength(scene.nodes, left === undefined ? 'in' : 'out')) {
    return { scene: sceneAt(scene, { since, milliseconds }), moves: true };
  }
  return { scene: left === undefined ? scene : null, moves: false };
}

function nodesAt(
  nodes: readonly SceneNode[],
  moment: MotionMoment,
  extent: Pick<Scene, 'width' | 'height'>,
): SceneNode[] {
  return nodes.flatMap((node) => {
    const inner = node.type === 'group' ? { ...node, nodes: nodesAt(node.nodes, moment, extent) } : node;
    const movement = moment.since === 'entrance' ? node.motion?.in : node.motion?.out;
    if (!movement) return [inner];
    const passed = eased(movement, moment.milliseconds);
    // What has not come yet, or has gone, is not drawn at all.
    const there = moment.since === 'entrance' ? passed : 1 - passed;
    if (there <= 0 && movement.kind !== 'count up') return [];
    return [there === 1 ? inner : moved(inner, movement.kind, there, extent)];
  });
}

/** How far a movement is, from 0 to 1; overshoot goes beyond 1 on the way. */
function eased({ delay, length, easing }: Movement, milliseconds: number): number {
  const t = length === 0 ? Number(milliseconds >= delay) : Math.min(1, Math.max(0, (milliseconds - delay) / length));
  switch (easing) {
    case 'linear':
      return t;
    case 'ease in':
      return t ** 3;
    case 'ease out':
      return 1 - (1 - t) ** 3;
    case 'ease in and out':
      return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
    case 'overshoot':
      return t === 0 ? 0 : 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
  }
}

/** A node on its way: `there` is 1 where it stands at rest, 0 where it comes from. */
function moved(
  node: SceneNode,
  kind: Movement['kind'],
  there: number,
  extent: Pick<Scene, 'width' | 'height'>,
): SceneNode {
  const away = 1 - there;
  const shown = Math.min(1, Math.max(0, there));
  const { box } = node;
  const all = { left: 0, top: 0, right: 0, bottom: 0 };
  switch (kind) {
    case 'fade':
      return { ...node, opacity: node.opacity * shown };
    case 'slide from left':
      return { ...node, box: { ...box, x: box.x - away * (box.x + box.width) } };
    case 'slide from right':
      return { ...node, box: { ...box, x: box.x + away * (extent.width - box.x) } };
    case 'slide from top':
      return { ...node, box: { ...box, y: box.y - away * (box.y + box.height) } };
    case 'slide from bottom':
      return { ...node, box: { ...box, y: box.y + away * (extent.height - box.y) } };
    case 'wipe from left':
      return { ...node, reveal: { ...all, right: 1 - shown } };
    case 'wipe from right':
      return { ...node, reveal: { ...all, left: 1 - shown } };
    case 'wipe from top':
      return { ...node, reveal: { ...all, bottom: 1 - shown } };
    case 'wipe from bottom':
      return { ...node, reveal: { ...all, top: 1 - shown } };
    case 'scale':
      return { ...node, zoom: Math.max(0, there), opacity: node.opacity * shown };
    case 'count up':
      return node.type === 'text'
        ? { ...node, runs: node.runs.map((run) => counted(run, shown)) }
        : { ...node, opacity: node.opacity * shown };
    case 'type on':
      return node.type === 'text'
        ? { ...node, runs: typedOn(node.runs, shown) }
        : { ...node, opacity: node.opacity * shown };
  }
}

/** A text on its way to its first number: "103*" from "0*". */
function counted(run: SceneText, share: number): SceneText {
  const text = run.text.replace(/\d+/, (digits) => String(Math.round(Number(digits) * share)));
  return { ...run, text, whole: run.text };
}

/** The first part of a text; the rest is there, but not seen, so that the lines stay where they are. */
function typedOn(runs: readonly SceneText[], share: number): SceneText[] {
  const letters = runs.map(({ text }) => [...text]);
  let left = Math.round(letters.reduce((sum, each) => sum + each.length, 0) * share);
  return runs.flatMap((run, index) => {
    const shown = Math.min(left, letters[index]!.length);
    left -= shown;
    const [red, green, blue] = run.colour;
    const parts: SceneText[] = [
      { ...run, text: letters[index]!.slice(0, shown).join('') },
      { ...run, text: letters[index]!.slice(shown).join(''), colour: [red, green, blue, 0] },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}
