import { type FileMetadata, type FrameRate, parseFrameRate, timecodeToFrames } from '@pavilion/domain/files';
import { z } from 'zod';
import type { MediaSource, Size } from './commands.ts';

const tags = z.record(z.string(), z.string()).default({});

const stream = z.object({
  index: z.number(),
  codec_type: z.string().default('unknown'),
  codec_name: z.string().default('unknown'),
  profile: z.string().optional(),
  width: z.number().default(0),
  height: z.number().default(0),
  pix_fmt: z.string().optional(),
  field_order: z.string().optional(),
  color_space: z.string().default('unknown'),
  sample_aspect_ratio: z.string().optional(),
  display_aspect_ratio: z.string().optional(),
  r_frame_rate: z.string().default('0/0'),
  avg_frame_rate: z.string().default('0/0'),
  start_time: z.string().optional(),
  duration: z.string().optional(),
  bit_rate: z.string().optional(),
  nb_frames: z.string().optional(),
  channels: z.number().default(0),
  channel_layout: z.string().optional(),
  disposition: z.record(z.string(), z.number()).default({}),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).default([]),
  tags,
});

/** The parts of ffprobe's answer in use. */
export const probeAnswer = z.object({
  format: z.object({
    format_name: z.string(),
    start_time: z.string().optional(),
    duration: z.string().optional(),
    bit_rate: z.string().optional(),
    tags,
  }),
  streams: z.array(stream).default([]),
});

export type ProbeAnswer = z.infer<typeof probeAnswer>;
type Stream = z.infer<typeof stream>;

/** Facts about a video or sound file that need no decoding. */
export interface ProbedMedia {
  metadata: FileMetadata;
  source: MediaSource;
  /** Decides whether browsers play the original. */
  playback: {
    container: string;
    videoCodec: string | null;
    pixelFormat: string | null;
    audioCodec: string | null;
  };
}

/** Pure part of `probeFile`: converts ffprobe's answer. */
export function describeMedia(said: ProbeAnswer, path: string, bytes: number): ProbedMedia {
  const { format, streams } = said;
  // Cover art of a sound file is a "video" stream with one picture.
  const video = streams.find((s) => s.codec_type === 'video' && s.disposition.attached_pic !== 1) ?? null;
  const audio = streams.filter((s) => s.codec_type === 'audio');
  const clock = video ? frameClock(video) : null;
  const shown = video ? sizeAsShown(video) : null;
  const duration = number(format.duration) ?? number(video?.duration) ?? 0;
  const fileStart = number(format.start_time) ?? 0;
  const videoOffset = Math.max(0, (number(video?.start_time) ?? fileStart) - fileStart);
  const container = containerName(said);
  // Browsers keep the clock of an MP4 that does not begin at 0; every other format is played from a proxy, which begins
  // at 0.
  const ownClock = container === 'mp4' || container === 'mov';
  const startSeconds = ownClock ? Math.max(0, Math.round((fileStart + videoOffset) * 1e6) / 1e6) : 0;
  const timecode = findTimecode(said, video);
  const spanned = video ? (streamSeconds(video, videoOffset) ?? duration) : 0;
  const counted = clock?.variable ? undefined : number(video?.nb_frames);
  const frames = clock ? (counted ?? Math.round((spanned * clock.rate.num) / clock.rate.den)) : undefined;

  const metadata: FileMetadata = dropEmpty({
    size: bytes,
    file_created: isoDate(format.tags.creation_time ?? format.tags['com.apple.quicktime.creationdate']),
    format: container,
    bitrate: number(format.bit_rate),
    duration,
    timecode,
    timecodeStart: timecode,
    display_aspect_ratio: shown
      ? ((upright(video) ? undefined : aspectRatio(video)) ?? ratioOf(shown.pixels))
      : undefined,
    width: shown?.pixels.width,
    height: shown?.pixels.height,
    videoCodec: video?.codec_name,
    videoBitrate: number(video?.bit_rate),
    avg_frame_rate: clock ? video?.avg_frame_rate : undefined,
    profile: video?.profile,
    audio: audio.map((track) => ({
      index: track.index,
      channel_layout: track.channel_layout ?? channelName(track.channels),
      codec_name: track.codec_name,
      compression: compressionOf(track.codec_name),
    })),
    frameRate: clock?.rate,
    variableFrameRate: clock?.variable,
    frames,
    startFrame: timecode && clock ? (timecodeToFrames(timecode, clock.rate) ?? undefined) : undefined,
    startSeconds: video ? startSeconds : undefined,
  });

  return {
    metadata,
    source: {
      path,
      video: video?.index ?? null,
      audio: audio[0]?.index ?? null,
      size: shown?.square ?? null,
      rate: clock?.rate ?? null,
      interlaced: ['tt', 'bb', 'tb', 'bt'].includes(video?.field_order ?? ''),
      colours: ['unknown', 'unspecified'].includes(video?.color_space ?? 'unknown') ? 'unknown' : 'known',
      duration,
      videoOffset,
      startSeconds,
    },
    playback: {
      container,
      videoCodec: video?.codec_name ?? null,
      pixelFormat: video?.pix_fmt ?? null,
      audioCodec: audio[0]?.codec_name ?? null,
    },
  };
}

