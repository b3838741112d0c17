import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { slots } from '@pavilion/domain/graphics';
import type { DemoStage } from './demo-stage.ts';
import { createFilmShelf } from './film-shelf.ts';

const run = promisify(execFile);
/** Calculated this small and then enlarged: the lights are soft. */
const calculated = 54;
const side = 1_080;
const seconds = 6;

/** A light that drifts over the ground, from 0 to 1; it is where it began when the film ends. */
const drift = (x: number, y: number, across: number, down: number, turns: number, size: number): string => {
  const angle = `2*PI*${turns}*T/${seconds}`;
  const far = (axis: string, at: number, by: number, wave: string) =>
    `pow((${axis}/${calculated}-${at}-${by}*${wave}(${angle}))/${size},2)`;
  return `exp(-${far('X', x, across, 'sin')}-${far('Y', y, down, 'cos')})`;
};
const lights = [
  drift(0.15, 0.1, 0.12, 0.05, 1, 0.28),
  drift(0.85, 0.2, 0.1, 0.12, -1, 0.24),
  drift(0.6, 0.75, 0.25, 0.1, 1, 0.4),
  drift(0.3, 0.55, 0.18, 0.2, -2, 0.16),
].join('+');

/** Red floodlights in the smoke, and the murmur of a crowd. The film begins again without a seam. */
async function makeGround(ffmpeg: string, folder: string): Promise<string> {
  const path = join(folder, 'floodlights.mp4');
  // Y', Cb and Cr of a dark red that becomes an orange where it is light.
  const sum = `(1-exp(-0.9*(${lights})))`;
  const colours = [`lum='36+84*${sum}'`, `cb='120-10*${sum}'`, `cr='156+44*${sum}'`];
  await run(ffmpeg, [
    ...['-y', '-v', 'error', '-f', 'lavfi', '-i', `nullsrc=s=${calculated}x${calculated}:r=25:d=${seconds}`],
    ...['-f', 'lavfi', '-i', `anoisesrc=color=brown:amplitude=0.4:seed=11:d=${seconds}`],
    ...['-vf', `format=yuv444p,geq=${colours.join(':')},scale=${side}:${side}:flags=bicubic,format=yuv420p`],
    ...['-af', 'lowpass=f=900,tremolo=f=0.5:d=0.4', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-g', '25'],
    ...['-c:a', 'aac', '-b:a', '96k', '-t', String(seconds), '-movflags', '+faststart', path],
  ]);
  return path;
}

/** Gives a template a video as its background (GFX-037); without ffmpeg it keeps its still ground. */
export async function addMovingGround(stage: DemoStage, template: string): Promise<void> {
  const { context, people, ffmpeg, folder } = stage;
  if (!ffmpeg) return;
  const shelf = createFilmShelf(stage);
  const path = await makeGround(ffmpeg, folder);
  const file = await shelf.keep(path, 'floodlights.mp4', { what: 'graphic-video', department: 'Digital' });
  await shelf.derive();
  const designer = { kind: 'user', id: people.get('designer@pavilion.demo') ?? '' } as const;
  await context.store.transaction(designer, async (tx) => {
    const [lowest] = await tx.find(slots, {
      where: { template },
      orderBy: [{ field: 'order', direction: 'asc' }],
      limit: 1,
    });
    if (!lowest) return;
    await tx.insert(slots, {
      template,
      slide: lowest.slide,
      type: 'video',
      name: 'Floodlights',
      order: lowest.order - 1,
      box: { x: 0, y: 0, width: side, height: side, turn: 0 },
      pins: { horizontal: 'stretch', vertical: 'stretch' },
      allow: 'nothing',
      video: { file, atEnd: 'loop', sound: true },
    });
  });
}
