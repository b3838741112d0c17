import type { BadgeNode } from '@pavilion/domain/graphics';
import { drawText } from './draw-text.ts';
import type { Drawing } from './drawing.ts';
import { badgeLetters } from './faces.ts';
import { colourOf } from './paints.ts';

// A shield of 100 × 116, as in heraldry: border, field parted down the middle, a chevron, and a ball with its seam.
const height = 116;
const outline = 'M50 0C63 6 80 8 96 7L96 55C96 86 74 105 50 116C26 105 4 86 4 55L4 7C20 8 37 6 50 0Z';
const inner = 'M50 7C62 12 76 14 90 13.500L90 55C90 82 71 99 50 108.600C29 99 10 82 10 55L10 13.500C24 14 38 12 50 7Z';
const parted = 'M50 0L100 0L100 116L50 116Z';
const chevron = 'M0 78L50 62L100 78L100 90L50 74L0 90Z';
const letters = { x: 15, y: 18, width: 70, height: 44, turn: 0 };

/** A team's shield, for teams whose badge was not uploaded. */
export function drawBadge(
  drawing: Drawing,
  { id, box, first, second, text, letters: words }: BadgeNode,
  opacity: number,
): void {
  const { kit, canvas } = drawing;
  const scale = Math.min(box.width / 100, box.height / height);
  const fill = (path: string, colour: Parameters<typeof colourOf>[1], alpha = 1) => {
    const shape = kit.Path.MakeFromSVGString(path);
    if (!shape) return;
    const paint = new kit.Paint();
    paint.setAntiAlias(true);
    paint.setColor(colourOf(kit, colour, opacity * alpha));
    canvas.drawPath(shape, paint);
    paint.delete();
    shape.delete();
  };
  const circle = (y: number, radius: number, colour: Parameters<typeof colourOf>[1], alpha = 1) => {
    const paint = new kit.Paint();
    paint.setAntiAlias(true);
    paint.setColor(colourOf(kit, colour, opacity * alpha));
    canvas.drawCircle(50, y, radius, paint);
    paint.delete();
  };
  canvas.save();
  canvas.translate(box.x + (box.width - 100 * scale) / 2, box.y + (box.height - height * scale) / 2);
  canvas.scale(scale, scale);
  fill(outline, [255, 255, 255, 1]);
  const shield = kit.Path.MakeFromSVGString(inner);
  if (shield) canvas.clipPath(shield, kit.ClipOp.Intersect, true);
  shield?.delete();
  fill('M0 0L100 0L100 116L0 116Z', first);
  fill(parted, [0, 0, 0, 1], 0.16);
  fill(chevron, second);
  circle(94, 6.5, second);
  circle(94, 6.5, [255, 255, 255, 1], 0.25);
  const seam = kit.Path.MakeFromSVGString('M46.500 88.700Q53 94 47.500 99.900');
  if (seam) {
    const pen = new kit.Paint();
    pen.setAntiAlias(true);
    pen.setStyle(kit.PaintStyle.Stroke);
    pen.setStrokeWidth(1.1);
    pen.setColor(colourOf(kit, first, opacity));
    canvas.drawPath(seam, pen);
    pen.delete();
    seam.delete();
  }
  const run = { ...badgeLetters, text: words, colour: text, size: 38 };
  const base = { id, opacity: 1, blend: 'normal', box: letters, type: 'text' } as const;
  const layout = { align: 'centre', vertical: 'middle', wrap: false, shrinkTo: 0.3, direction: 'ltr' } as const;
  drawText(drawing, { ...base, ...layout, runs: [run] }, opacity);
  canvas.restore();
}
