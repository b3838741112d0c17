import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const fonts = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf',
  '/usr/share/fonts/dejavu/DejaVuSansMono-Bold.ttf',
];
const [width, height] = [640, 360];

export interface MatchFilm {
  name: string;
  seconds: number;
  /** Of grass and sky. */
  hues: readonly [grass: string, sky: string];
  timecode: string;
}

/**
 * Minutes of a fixed camera on a ground: bowled balls, sound, burnt-in timecode. The still part is decoded once, so that
 * making it costs seconds.
 */
export async function makeMatchFilm(ffmpeg: string, folder: string, film: MatchFilm): Promise<string> {
  const [ground, ball, out] = ['ground.png', 'ball.png', 'mp4'].map((end) => join(folder, `${film.name}.${end}`)) as [
    string,
    string,
    string,
  ];
  await sharp(Buffer.from(groundSvg(film.hues)))
    .png()
    .toFile(ground);
  await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"><circle cx="7" cy="7" r="6" fill="#c8102e"/></svg>',
    ),
  )
    .png()
    .toFile(ball);
  const font = fonts.find(existsSync);
  const escaped = film.timecode.replaceAll(':', '\\:');
  const burnt = font
    ? `,drawtext=fontfile=${font}:timecode='${escaped}':rate=25:fontcolor=white:fontsize=22:box=1:boxcolor=black@0.55:boxborderw=6:x=(w-tw)/2:y=h-th-12`
    : '';
  const still = 'loop=loop=-1:size=1,setpts=N/25/TB';
  // A ball every two seconds: from the bowler's hand, off the pitch, to the stumps.
  const flight = 'min(mod(t\\,2)/0.7\\,1)';
  await run(ffmpeg, [
    ...['-y', '-v', 'error', '-i', ground, '-i', ball],
    ...['-f', 'lavfi', '-i', `sine=frequency=180:beep_factor=2:duration=${film.seconds}`],
    '-filter_complex',
    `[0:v]format=yuv420p,${still}[bg];[1:v]format=yuva420p,${still}[ball];` +
      `[bg][ball]overlay=x='330-20*${flight}':y='196+96*${flight}-34*abs(sin(3.1416*(${flight}*1.6)))':shortest=0${burnt}[v]`,
    ...['-map', '[v]', '-map', '2:a', '-r', '25', '-t', String(film.seconds)],
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
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-movflags', '+faststart', '-timecode', film.timecode, out],
  ]);
  return out;
}

function groundSvg([grass, sky]: MatchFilm['hues']): string {
  const stripes = Array.from(
    { length: 9 },
    (_, at) => `<rect x="${at * 80 - 40}" y="150" width="40" height="210" fill="#fff" opacity="0.05"/>`,
  ).join('');
  const crowd = Array.from({ length: 220 }, (_, at) => {
    const [x, y] = [(at * 47) % width, 104 + ((at * 29) % 34)];
    return `<circle cx="${x}" cy="${y}" r="2.4" fill="hsl(${(at * 67) % 360} 45% ${40 + ((at * 13) % 35)}%)"/>`;
  }).join('');
  const people = [
    [322, 196, '#f6f6f2'],
    [304, 300, '#f6f6f2'],
    [352, 176, '#21406b'],
    [210, 230, '#21406b'],
    [470, 244, '#21406b'],
    [140, 190, '#21406b'],
    [540, 186, '#21406b'],
    [276, 318, '#21406b'],
  ]
    .map(
      ([x, y, colour]) =>
        `<g fill="${colour}"><circle cx="${x}" cy="${Number(y) - 22}" r="4.5"/><rect x="${Number(x) - 5}" y="${Number(y) - 17}" width="10" height="19" rx="4"/></g>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#dfe9f2"/></linearGradient></defs>
  <rect width="100%" height="110" fill="url(#s)"/>
  <rect y="92" width="100%" height="54" fill="#59606b"/>${crowd}
  <rect y="142" width="100%" height="10" fill="#e8e8e8"/><rect y="150" width="100%" height="210" fill="${grass}"/>${stripes}
  <polygon points="308,170 338,170 352,336 270,336" fill="#cdb58a"/>
  <g stroke="#fff" stroke-width="1.5"><path d="M304 182H342M282 306H340" /></g>
  <g fill="#f0e6c8"><rect x="317" y="160" width="2" height="14"/><rect x="322" y="160" width="2" height="14"/><rect x="327" y="160" width="2" height="14"/>
  <rect x="302" y="290" width="3" height="22"/><rect x="309" y="290" width="3" height="22"/><rect x="316" y="290" width="3" height="22"/></g>
  ${people}</svg>`;
}
