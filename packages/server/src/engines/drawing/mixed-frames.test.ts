import { buildScene, design, filmsIn, type Scene, withFilmPictures } from '@pavilion/domain/graphics';
import { openDrawer } from '@pavilion/drawing/node';
import { expect, it } from 'vitest';
import { isMixable, mixedFrames, pictureOfFilm } from './mixed-frames.ts';
import { placeOfFilm } from './place-of-film.ts';

const slot = (id: string, order: number, more: object) => ({ id, slide: 's1', order, ...more });
const film = (more: object = {}, order = 1) =>
  slot(`film${order}`, order, {
    type: 'video',
    video: { file: 'f', frames: 50 },
    box: { x: 0, y: 0, width: 200, height: 100 },
    ...more,
  });
const shape = (more: object = {}) =>
  slot('shape', 5, {
    type: 'shape',
    fill: { kind: 'colour', colour: '#ff8000' },
    box: { x: 20, y: 20, width: 80, height: 50 },
    ...more,
  });
const sceneOf = (...slots: object[]) =>
  buildScene(
    design.parse({
      sizes: { wide: { width: 200, height: 100, order: 0 } },
      slides: [{ id: 's1', background: { kind: 'colour', colour: '#204060' } }],
      slots,
      fields: [],
    }),
    { slide: 's1', size: 'wide' },
  );

const own = { width: 160, height: 90 };
const placedIn = (scene: Scene) =>
  filmsIn(scene).flatMap((node) => {
    const place = placeOfFilm(node, own);
    return place ? [{ node, size: place.within ?? place.scaled, at: place.at }] : [];
  });
const mixable = (...slots: object[]) => isMixable(sceneOf(...slots), placedIn(sceneOf(...slots)));

it('films are mixed into what stands, unless they are turned, or something blends by their light (GFX-024)', () => {
  for (const some of [{}, { opacity: 0.5 }, { radius: 4 }, { motion: { in: { kind: 'fade' } } }])
    expect(mixable(film(some), shape())).toBe(true);
  expect(mixable(film(), film({}, 2), shape({ blend: 'multiply' }))).toBe(true);
  expect(mixable(film({ blend: 'screen' }), shape())).toBe(false);
  expect(mixable(film({ box: { x: 0, y: 0, width: 200, height: 100, turn: 5 } }))).toBe(false);
  expect(mixable(film(), shape({ blend: 'overlay' }))).toBe(false);
  expect(mixable(film(), shape({ blend: 'overlay', order: 0 }))).toBe(true);
  expect(mixable(shape())).toBe(false);
});

const small = { x: 31, y: 12, width: 120, height: 60 };
const shadow = { colour: '#000000', x: 2, y: 4, blur: 6 };
it.each([
  ['a plain film', [film(), shape()]],
  ['a faint film with round corners', [film({ opacity: 0.7, radius: 12, box: small }), shape({ opacity: 0.5 })]],
  ['a film with a shadow, under a shape that multiplies', [film({ shadow, box: small }), shape({ blend: 'multiply' })]],
  ['a film beyond the edge', [film({ box: { x: -50, y: 40, width: 130, height: 90 } }), shape()]],
  ['two films, one over the other', [film(), film({ opacity: 0.6, box: small }, 2), shape({ opacity: 0.3 })]],
])('%s looks mixed as it looks drawn (GFX-024)', async (_, slots) => {
  const drawer = await openDrawer();
  const scene = sceneOf(...slots);
  const placed = placedIn(scene);
  const frames = placed.map(({ size }, seed) =>
    Buffer.from(
      Uint8Array.from({ length: size.width * size.height * 4 }, (__, at) =>
        at % 4 === 3 ? 255 : (at * (7 + seed) + (at >> 9)) % 256,
      ),
    ),
  );
  const mixed = mixedFrames(drawer, scene, [], placed).mix(frames);
  for (const [index, { node, size, at }] of placed.entries())
    drawer.setFrame(pictureOfFilm(node), frames[index]!, size, at);
  const { pixels } = drawer.pixels(withFilmPictures(scene, pictureOfFilm));
  const apart = pixels.reduce((most, value, at) => Math.max(most, Math.abs(value - mixed!.pixels[at]!)), 0);
  expect(apart).toBeLessThanOrEqual(2);
});

it('a slide that is partly clear is drawn (GFX-024)', async () => {
  const scene = { ...sceneOf(film({ opacity: 0.5 })), background: { kind: 'colour', colour: [0, 0, 0, 0] } } as const;
  const placed = placedIn(scene);
  const frame = Buffer.alloc(placed[0]!.size.width * placed[0]!.size.height * 4);
  expect(mixedFrames(await openDrawer(), scene, [], placed).mix([frame])).toBeNull();
});

it('only the part of a film that its box shows is read, in the size in which it is drawn (GFX-024)', () => {
  const placed = (more: object, size = { width: 100, height: 100 }) =>
    placeOfFilm(filmsIn(sceneOf(film(more)))[0]!, size);
  expect(placed({})).toEqual({
    scaled: { width: 200, height: 200 },
    within: { x: 0, y: 50, width: 200, height: 100 },
    at: { x: 0, y: 0 },
  });
  const box = { x: 0, y: 0, width: 9_000, height: 4_500 };
  expect(placed({ box }, { width: 200, height: 100 })).toEqual({ scaled: { width: 200, height: 100 } });
});
