import { type FrameRate, frameStartSeconds } from '@pavilion/domain/files';
import {
  beforeFrame,
  deinterlace,
  fileUrl,
  filters,
  frameRate,
  INPUT_GUARD,
  type MediaSource,
  mp4,
  PROGRESS,
  QUIET,
  type Size,
  seconds,
} from './commands.ts';

export interface PieceCut {
  inFrame: number;
  /** Length in frames of the recording. */
  frames: number;
  /** Length in frames of the film. */
  filmFrames: number;
  /** Of the film. */
  rate: FrameRate;
  size: Size;
  /** Length of the sound in samples. */
  samples: number;
}

/**
 * One part of a joined film, as bare H.264 and as bare samples. All parts have the same size, rate, colours and encoder, so that
 * they can follow each other in one stream; without B-frames, pictures are stored in the order in which they are shown.
 */
export function pieceArgs(source: MediaSource, cut: PieceCut, piece: { video: string; audio: string }): string[] {
  const own = source.rate as FrameRate;
  const length = frameStartSeconds(cut.frames, own);
  const jump = beforeFrame(frameStartSeconds(cut.inFrame, own, source.videoOffset));
  const isSame = own.num * cut.rate.den === cut.rate.num * own.den;
  const picture = filters(
    'setpts=PTS-STARTPTS',
    deinterlace(source),
    frameRate(own),
    `trim=end_frame=${cut.frames}`,
    // The last picture stays until the end if a rounding, or the recording itself, ends a frame early.
    'tpad=stop_mode=clone:stop=3',
    isSame ? null : frameRate(cut.rate),
    `trim=end_frame=${cut.filmFrames}`,
    ...fitted(source, cut.size),
    'format=yuv420p',
  );
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const sound = `aresample=48000:async=1:first_pts=0,atrim=end=${length.toFixed(6)},apad,atrim=end_sample=${cut.samples}`;
  return [
    ...QUIET,
    ...PROGRESS,
    ...INPUT_GUARD,
    ...['-ss', seconds(jump), '-t', seconds(length + 1), '-i', fileUrl(source.path)],
    ...['-map', `0:${source.video}`, '-map_metadata', '-1', '-vf', picture],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-profile:v', 'high', '-bf', '0'],
    ...['-g', String(Math.round(cut.rate.num / cut.rate.den)), ...colours, '-f', 'h264', fileUrl(piece.video)],
    ...(source.audio === null
      ? []
      : [
          '-map',
          `0:${source.audio}`,
          '-af',
          sound,
          '-ac',
          '2',
          '-c:a',
          'pcm_s16le',
          '-f',
          's16le',
          fileUrl(piece.audio),
        ]),
  ];
}

/** Fits a picture into the film's size, in the middle of black. */
function fitted(source: MediaSource, size: Size): string[] {
  const own = source.size as Size;
  const ratio = Math.min(size.width / own.width, size.height / own.height);
  const even = (side: number, most: number) => Math.min(most, Math.max(2, Math.round((side * ratio) / 2) * 2));
  const [width, height] = [even(own.width, size.width), even(own.height, size.height)];
  // Films of high definition without a mark are BT.709, which ffmpeg takes for BT.601.
  const matrix = source.colours === 'unknown' && own.height >= 720 ? ':in_color_matrix=bt709' : '';
  const scaled = `scale=${width}:${height}:flags=bicubic${matrix}:out_color_matrix=bt709:out_range=tv,setsar=1`;
  const isWhole = width === size.width && height === size.height;
  return isWhole ? [scaled] : [scaled, `pad=${size.width}:${size.height}:(ow-iw)/2:(oh-ih)/2`];
}

export interface JoinedStreams {
  video: string;
  /** Null for a film without any sound. */
  audio: string | null;
  rate: FrameRate;
  timecode: string;
  output: string;
}

/** Puts the joined pictures and samples, which this server wrote itself, into an MP4. */
export function joinArgs({ video, audio, rate, timecode, output }: JoinedStreams): string[] {
  const sound = audio ? ['-f', 's16le', '-ar', '48000', '-ac', '2', '-i', fileUrl(audio)] : [];
  return [
    ...QUIET,
    ...['-f', 'h264', '-framerate', `${rate.num}/${rate.den}`, '-i', fileUrl(video), ...sound],
    ...['-map', '0:v:0', '-c:v', 'copy'],
    ...(audio ? ['-map', '1:a:0', '-c:a', 'aac', '-b:a', '192k'] : ['-an']),
    ...['-timecode', timecode, ...mp4(output)],
  ];
}
