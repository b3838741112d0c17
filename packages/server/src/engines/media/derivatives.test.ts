import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileMetadata, frameOfSeconds, storyboardIndex } from '@pavilion/domain/files';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { frameShown, framesShown } from '../../testing/frame-bits.ts';
import { findMediaFixtures, type VideoFixture } from '../../testing/media-fixtures.ts';
import { type DerivativesOptions, makeDerivatives } from './derivatives.ts';
import type { Made, OutputKind } from './outputs.ts';
import { probeFile } from './probe.ts';
import { sniffFile } from './sniff.ts';

const fixtures = await findMediaFixtures();
const { tools } = fixtures;
const root = await mkdtemp(join(tmpdir(), 'derivatives-'));
afterAll(() => rm(root, { recursive: true }));

let made = 0;
async function derive(path: string, options: Partial<DerivativesOptions> = {}, place = `${++made}`) {
  const sniffed = await sniffFile(path);
  return makeDerivatives({ path, sniffed }, join(root, place), { tools, ...options });
}

async function deriveWell(path: string, options?: Partial<DerivativesOptions>): Promise<Made> {
  const result = await derive(path, options);
  if (result.broken !== undefined) throw new Error(result.broken);
  expect(fileMetadata.parse(result.metadata)).toEqual(result.metadata);
  return result;
}

const pathOf = (result: Made, kind: OutputKind) =>
  result.outputs.find((output) => output.kind === kind)?.path as string;
const kinds = (result: Made) => result.outputs.map((output) => output.kind);
const numbers = (length: number) => Array.from({ length }, (_, n) => n);

