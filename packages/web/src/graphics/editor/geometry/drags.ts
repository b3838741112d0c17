import type { SlotBox } from '@pavilion/domain/graphics';
import type { Keys } from '../canvas/track.ts';
import { type Bounds, boundsOf, type Point } from './boxes.ts';
import { type Handle, resized } from './resize.ts';
import { placesOf, type SnapLine, type SnapPlaces, type Snapped, type SnapTargets, snap } from './snapping.ts';

/** Distance within which a drag snaps, in pixels of the screen. */
export const reach = 6;

interface DragRules {
  keys: Keys;
  targets: SnapTargets;
  /** The reach, in pixels of the slide. */
  tolerance: number;
}

/** How far an area goes when the pointer has moved it: to whole pixels. Shift keeps to one direction, Ctrl does not snap. */
export function movedBy(
  area: Bounds | undefined,
  by: Point,
  { keys, targets, tolerance }: DragRules,
): { by: Point; lines: readonly SnapLine[] } {
  const along = keys.shift ? straight(by) : by;
  const now = area && shifted(area, along);
  const places = now && !keys.mod ? { x: now.left, y: now.top } : undefined;
  const { dx, dy, lines } = now && places ? onPixels(snap(placesOf(now), targets, now, tolerance), places) : unsnapped;
  const x = along.x + (keys.shift && along.x === 0 ? 0 : dx);
  const y = along.y + (keys.shift && along.y === 0 ? 0 : dy);
  return { by: { x, y }, lines };
}

/** A box whose handle the pointer has moved: to whole pixels. Shift keeps the ratio, Alt the centre, Ctrl does not snap. */
export function resizedBy(
  box: SlotBox,
  handle: Handle,
  by: Point,
  { keys, targets, tolerance }: DragRules,
): { box: SlotBox; lines: readonly SnapLine[] } {
  const options = { keepRatio: keys.shift, fromCentre: keys.alt };
  const area = boundsOf([resized(box, handle, by, options)])!;
  const isFree = keys.mod || keys.shift || box.turn !== 0;
  const edges = edgesOf(area, handle);
  const places = { x: edges.x[0], y: edges.y[0] };
  const { dx, dy, lines } = isFree ? unsnapped : onPixels(snap(edges, targets, area, tolerance), places);
  return { box: resized(box, handle, { x: by.x + dx, y: by.y + dy }, options), lines };
}

/** What did not snap on an axis ends on a whole pixel there. */
function onPixels({ dx, dy, lines }: Snapped, { x, y }: { x?: number | undefined; y?: number | undefined }): Snapped {
  const rest = (axis: SnapLine['axis'], by: number, at: number | undefined) =>
    by !== 0 || at === undefined || lines.some((line) => line.axis === axis) ? by : Math.round(at) - at;
  return { dx: rest('x', dx, x), dy: rest('y', dy, y), lines };
}

const unsnapped: Snapped = { dx: 0, dy: 0, lines: [] };
const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });
const shifted = ({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const edgesOf = ({ left, top, right, bottom }: Bounds, { h, v }: Handle): SnapPlaces => ({
  x: h === -1 ? [left] : h === 1 ? [right] : [],
  y: v === -1 ? [top] : v === 1 ? [bottom] : [],
});
