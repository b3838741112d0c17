import { type FrameRate, frameStartSeconds } from '@pavilion/domain/files';

/**
 * The only containers that ffmpeg may open. Playlists and "concat" files are excluded: such a text file could make
 * ffmpeg read other files on this machine, or the network.
 */
const DEMUXERS = [
  'mov,matroska,webm,avi,mpegts,mpeg,mpegvideo,mxf,flv,asf,ogg,wav,w64,mp3,aac,flac,aiff,h264,hevc,dv',
  'image2,png_pipe,jpeg_pipe,bmp_pipe,tiff_pipe,psd_pipe,gif_pipe,webp_pipe,jpegxl_pipe,j2k_pipe,dpx_pipe,exr_pipe',
].join(',');

export const INPUT_GUARD = ['-protocol_whitelist', 'file', '-format_whitelist', DEMUXERS];
export const QUIET = ['-v', 'error', '-nostdin', '-nostats', '-y'];
export const PROGRESS = ['-progress', 'pipe:1'];

/** Most tiles in a storyboard, in rows of ten. */
export const STORYBOARD_TILES = 100;
export const STORYBOARD_COLUMNS = 10;

export interface Size {
  width: number;
  height: number;
}

/** Facts about a video or sound file for the builders below, from `probeFile`. */
export interface MediaSource {
  path: string;
  /** Stream number within the file; null if absent. */
  video: number | null;
  audio: number | null;
  /** Displayed size: rotated, with square pixels. */
  size: Size | null;
  rate: FrameRate | null;
  interlaced: boolean;
  /** How the film says that its colours are coded. */
  colours: 'known' | 'unknown';
  /** In seconds. */
  duration: number;
  /** Time of the first video frame after the file's own start, in seconds. */
  videoOffset: number;
  /** Time of the first video frame on a player's clock. A proxy begins at the same time, so that frame numbers agree. */
  startSeconds: number;
}

/** Everything that `ffprobe` reports without decoding, as JSON. */
export function probeArgs(path: string): string[] {
  const show = ['-show_format', '-show_streams', '-of', 'json'];
  return ['-v', 'error', ...INPUT_GUARD, ...show, fileUrl(path)];
}

/** One picture: the key frame before `atSeconds`, or the frame itself, which takes longer. */
export function posterArgs(
  source: MediaSource,
  output: string,
  size: Size,
  atSeconds: number,
  exact = false,
): string[] {
  return [
    ...QUIET,
    ...INPUT_GUARD,
    ...(exact ? [] : ['-noaccurate_seek']),
    ...['-ss', seconds(atSeconds), '-i', fileUrl(source.path)],
    ...['-map', `0:${source.video}`, '-an', '-frames:v', '1'],
    ...['-vf', filters(deinterlace(source), scale(size)), '-q:v', '3', '-update', '1', '-f', 'image2', fileUrl(output)],
  ];
}

/** Waveform picture, the poster of a file without video. */
export function waveformArgs(source: MediaSource, output: string, size: Size): string[] {
  const wave = `aformat=channel_layouts=mono,showwavespic=s=${size.width}x${size.height}:colors=0x4c6ef5`;
  return [
    ...QUIET,
    ...INPUT_GUARD,
    ...['-i', fileUrl(source.path), '-filter_complex', `[0:${source.audio}]${wave}`],
    ...['-frames:v', '1', '-update', '1', '-f', 'image2', '-c:v', 'png', fileUrl(output)],
  ];
}

/**
 * Proxy that every browser plays. The original's frame rate and clock make frame numbers agree; a key frame every half
 * second makes stepping backwards quick. Without B-frames the first frame needs no edit list.
 */
export function previewArgs(source: MediaSource, output: string, size: Size): string[] {
  const rate = source.rate as FrameRate;
  return [
    ...QUIET,
    ...PROGRESS,
    ...INPUT_GUARD,
    // Seeking to the first frame also drops the sound before it; the filters then count frames from exactly 0.
    ...(source.videoOffset > 0 ? ['-ss', seconds(beforeFrame(source.videoOffset))] : []),
    ...['-i', fileUrl(source.path), '-map_chapters', '-1', '-map', `0:${source.video}`],
    ...['-vf', filters('setpts=PTS-STARTPTS', deinterlace(source), frameRate(rate), scale(size), 'format=yuv420p')],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-profile:v', 'high', '-bf', '0'],
    ...['-g', String(Math.max(1, Math.round(rate.num / rate.den / 2)))],
    ...sound(source, '160k'),
    ...(source.startSeconds > 0 ? ['-output_ts_offset', seconds(source.startSeconds)] : []),
    ...mp4(output),
  ];
}