describe('derivatives of video', () => {
  it('reports all metadata of the file (DAT-023 DAT-026)', async () => {
    const path = await fixtures.video({ container: 'mov', timecode: '00:00:59;20', rate: { num: 30000, den: 1001 } });
    expect((await deriveWell(path)).metadata).toEqual({
      size: (await readFile(path)).length,
      file_created: '2026-05-16T10:30:00.000Z',
      format: 'mov',
      bitrate: expect.any(Number),
      duration: expect.closeTo(2.002, 3),
      timecode: '00:00:59;20',
      timecodeStart: '00:00:59;20',
      display_aspect_ratio: '16:9',
      width: 320,
      height: 180,
      videoCodec: 'h264',
      videoBitrate: expect.any(Number),
      avg_frame_rate: '30000/1001',
      profile: 'High',
      audio: [{ index: 1, channel_layout: 'stereo', codec_name: 'aac', compression: 'lossy' }],
      frameRate: { num: 30000, den: 1001 },
      variableFrameRate: false,
      frames: 60,
      startFrame: 1790,
      startSeconds: 0,
    });
  });

  it('makes a proxy only of files that browsers can’t play', async () => {
    const safe = await deriveWell(await fixtures.video());
    expect(safe.browserSafe).toBe(true);
    expect(kinds(safe)).toEqual(['poster', 'storyboard', 'storyboardIndex']);
    expect(safe.placeholder).toMatch(/^[\w+/=]{20,50}$/);
    const other = await deriveWell(await fixtures.video({ container: 'mkv', codec: 'mpeg4' }));
    expect(other.browserSafe).toBe(false);
    expect(kinds(other)).toEqual(['poster', 'storyboard', 'storyboardIndex', 'preview']);
  });

  it.each<[string, VideoFixture]>([
    ['ProRes at 50', { container: 'mov', codec: 'prores', rate: { num: 50, den: 1 } }],
    ['MPEG-4 at 60000/1001', { container: 'mkv', codec: 'mpeg4', rate: { num: 60000, den: 1001 } }],
    ['MXF at 25', { container: 'mxf', timecode: '10:00:00:00' }],
    ['VP9 at 30000/1001', { container: 'webm', rate: { num: 30000, den: 1001 } }],
    ['silent H.264 in QuickTime', { container: 'mov', sound: false }],
    ['interlaced MXF', { container: 'mxf', interlaced: true }],
    ['an upright picture', { container: 'mkv', codec: 'mpeg4', width: 180, height: 320 }],
  ])('a preview of %s shows the same frame at the same time', async (_, spec) => {
    const source = await fixtures.video(spec);
    const result = await deriveWell(source);
    const preview = pathOf(result, 'preview');
    expect(await framesShown(tools, preview)).toEqual(await framesShown(tools, source));

    const show = ['-show_entries', 'packet=pts_time', '-select_streams', 'v:0', '-of', 'csv=p=0'];
    const { stdout } = await promisify(execFile)(tools.ffprobe.path, ['-v', 'error', ...show, preview]);
    const times = stdout
      .split('\n')
      .filter(Boolean)
      .map(Number.parseFloat)
      .sort((a, b) => a - b);
    const rate = result.metadata.frameRate as { num: number; den: number };
    const frames = times.map((time) => frameOfSeconds(time, rate, result.metadata.startSeconds));
    expect(frames).toEqual(numbers(frames.length));
  });

  it('each tile of a storyboard shows the frame that its index says', async () => {
    for (const spec of [
      { seconds: 4, gop: 100 },
      { container: 'mkv', rate: { num: 30000, den: 1001 } },
    ] as const) {
      const result = await deriveWell(await fixtures.video(spec));
      const index = storyboardIndex.parse(JSON.parse(await readFile(pathOf(result, 'storyboardIndex'), 'utf8')));
      expect(index.tiles.length).toBeGreaterThan(40);
      expect(index.tiles.length).toBeLessThanOrEqual(100);
      const size = { width: index.tileWidth, height: index.tileHeight };
      for (const { x, y, frame } of [0, 1, 13, 37].map((n) => index.tiles[n] as (typeof index.tiles)[0])) {
        expect(await frameShown(pathOf(result, 'storyboard'), { left: x, top: y, ...size })).toBe(frame);
      }
    }
  });

  it('the storyboard of a long recording has its key frames, each with its true time', async () => {
    const spec = { seconds: 70, gop: 49, width: 160, height: 90, rate: { num: 10, den: 1 }, sound: false };
    const result = await deriveWell(await fixtures.video(spec));
    const index = storyboardIndex.parse(JSON.parse(await readFile(pathOf(result, 'storyboardIndex'), 'utf8')));
    expect(index.tiles.length).toBeGreaterThan(10);
    for (const tile of index.tiles) {
      const part = { left: tile.x, top: tile.y, width: index.tileWidth, height: index.tileHeight };
      expect(await frameShown(pathOf(result, 'storyboard'), part)).toBe(tile.frame);
      expect(tile.time).toBeCloseTo(tile.frame / 10, 3);
    }
    expect(index.tiles[1]?.frame).toBe(49);
  });

  it('a preview of unevenly spaced frames holds each frame until the next', async () => {
    const result = await deriveWell(await fixtures.video({ uneven: true, sound: false }));
    expect(result.metadata).toMatchObject({ variableFrameRate: true, frameRate: { num: 25, den: 1 } });
    const shown = await framesShown(tools, pathOf(result, 'preview'));
    // The fixture drops the last three of every seven frames.
    expect(shown.slice(0, 46)).toEqual(numbers(46).map((n) => n - Math.max(0, (n % 7) - 3)));
  });

  it('a rotated video is measured and shown upright', async () => {
    const content = await readFile(await fixtures.video({ sound: false }));
    // Matrix of the first track, rotated by 90° as phones write it.
    const matrix = content.indexOf('tkhd') + 44;
    [0, 0x10000, 0, 0xffff0000, 0, 0, 180 << 16, 0, 0x40000000].forEach((part, n) => {
      content.writeUInt32BE(part, matrix + n * 4);
    });
    const result = await deriveWell(await fixtures.bytes('mp4', content));
    expect(result.metadata).toMatchObject({ width: 180, height: 320, display_aspect_ratio: '9:16' });
    expect(await sharp(pathOf(result, 'poster')).metadata()).toMatchObject({ width: 180, height: 320 });
  });

  it('a preview keeps the clock of an original that does not begin at 0 (ARC-102)', async () => {
    const plain = await fixtures.video({ container: 'mov', codec: 'prores' });
    const path = join(root, 'late.mov');
    const late = ['-output_ts_offset', '0.5', '-avoid_negative_ts', 'disabled'];
    await promisify(execFile)(tools.ffmpeg.path, ['-v', 'error', '-i', plain, '-c', 'copy', ...late, path]);
    const result = await deriveWell(path);
    expect(result.metadata.startSeconds).toBe(0.5);
    expect(await framesShown(tools, pathOf(result, 'preview'))).toEqual(numbers(50));
    expect(await probeFile(tools, pathOf(result, 'preview'))).toMatchObject({ metadata: { startSeconds: 0.5 } });
    const index = storyboardIndex.parse(JSON.parse(await readFile(pathOf(result, 'storyboardIndex'), 'utf8')));
    expect(index.tiles[10]).toMatchObject({ frame: 10, time: 0.9 });
  });

  it('accepts sound without video', async () => {
    const safe = await deriveWell(await fixtures.video({ picture: false }));
    expect(kinds(safe)).toEqual(['poster']);
    const other = await deriveWell(await fixtures.video({ picture: false, container: 'mkv' }));
    expect(other.outputs).toMatchObject([{ kind: 'poster' }, { kind: 'preview', mime: 'audio/mp4' }]);
    expect(other.metadata).toMatchObject({ audio: [{ codec_name: 'aac' }] });
    expect(other.metadata.width).toBeUndefined();
  });

  it('reports progress upwards to 100', async () => {
    const seen: number[] = [];
    await deriveWell(await fixtures.video({ container: 'mov' }), { onProgress: (percent) => seen.push(percent) });
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(100);
  });
});

