import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const fonts = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf',
  '/usr/share/fonts/dejavu/DejaVuSansMono-Bold.ttf',
];
/** Size of every video in the demo's archive; equals the proxy size. */
export const [filmWidth, filmHeight] = [640, 360] as const;

export interface StillFilm {
  /** A picture in the video's size. */
  still: string;
  out: string;
  seconds: number;
  /** Diameter of the ball, and its position at `t` as ffmpeg expressions. */
  ball: { size: number; x: string; y: string };
  timecode: string;
  /** Frames per second in ffmpeg's format: `25` (default) or `30000/1001`. */
  rate?: string;
  tone: number;
}

/**
 * A ball that flies over a still, with sound and burnt-in timecode. The still is decoded once, so that minutes of video
 * take seconds.
 */
export async function makeStillFilm(ffmpeg: string, film: StillFilm): Promise<string> {
  const { still, out, seconds, ball, timecode, rate = '25', tone } = film;
  // Several videos are made in parallel, so each has its own ball.
  const picture = `${out}.ball.png`;
  const middle = ball.size / 2;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${ball.size}" height="${ball.size}"><circle cx="${middle}" cy="${middle}" r="${middle - 1}" fill="#c8102e"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(picture);
  const font = fonts.find(existsSync);
  const burnt = font
    ? `,drawtext=fontfile=${font}:timecode='${timecode.replaceAll(':', '\\:')}':rate=${rate}:fontcolor=white:fontsize=22:box=1:boxcolor=black@0.55:boxborderw=6:x=(w-tw)/2:y=h-th-12`
    : '';
  const once = `loop=loop=-1:size=1,setpts=N/(${rate})/TB,fps=${rate}`;
  await run(ffmpeg, [
    ...['-y', '-v', 'error', '-i', still, '-i', picture],
    ...['-f', 'lavfi', '-i', `sine=frequency=${tone}:beep_factor=2:duration=${seconds}`],
    '-filter_complex',
    `[0:v]format=yuv420p,${once}[bg];[1:v]format=yuva420p,${once}[ball];` +
      `[bg][ball]overlay=x='${ball.x}':y='${ball.y}':shortest=0${burnt}[v]`,
    ...['-map', '[v]', '-map', '2:a', '-r', rate, '-t', String(seconds)],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'stillimage',
      '-crf',
      '34',
      '-g',
      '50',
      '-x264-params',
      'me=dia:subme=0:aq-mode=0:weightp=0:rc-lookahead=0:sync-lookahead=0:scenecut=0',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-movflags', '+faststart', '-timecode', timecode, out],
  ]);
  return out;
}
