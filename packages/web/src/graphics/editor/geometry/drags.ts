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

/** How far an area goes when the pointer has moved it. Shift keeps to one direction, Ctrl does not snap. */
export function movedBy(
  area: Bounds | undefined,
  by: Point,
  { keys, targets, tolerance }: DragRules,
): { by: Point; lines: readonly SnapLine[] } {
  const along = keys.shift ? straight(by) : by;
  const now = area && shifted(area, along);
  const { dx, dy, lines } = now && !keys.mod ? snap(placesOf(now), targets, now, tolerance) : unsnapped;
  const x = along.x + (keys.shift && along.x === 0 ? 0 : dx);
  const y = along.y + (keys.shift && along.y === 0 ? 0 : dy);
  return { by: { x, y }, lines };
}

/** A box whose handle the pointer has moved. Shift keeps the ratio, Alt the centre, Ctrl does not snap. */
export function resizedBy(
  box: SlotBox,
  handle: Handle,
  by: Point,
  { keys, targets, tolerance }: DragRules,
): { box: SlotBox; lines: readonly SnapLine[] } {
  const options = { keepRatio: keys.shift, fromCentre: keys.alt };
  const area = boundsOf([resized(box, handle, by, options)])!;
  const isFree = keys.mod || keys.shift || box.turn !== 0;
  const { dx, dy, lines } = isFree ? unsnapped : snap(edgesOf(area, handle), targets, area, tolerance);
  return { box: resized(box, handle, { x: by.x + dx, y: by.y + dy }, options), lines };
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
