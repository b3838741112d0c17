import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { framesShown } from '../../testing/frame-bits.ts';
import { findMediaFixtures, type VideoFixture } from '../../testing/media-fixtures.ts';
import { type JoinedPart, joinClips } from './join-clips.ts';

const fixtures = await findMediaFixtures();
const { tools } = fixtures;
const folder = await mkdtemp(join(tmpdir(), 'join-'));
afterAll(() => rm(folder, { recursive: true }));
const count = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);
const pal = { num: 25, den: 1 };
const ntsc = { num: 30_000, den: 1_001 };

async function part(spec: VideoFixture, inFrame: number, frames: number, filmFrames = frames): Promise<JoinedPart> {
  const path = await fixtures.video(spec);
  const source = {
    id: path,
    name: 'film',
    withLocal: <T>(work: (local: string) => Promise<T>) => {
      fetched.push(path);
      return work(path);
    },
  };
  return { source, inFrame, frames, filmFrames };
}
/** Recordings that a store had to send. */
const fetched: string[] = [];

const film = (parts: JoinedPart[], name: string, rate = pal) => {
  const output = join(folder, `${name}.mp4`);
  const size = { width: 320, height: 180 };
  return { output, made: joinClips(tools, { parts, rate, size, timecode: '01:00:00:00', output }) };
};

/** Loudness of each tenth of a second, as the highest sample. */
async function loudness(path: string): Promise<number[]> {
  const args = ['-v', 'error', '-i', path, '-map', '0:a:0', '-ac', '1', '-ar', '48000', '-f', 's16le', 'pipe:1'];
  const options = { encoding: 'buffer' as const, maxBuffer: 64 * 1024 ** 2 };
  const { stdout } = await promisify(execFile)(tools.ffmpeg.path, args, options);
  const tenth = 9_600;
  return count(0, Math.floor(stdout.length / tenth)).map((at) => {
    let most = 0;
    for (let byte = at * tenth; byte < (at + 1) * tenth; byte += 2)
      most = Math.max(most, Math.abs(stdout.readInt16LE(byte)));
    return most;
  });
}

describe('joining clips to one film', () => {
  it('shows exactly the frames of each clip, in the order given, with sound and timecode', async () => {
    const parts = [
      await part({ seconds: 4, gop: 100 }, 77, 20),
      await part({ seconds: 4, timecode: '10:00:00:00' }, 3, 7),
      await part({ seconds: 4, gop: 100 }, 0, 1),
    ];
    fetched.length = 0;
    const { output, made } = film(parts, 'order');
    expect(await made).toMatchObject({
      metadata: { frames: 28, timecode: '01:00:00:00', frameRate: pal, audio: [{ codec_name: 'aac' }] },
    });
    expect(await framesShown(tools, output)).toEqual([...count(77, 20), ...count(3, 7), 0]);
    // Each recording once, though one has parts on both sides of the other.
    expect(fetched).toEqual([parts[0]!.source.id, parts[1]!.source.id]);
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.(h264|pcm)$/));
  });

  it('keeps every frame at 30000/1001, and sound to the end of many parts', async () => {
    const parts = await Promise.all(count(0, 12).map((at) => part({ rate: ntsc, seconds: 3 }, at * 3, 7)));
    const { output, made } = film(parts, 'many', ntsc);
    expect(await made).toMatchObject({ metadata: { frames: 84, frameRate: ntsc } });
    expect(await framesShown(tools, output)).toEqual(count(0, 12).flatMap((at) => count(at * 3, 7)));
    const args = ['-v', 'error', '-show_entries', 'stream=codec_type,duration', '-of', 'json', output];
    const { stdout } = await promisify(execFile)(tools.ffprobe.path, args);
    const streams = JSON.parse(stdout).streams as { codec_type: string; duration: string }[];
    const of = (type: string) => Number(streams.find((stream) => stream.codec_type === type)?.duration);
    expect(Math.abs(of('audio') - of('video'))).toBeLessThan(0.03);
  });

  it('fits other sizes in, keeps the speed of other rates, and is silent where a clip is', async () => {
    const parts = [
      await part({ seconds: 2, sound: false }, 0, 10),
      await part({ rate: { num: 50, den: 1 }, seconds: 2, width: 320, height: 320 }, 50, 40, 20),
      await part({ seconds: 2, interlaced: true, container: 'mxf' }, 5, 10),
    ];
    const { output, made } = film(parts, 'mixed');
    expect(await made).toMatchObject({ metadata: { frames: 40, width: 320, height: 180 } });
    const tenths = await loudness(output);
    expect(Math.max(...tenths.slice(0, 3))).toBeLessThan(100);
    expect(Math.max(...tenths.slice(5, 11))).toBeGreaterThan(1_000);
  });

  it('names the recording that cannot be joined', async () => {
    const parts = [await part({ seconds: 2 }, 0, 10), await part({ seconds: 2, picture: false }, 0, 10)];
    expect(await film(parts, 'broken').made).toEqual({ broken: 'film: The recording has no picture.' });
    expect(await film([await part({ seconds: 2 }, 45, 30)], 'outside').made).toEqual({
      broken: 'film: The marks lie outside the recording.',
    });
  });
});
