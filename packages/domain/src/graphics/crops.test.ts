import { describe, expect, it } from 'vitest';
import { croppablePictures, draggedCrop, zoomedCrop } from './crops.ts';
import { design } from './design.ts';
import type { SceneNode } from './scene.ts';

const crop = { fit: 'cover', x: 0.5, y: 0.5, zoom: 1 } as const;
const box = { width: 100, height: 100 };
const wide = { width: 400, height: 200 };

describe('cropping a picture', () => {
  it.each([
    ['to the right by half of what is hidden', { x: 50, y: 0 }, crop, { x: 0, y: 0.5 }],
    ['beyond its edge', { x: -500, y: 0 }, crop, { x: 1, y: 0.5 }],
    ['down where nothing is hidden', { x: 0, y: 30 }, crop, { x: 0.5, y: 0.5 }],
    ['down once it is enlarged', { x: 0, y: 50 }, { ...crop, zoom: 2 }, { x: 0.5, y: 0 }],
  ])('drags it %s (GFX-010)', (_, by, from, expected) => {
    expect(draggedCrop(box, wide, from, by)).toMatchObject(expected);
  });

  it('enlarges it up to ten times, and never leaves its box empty (GFX-010)', () => {
    expect(zoomedCrop(crop, 1.5).zoom).toBe(1.5);
    expect(zoomedCrop(crop, 0.5).zoom).toBe(1);
    expect(zoomedCrop({ ...crop, zoom: 9 }, 2).zoom).toBe(10);
  });

  it('is offered for pictures that the lock lets makers move, in their groups too (GFX-013)', () => {
    const base = { opacity: 1, blend: 'normal' } as const;
    const place = (x: number, turn = 0) => ({ x, y: 10, width: 50, height: 50, turn });
    const picture = (id: string): SceneNode => ({
      ...base,
      id,
      type: 'picture',
      box: place(5),
      file: 'f',
      crop,
      radius: 0,
      ellipse: false,
    });
    const group = (id: string, turn: number, nodes: SceneNode[]): SceneNode => ({
      ...base,
      id,
      type: 'group',
      box: place(100, turn),
      nodes,
    });
    const { slots } = design.parse({
      sizes: {},
      slides: [],
      slots: [
        { id: 'free', slide: 's', type: 'picture', name: 'Photo', allow: 'move' },
        { id: 'locked', slide: 's', type: 'picture', name: 'Logo' },
      ],
      fields: [],
    });
    const nodes = [picture('locked'), group('g', 0, [picture('free')]), group('t', 10, [picture('free')])];
    expect(croppablePictures({ nodes }, { slots })).toMatchObject([
      { slot: 'free', name: 'Photo', box: { x: 105, y: 20 } },
    ]);
  });
});