const STANDARD_RATES: readonly FrameRate[] = [
  ...[24, 30, 48, 60, 120].map((nominal) => ({ num: nominal * 1000, den: 1001 })),
  ...[24, 25, 30, 48, 50, 60, 100, 120].map((num) => ({ num, den: 1 })),
];

/**
 * Frame rate for counting frames. Files state it inexactly (2997/100, or an average distorted by a short last frame),
 * so a value very near a standard rate counts as that rate. Files with uneven frames are counted at their base rate
 * (they drop frames from it), or at the standard rate nearest to their average.
 */
function frameClock(video: Stream): { rate: FrameRate; variable: boolean } | null {
  const base = parseFrameRate(video.r_frame_rate);
  const average = parseFrameRate(video.avg_frame_rate) ?? base;
  if (!average) return null;
  const standard = standardRate(average);
  if (standard) return { rate: standard, variable: false };
  const grid = base && standardRate(base);
  // With few frames the average is coarse; trust the base rate.
  if (grid && distance(average, grid) < 0.02) return { rate: grid, variable: false };
  if (!base || distance(average, base) <= 0.01) return { rate: average, variable: false };
  const nearest = STANDARD_RATES.reduce((best, rate) =>
    distance(average, rate) < distance(average, best) ? rate : best,
  );
  return { rate: grid ?? nearest, variable: true };
}

function standardRate(rate: FrameRate): FrameRate | null {
  return STANDARD_RATES.find((standard) => distance(rate, standard) < 0.0004) ?? null;
}

function distance(rate: FrameRate, from: FrameRate): number {
  return Math.abs((rate.num * from.den) / (rate.den * from.num) - 1);
}

function rotation(video: Stream): number {
  return Math.abs(video.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0) % 180;
}

function upright(video: Stream | null): boolean {
  return video !== null && rotation(video) === 90;
}

function sizeAsShown(video: Stream): { pixels: Size; square: Size } {
  const turned = upright(video);
  const [w, h] = (video.sample_aspect_ratio ?? '1:1').split(':').map(Number) as [number, number];
  const stretch = w > 0 && h > 0 ? w / h : 1;
  const turn = ({ width, height }: Size): Size => (turned ? { width: height, height: width } : { width, height });
  return {
    pixels: turn({ width: video.width, height: video.height }),
    square: turn({ width: Math.round(video.width * stretch), height: video.height }),
  };
}

function aspectRatio(video: Stream | null): string | undefined {
  const said = video?.display_aspect_ratio;
  return said && said !== '0:1' ? said : undefined;
}

function ratioOf({ width, height }: Size): string | undefined {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(width, height);
  return common > 0 ? `${width / common}:${height / common}` : undefined;
}

/** Cameras and editors store the timecode in different places; the video stream's own is the most reliable. */
function findTimecode(said: ProbeAnswer, video: Stream | null): string | undefined {
  const data = said.streams.filter((s) => s.codec_type === 'data').map((s) => s.tags.timecode);
  const found = [video?.tags.timecode, ...data, said.format.tags.timecode].find((tag) => tag !== undefined);
  return found && /^\d{2}:\d{2}:\d{2}[:;.]\d{2,3}$/.test(found) ? found : undefined;
}

function containerName(said: ProbeAnswer): string {
  const name = said.format.format_name;
  if (name.includes('mp4'))
    return said.format.tags.major_brand?.trim() === 'qt' || !said.format.tags.major_brand ? 'mov' : 'mp4';
  if (name.includes('webm')) {
    const codecs = said.streams.map((s) => s.codec_name);
    return codecs.every((codec) => ['vp8', 'vp9', 'av1', 'opus', 'vorbis'].includes(codec)) ? 'webm' : 'mkv';
  }
  return name.split(',')[0] as string;
}

function channelName(channels: number): string {
  if (channels === 1) return 'mono';
  return channels === 2 ? 'stereo' : `${channels} channels`;
}

/** Matroska stores a stream's end time in a tag (`00:00:02.023000000`), and no duration. */
function streamSeconds(video: Stream, videoOffset: number): number | undefined {
  const end = /^(\d+):(\d+):([\d.]+)$/.exec(video.tags.DURATION ?? '');
  const seconds = end ? Number(end[1]) * 3600 + Number(end[2]) * 60 + Number(end[3]) - videoOffset : undefined;
  return number(video.duration) ?? seconds;
}

function compressionOf(codec: string): 'lossy' | 'lossless' | 'uncompressed' {
  if (codec.startsWith('pcm_')) return 'uncompressed';
  return ['flac', 'alac', 'ape', 'tta', 'wavpack', 'mlp', 'truehd'].includes(codec) ? 'lossless' : 'lossy';
}

function isoDate(text: string | undefined): string | undefined {
  const time = text ? Date.parse(text) : Number.NaN;
  // Cameras without a clock write 1904 or 1970.
  return Number.isNaN(time) || time <= 0 ? undefined : new Date(time).toISOString();
}

function number(text: string | undefined): number | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? undefined : value;
}

function dropEmpty<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