/** Copies the streams into a container that browsers play. Takes seconds and is lossless. */
export function rewrapArgs(source: MediaSource, output: string): string[] {
  const maps = [source.video, source.audio].flatMap((stream) => (stream === null ? [] : ['-map', `0:${stream}`]));
  const clock = source.startSeconds - source.videoOffset;
  return [
    ...[
      ...QUIET,
      ...PROGRESS,
      ...INPUT_GUARD,
      '-i',
      fileUrl(source.path),
      '-map_chapters',
      '-1',
      ...maps,
      '-c',
      'copy',
    ],
    ...(clock > 0 ? ['-output_ts_offset', seconds(clock)] : []),
    ...mp4(output),
  ];
}

/** Sound only, for browsers. */
export function audioPreviewArgs(source: MediaSource, output: string): string[] {
  const input = ['-i', fileUrl(source.path), '-map_chapters', '-1', '-vn'];
  return [...QUIET, ...PROGRESS, ...INPUT_GUARD, ...input, ...sound(source, '160k'), ...mp4(output)];
}

/**
 * One sheet of small pictures at least `duration / 100` apart. ffmpeg prints the true time of each, because key frames
 * are irregular. Long files are decoded by key frames only: a full decode takes minutes of CPU per hour of video.
 */
export function storyboardArgs(source: MediaSource, output: string, tile: Size): string[] {
  const gap = (source.duration / STORYBOARD_TILES).toFixed(6);
  // Without `-discard nokey`, which is even faster, but shifts the printed times by frame reordering.
  const keyFramesOnly = source.duration > 60 ? ['-skip_frame', 'nokey'] : [];
  const rows = Math.ceil(STORYBOARD_TILES / STORYBOARD_COLUMNS);
  const chain = filters(
    `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${gap})'`,
    'metadata=mode=add:key=tile:value=1',
    "metadata=mode=print:file='pipe\\:1'",
    deinterlace(source),
    scale(tile),
    `tile=${STORYBOARD_COLUMNS}x${rows}`,
  );
  return [
    ...QUIET,
    ...INPUT_GUARD,
    ...keyFramesOnly,
    ...['-i', fileUrl(source.path), '-map', `0:${source.video}`, '-an', '-vf', chain],
    ...['-frames:v', '1', '-update', '1', '-f', 'image2', '-c:v', 'png', fileUrl(output)],
  ];
}

/** A part of a picture. */
export interface Region extends Size {
  x: number;
  y: number;
}

/** Frames of a film from one on, in a size, as raw red, green, blue and alpha on standard output. */
export const framesArgs = (source: MediaSource, inFrame: number, size: Size, within?: Region): string[] => [
  ...framesInput(source, inFrame, size, within),
  ...['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'],
];

/** One frame of a film as a PNG: the same pixels as `framesArgs` gives. */
export const frameArgs = (source: MediaSource, inFrame: number, size: Size, output: string): string[] => [
  ...framesInput(source, inFrame, size),
  ...['-frames:v', '1', '-update', '1', '-f', 'image2', '-c:v', 'png', '-pix_fmt', 'rgb24', fileUrl(output)],
];

function framesInput(source: MediaSource, inFrame: number, { width, height }: Size, within?: Region): string[] {
  const rate = source.rate as FrameRate;
  const jump = beforeFrame(frameStartSeconds(inFrame, rate, source.videoOffset));
  // Browsers take films of high definition without a mark for BT.709, and ffmpeg takes them for BT.601.
  const matrix = source.colours === 'unknown' && (source.size?.height ?? 0) >= 720 ? ':in_color_matrix=bt709' : '';
  const sized = `scale=${width}:${height}:flags=bicubic${matrix}${within ? ',format=rgba' : ''},setsar=1`;
  const cut = within ? `crop=${within.width}:${within.height}:${within.x}:${within.y}:exact=1` : null;
  return [
    ...QUIET,
    ...INPUT_GUARD,
    ...['-ss', seconds(jump), '-i', fileUrl(source.path), '-map', `0:${source.video}`],
    ...['-vf', filters('setpts=PTS-STARTPTS', deinterlace(source), frameRate(rate), sized, cut)],
  ];
}

