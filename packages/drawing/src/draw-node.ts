import type { Box, GroupNode, PictureNode, SceneNode, ShapeNode } from '@pavilion/domain/graphics';
import type { BlendMode, CanvasKit, Path } from 'canvaskit-wasm';
import { drawBadge } from './draw-badge.ts';
import { drawText } from './draw-text.ts';
import type { Drawing } from './drawing.ts';
import { colourOf, paintFor } from './paints.ts';

/** Draws a node at its place, with its opacity, blend, shadow and mask. */
export function drawNode(drawing: Drawing, node: SceneNode): void {
  const { canvas } = drawing;
  const { box, zoom, reveal } = node;
  if (box.width <= 0 || box.height <= 0 || node.opacity <= 0 || zoom === 0) return;
  canvas.save();
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  if (zoom !== undefined) {
    canvas.translate(centreX, centreY);
    canvas.scale(zoom, zoom);
    canvas.translate(-centreX, -centreY);
  }
  if (box.turn !== 0) canvas.rotate(box.turn, centreX, centreY);
  if (reveal) clipTo(drawing, node, reveal);
  const layers = openLayers(drawing, node);
  drawContent(drawing, node, layers === 0 ? node.opacity : 1);
  closeLayers(drawing, node, layers);
  canvas.restore();
}

function drawContent(drawing: Drawing, node: SceneNode, opacity: number): void {
  if (node.type === 'group') drawGroup(drawing, node);
  else if (node.type === 'shape') drawShape(drawing, node, opacity);
  else if (node.type === 'picture') drawPicture(drawing, node, opacity);
  else if (node.type === 'text') drawText(drawing, node, opacity);
  else drawBadge(drawing, node, opacity);
}

function clipTo({ kit, canvas }: Drawing, { box, shadow }: SceneNode, reveal: NonNullable<SceneNode['reveal']>): void {
  const left = box.x + box.width * reveal.left;
  const top = box.y + box.height * reveal.top;
  // Where nothing is hidden, shadows and strokes beyond the edge remain.
  const margin = 200 + (shadow?.blur ?? 0);
  canvas.clipRect(
    kit.LTRBRect(
      reveal.left > 0 ? left : box.x - margin,
      reveal.top > 0 ? top : box.y - margin,
      reveal.right > 0 ? box.x + box.width * (1 - reveal.right) : box.x + box.width + margin,
      reveal.bottom > 0 ? box.y + box.height * (1 - reveal.bottom) : box.y + box.height + margin,
    ),
    kit.ClipOp.Intersect,
    true,
  );
}

const blends = {
  normal: 'SrcOver',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  'soft light': 'SoftLight',
  lighten: 'Lighten',
  darken: 'Darken',
} as const;
const blendOf = (kit: CanvasKit, blend: SceneNode['blend']): BlendMode => kit.BlendMode[blends[blend]];

/** Whether a node is drawn in one stroke, so that its opacity needs no layer of its own: a layer costs ten times as much. */
function isSingle(node: SceneNode): boolean {
  if (node.type === 'text') return node.runs.every(({ colour }) => colour[3] === 1) || node.runs.length === 1;
  if (node.type === 'picture') return !node.stroke;
  return node.type === 'shape' && !(node.fill && node.stroke);
}

/** Layers that a node needs around it, from outside: one for opacity, blend and shadow; one for its mask. */
function openLayers({ kit, canvas }: Drawing, node: SceneNode): number {
  const { shadow, mask, opacity, blend } = node;
  if (!mask && !shadow && blend === 'normal' && (opacity === 1 || isSingle(node))) return 0;
  const paint = new kit.Paint();
  paint.setAlphaf(opacity);
  paint.setBlendMode(blendOf(kit, blend));
  if (shadow) {
    const sigma = shadow.blur / 2;
    const filter = kit.ImageFilter.MakeDropShadow(shadow.x, shadow.y, sigma, sigma, colourOf(kit, shadow.colour), null);
    paint.setImageFilter(filter);
    filter.delete();
  }
  canvas.saveLayer(paint, boundsOf(kit, node));
  paint.delete();
  return 1;
}

function closeLayers(drawing: Drawing, { mask, box }: SceneNode, layers: number): void {
  const { kit, canvas } = drawing;
  if (layers === 0) return;
  if (mask) {
    const paint = new kit.Paint();
    paint.setBlendMode(kit.BlendMode.DstIn);
    canvas.saveLayer(paint);
    paint.delete();
    // The mask stands on the slide as it is: only the node is turned.
    if (box.turn !== 0) canvas.rotate(-box.turn, box.x + box.width / 2, box.y + box.height / 2);
    drawNode(drawing, mask);
    canvas.restore();
  }
  canvas.restore();
}

