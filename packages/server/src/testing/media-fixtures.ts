import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FrameRate } from '@pavilion/domain/files';
import { type Psd, writePsdBuffer } from 'ag-psd';
import sharp from 'sharp';
import { run } from '../engines/media/run.ts';
import { findMediaTools, type MediaTools } from '../engines/media/tools.ts';
import { movingPicture } from './moving-picture.ts';
import { pdfBytes } from './pdf-bytes.ts';

/** What tests can read in the pictures of these videos. */
export { framesShown } from './frame-bits.ts';

const CACHE = fileURLToPath(new URL('../../../../.cache/media/', import.meta.url));

export interface VideoFixture {
  container?: 'mp4' | 'mov' | 'mkv' | 'mxf' | 'webm';
  rate?: FrameRate;
  seconds?: number;
  width?: number;
  height?: number;
  /** Timecode of the first frame; `;` before the frames for drop-frame. */
  timecode?: string;
  sound?: boolean;
  picture?: boolean;
  codec?: 'h264' | 'mpeg4' | 'prores' | 'mpeg2' | 'vp9' | 'pcm';
  /** Frames between key frames. */
  gop?: number;
  /** Index at the start of the file; off is how most cameras write. */
  faststart?: boolean;
  /** Interlaced, as broadcasters record: two fields in a frame, the upper first. */
  interlaced?: boolean;
  /** Drops frames, as phones and screen recorders do, so that frames are unevenly spaced. */
  uneven?: boolean;
  /** Large burnt-in text. */
  title?: string;
  /** A test pattern, or a picture for demonstrations. */
  look?: 'pattern' | 'ground';
  /** Draws the frame number as bits for tests; on by default, off for pictures that people look at. */
  bits?: boolean;
}

export interface ImageFixture {
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff';
  width?: number;
  height?: number;
  title?: string;
  /** CMYK, as print shops deliver; JPEG and TIFF only. */
  cmyk?: boolean;
  /** Number of frames of an animation; GIF and WebP only. */
  frames?: number;
}

export interface MediaFixtures {
  video(spec?: VideoFixture): Promise<string>;
  image(spec: ImageFixture): Promise<string>;
  pdf(spec?: { pages?: number; title?: string }): Promise<string>;
  /** No decoder here reads `composite: 'lab'`; `thumbnail` stores the small picture for file browsers. */
  psd(spec?: { width?: number; height?: number; composite?: 'rgb' | 'lab'; thumbnail?: boolean }): Promise<string>;
  vtt(): Promise<string>;
  /** The first part of another file, as after an interrupted upload. */
  truncated(path: string, share: number): Promise<string>;
  empty(extension: string): Promise<string>;
  /** A file with exactly this content. */
  bytes(extension: string, content: Buffer | string): Promise<string>;
}

/** The media tools of this machine with fixtures made by them, for tests of media. */
export async function findMediaFixtures(): Promise<MediaFixtures & { tools: MediaTools }> {
  const { tools, summary } = await findMediaTools(process.env);
  if (!tools) throw new Error(summary);
  return { ...createMediaFixtures(tools), tools };
}

