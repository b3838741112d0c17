import type { DesignSlot, Slot } from '@pavilion/domain/graphics';
import type { Editor, Model } from '../state/editor.ts';
import { childrenOf } from '../state/slot-tree.ts';

/** Whether a layer fills the slide in all sizes, below all others: the background of a video (GFX-024). */
export function isBackground(
  { shown, first }: Pick<Model, 'shown' | 'first'>,
  { id, parent, order, box, pins, overrides }: DesignSlot,
): boolean {
  const isLowest = shown.every((other) => other.id === id || other.parent !== undefined || other.order > order);
  const fills = box.x <= 0 && box.y <= 0 && box.x + box.width >= first.width && box.y + box.height >= first.height;
  const follows = pins.horizontal === 'stretch' && pins.vertical === 'stretch';
  const isOwn = Object.values(overrides).some((override) => override.box !== undefined);
  return parent === undefined && isLowest && fills && box.turn === 0 && follows && !isOwn;
}

/** Spreads a layer over the whole slide in every size, and puts it below all others. */
export function setAsBackground(editor: Editor, id: string): void {
  const { shown, first } = editor.now();
  const slot = shown.find((each) => each.id === id);
  if (!slot) return;
  const others = childrenOf(shown, undefined).filter((each) => each.id !== id);
  const order = Math.min(0, ...others.map((each) => each.order)) - 1;
  const overrides: Slot['overrides'] = Object.fromEntries(
    Object.entries(slot.overrides).map(([size, { box: _box, ...kept }]) => [size, kept]),
  );
  const { width, height } = first;
  const changes = {
    order,
    box: { x: 0, y: 0, width, height, turn: 0 },
    pins: { horizontal: 'stretch', vertical: 'stretch' },
    overrides,
    radius: 0,
    'crop.fit': 'cover',
  };
  editor.edits.patch('Background', [{ part: 'slots', id, changes }]);
}
