import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { framesShown } from '../../testing/frame-bits.ts';
import { findMediaFixtures, type VideoFixture } from '../../testing/media-fixtures.ts';
import { cutClip } from './clip.ts';
import { probeFile } from './probe.ts';
import type { MediaTools } from './tools.ts';

const fixtures = await findMediaFixtures();
const { tools } = fixtures;
const folder = await mkdtemp(join(tmpdir(), 'clip-'));
afterAll(() => rm(folder, { recursive: true }));
const count = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);

/** A stand-in for ffmpeg that exits with success but has written fewer frames than requested. */
async function writesLess(frames: number): Promise<MediaTools> {
  const path = join(folder, `ffmpeg-${frames}`);
  const script = `#!/usr/bin/env node
const { spawnSync } = require('node:child_process');
const args = process.argv.slice(2).map((arg) => arg.replace(/trim=end_frame=(\\d+)/, (_, all) => 'trim=end_frame=' + (all - ${frames})));
process.exit(spawnSync(${JSON.stringify(tools.ffmpeg.path)}, args, { stdio: 'inherit' }).status);
`;
  await writeFile(path, script, { mode: 0o755 });
  return { ...tools, ffmpeg: { ...tools.ffmpeg, path } };
}

describe('cutting clips', () => {
  it.each<[string, VideoFixture, number, number, string]>([
    ['25', { timecode: '10:00:00:00' }, 30, 20, '10:00:01:05'],
    ['25 with one key frame in all', { timecode: '10:00:00:00', gop: 250, seconds: 4 }, 77, 20, '10:00:03:02'],
    ['25 without timecode', {}, 10, 5, '00:00:00:10'],
    [
      '30000/1001, drop-frame',
      { rate: { num: 30000, den: 1001 }, timecode: '00:00:59;00', seconds: 3, container: 'mov' },
      31,
      45,
      '00:01:00;03',
    ],
    ['30000/1001, non-drop', { rate: { num: 30000, den: 1001 }, timecode: '00:00:59:00' }, 31, 20, '00:01:00:01'],
    ['50', { rate: { num: 50, den: 1 }, timecode: '09:59:59:40' }, 13, 40, '10:00:00:03'],
    ['60000/1001', { rate: { num: 60000, den: 1001 }, timecode: '00:00:59;30' }, 40, 60, '00:01:00;14'],
    ['25 in Matroska', { container: 'mkv' }, 12, 20, '00:00:00:12'],
    ['25 in MXF', { container: 'mxf', timecode: '10:00:00:00' }, 9, 25, '10:00:00:09'],
    ['25 interlaced', { container: 'mxf', interlaced: true }, 11, 14, '00:00:00:11'],
    ['25 uneven', { uneven: true }, 0, 4, '00:00:00:00'],
    ['25 without sound', { sound: false }, 0, 7, '00:00:00:00'],
  ])('cuts exactly the requested frames at %s', async (name, spec, inFrame, frames, timecode) => {
    const output = join(folder, `${name.replace('/', '-')}.mp4`);
    const result = await cutClip(tools, { path: await fixtures.video(spec), inFrame, frames, output });
    expect(result).toMatchObject({ metadata: { frames, timecode, frameRate: spec.rate ?? { num: 25, den: 1 } } });
    expect(await framesShown(tools, output)).toEqual(count(inFrame, frames));
  });

  it('keeps the sound of the whole clip and none beyond it', async () => {
    const path = await fixtures.video({ seconds: 4, gop: 100 });
    const output = join(folder, 'sound.mp4');
    await cutClip(tools, { path, inFrame: 20, frames: 50, output });
    const args = ['-v', 'error', '-show_entries', 'stream=codec_type,duration,start_time', '-of', 'json', output];
    const { stdout } = await promisify(execFile)(tools.ffprobe.path, args);
    const streams = JSON.parse(stdout).streams as { codec_type: string; duration: string; start_time: string }[];
    const [video, audio] = ['video', 'audio'].map((type) => streams.find((stream) => stream.codec_type === type));
    expect(Number(video?.duration)).toBeCloseTo(2, 3);
    expect(Number(audio?.duration)).toBeCloseTo(2, 1);
    expect([video?.start_time, audio?.start_time].map(Number)).toEqual([0, 0]);
  });

  it('counts from the first frame when a recording does not begin at 0 (ARC-102)', async () => {
    const plain = await fixtures.video({ faststart: true });
    const path = join(folder, 'late.mp4');
    const late = ['-output_ts_offset', '0.5', '-avoid_negative_ts', 'disabled'];
    await promisify(execFile)(tools.ffmpeg.path, ['-v', 'error', '-i', plain, '-c', 'copy', ...late, path]);
    const probed = await probeFile(tools, path);
    expect(probed).toMatchObject({ ok: true, metadata: { startSeconds: 0.5 } });
    const output = join(folder, 'late-clip.mp4');
    await cutClip(tools, { path, inFrame: 11, frames: 12, output });
    expect(await framesShown(tools, output)).toEqual(count(11, 12));
  });

  it('prefers the timecode set by an archivist to the one in the file', async () => {
    const path = await fixtures.video({ timecode: '10:00:00:00' });
    const request = { path, inFrame: 25, frames: 5, output: join(folder, 'set.mp4'), timecodeStart: '14:30:00:00' };
    expect(await cutClip(tools, request)).toMatchObject({ metadata: { timecode: '14:30:01:00' } });
  });

  it('ends at the end of the recording, and refuses marks beyond it', async () => {
    const path = await fixtures.video();
    const output = join(folder, 'end.mp4');
    expect(await cutClip(tools, { path, inFrame: 45, frames: 100, output })).toMatchObject({ metadata: { frames: 5 } });
    const outside = { broken: 'The marks lie outside the recording.' };
    expect(await cutClip(tools, { path, inFrame: 50, frames: 1, output })).toEqual(outside);
    expect(await cutClip(tools, { path, inFrame: -1, frames: 1, output })).toEqual(outside);
  });

  it.each([
    [
      'in the middle, one frame short',
      10,
      1,
      { broken: 'The recording is damaged between the marks: 1 frame is missing.' },
    ],
    [
      'in the middle, two frames short',
      10,
      2,
      { broken: 'The recording is damaged between the marks: 2 frames are missing.' },
    ],
    ['at the end, two frames short, where the count may be an estimate', 30, 2, { metadata: { frames: 18 } }],
    [
      'at the end, three frames short',
      30,
      3,
      { broken: 'The recording is damaged between the marks: 3 frames are missing.' },
    ],
  ])('counts the frames written: %s', async (_, inFrame, short, result) => {
    const output = join(folder, 'short.mp4');
    const request = { path: await fixtures.video(), inFrame, frames: 20, output };
    expect(await cutClip(await writesLess(short), request)).toMatchObject(result);
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part\.mp4$/));
  });

  it('when aborted leaves no new file, and the existing one as it was', async () => {
    const place = await mkdtemp(join(folder, 'abort-'));
    const output = join(place, 'clip.mp4');
    await copyFile(await fixtures.video(), output);
    const controller = new AbortController();
    const cutting = cutClip(
      tools,
      { path: await fixtures.video({ seconds: 4, gop: 100 }), inFrame: 0, frames: 100, output },
      { signal: controller.signal, onProgress: () => controller.abort(new Error('Stopped')) },
    );
    await expect(cutting).rejects.toThrow('Stopped');
    expect(await readdir(place)).toEqual(['clip.mp4']);
    expect(await framesShown(tools, output)).toHaveLength(50);
  });
});