describe('derivatives of pictures and documents', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'tiff'] as const)('makes poster and preview of %s', async (format) => {
    const result = await deriveWell(await fixtures.image({ format, width: 3000, height: 1000 }));
    expect(result.outputs).toMatchObject([
      { kind: 'poster', mime: 'image/jpeg', width: 960, height: 320 },
      { kind: 'preview', mime: 'image/webp', width: 2048, height: 683 },
    ]);
    expect(result.metadata).toMatchObject({ format, width: 3000, height: 1000 });
    expect(result.browserSafe).toBe(format !== 'tiff');
    expect(result.placeholder).toBeTruthy();
  });

  it('keeps an animation animated', async () => {
    const result = await deriveWell(await fixtures.image({ format: 'gif', frames: 3 }));
    expect(await sharp(pathOf(result, 'preview')).metadata()).toMatchObject({ pages: 3, format: 'webp' });
  });

  it('converts print colours correctly', async () => {
    const [print, screen] = [true, false].map((cmyk) => fixtures.image({ format: 'jpeg', cmyk }));
    const [fromPrint, fromScreen] = await Promise.all([deriveWell(await print!), deriveWell(await screen!)]);
    expect(fromPrint.browserSafe).toBe(false);
    const colours = async (result: Made) =>
      (await sharp(pathOf(result, 'preview')).stats()).channels.map((c) => c.mean);
    expect(await sharp(pathOf(fromPrint, 'preview')).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [a, b] = [await colours(fromPrint), await colours(fromScreen)];
    for (const channel of [0, 1, 2]) expect(Math.abs((a[channel] as number) - (b[channel] as number))).toBeLessThan(25);
  });

  it('shows the composite of a Photoshop file, else its thumbnail, else the reason (PRD-082)', async () => {
    const whole = await deriveWell(await fixtures.psd());
    expect(whole.outputs).toMatchObject([
      { kind: 'poster', width: 320 },
      { kind: 'preview', width: 320 },
    ]);
    expect(whole.metadata).toMatchObject({ format: 'psd', width: 320, height: 200 });
    expect(whole.browserSafe).toBe(false);
    const small = await deriveWell(await fixtures.psd({ composite: 'lab', thumbnail: true }));
    expect(small.outputs).toMatchObject([
      { kind: 'poster', width: 160 },
      { kind: 'preview', width: 160 },
    ]);
    const none = await deriveWell(await fixtures.psd({ composite: 'lab' }));
    expect(none.outputs).toEqual([]);
    expect(none.noPreview).toBe('No preview: this Photoshop file was saved without a readable picture.');
  });

  it('counts the pages of a PDF and draws the first one', async () => {
    const result = await deriveWell(await fixtures.pdf({ pages: 4 }));
    expect(result.pages).toBe(4);
    expect(result.metadata.pages).toBe(4);
    const { data, info } = await sharp(pathOf(result, 'poster')).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    const near = (colour: number[]) => colour.map((part) => expect.closeTo(part, -1));
    expect(colourAt(600, 20)).toEqual(near([26, 51, 115]));
    expect(colourAt(600, 800)).toEqual(near([255, 255, 255]));
  });

  it('gives metadata and a reason for files without a preview', async () => {
    const result = await deriveWell(await fixtures.vtt());
    expect(result).toMatchObject({ metadata: { format: 'vtt' }, outputs: [] });
    expect(result.noPreview).toContain('WebVTT subtitles');
  });
});

