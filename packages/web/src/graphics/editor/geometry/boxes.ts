import type { SlotBox } from '@pavilion/domain/graphics';

// Maths of boxes that may be turned. A box is turned clockwise about its centre; lengths are pixels of the shown size.

export interface Point {
  x: number;
  y: number;
}

/** A rectangle that is not turned. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const centreOf = ({ x, y, width, height }: SlotBox): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A point turned clockwise about another one. */
export function turned(point: Point, about: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

const atCentre = ({ x, y }: Point, { width, height }: SlotBox, turn: number): SlotBox => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  turn,
});

/** A box of a group, as seen on the slide; `group` is the group's box on the slide. */
export function onSlide(box: SlotBox, group: SlotBox | undefined): SlotBox {
  if (!group) return box;
  const { x, y } = centreOf(box);
  const centre = turned({ x: group.x + x, y: group.y + y }, centreOf(group), group.turn);
  return atCentre(centre, box, box.turn + group.turn);
}

/** The inverse of `onSlide`: a box of the slide, relative to the corner of a group. */
export function inGroup(box: SlotBox, group: SlotBox | undefined): SlotBox {
  if (!group) return box;
  const { x, y } = turned(centreOf(box), centreOf(group), -group.turn);
  return atCentre({ x: x - group.x, y: y - group.y }, box, box.turn - group.turn);
}

/** Corners, clockwise from the top left one. */
export function cornersOf(box: SlotBox): Point[] {
  const { x, y, width, height, turn } = box;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => turned(corner, centreOf(box), turn));
}

/** The least rectangle that contains all boxes; undefined for none. */
export function boundsOf(boxes: readonly SlotBox[]): Bounds | undefined {
  const corners = boxes.flatMap(cornersOf);
  if (corners.length === 0) return undefined;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const boxOf = ({ left, top, right, bottom }: Bounds): SlotBox => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  turn: 0,
});

/** Whether a point is inside a box, or at most `margin` outside. */
export function holdsPoint(box: SlotBox, point: Point, margin = 0): boolean {
  const { x, y } = turned(point, centreOf(box), -box.turn);
  return (
    x >= box.x - margin && x <= box.x + box.width + margin && y >= box.y - margin && y <= box.y + box.height + margin
  );
}

export const touches = (one: Bounds, other: Bounds): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Rounds a place to hundredths, which no eye tells apart, so that stored numbers stay short. */
export function rounded(box: SlotBox): SlotBox {
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    turn: round(upright(box.turn)),
  };
}

/** The same direction between −180 and 180 degrees. */
export const upright = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
};
