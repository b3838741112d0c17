import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildScene, type FilmNode, filmLength, motionLength, type Scene } from '@pavilion/domain/graphics';
import { sampleTemplates } from '@pavilion/domain/graphics/samples';
import { loadFaces, openDrawer } from '@pavilion/drawing/node';
import { drawFilm } from '../packages/server/src/engines/drawing/draw-film.ts';
import { findMediaTools } from '../packages/server/src/engines/media/index.ts';
import { probeFile } from '../packages/server/src/engines/media/probe.ts';
import { atMost, type Result } from './report.ts';
import { alternate, median, medianRatio } from './rounds.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
const rounds = 3;
const rate = 25;
const seconds = 10;
/** Clock ticks a second in /proc, on all Linux machines. */
const ticks = 100;

/**
 * An MP4 of ten seconds of a moving template (GFX-036). Lower bound: the ground of the same slide, drawn once and encoded as the
 * same number of frames. Processor time of this process and of ffmpeg, since the target is for one core.
 */
export async function film(stage: Stage): Promise<Result[]> {
  const { tools, summary } = await findMediaTools(process.env);
  if (!tools) throw new Error(summary);
  const drawer = await openDrawer();
  const moving = sampleTemplates
    .filter(({ kind }) => kind !== 'free')
    .map(({ design }) => buildScene(design, { slide: design.slides[0]!.id, size: Object.keys(design.sizes)[0]! }))
    .filter(({ nodes }) => motionLength(nodes, 'in') > 0);
  const scene = moving.reduce((longest, other) =>
    motionLength(other.nodes, 'in') > motionLength(longest.nodes, 'in') ? other : longest,
  );
  const noUploads = () => Promise.reject(new Error('Templates of the product have own fonts only.'));
  await loadFaces(drawer, scene, [], noUploads);
  const ground = join(stage.folder, 'ground.mp4');
  await run('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=1080x1080:r=25', '-t', '10', ground]);
  const probed = await probeFile(tools, ground);
  if (!probed.ok) throw new Error(probed.reason);
  const films = { ground: probed.source };
  const over: typeof scene.nodes = [videoOn(scene), ...scene.nodes];
  const encode = (nodes: typeof scene.nodes) => async () => {
    const lengthOf = (stay: number) => filmLength([{ scene: { ...scene, nodes }, stay }], rate);
    const stay = 1_000 + ((seconds * rate - lengthOf(1_000)) / rate) * 1_000;
    const before = cpuSeconds();
    await drawFilm(
      drawer,
      {
        kind: 'film',
        slides: [{ scene: { ...scene, nodes }, stay }],
        format: 'mp4',
        rate,
        films,
        output: join(stage.folder, 'film.mp4'),
        ffmpeg: tools.ffmpeg.path,
        uploaded: [],
        paths: {},
      },
      () => undefined,
    );
    return cpuSeconds() - before;
  };
  const { product, bare, video } = await alternate(rounds, {
    bare: encode([]),
    product: encode(scene.nodes),
    video: encode(over),
  });
  const name = `MP4 of ${seconds} s of ${scene.width}×${scene.height}, at ${rate} frames a second`;
  const bound = { value: median(bare), what: 'bare ground, encoded' };
  const row = (words: string, taken: readonly number[]): Result => ({
    name: `${name}${words} (GFX-036)`,
    unit: 's of one core',
    value: median(taken),
    bound,
    ratio: medianRatio(taken, bare),
    target: atMost(4 * seconds),
    rounds: taken,
  });
  return [row('', product), row(', with a video background', video)];
}

/** A video that fills a scene. */
const videoOn = ({ width, height }: Scene): FilmNode => ({
  type: 'picture',
  id: 'ground',
  file: 'ground@0',
  box: { x: 0, y: 0, width, height, turn: 0 },
  opacity: 1,
  blend: 'normal',
  crop: { fit: 'cover', x: 0.5, y: 0.5, zoom: 1 },
  radius: 0,
  ellipse: false,
  film: {
    file: 'ground',
    in: 0,
    length: seconds * rate,
    rate: { num: 25, den: 1 },
    atEnd: 'loop',
    startSeconds: 0,
    sound: false,
  },
});

/** Processor time of this process and of the programs that it ran and that have ended. */
function cpuSeconds(): number {
  // After the name, which may contain spaces: field 3 of 52, see proc(5).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  const [user, system, ofEnded, systemOfEnded] = fields.slice(11, 15).map(Number);
  return (user! + system! + ofEnded! + systemOfEnded!) / ticks;
}
