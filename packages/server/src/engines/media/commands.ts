import { type FrameRate, frameStartSeconds } from '@pavilion/domain/files';

/**
 * Only these containers are opened. Play lists and "concat" files are not among them: such a text file could make the
 * program read other files of this machine, or the network.
 */
const DEMUXERS = [
  'mov,matroska,webm,avi,mpegts,mpeg,mpegvideo,mxf,flv,asf,ogg,wav,w64,mp3,aac,flac,aiff,h264,hevc,dv',
  'image2,png_pipe,jpeg_pipe,bmp_pipe,tiff_pipe,psd_pipe,gif_pipe,webp_pipe,jpegxl_pipe,j2k_pipe,dpx_pipe,exr_pipe',
].join(',');

const INPUT_GUARD = ['-protocol_whitelist', 'file', '-format_whitelist', DEMUXERS];
const QUIET = ['-v', 'error', '-nostdin', '-nostats', '-y'];
const PROGRESS = ['-progress', 'pipe:1'];

/** Tiles that a storyboard holds at most, in rows of ten. */
export const STORYBOARD_TILES = 100;
export const STORYBOARD_COLUMNS = 10;

export interface Size {
  width: number;
  height: number;
}

/** What the builders must know of a file with moving pictures or sound; `probeFile` finds it out. */
export interface MediaSource {
  path: string;
  /** Stream number within the file; null where there is none. */
  video: number | null;
  audio: number | null;
  /** As shown: rotated, with square pixels. */
  size: Size | null;
  rate: FrameRate | null;
  interlaced: boolean;
  /** Seconds. */
  duration: number;
  /** Time of the first video frame after the file's own start, in seconds. */
  videoOffset: number;
  /** Time of the first video frame on a player's clock; a proxy begins at the same time, so that frame numbers agree. */
  startSeconds: number;
}

/** Everything that `ffprobe` can say without decoding, as JSON. */
export function probeArgs(path: string): string[] {
  const show = ['-show_format', '-show_streams', '-of', 'json'];
  return ['-v', 'error', ...INPUT_GUARD, ...show, fileUrl(path)];
}

/** One picture, of the key frame before `atSeconds`. */
export function posterArgs(source: MediaSource, output: string, size: Size, atSeconds: number): string[] {
  return [
    ...QUIET,
    ...INPUT_GUARD,
    ...['-noaccurate_seek', '-ss', seconds(atSeconds), '-i', fileUrl(source.path)],
    ...['-map', `0:${source.video}`, '-an', '-frames:v', '1'],
    ...['-vf', filters(deinterlace(source), scale(size)), '-q:v', '3', '-update', '1', '-f', 'image2', fileUrl(output)],
  ];
}

/** The sound as a picture, which stands for a file without moving pictures. */
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
 * A copy that every browser plays: the original's frame rate and clock, so that frame numbers agree, and a key frame
 * every half second, so that stepping backwards is quick. Without B-frames the first frame needs no edit list.
 */
export function previewArgs(source: MediaSource, output: string, size: Size): string[] {
  const rate = source.rate as FrameRate;
  return [
    ...QUIET,
    ...PROGRESS,
    ...INPUT_GUARD,
    // Jumping to the first frame also drops the sound before it; the filters then count frames from an even 0.
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

/** The same streams in a container that browsers play; takes seconds, and loses nothing. */
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

/** Sound alone, for browsers. */
export function audioPreviewArgs(source: MediaSource, output: string): string[] {
  const input = ['-i', fileUrl(source.path), '-map_chapters', '-1', '-vn'];
  return [...QUIET, ...PROGRESS, ...INPUT_GUARD, ...input, ...sound(source, '160k'), ...mp4(output)];
}

/**
 * One sheet of small pictures at least `duration / 100` apart; the true time of each is printed, because key frames are
 * irregular. Long files are read by key frames only: a full decode would hold a processor for minutes per hour.
 */
export function storyboardArgs(source: MediaSource, output: string, tile: Size): string[] {
  const gap = (source.duration / STORYBOARD_TILES).toFixed(6);
  // Not `-discard nokey` as well: it is quicker still, but the times then printed are off by the reordering of frames.
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

export interface ClipCut {
  /** First frame of the clip, counted from the first frame of the file. */
  inFrame: number;
  /** How many frames the clip has. */
  frames: number;
  /** Label of the clip's first frame; without it the clip would carry the label of the source's first frame. */
  timecode: string;
}

/**
 * Cuts a clip to the exact frame by encoding it anew. The jump before `-i` makes it as quick from hour five as from minute
 * one. A plain copy is never made: it hides footage from before the mark in the file. The end is cut by the filters
 * (`trim`) and not by `-frames:v`, which would also cut off sound that is still to be written.
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

/** A still picture that the image library can't read, as PNG. */
export function stillArgs(path: string, output: string): string[] {
  const end = ['-frames:v', '1', '-update', '1', '-f', 'image2', '-c:v', 'png', fileUrl(output)];
  return [...QUIET, ...INPUT_GUARD, '-i', fileUrl(path), ...end];
}

/**
 * The largest size with even sides that fits a box and keeps the shape. The box is turned for upright pictures; small
 * pictures are never enlarged.
 */
export function fitWithin(size: Size, box: Size): Size {
  const upright = size.height > size.width;
  const limit = upright ? { width: box.height, height: box.width } : box;
  const ratio = Math.min(1, limit.width / size.width, limit.height / size.height);
  const even = (side: number) => Math.max(2, Math.floor((side * ratio + 1e-6) / 2) * 2);
  return { width: even(size.width), height: even(size.height) };
}

function sound(source: MediaSource, bitrate: string, andThen = ''): string[] {
  if (source.audio === null) return ['-an'];
  // `async` fills gaps with silence, so that sound can't slip against the picture.
  const codec = ['-c:a', 'aac', '-b:a', bitrate, '-ac', '2', '-ar', '48000'];
  return ['-map', `0:${source.audio}`, '-af', `aresample=async=1:first_pts=0${andThen}`, ...codec];
}

function mp4(output: string): string[] {
  return ['-movflags', '+faststart', '-f', 'mp4', fileUrl(output)];
}

/** A hair before the frame, so that rounding can't lose it; a whole half frame would put the sound off. */
function beforeFrame(startSeconds: number): number {
  return Math.max(0, startSeconds - 0.001);
}

function frameRate(rate: FrameRate): string {
  return `fps=${rate.num}/${rate.den}`;
}

function deinterlace(source: MediaSource): string | null {
  return source.interlaced ? 'bwdif=mode=send_frame:deint=interlaced' : null;
}

function scale(size: Size): string {
  return `scale=${size.width}:${size.height},setsar=1`;
}

/** The codec's chroma needs even sides; a clip keeps its size otherwise. */
function evenSize(): string {
  return "crop='trunc(iw/2)*2':'trunc(ih/2)*2'";
}

function filters(...list: (string | null)[]): string {
  return list.filter((filter) => filter !== null).join(',');
}

/** A name that begins with a dash, or holds a colon, would be read as an option or a protocol. */
function fileUrl(path: string): string {
  return `file:${path}`;
}

function seconds(value: number): string {
  return value.toFixed(6);
}