/** Bounds of a node before its shadow, generous for strokes, letters beyond their box, and contents beyond their group. */
function boundsOf(kit: CanvasKit, { box, type }: SceneNode) {
  const margin = type === 'group' ? Math.max(box.width, box.height, 400) : 100;
  return kit.XYWHRect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin);
}

function drawGroup(drawing: Drawing, { box, nodes }: GroupNode): void {
  drawing.canvas.save();
  drawing.canvas.translate(box.x, box.y);
  for (const node of nodes) drawNode(drawing, node);
  drawing.canvas.restore();
}

function drawShape(drawing: Drawing, node: ShapeNode, opacity: number): void {
  const { kit, canvas } = drawing;
  const { box, fill, stroke } = node;
  const path = pathOf(kit, node);
  const paint = fill && node.shape !== 'line' ? paintFor(drawing, fill, box, opacity) : undefined;
  if (paint) {
    canvas.drawPath(path, paint);
    paint.delete();
  }
  if (stroke) strokePath(drawing, path, stroke, opacity);
  path.delete();
}

function strokePath(
  { kit, canvas }: Drawing,
  path: Path,
  { colour, width }: NonNullable<ShapeNode['stroke']>,
  opacity: number,
): void {
  const pen = new kit.Paint();
  pen.setAntiAlias(true);
  pen.setStyle(kit.PaintStyle.Stroke);
  pen.setStrokeWidth(width);
  pen.setColor(colourOf(kit, colour, opacity));
  canvas.drawPath(path, pen);
  pen.delete();
}

function pathOf(
  kit: CanvasKit,
  { box, shape, radius, points }: Pick<ShapeNode, 'box' | 'shape' | 'radius' | 'points'>,
): Path {
  const builder = new kit.PathBuilder();
  const { x, y, width, height } = box;
  if (shape === 'ellipse') builder.addOval(kit.XYWHRect(x, y, width, height));
  else if (shape === 'line') builder.moveTo(x, y + height / 2).lineTo(x + width, y + height / 2);
  else if (shape === 'polygon')
    builder.addPolygon(
      points.flatMap((point) => [x + point.x * width, y + point.y * height]),
      true,
    );
  else {
    const corner = Math.min(radius, width / 2, height / 2);
    builder.addRRect(kit.RRectXY(kit.XYWHRect(x, y, width, height), corner, corner));
  }
  return builder.detachAndDelete();
}

function drawPicture(drawing: Drawing, node: PictureNode, opacity: number): void {
  const { kit, canvas, picture } = drawing;
  const image = picture(node.file);
  if (!image) return;
  const { box, crop, radius, ellipse, stroke } = node;
  const outline = pathOf(kit, { box, shape: ellipse ? 'ellipse' : 'rectangle', radius, points: [] });
  canvas.save();
  if (ellipse || radius > 0) canvas.clipPath(outline, kit.ClipOp.Intersect, true);
  else canvas.clipRect(kit.XYWHRect(box.x, box.y, box.width, box.height), kit.ClipOp.Intersect, true);
  const size = { width: image.width(), height: image.height() };
  const own = drawing.placeOf(node.file);
  const place = own ? { ...size, x: box.x + own.x, y: box.y + own.y } : placeInBox(box, size.width, size.height, crop);
  const paint = new kit.Paint();
  paint.setAlphaf(opacity);
  canvas.drawImageRectOptions(
    image,
    kit.XYWHRect(0, 0, size.width, size.height),
    kit.XYWHRect(place.x, place.y, place.width, place.height),
    kit.FilterMode.Linear,
    kit.MipmapMode.Linear,
    paint,
  );
  paint.delete();
  canvas.restore();
  if (stroke) strokePath(drawing, outline, stroke, opacity);
  outline.delete();
}

/** Where the whole picture lies so that its box is covered, or it is contained, with its focal point in view. */
export function placeInBox(box: Box, width: number, height: number, { fit, x, y, zoom }: PictureNode['crop']) {
  const across = box.width / width;
  const down = box.height / height;
  const scale = (fit === 'cover' ? Math.max(across, down) : Math.min(across, down)) * zoom;
  const size = { width: width * scale, height: height * scale };
  // Shares of the free space, which is negative where the picture is larger than its box.
  return { ...size, x: box.x + (box.width - size.width) * x, y: box.y + (box.height - size.height) * y };
}