/** An input of sound from a moment of a film on, and how it begins in a filter graph. */
export function soundInput(source: MediaSource, fromFrame: number, lengthSeconds: number): string[] {
  const from = frameStartSeconds(fromFrame, source.rate as FrameRate, source.videoOffset);
  return [...INPUT_GUARD, '-ss', seconds(from), '-t', seconds(lengthSeconds + 1), '-i', fileUrl(source.path)];
}

export interface ClipCut {
  /** First frame of the clip, counted from the file's first frame. */
  inFrame: number;
  /** Length in frames. */
  frames: number;
  /** Timecode of the clip's first frame; without it the clip would carry the timecode of the source's first frame. */
  timecode: string;
}

/**
 * Cuts a clip to the exact frame by re-encoding. Seeking before `-i` makes hour five as quick as minute one. A stream
 * copy is never made: it would hide footage from before the in point in the file. Filters (`trim`) cut the end;
 * `-frames:v` would also cut off sound not yet written.
 */
export function clipArgs(source: MediaSource, cut: ClipCut, output: string): string[] {
  const rate = source.rate as FrameRate;
  const length = frameStartSeconds(cut.frames, rate);
  const jump = beforeFrame(frameStartSeconds(cut.inFrame, rate, source.videoOffset));
  const fields = source.interlaced ? ['-flags', '+ilme+ildct'] : [];
  return [
    ...QUIET,
    ...PROGRESS,
    ...INPUT_GUARD,
    ...['-ss', seconds(jump), '-t', seconds(length + 1), '-i', fileUrl(source.path)],
    ...['-map', `0:${source.video}`, '-map_metadata', '-1', '-map_chapters', '-1'],
    ...[
      '-vf',
      filters('setpts=PTS-STARTPTS', frameRate(rate), `trim=end_frame=${cut.frames}`, evenSize(), 'format=yuv420p'),
    ],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '18',
      '-g',
      String(Math.round(rate.num / rate.den)),
      ...fields,
    ],
    ...['-timecode', cut.timecode],
    ...sound(source, '192k', `,atrim=end=${length.toFixed(6)}`),
    ...mp4(output),
  ];
}

/** Converts a still that the image library can't read to PNG. */
export function stillArgs(path: string, output: string): string[] {
  const end = ['-frames:v', '1', '-update', '1', '-f', 'image2', '-c:v', 'png', fileUrl(output)];
  return [...QUIET, ...INPUT_GUARD, '-i', fileUrl(path), ...end];
}

function sound(source: MediaSource, bitrate: string, andThen = ''): string[] {
  if (source.audio === null) return ['-an'];
  // `async` fills gaps with silence, so that sound stays in sync with the picture.
  const codec = ['-c:a', 'aac', '-b:a', bitrate, '-ac', '2', '-ar', '48000'];
  return ['-map', `0:${source.audio}`, '-af', `aresample=async=1:first_pts=0${andThen}`, ...codec];
}

export function mp4(output: string): string[] {
  return ['-movflags', '+faststart', '-f', 'mp4', fileUrl(output)];
}

/** One millisecond before the frame, so that rounding can't lose the frame; half a frame would shift the sound. */
export function beforeFrame(startSeconds: number): number {
  return Math.max(0, startSeconds - 0.001);
}

export function frameRate(rate: FrameRate): string {
  return `fps=${rate.num}/${rate.den}`;
}

export function deinterlace(source: MediaSource): string | null {
  return source.interlaced ? 'bwdif=mode=send_frame:deint=interlaced' : null;
}

function scale(size: Size): string {
  return `scale=${size.width}:${size.height},setsar=1`;
}

/** Chroma subsampling needs even sides; otherwise a clip keeps its size. */
function evenSize(): string {
  return "crop='trunc(iw/2)*2':'trunc(ih/2)*2'";
}

export function filters(...list: (string | null)[]): string {
  return list.filter((filter) => filter !== null).join(',');
}

/** Without the prefix, a name with a leading dash or a colon would be read as an option or a protocol. */
export function fileUrl(path: string): string {
  return `file:${path}`;
}

export function seconds(value: number): string {
  return value.toFixed(6);
}
