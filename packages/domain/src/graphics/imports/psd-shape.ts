import type { Extent } from '../layout.ts';
import type { SlotBox, SlotFill, SlotStroke } from '../slot-parts.ts';
import { colourOfPsd, fillOfPsd } from './psd-colour.ts';
import type { PsdLayer } from './psd-parts.ts';
import { hundredths } from './text-place.ts';

interface ReadShape {
  shape: 'rectangle' | 'ellipse' | 'polygon';
  points?: { x: number; y: number }[];
  radius?: number;
  box: SlotBox;
  fill?: SlotFill | undefined;
  stroke?: SlotStroke | undefined;
}

/** A shape layer of a Photoshop document; undefined for one that is better kept as a picture. */
export function shapeOfPsd(layer: PsdLayer, { width, height }: Extent): ReadShape | undefined {
  const { vectorFill, vectorStroke, vectorMask, vectorOrigination } = layer;
  if (!vectorFill && !vectorStroke) return undefined;
  // A fill without an outline covers all.
  const whole = { shape: 'rectangle', box: boxOf(0, 0, width, height) } as const;
  const outline = vectorMask || vectorOrigination ? (simpleOutline(layer) ?? straightOutline(layer)) : whole;
  if (!outline) return undefined;
  const isFilled = vectorStroke?.fillEnabled !== false;
  const fill = isFilled ? fillOfPsd(vectorFill) : undefined;
  if (isFilled && vectorFill && !fill) return undefined;
  const stroke = vectorStroke?.strokeEnabled ? strokeOf(vectorStroke) : undefined;
  if (vectorStroke?.strokeEnabled && !stroke) return undefined;
  return { ...outline, fill, stroke };
}

function strokeOf({ lineWidth, content }: NonNullable<PsdLayer['vectorStroke']>): SlotStroke | undefined {
  const colour = content?.type === 'color' ? colourOfPsd(content.color) : undefined;
  return colour && lineWidth ? { colour, width: Math.min(500, Math.max(0, lineWidth.value)) } : undefined;
}

const boxOf = (left: number, top: number, right: number, bottom: number): SlotBox => ({
  x: hundredths(left),
  y: hundredths(top),
  width: hundredths(Math.max(0, right - left)),
  height: hundredths(Math.max(0, bottom - top)),
  turn: 0,
});

/** A rectangle, with its corners, or an ellipse that nobody has bent since it was drawn. */
function simpleOutline({ vectorOrigination }: PsdLayer): Pick<ReadShape, 'shape' | 'radius' | 'box'> | undefined {
  const [origin, ...others] = vectorOrigination?.keyDescriptorList ?? [];
  const bounds = origin?.keyOriginShapeBoundingBox;
  if (!origin || !bounds || others.length > 0 || origin.keyShapeInvalidated) return undefined;
  const box = boxOf(bounds.left.value, bounds.top.value, bounds.right.value, bounds.bottom.value);
  if (origin.keyOriginType === 1) return { shape: 'rectangle', box };
  if (origin.keyOriginType === 5) return { shape: 'ellipse', box };
  if (origin.keyOriginType !== 2) return undefined;
  const radii = Object.values(origin.keyOriginRRectRadii ?? {}).flatMap((radius: unknown) => {
    const value = typeof radius === 'object' && radius !== null && 'value' in radius ? radius.value : undefined;
    return typeof value === 'number' ? [value] : [];
  });
  // Corners that differ are no corners of ours.
  return new Set(radii).size === 1 ? { shape: 'rectangle', radius: Math.max(0, radii[0]!), box } : undefined;
}

/** One closed outline of straight lines. */
function straightOutline({ vectorMask }: PsdLayer): Pick<ReadShape, 'shape' | 'points' | 'box'> | undefined {
  const [path, ...others] = vectorMask?.paths.filter(({ knots }) => knots.length > 0) ?? [];
  if (!path || path.open || others.length > 0 || path.knots.length < 3 || path.knots.length > 100) return undefined;
  const isStraight = path.knots.every(({ points: [ax = 0, ay = 0, x = 0, y = 0, bx = 0, by = 0] }) =>
    [ax - x, ay - y, bx - x, by - y].every((distance) => Math.abs(distance) < 0.5),
  );
  if (!isStraight) return undefined;
  const corners = path.knots.map(({ points }) => ({ x: hundredths(points[2] ?? 0), y: hundredths(points[3] ?? 0) }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const box = boxOf(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  if (box.width === 0 || box.height === 0) return undefined;
  const points = corners.map(({ x, y }) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height }));
  return { shape: 'polygon', points, box };
}
