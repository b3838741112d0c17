import type { PlacedGuide, SlotBox } from '@pavilion/domain/graphics';
import type { Bounds } from './boxes.ts';

/** A line that a drag snapped to, shown while the drag lasts. `x`: upright at `at`; `y`: level at `at`. */
export interface SnapLine {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** A snap line as a box without thickness. */
export const lineBox = ({ axis, at, from, to }: SnapLine): SlotBox =>
  axis === 'x'
    ? { x: at, y: from, width: 0, height: to - from, turn: 0 }
    : { x: from, y: at, width: to - from, height: 0, turn: 0 };

/** What others offer to snap to on one axis: a place, and how far the thing at that place reaches along the other axis. */
interface Target {
  at: number;
  from: number;
  to: number;
  /** Id of the guide at that place. */
  guide?: string;
}

export interface SnapTargets {
  x: readonly Target[];
  y: readonly Target[];
  others: readonly Bounds[];
}

/** Places of the moved thing that may snap. Centre and edges of a moved box; only the dragged edges of a resized one. */
export interface SnapPlaces {
  x: readonly number[];
  y: readonly number[];
  /** Whether its gaps to others may become equal: those of a moved box, which keeps its size. */
  gaps?: boolean;
}

export interface Snapped {
  dx: number;
  dy: number;
  lines: readonly SnapLine[];
}

/** Edges, centres and margins of the slide, its guides, and edges and centres of the other layers. */
export function snapTargets(
  slide: { width: number; height: number },
  others: readonly Bounds[],
  guides: readonly PlacedGuide[] = [],
): SnapTargets {
  const { width, height } = slide;
  const margin = Math.round(Math.min(width, height) * 0.05);
  const across = { from: 0, to: height };
  const down = { from: 0, to: width };
  const guidesOn = (axis: 'x' | 'y', reach: typeof across) =>
    guides.flatMap((guide) => (guide.axis === axis ? [{ at: guide.at, ...reach, guide: guide.id }] : []));
  return {
    others,
    x: [
      ...guidesOn('x', across),
      ...[0, width / 2, width, margin, width - margin].map((at) => ({ at, ...across })),
      ...others.flatMap(({ left, right, top, bottom }) =>
        [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom })),
      ),
    ],
    y: [
      ...guidesOn('y', down),
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
  gaps: true,
});

/** How far the moved thing jumps to the nearest targets or equal gaps within the tolerance, with the lines that explain it. */
export function snap(places: SnapPlaces, targets: SnapTargets, moved: Bounds, tolerance: number): Snapped {
  const gapsOn = (axis: 'x' | 'y') => {
    const mates = targets.others.filter((other) =>
      besides(spanOn(otherAxis[axis], other), spanOn(otherAxis[axis], moved)),
    );
    return places.gaps
      ? equalGap(
          spanOn(axis, moved),
          mates.map((mate) => spanOn(axis, mate)),
          tolerance,
        )
      : undefined;
  };
  const x = nearer(nearest(places.x, targets.x, tolerance), gapsOn('x'));
  const y = nearer(nearest(places.y, targets.y, tolerance), gapsOn('y'));
  const [dx, dy] = [x?.by ?? 0, y?.by ?? 0];
  const now = { left: moved.left + dx, right: moved.right + dx, top: moved.top + dy, bottom: moved.bottom + dy };
  return { dx, dy, lines: [...linesOf('x', x, now), ...linesOf('y', y, now)] };
}

/** A thing along one axis. */
interface Span {
  from: number;
  to: number;
}

type Jump = { by: number; target: Target } | { by: number; gaps: readonly Span[] };

const otherAxis = { x: 'y', y: 'x' } as const;
const spanOn = (axis: 'x' | 'y', { left, right, top, bottom }: Bounds): Span =>
  axis === 'x' ? { from: left, to: right } : { from: top, to: bottom };
const besides = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;
const nearer = <A extends Jump, B extends Jump>(one: A | undefined, other: B | undefined): A | B | undefined =>
  one && (!other || Math.abs(one.by) <= Math.abs(other.by)) ? one : other;

function linesOf(axis: 'x' | 'y', jump: Jump | undefined, now: Bounds): SnapLine[] {
  if (!jump) return [];
  const across = spanOn(otherAxis[axis], now);
  if ('target' in jump) return [{ axis, ...reaching(jump.target, across.from, across.to) }];
  // A gap is a line along it, half way up the moved thing.
  return jump.gaps.map((gap) => ({ axis: otherAxis[axis], at: (across.from + across.to) / 2, ...gap }));
}

/** The jump that makes a gap beside the moved thing as wide as one between two others, or equal on both of its sides. */
function equalGap(moved: Span, others: readonly Span[], tolerance: number) {
  let best: { by: number; gaps: readonly Span[] } | undefined;
  const offer = (by: number, ...gaps: Span[]) => {
    if (Math.abs(by) <= tolerance && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, gaps };
  };
  const inOrder = [...others].sort((left, right) => left.from - right.from);
  for (const [at, first] of inOrder.entries()) {
    const second = inOrder[at + 1];
    const gap = second ? second.from - first.to : 0;
    if (!second || gap <= 0) continue;
    const between = { from: first.to, to: second.from };
    offer(second.to + gap - moved.from, between, { from: second.to, to: second.to + gap });
    offer(first.from - gap - moved.to, { from: first.from - gap, to: first.from }, between);
    const side = (gap - (moved.to - moved.from)) / 2;
    const sides = [
      { from: first.to, to: first.to + side },
      { from: second.from - side, to: second.from },
    ];
    if (side > 0) offer(first.to + side - moved.from, ...sides);
  }
  return best;
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
