import type { Bounds } from './boxes.ts';

/** A line that a drag snapped to, shown while the drag lasts. `x`: upright at `at`; `y`: level at `at`. */
export interface SnapLine {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** What others offer to snap to on one axis: a place, and how far the thing at that place reaches along the other axis. */
interface Target {
  at: number;
  from: number;
  to: number;
}

export interface SnapTargets {
  x: readonly Target[];
  y: readonly Target[];
}

/** Places of the moved thing that may snap. Centre and edges of a moved box; only the dragged edges of a resized one. */
export interface SnapPlaces {
  x: readonly number[];
  y: readonly number[];
}

export interface Snapped {
  dx: number;
  dy: number;
  lines: readonly SnapLine[];
}

/** Edges, centres and margins of the slide, and edges and centres of the other layers. */
export function snapTargets(slide: { width: number; height: number }, others: readonly Bounds[]): SnapTargets {
  const { width, height } = slide;
  const margin = Math.round(Math.min(width, height) * 0.05);
  const across = { from: 0, to: height };
  const down = { from: 0, to: width };
  return {
    x: [
      ...[0, width / 2, width, margin, width - margin].map((at) => ({ at, ...across })),
      ...others.flatMap(({ left, right, top, bottom }) =>
        [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom })),
      ),
    ],
    y: [
      ...[0, height / 2, height, margin, height - margin].map((at) => ({ at, ...down })),
      ...others.flatMap(({ left, right, top, bottom }) =>
        [top, (top + bottom) / 2, bottom].map((at) => ({ at, from: left, to: right })),
      ),
    ],
  };
}

export const placesOf = ({ left, top, right, bottom }: Bounds): SnapPlaces => ({
  x: [left, (left + right) / 2, right],
  y: [top, (top + bottom) / 2, bottom],
});

/** How far the moved thing jumps to the nearest targets within the tolerance, with the lines that explain it. */
export function snap(places: SnapPlaces, targets: SnapTargets, moved: Bounds, tolerance: number): Snapped {
  const x = nearest(places.x, targets.x, tolerance);
  const y = nearest(places.y, targets.y, tolerance);
  const [dx, dy] = [x?.by ?? 0, y?.by ?? 0];
  const lines: SnapLine[] = [];
  if (x) lines.push({ axis: 'x', ...reaching(x.target, moved.top + dy, moved.bottom + dy) });
  if (y) lines.push({ axis: 'y', ...reaching(y.target, moved.left + dx, moved.right + dx) });
  return { dx, dy, lines };
}

function nearest(places: readonly number[], targets: readonly Target[], tolerance: number) {
  let best: { by: number; target: Target } | undefined;
  for (const target of targets) {
    for (const place of places) {
      const by = target.at - place;
      if (Math.abs(by) <= tolerance && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, target };
    }
  }
  return best;
}

const reaching = ({ at, from, to }: Target, start: number, end: number) => ({
  at,
  from: Math.min(from, start),
  to: Math.max(to, end),
});
