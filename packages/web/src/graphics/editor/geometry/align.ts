import type { SlotBox } from '@pavilion/domain/graphics';
import { type Bounds, boundsOf, type Point } from './boxes.ts';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** How far each box moves so that all are aligned within `area`. */
export function alignedBy(boxes: readonly SlotBox[], to: Alignment, area: Bounds): Point[] {
  return boxes.map((box) => alignBy(boundsOf([box])!, to, area));
}

function alignBy({ left, top, right, bottom }: Bounds, to: Alignment, area: Bounds): Point {
  switch (to) {
    case 'left':
      return { x: area.left - left, y: 0 };
    case 'right':
      return { x: area.right - right, y: 0 };
    case 'centre':
      return { x: (area.left + area.right - left - right) / 2, y: 0 };
    case 'top':
      return { x: 0, y: area.top - top };
    case 'bottom':
      return { x: 0, y: area.bottom - bottom };
    case 'middle':
      return { x: 0, y: (area.top + area.bottom - top - bottom) / 2 };
  }
}

/** How far each box moves so that the gaps between neighbours are equal. The two outer boxes stay. */
export function distributedBy(boxes: readonly SlotBox[], axis: 'x' | 'y'): Point[] {
  const spans = boxes.map((box, index) => {
    const { left, top, right, bottom } = boundsOf([box])!;
    return axis === 'x' ? { index, start: left, end: right } : { index, start: top, end: bottom };
  });
  const inOrder = spans.toSorted((one, other) => one.start + one.end - other.start - other.end);
  const moves = boxes.map<Point>(() => ({ x: 0, y: 0 }));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || inOrder.length < 3) return moves;
  const filled = inOrder.reduce((sum, { start, end }) => sum + end - start, 0);
  const gap = (last.end - first.start - filled) / (inOrder.length - 1);
  let at = first.start;
  for (const { index, start, end } of inOrder) {
    moves[index] = axis === 'x' ? { x: at - start, y: 0 } : { x: 0, y: at - start };
    at += end - start + gap;
  }
  return moves;
}