/** Creates real media files once and keeps them; the same options return the same path. */
export function createMediaFixtures(tools: MediaTools, folder: string = CACHE): MediaFixtures {
  const make = async (kind: string, spec: unknown, extension: string, write: (path: string) => Promise<unknown>) => {
    const key = createHash('sha256')
      .update(JSON.stringify([4, kind, spec]))
      .digest('hex')
      .slice(0, 16);
    const path = join(folder, `${kind}-${key}.${extension}`);
    if (await exists(path)) return path;
    await mkdir(folder, { recursive: true });
    // Several test processes may need one file together: each writes its own, and the last rename wins.
    const part = join(folder, `.${randomUUID()}.${extension}`);
    try {
      await write(part);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    return path;
  };
  const bytes = (extension: string, content: Buffer | string) => {
    const digest = createHash('sha256').update(content).digest('hex');
    return make('bytes', digest, extension, (path) => writeFile(path, content));
  };

  return {
    bytes,
    video: (spec = {}) => make('video', spec, spec.container ?? 'mp4', (path) => writeVideo(tools, spec, path, folder)),
    image: (spec) =>
      make('image', spec, spec.format === 'jpeg' ? 'jpg' : spec.format, (path) => writeImage(spec, path)),
    pdf: (spec = {}) => bytes('pdf', pdfBytes(spec)),
    psd: (spec = {}) => make('psd', spec, 'psd', (path) => writePhotoshop(spec, path)),
    vtt: () => bytes('vtt', 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nGood evening, everyone.\n'),
    truncated: async (path, share) => {
      const whole = await readFile(path);
      return bytes(path.slice(path.lastIndexOf('.') + 1), whole.subarray(0, Math.floor(whole.length * share)));
    },
    empty: (extension) => bytes(extension, ''),
  };
}

async function writeVideo(tools: MediaTools, spec: VideoFixture, path: string, folder: string): Promise<void> {
  const { container = 'mp4', seconds = 2, width = 320, height = 180, sound = true, picture = true } = spec;
  const rate = spec.rate ?? { num: 25, den: 1 };
  const frames = Math.round((seconds * rate.num) / rate.den);
  const length = (frames * rate.den) / rate.num;
  const { timecode = '00:00:00:00', title = '', look = 'pattern', bits = true } = spec;
  const shown = picture ? await movingPicture({ width, height, rate, timecode, title, look, bits }, folder) : null;
  const inputs = [...(shown?.inputs ?? [])];
  const soundInput = inputs.filter((option) => option === '-i').length;
  if (sound) inputs.push('-f', 'lavfi', '-i', 'sine=frequency=440:beep_factor=4:sample_rate=48000');

  const codecs: Record<NonNullable<VideoFixture['codec']>, string[]> = {
    h264: ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', String(spec.gop ?? 25)],
    mpeg4: ['-c:v', 'mpeg4', '-q:v', '4', '-g', String(spec.gop ?? 12)],
    mpeg2: ['-c:v', 'mpeg2video', '-q:v', '4', '-g', String(spec.gop ?? 12)],
    prores: ['-c:v', 'prores_ks', '-profile:v', '0'],
    vp9: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '400k'],
    pcm: [],
  };
  const codec = spec.codec ?? (container === 'webm' ? 'vp9' : container === 'mxf' ? 'mpeg2' : 'h264');
  const audio = { mp4: 'aac', mov: 'aac', mkv: 'aac', webm: 'libopus', mxf: 'pcm_s16le' }[container];
  const after = [shown?.filters, `trim=end_frame=${frames}`];
  if (spec.interlaced) after.push('setfield=tff');
  if (spec.uneven) after.push("select='lt(mod(n\\,7)\\,4)'");
  const fields = spec.interlaced ? ['-flags', '+ilme+ildct'] : spec.uneven ? ['-vsync', 'vfr'] : [];
  const result = await run(
    tools.ffmpeg.path,
    [
      ...['-v', 'error', '-nostdin', '-y', ...inputs, '-t', length.toFixed(6)],
      ...(shown ? ['-filter_complex', `${after.join(',')}[v]`, '-map', '[v]', ...codecs[codec], ...fields] : []),
      ...(sound
        ? [
            '-map',
            `${soundInput}:a`,
            '-c:a',
            codec === 'pcm' ? 'pcm_s16le' : audio,
            ...(container === 'mxf' ? [] : ['-ac', '2']),
          ]
        : []),
      ...(spec.timecode ? ['-timecode', spec.timecode] : []),
      ...(spec.faststart ? ['-movflags', '+faststart'] : []),
      ...['-metadata', 'creation_time=2026-05-16T10:30:00Z', path],
    ],
    { timeoutMs: 600_000 },
  );
  if (!result.ok) throw new Error(`The test video could not be made: ${result.stderr}`);
}

async function writeImage(spec: ImageFixture, path: string): Promise<void> {
  const { width = 640, height = 360, frames = 1, title = '' } = spec;
  const hue = Number.parseInt(createHash('md5').update(title).digest('hex').slice(0, 4), 16) % 360;
  const drawing = (turn: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue + turn},60%,35%)"/>
    <stop offset="1" stop-color="hsl(${hue + 60 + turn},70%,60%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width * 0.75}" cy="${height * 0.4}" r="${height * 0.18}" fill="#b3202c"/>
    <text x="6%" y="85%" font-family="sans-serif" font-size="${height / 9}" fill="#fff">${title.replace(/[<&]/g, '')}</text></svg>`;
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp(Buffer.from(drawing(n * 40)))
        .png()
        .toBuffer(),
    ),
  );
  const picture =
    frames > 1
      ? sharp(stills, { join: { animated: true } })
      : sharp(stills[0] as Buffer).flatten({ background: '#fff' });
  const coloured = spec.cmyk ? picture.toColourspace('cmyk').withIccProfile('cmyk') : picture;
  await writeFile(path, await coloured.toFormat(spec.format).toBuffer());
}

async function writePhotoshop(
  spec: { width?: number; height?: number; composite?: 'rgb' | 'lab'; thumbnail?: boolean },
  path: string,
): Promise<void> {
  const { width = 320, height = 200 } = spec;
  const fill = { create: { width, height, channels: 4 as const, background: { r: 20, g: 120, b: 60, alpha: 1 } } };
  const data = new Uint8ClampedArray(await sharp(fill).raw().toBuffer());
  const psd: Psd = { width, height, imageData: { width, height, data, colorSpace: 'srgb' } as ImageData };
  if (spec.thumbnail) {
    const jpeg = await sharp(fill).resize(160).jpeg().toBuffer();
    psd.imageResources = { thumbnailRaw: { width: 160, height: Math.round((height * 160) / width), data: jpeg } };
  }
  const buffer = writePsdBuffer(psd, { noBackground: true });
  // The colour mode field of the header: 9 is Lab.
  if (spec.composite === 'lab') buffer.writeUInt16BE(9, 24);
  await writeFile(path, buffer);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
