import { existsSync } from 'node:fs';

export interface Film {
  poster: string;
  out: string;
  width: number;
  height: number;
  seconds: number;
  /** Frames per second as ffmpeg writes it: `25`, `30000/1001`. */
  rate: string;
  tone: number;
}

const fonts = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf',
  '/usr/share/fonts/dejavu/DejaVuSansMono-Bold.ttf',
];

/** The ffmpeg arguments of a short film: a slow move over the poster, a ball that crosses it, sound, burnt-in timecode. */
export function filmArguments(film: Film): string[] {
  const { width, height, seconds, rate } = film;
  const frames = Math.round(seconds * (rate.includes('/') ? 29.97 : Number(rate)));
  const ball = Math.round(height / 14);
  const font = fonts.find(existsSync);
  const timecode = font
    ? `,drawtext=fontfile=${font}:timecode='10\\:00\\:00\\:00':rate=${rate}:fontcolor=white:fontsize=${Math.round(height / 22)}:box=1:boxcolor=black@0.55:boxborderw=8:x=(w-tw)/2:y=h-th-14`
    : '';
  return [
    '-y',
    '-v',
    'error',
    '-loop',
    '1',
    '-framerate',
    rate,
    '-i',
    film.poster,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=${film.tone}:beep_factor=3:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `color=c=0xc8102e:s=${ball}x${ball}:r=${rate},format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='if(lte(hypot(X-${ball / 2},Y-${ball / 2}),${ball / 2}),255,0)'`,
    '-filter_complex',
    `[0:v]scale=${width * 2}:-2,zoompan=z='1+0.07*on/${frames}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=1:s=${width}x${height}:fps=${rate}[bg];` +
      `[bg][2:v]overlay=x='mod(t*${Math.round(width / 2.5)},W+${ball})-${ball}':y='H*0.55-abs(sin(t*3.1))*H*0.35':shortest=0${timecode},format=yuv420p[v]`,
    '-map',
    '[v]',
    '-map',
    '1:a',
    '-frames:v',
    String(frames),
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '27',
    '-g',
    String(Math.round(frames / seconds)),
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-movflags',
    '+faststart',
    '-timecode',
    '10:00:00:00',
    film.out,
  ];
}
