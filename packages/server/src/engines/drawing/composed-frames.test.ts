import { buildScene, design } from '@pavilion/domain/graphics';
import { expect, it } from 'vitest';
import { composableFilm, layOver, placeOfFilm } from './composed-frames.ts';

const slot = (id: string, order: number, more: object) => ({ id, slide: 's1', order, ...more });
const film = (more: object = {}) =>
  slot('film', 1, {
    type: 'video',
    video: { file: 'f', frames: 50 },
    box: { x: 0, y: 0, width: 200, height: 100 },
    ...more,
  });
const shape = (more: object = {}) =>
  slot('shape', 2, { type: 'shape', fill: { kind: 'colour', colour: '#ff0000' }, ...more });
const sceneOf = (...slots: object[]) =>
  buildScene(
    design.parse({ sizes: { wide: { width: 200, height: 100, order: 0 } }, slides: [{ id: 's1' }], slots, fields: [] }),
    { slide: 's1', size: 'wide' },
  );

it('a plain film is laid between what stands; one that moves, blends or is cut out is drawn (GFX-024)', () => {
  expect(composableFilm(sceneOf(film(), shape()))?.id).toBe('film');
  const motion = { in: { kind: 'fade' } };
  for (const odd of [{ opacity: 0.5 }, { blend: 'screen' }, { radius: 4 }, { mask: 'shape' }, { motion }])
    expect(composableFilm(sceneOf(film(odd), shape()))).toBeUndefined();
  expect(composableFilm(sceneOf(film(), shape({ blend: 'multiply' })))).toBeUndefined();
  expect(composableFilm(sceneOf(film(), shape({ blend: 'multiply', order: 0 })))?.id).toBe('film');
  expect(composableFilm(sceneOf(film(), { ...film(), id: 'other' }))).toBeUndefined();
  expect(composableFilm(sceneOf(shape()))).toBeUndefined();
});

it('only the part of a film that is seen is read (GFX-024)', () => {
  const placed = (more: object, own = { width: 100, height: 100 }) =>
    placeOfFilm(composableFilm(sceneOf(film(more)))!, { width: 200, height: 100 }, own);
  expect(placed({})).toEqual({
    scaled: { width: 200, height: 200 },
    within: { x: 0, y: 50, width: 200, height: 100 },
    x: 0,
    y: 0,
  });
  const box = { x: 150, y: -20, width: 100, height: 50 };
  expect(placed({ box }, { width: 200, height: 100 })).toEqual({
    scaled: { width: 100, height: 50 },
    within: { x: 0, y: 20, width: 50, height: 30 },
    x: 150,
    y: 0,
  });
  expect(placed({ box: { ...box, x: 200 } })).toBeNull();
});

it('a picture that is partly clear is laid over another', () => {
  const onto = Uint8Array.from([0, 0, 200, 255, 10, 20, 30, 255, 0, 0, 0, 0]);
  layOver(onto, Uint8ClampedArray.from([200, 0, 0, 128, 1, 2, 3, 0, 9, 8, 7, 100]));
  expect([...onto]).toEqual([100, 0, 100, 255, 10, 20, 30, 255, 9, 8, 7, 100]);
});
