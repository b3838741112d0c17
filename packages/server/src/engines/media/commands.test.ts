import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  audioPreviewArgs,
  clipArgs,
  type MediaSource,
  posterArgs,
  previewArgs,
  probeArgs,
  rewrapArgs,
  storyboardArgs,
} from './commands.ts';
import { fitWithin } from './fit-within.ts';

const source: MediaSource = {
  path: '/store/-a b%d:1.mov',
  video: 0,
  audio: 1,
  size: { width: 1920, height: 1080 },
  rate: { num: 30000, den: 1001 },
  interlaced: false,
  colours: 'known',
  duration: 20,
  videoOffset: 0,
  startSeconds: 0,
};
const size = { width: 960, height: 540 };
const after = (args: string[], option: string) => args[args.indexOf(option) + 1];

describe('commands', () => {
  it('never reads a file name as an option, a protocol or a playlist', () => {
    const commands = [
      probeArgs(source.path),
      posterArgs(source, '/out/p.jpg', size, 2),
      previewArgs(source, '/out/p.mp4', size),
      storyboardArgs(source, '/out/s.png', size),
      clipArgs(source, { inFrame: 1, frames: 2, timecode: '00:00:00:01' }, '/out/c.mp4'),
    ];
    for (const args of commands) {
      expect(args).toContain(`file:${source.path}`);
      expect(args).not.toContain(source.path);
      expect(after(args, '-protocol_whitelist')).toBe('file');
      expect(after(args, '-format_whitelist')).not.toMatch(/hls|concat|dash/);
    }
  });

  it('a preview keeps the exact rate, has a key frame every half second and starts immediately', () => {
    const args = previewArgs(source, '/out/p.mp4', size);
    expect(after(args, '-vf')).toBe('setpts=PTS-STARTPTS,fps=30000/1001,scale=960:540,setsar=1,format=yuv420p');
    expect(after(args, '-g')).toBe('15');
    expect(after(args, '-movflags')).toBe('+faststart');
    expect(args).not.toContain('-output_ts_offset');
    const late = previewArgs({ ...source, videoOffset: 0.2, startSeconds: 0.5 }, '/out/p.mp4', size);
    expect([after(late, '-ss'), after(late, '-output_ts_offset')]).toEqual(['0.199000', '0.500000']);
    expect(after(previewArgs({ ...source, interlaced: true }, '/out/p.mp4', size), '-vf')).toContain('bwdif');
  });

  it('requests no missing stream', () => {
    const silent = previewArgs({ ...source, audio: null }, '/out/p.mp4', size);
    expect(silent).toContain('-an');
    expect(silent).not.toContain('-c:a');
    const soundOnly = audioPreviewArgs({ ...source, video: null, size: null, rate: null }, '/out/p.mp4');
    expect(soundOnly).toContain('-vn');
    expect(soundOnly).not.toContain('-c:v');
  });

  it('rewrapping copies exactly the existing streams', () => {
    expect(rewrapArgs({ ...source, audio: null }, '/out/p.mp4').filter((arg) => arg.startsWith('0:'))).toEqual(['0:0']);
    expect(after(rewrapArgs(source, '/out/p.mp4'), '-c')).toBe('copy');
  });

  it('a clip seeks before opening the file, is re-encoded and carries its own timecode', () => {
    const args = clipArgs(source, { inFrame: 300, frames: 90, timecode: '01:00:10;00' }, '/out/c.mp4');
    expect(args.indexOf('-ss')).toBeLessThan(args.indexOf('-i'));
    expect(after(args, '-ss')).toBe('10.009000');
    expect(after(args, '-vf')).toContain('trim=end_frame=90');
    expect(after(args, '-timecode')).toBe('01:00:10;00');
    expect(args.join(' ')).not.toContain('copy');
  });

  it('decodes only key frames of long recordings, and every frame of short ones', () => {
    expect(storyboardArgs({ ...source, duration: 3600 }, '/out/s.png', size)).toContain('nokey');
    expect(storyboardArgs(source, '/out/s.png', size)).not.toContain('nokey');
  });

  it.each([
    [1920, 1080, 960, 540],
    [1080, 1920, 540, 960],
    [320, 180, 320, 180],
    [321, 181, 320, 180],
    [4096, 1716, 960, 402],
    [1, 1, 2, 2],
  ])('fits %i×%i to %i×%i', (width, height, fitWidth, fitHeight) => {
    expect(fitWithin({ width, height }, size)).toEqual({ width: fitWidth, height: fitHeight });
  });

  it('a fitted size is even, never larger than the original or the box, and keeps the aspect ratio', () => {
    const side = fc.integer({ min: 2, max: 8000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height }, size);
        expect(fitted.width % 2 || fitted.height % 2).toBe(0);
        expect(fitted.width <= width && fitted.height <= height).toBe(true);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(960);
        const ratio = Math.min(1, fitted.width / width);
        expect(Math.abs(fitted.height - height * ratio)).toBeLessThanOrEqual(2 + (2 * height) / width);
      }),
    );
  });
});
