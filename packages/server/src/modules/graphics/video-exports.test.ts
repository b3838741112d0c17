import { filmFrameAt, filmPartOf, type GraphicExport, slots } from '@pavilion/domain/graphics';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../engines/media/index.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { addFilmTemplate, exportFilm } from '../../testing/film-stage.ts';
import { findMediaFixtures, framesShown } from '../../testing/media-fixtures.ts';
import type { Person } from '../../testing/person.ts';

const media = await findMediaFixtures();
let app: TestApp;
/** `dee` designs, `may` makes. */
let dee: Person;
let may: Person;
let people: { designer: Person; maker: Person };
beforeAll(async () => {
  app = await startApp();
  dee = await app.addPerson({ name: 'Dee Signer', roles: ['jimstagram_access', 'jimstagram_design'] });
  may = await app.addPerson({ name: 'May Ker', roles: ['jimstagram_access'] });
  people = { designer: dee, maker: may };
});
afterAll(() => app.stop());

const withFile = <T>(made: GraphicExport, work: (path: string) => Promise<T>) =>
  app.context.storage.withLocal(made.storageKey!, work);
const shownIn = (made: GraphicExport) => withFile(made, (path) => framesShown(media.tools, path));

interface Stream {
  codec_type: string;
  codec_name: string;
  duration: string;
  r_frame_rate: string;
}
const streamsOf = (made: GraphicExport) =>
  withFile(made, async (path) => {
    const found = await run(media.tools.ffprobe.path, ['-v', 'error', '-show_streams', '-of', 'json', path]);
    return JSON.parse(found.ok ? found.stdout : '').streams as Stream[];
  });

