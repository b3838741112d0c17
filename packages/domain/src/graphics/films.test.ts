import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildScene } from './build-scene.ts';
import { type Design, design } from './design.ts';
import { filmFramesOf } from './film-frames.ts';
import { type FilmPart, fileOfPicture, filmFrameAt, filmPartOf, frameKey, readFrameKey, slotVideo } from './films.ts';
import { filmsIn, withFilmsAt } from './films-in-scene.ts';
import { refuseFilmPart } from './refuse-film.ts';

const rates = [
  { num: 24_000, den: 1_001 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1_001 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1_001 },
];
const part = fc.record({
  in: fc.nat(1_000_000),
  length: fc.integer({ min: 1, max: 10_000 }),
  rate: fc.constantFrom(...rates),
  atEnd: fc.constantFrom('hold' as const, 'loop' as const),
});

describe('the frame of a film', () => {
  it('is that of its time, exact to the frame at 25 and 50 frames a second (GFX-024)', () => {
    fc.assert(
      fc.property(part, fc.constantFrom(25, 50), fc.nat(6_000), (film, rate, frame) => {
        const due = (BigInt(frame) * BigInt(film.rate.num)) / (BigInt(film.rate.den) * BigInt(rate));
        const passed = Number(due);
        const within = film.atEnd === 'loop' ? passed % film.length : Math.min(passed, film.length - 1);
        expect(filmFrameAt(film, (frame * 1_000) / rate)).toBe(film.in + within);
      }),
    );
  });

  it('never leaves the part, whatever the time (GFX-007)', () => {
    fc.assert(
      fc.property(part, fc.double({ min: -1e6, max: 1e9, noNaN: true }), (film, milliseconds) => {
        const frame = filmFrameAt(film, milliseconds);
        expect(frame).toBeGreaterThanOrEqual(film.in);
        expect(frame).toBeLessThan(film.in + film.length);
      }),
    );
  });
});

it('a part lies within its film, and one that does not is refused at its field (GFX-007 GFX-035)', () => {
  const numbers = { in: fc.nat(200), length: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }) };
  fc.assert(
    fc.property(fc.record({ ...numbers, frames: fc.integer({ min: 1, max: 200 }) }), (asked) => {
      const video = slotVideo.parse({ file: 'f', ...asked });
      const { in: first, length } = filmPartOf(video);
      expect(first + length).toBeLessThanOrEqual(asked.frames);
      const fits = asked.in < asked.frames && asked.in + (asked.length ?? 1) <= asked.frames;
      expect(refuseFilmPart(video) === null).toBe(fits);
    }),
  );
});

it('a frame is told from a picture by its name (GFX-007)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w@-]{1,40}$/), fc.nat(99_999_999), (file, frame) => {
      expect(readFrameKey(frameKey(file, frame))).toEqual({ file, frame });
      expect(fileOfPicture(frameKey(file, frame))).toBe(file);
    }),
  );
  expect(readFrameKey('0b7c')).toBeNull();
  expect(fileOfPicture('0b7c')).toBe('0b7c');
});

const withVideo = (video: object, slot: object = {}, stay = 400): Design =>
  design.parse({
    sizes: { wide: { width: 320, height: 180, order: 0 }, story: { width: 180, height: 320, order: 1 } },
    slides: [{ id: 's1', stay }],
    slots: [
      { id: 'v', slide: 's1', type: 'video', video: { file: 'film', frames: 50, hasSound: true, ...video }, ...slot },
    ],
    fields: [],
  });
const sceneOf = (of: Design, size = 'wide') => buildScene(of, { slide: 's1', size });

describe('a video in a scene', () => {
  it('is its poster, by default its first frame, with the crop of the size (GFX-007)', () => {
    const crop = { fit: 'contain', x: 0, y: 1, zoom: 2 };
    const of = withVideo({ in: 7, sound: true }, { overrides: { story: { crop } } });
    expect(sceneOf(of).nodes[0]).toMatchObject({ type: 'picture', file: 'film@7', crop: { fit: 'cover' } });
    expect(sceneOf(of, 'story').nodes[0]).toMatchObject({ file: 'film@7', crop, film: { sound: true, length: 43 } });
    expect(sceneOf(withVideo({ in: 7, poster: 20 })).nodes[0]).toMatchObject({ file: 'film@20', film: { in: 7 } });
  });

  it('shows nothing without a file, but its place in the editor (GFX-007)', () => {
    const of = withVideo({});
    const empty = { ...of, slots: of.slots.map(({ video: _, ...slot }) => slot) };
    expect(sceneOf(empty).nodes).toEqual([]);
    expect(buildScene(empty, { slide: 's1', size: 'wide', placeholders: true }).nodes).toHaveLength(1);
  });

  it('is heard only if its file has sound (GFX-024)', () => {
    const [silent] = filmsIn(sceneOf(withVideo({ sound: true, hasSound: false })));
    expect(silent?.film.sound).toBe(false);
  });

  it('is at its frame also in groups and masks (GFX-024)', () => {
    const scene = sceneOf(withVideo({ in: 3 }));
    const [film] = filmsIn(scene);
    const group = { ...film!, id: 'g', type: 'group', nodes: [film!], mask: film! } as const;
    const there = withFilmsAt({ ...scene, nodes: [group] }, 200);
    expect(filmsIn(there).map(({ file }) => file)).toEqual(['film@8', 'film@8']);
  });
});

it('a slide with a video is drawn once for each of its frames, one without once as long as it stands (GFX-024 GFX-036)', () => {
  const countsOf = (video: Partial<FilmPart>, rate: number) =>
    filmFramesOf({ scene: sceneOf(withVideo(video)), stay: 400 }, rate).map(({ count }) => count);
  expect(countsOf({}, 25)).toEqual(Array.from({ length: 10 }, () => 1));
  expect(countsOf({}, 50)).toEqual(Array.from({ length: 10 }, () => 2));
  expect(countsOf({ length: 3 }, 25)).toEqual([1, 1, 8]);
  expect(filmFramesOf({ scene: { ...sceneOf(withVideo({})), nodes: [] }, stay: 400 }, 25)).toMatchObject([
    { rests: true, at: 0, count: 10 },
  ]);
});