describe('broken media', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['an empty file', () => fixtures.empty('mp4'), 'The file is empty (0 bytes).'],
    [
      'a video without its index',
      async () => fixtures.truncated(await fixtures.video(), 0.5),
      'The file is incomplete: its index (moov atom) is missing, so the export or upload was cut off.',
    ],
    [
      'a video without its end',
      async () => fixtures.truncated(await fixtures.video({ faststart: true }), 0.7),
      'The file is incomplete: its end is missing.',
    ],
    [
      'noise after a video header',
      () => fixtures.bytes('mkv', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(5000, 'noise')])),
      'The file is damaged or is not what its type says.',
    ],
    [
      'half a picture',
      async () => fixtures.truncated(await fixtures.image({ format: 'png' }), 0.5),
      'The file is damaged: it can’t be read as a PNG image.',
    ],
    [
      'half a document',
      () => fixtures.bytes('pdf', '%PDF-1.4 broken'),
      'The file is damaged: it can’t be read as a PDF document.',
    ],
    [
      'a truncated Photoshop file',
      async () => fixtures.bytes('psd', '8BPS\0\x01'),
      'The file is damaged: it can’t be read as a Photoshop file.',
    ],
  ])('says what is wrong with %s', async (_, make, reason) => {
    expect(await derive(await make())).toEqual({ broken: reason });
  });

  it('a playlist named as a video reads no other file', async () => {
    const list = '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
    const path = await fixtures.bytes('mp4', list);
    const sniffed = { ...(await sniffFile(path)), assetType: 'video' as const, extension: 'mp4' };
    const result = await makeDerivatives({ path, sniffed }, join(root, 'list'), { tools });
    expect(result).toEqual({ broken: 'The file is damaged or is not what its type says.' });
  });
});

describe('repeated and aborted runs', () => {
  it('gives the same files when run twice', async () => {
    const path = await fixtures.video({ container: 'mov' });
    const first = await derive(path, {}, 'twice');
    const second = await derive(path, {}, 'twice');
    expect(second).toEqual(first);
    expect((await readdir(join(root, 'twice'))).sort()).toEqual([
      'poster.jpg',
      'preview.mp4',
      'storyboard.jpg',
      'storyboard.json',
    ]);
  });

  it('leaves no files behind when aborted', async () => {
    const controller = new AbortController();
    const onProgress = (percent: number) => percent > 15 && controller.abort(new Error('Stopped'));
    const path = await fixtures.video({ container: 'mov', codec: 'prores', seconds: 4 });
    await expect(derive(path, { signal: controller.signal, onProgress }, 'aborted')).rejects.toThrow('Stopped');
    expect((await readdir(root)).filter((name) => name.startsWith('aborted'))).toEqual([]);
  });

  it('handles pictures and documents on a machine without ffmpeg, and says that video needs it', async () => {
    expect(kinds(await deriveWell(await fixtures.image({ format: 'png' }), { tools: null }))).toHaveLength(2);
    expect(kinds(await deriveWell(await fixtures.pdf(), { tools: null }))).toEqual(['poster']);
    await expect(derive(await fixtures.video(), { tools: null })).rejects.toThrow('need ffmpeg');
  });

  it('throws, so that the job retries, when the machine and not the file is at fault', async () => {
    const gone = { ...tools, ffprobe: { ...tools.ffprobe, path: '/nowhere/ffprobe' }, prlimit: null };
    await expect(derive(await fixtures.video(), { tools: gone })).rejects.toThrow('could not be started');
  });
});