describe('a video of a graphic, exported as MP4', () => {
  it.each([
    [25, { num: 25, den: 1 }],
    [50, { num: 25, den: 1 }],
    [25, { num: 30_000, den: 1_001 }],
    [50, { num: 30_000, den: 1_001 }],
    [25, { num: 50, den: 1 }],
  ] as const)(
    'at %i frames a second shows the frame of its moment of a film at %o (GFX-007 GFX-024)',
    async (rate, of) => {
      const { template } = await addFilmTemplate(app, dee, await media.video({ rate: of, seconds: 3 }), {
        video: { in: 10 },
      });
      const made = await exportFilm(app, people, template, { rate });
      expect(made).toMatchObject({ state: 'ready' });
      const frames = Array.from({ length: rate }, (_, n) => 10 + Math.floor((n * of.num) / (of.den * rate)));
      expect(await shownIn(made)).toEqual(frames);
    },
  );

  it.each([
    ['hold', [...Array.from({ length: 10 }, (_, n) => 5 + n), ...Array.from({ length: 15 }, () => 14)]],
    ['loop', Array.from({ length: 25 }, (_, n) => 5 + (n % 10))],
  ] as const)('that is shorter than its slide does what was set: %s (GFX-007)', async (atEnd, frames) => {
    const path = await media.video({ seconds: 3 });
    const { template } = await addFilmTemplate(app, dee, path, { video: { in: 5, length: 10, atEnd } });
    expect(await shownIn(await exportFilm(app, people, template))).toEqual(frames);
  });

  it('goes on while layers come and leave (GFX-024)', async () => {
    const { template } = await addFilmTemplate(app, dee, await media.video({ seconds: 3 }), { stay: 400 });
    const [film] = await dee.documents.fetch(slots, { where: { template } });
    const movement = { kind: 'fade', delay: 0, length: 200, easing: 'linear' } as const;
    await dee.documents.insert(slots, {
      template,
      slide: film!.slide,
      type: 'shape',
      order: 1,
      box: { x: 0, y: 0, width: 40, height: 40, turn: 0 },
      fill: { kind: 'colour', colour: '#ff0000' },
      motion: { in: movement, out: movement },
    });
    expect(await shownIn(await exportFilm(app, people, template))).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it.each([
    [
      'faint, with round corners and a shadow',
      { opacity: 0.9, radius: 1, shadow: { x: 0, y: 1, blur: 2, colour: '#000000' } },
    ],
    ['turned', { box: { x: 0, y: 0, width: 320, height: 180, turn: 360 } }],
  ])('shows the same frames where it is not plain: %s (GFX-007 GFX-024)', async (_, slot) => {
    const { template } = await addFilmTemplate(app, dee, await media.video({ seconds: 3 }), { stay: 400, slot });
    expect(await shownIn(await exportFilm(app, people, template))).toEqual(Array.from({ length: 10 }, (__, n) => n));
  });

  it('has the sound of the video in step with its pictures, and as long as the film (GFX-024)', async () => {
    // A white frame and a beep, both from the 50th to the 54th frame.
    const path = await beep();
    const { template } = await addFilmTemplate(app, dee, path, { stay: 3_000, video: { in: 20, sound: true } });
    const made = await exportFilm(app, people, template);
    const streams = await streamsOf(made);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    for (const { duration } of streams) expect(Math.abs(Number(duration) - 3)).toBeLessThan(0.03);
    const { flash, sound } = await flashAndSound(made);
    expect(flash).toBe(30 / 25);
    expect(Math.abs(sound - flash)).toBeLessThan(1 / 25);
  });

  it('repeats the sound with the pictures (GFX-024)', async () => {
    const video = { in: 45, length: 20, atEnd: 'loop', sound: true };
    const { template } = await addFilmTemplate(app, dee, await beep(), { stay: 2_000, video });
    const made = await exportFilm(app, people, template);
    expect(await beginnings(made)).toEqual([5, 25, 45].map((frame) => expect.closeTo(frame / 25, 1)));
  });

  it('is silent if it is muted, has no sound, or is a GIF (GFX-024)', async () => {
    const silent = await media.video({ sound: false });
    const muted = await addFilmTemplate(app, dee, await beep());
    const without = await addFilmTemplate(app, dee, silent, { video: { sound: true } });
    const heard = await addFilmTemplate(app, dee, await beep(), { video: { sound: true } });
    const typesOf = async (made: GraphicExport) => (await streamsOf(made)).map(({ codec_type }) => codec_type);
    expect(await typesOf(await exportFilm(app, people, muted.template))).toEqual(['video']);
    expect(await typesOf(await exportFilm(app, people, without.template))).toEqual(['video']);
    const gif = await exportFilm(app, people, heard.template, { format: 'gif' });
    expect(await typesOf(gif)).toEqual(['video']);
  });

  it('as GIF has its frames (GFX-024)', async () => {
    const { template } = await addFilmTemplate(app, dee, await media.video(), { video: { in: 3 } });
    const made = await exportFilm(app, people, template, { format: 'gif' });
    expect(await shownIn(made)).toEqual(Array.from({ length: 25 }, (_, n) => 3 + n));
  });

  it('is its poster in stills: the frame that was chosen, or else the first that shows (GFX-007)', async () => {
    const path = await media.video();
    const { template, slot } = await addFilmTemplate(app, dee, path, { video: { in: 7 } });
    for (const format of ['png', 'jpeg'] as const)
      expect(await shownIn(await exportFilm(app, people, template, { format }))).toEqual([7]);
    await dee.documents.patch(slots, slot, { 'video.poster': 33 });
    const png = await exportFilm(app, people, template, { format: 'png' });
    expect(await shownIn(png)).toEqual([33]);
    const { width, height } = await withFile(png, (file) => sharp(file).metadata());
    expect([width, height]).toEqual([320, 180]);
  });
});

it('the part of a film is the same for its length and its frames (GFX-007)', () => {
  const facts = { rate: { num: 25, den: 1 }, frames: 50, startSeconds: 0, hasSound: false, sound: false } as const;
  expect(filmFrameAt(filmPartOf({ ...facts, in: 45, length: 20, atEnd: 'hold' }), 1_000)).toBe(49);
});

async function beep(): Promise<string> {
  const on = 'between(t,2,2.159)';
  const path = `${await media.empty('mp4')}-beep.mp4`;
  const made = await run(media.tools.ffmpeg.path, [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=black:s=320x180:r=25:d=4'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=1000:sample_rate=48000:duration=4'],
    ...['-vf', `drawbox=color=white:t=fill:enable='${on}'`, '-af', `volume=0:enable='not(between(t,2,2.16))'`],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
  ]);
  if (!made.ok) throw new Error(made.stderr);
  return path;
}

/** Seconds at which a film becomes white, and at which it is first heard. */
async function flashAndSound(made: GraphicExport): Promise<{ flash: number; sound: number }> {
  const stats = await withFile(made, (path) =>
    run(media.tools.ffmpeg.path, [
      ...[
        '-v',
        'error',
        '-i',
        path,
        '-vf',
        "signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file='pipe\\:1'",
      ],
      ...['-an', '-f', 'null', '-'],
    ]),
  );
  const lights = [...(stats.ok ? stats.stdout : '').matchAll(/YAVG=([\d.]+)/g)].map(([, light]) => Number(light));
  const [sound = Number.NaN] = await beginnings(made);
  return { flash: lights.findIndex((light) => light > 128) / 25, sound };
}

/** Seconds at which sound begins. */
async function beginnings(made: GraphicExport): Promise<number[]> {
  const found = await withFile(made, (path) =>
    run(media.tools.ffmpeg.path, ['-i', path, '-vn', '-af', 'silencedetect=noise=-30dB:d=0.1', '-f', 'null', '-']),
  );
  return [...found.stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at));
}
