import type { Building } from './building.ts';
import { paintOf, rgbaOf } from './colours.ts';
import { fieldValueOf } from './fill-in.ts';
import type { Placed } from './placed.ts';
import type { ShapeNode } from './scene.ts';

/** A bar: its track, and its filled part by the value of its field. */
export function barNodes({ scale }: Building, { slot, box, id, filling }: Placed): ShapeNode[] {
  const { bar, fill } = slot;
  if (!bar) return [];
  const value = Number.parseFloat(String(fieldValueOf(filling, bar.field) ?? 0));
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value / bar.most : 0));
  const part = (name: string, width: number): Omit<ShapeNode, 'fill'> => ({
    id: `${id}:${name}`,
    type: 'shape',
    shape: 'rectangle',
    box: { x: 0, y: 0, width, height: box.height, turn: 0 },
    opacity: 1,
    blend: 'normal',
    radius: slot.radius * scale,
    points: [],
  });
  const paint = fill && paintOf(fill, filling);
  return [
    ...(bar.track === undefined
      ? []
      : [{ ...part('track', box.width), fill: { kind: 'colour', colour: rgbaOf(bar.track, filling) } as const }]),
    ...(paint && share > 0 ? [{ ...part('value', box.width * share), fill: paint }] : []),
  ];
}
