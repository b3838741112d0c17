import { buildScene, design, type Scene, type SceneNode, sceneOnAir } from '@pavilion/domain/graphics';
import { expect, it } from 'vitest';
import { filmAddress, ownPictures, pictureAddress } from '../drawing/picture-addresses.ts';
import { keptLayers, layersOf } from './film-layers.ts';
import { cropStyle, filmStyle } from './film-style.ts';

const shape = (id: string, order: number, more: object = {}) => ({
  id,
  slide: 's1',
  type: 'shape',
  order,
  fill: { kind: 'colour', colour: '#ff0000' },
  ...more,
});
const video = (id: string, order: number, more: object = {}) => ({
  id,
  slide: 's1',
  type: 'video',
  order,
  box: { x: 20, y: 10, width: 100, height: 50 },
  video: { file: 'film', frames: 50 },
  ...more,
});
const sceneOf = (...slots: object[]): Scene =>
  buildScene(
    design.parse({ sizes: { wide: { width: 200, height: 100, order: 0 } }, slides: [{ id: 's1' }], slots, fields: [] }),
    { slide: 's1', size: 'wide' },
  );
const idsOf = (nodes: readonly SceneNode[]) => nodes.map(({ id }) => id).join(' ');
const told = (scene: Scene) =>
  layersOf(scene).map((layer) =>
    layer.kind === 'film' ? `film ${layer.node.id}` : `${layer.blend} ${idsOf(layer.scene.nodes)}`.trim(),
  );

it('films lie between the drawings of what is below and above them (GFX-024)', () => {
  expect(told(sceneOf(shape('a', 0), shape('b', 1)))).toEqual(['normal a b']);
  expect(told(sceneOf(video('v', 0), shape('a', 1)))).toEqual(['normal', 'film v', 'normal a']);
  expect(told(sceneOf(shape('a', 0), video('v', 1), video('w', 2)))).toEqual(['normal a', 'film v', 'film w']);
  const [ground, , above] = layersOf(sceneOf(video('v', 0), shape('a', 1)));
  expect(ground).toMatchObject({ scene: { background: { colour: [11, 31, 58, 1] } } });
  expect(above).toMatchObject({ scene: { background: { colour: [0, 0, 0, 0] } } });
});

it('what blends is blended with the film, and a frame is drawn over it (GFX-007)', () => {
  const blending = shape('a', 1, { blend: 'soft light' });
  expect(told(sceneOf(video('v', 0), blending, shape('b', 2)))).toEqual([
    'normal',
    'film v',
    'soft light a',
    'normal b',
  ]);
  const framed = video('v', 0, { stroke: { colour: '#ffffff', width: 4 } });
  expect(told(sceneOf(framed))).toEqual(['normal', 'film v', 'normal v:stroke']);
});

it('a film in a plain group plays at its place on the slide; in others, and under a mask, its poster is drawn (GFX-007)', () => {
  const group = { id: 'g', slide: 's1', type: 'group', order: 0, box: { x: 30, y: 40, width: 100, height: 50 } };
  const inside = [video('v', 0, { parent: 'g' }), shape('a', 1, { parent: 'g' })];
  const scene = sceneOf(group, ...inside);
  expect(told(scene)).toEqual(['normal', 'film v', 'normal a']);
  expect(layersOf(scene)[1]).toMatchObject({ node: { box: { x: 50, y: 50 } } });
  expect(told(sceneOf({ ...group, opacity: 0.5 }, ...inside))).toEqual(['normal g']);
  expect(told(sceneOf(shape('m', 0), video('v', 1, { mask: 'm' })))).toEqual(['normal m v']);
});

it('while a film comes, only what moves is drawn anew (GFX-024 GFX-028)', () => {
  const motion = (kind: string) => ({ motion: { in: { kind, length: 2_000, delay: 0, easing: 'linear' } } });
  const film = video('v', 1, motion('slide from left'));
  const scene = sceneOf(shape('a', 0), film, shape('b', 2, motion('fade')), video('w', 3), shape('c', 4));
  const at = (now: number) => layersOf(sceneOnAir(scene, { came: 0 }, now).scene!);
  const [early, late] = [at(500), at(1_000)];
  const kept = keptLayers(late, early);
  expect(kept.map((layer, index) => layer === early[index])).toEqual([true, false, false, false, true]);
  expect(kept).toEqual(late);
  // Late frames are left out: at the end everything stands, whatever was drawn before.
  expect(keptLayers(at(9_000), early)).toEqual(layersOf(scene));
});

it('a film has the place and the crop that are drawn (GFX-007 GFX-010)', () => {
  const crop = { fit: 'cover', x: 0.25, y: 1, zoom: 2 };
  const [, layer] = layersOf(sceneOf(video('v', 0, { crop, radius: 10, opacity: 0.5 })));
  if (layer?.kind !== 'film') throw new Error('There is no film.');
  expect(filmStyle(layer.node, { width: 200, height: 100 })).toMatchObject({
    left: '10%',
    top: '10%',
    width: '50%',
    height: '50%',
    opacity: 0.5,
    borderRadius: '5cqw',
  });
  expect(cropStyle(layer.node)).toEqual({
    left: '-25%',
    top: '-100%',
    width: '200%',
    height: '200%',
    objectFit: 'cover',
    objectPosition: '25% 100%',
  });
});

it('pictures, frames and films have addresses of signed-in people and of a programme (GFX-029)', () => {
  const air = '/api/air/SECRET/picture/FILE';
  expect(pictureAddress('abc', ownPictures)).toBe('/api/files/abc/original?inline=1');
  expect(pictureAddress('abc@12', ownPictures)).toBe('/api/graphics/frames/abc/12');
  expect(pictureAddress('abc', air)).toBe('/api/air/SECRET/picture/abc');
  expect(pictureAddress('abc@12', air)).toBe('/api/air/SECRET/frame/abc/12');
  expect([filmAddress('abc', ownPictures), filmAddress('abc', air)]).toEqual([
    '/api/files/abc/preview',
    '/api/air/SECRET/film/abc',
  ]);
});
