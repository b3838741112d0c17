import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildScene } from './build-scene.ts';
import { design as designSchema, type designSlot, type slotChange } from './design.ts';
import { openSlots, placeChange } from './open-slots.ts';
import { plainText } from './slot.ts';

type Slot = Omit<z.input<typeof designSlot>, 'slide'>;
type Changes = Record<string, z.output<typeof slotChange>>;

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const text = (id: string, more: Partial<Slot> = {}): Slot => ({ id, type: 'text', runs: [{ text: id }], ...more });
const designWith = (slots: readonly Slot[]) =>
  designSchema.parse({
    sizes: { square: { width: 1000, height: 1000, order: 0 }, half: { width: 500, height: 500, order: 1 } },
    slides: [{ id: 'one' }],
    slots: slots.map((slot, order) => ({ ...slot, slide: 'one', order })),
    fields: [],
    kit: {
      colours: [{ name: 'Gold', colour: '#ffcc00' }],
      textStyles: [{ name: 'Quiet', style: { ...plainText, font: 'Inter', weight: 400, size: 12 } }],
    },
  });

describe('what a maker changed of a layer', () => {
  it('is its colours, text style and text size, if the lock allows them (GFX-013)', () => {
    const changes: Changes = {
      title: { colour: 'kit:Gold', textStyle: 'Quiet', overrides: { half: { fontSize: 20 } } },
      panel: { fill: { kind: 'colour', colour: 'kit:Gold' }, overrides: {} },
    };
    const shown = (allow: 'move' | 'restyle', size: string) => {
      const fill = { kind: 'colour', colour: '#000000' } as const;
      const design = designWith([text('title', { allow }), { id: 'panel', type: 'shape', allow, fill }]);
      return buildScene(design, { slide: 'one', size, changes }).nodes;
    };
    const gold = [255, 204, 0, 1];
    expect(shown('restyle', 'square')).toMatchObject([
      // The size is that of the layout, not that of the text style.
      { runs: [{ colour: gold, font: 'Inter', weight: 400, size: 64 }] },
      { fill: { colour: gold } },
    ]);
    expect(shown('restyle', 'half')).toMatchObject([{ runs: [{ size: 20 }] }, {}]);
    expect(shown('move', 'half')).toMatchObject([
      { runs: [{ colour: [255, 255, 255, 1], font: 'Barlow Condensed', size: 32 }] },
      { fill: { colour: [0, 0, 0, 1] } },
    ]);
  });

  it('is its place, in its group too, but not in a turned one (GFX-013)', () => {
    const design = designWith([
      text('title', { allow: 'move', box: box(10, 20, 100, 50) }),
      text('fixed'),
      { id: 'group', type: 'group', box: box(100, 100, 400, 400) },
      text('inner', { parent: 'group', allow: 'restyle', box: box(5, 6, 70, 80) }),
      { id: 'turned', type: 'group', box: { ...box(0, 0, 100, 100), turn: 10 } },
      text('aslant', { parent: 'turned', allow: 'move' }),
    ]);
    const found = openSlots(buildScene(design, { slide: 'one', size: 'square' }), design);
    expect(found.map(({ slot, box: { x, y } }) => [slot.id, x, y])).toEqual([
      ['title', 10, 20],
      ['inner', 105, 106],
    ]);
    // A place in a group is relative to its corner.
    expect(placeChange(found[1]!, 'square', { ...found[1]!.box, x: 155 })).toEqual({
      'changes.inner.overrides.square.box': { x: 55, y: 6, width: 70, height: 80, turn: 0 },
    });
  });
});
