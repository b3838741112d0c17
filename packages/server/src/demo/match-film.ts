import { join } from 'node:path';
import sharp from 'sharp';
import { filmHeight as height, makeStillFilm, filmWidth as width } from './still-film.ts';

export interface MatchFilm {
  name: string;
  seconds: number;
  /** Colours of grass and sky. */
  hues: readonly [grass: string, sky: string];
  timecode: string;
}

/**
 * Minutes of a fixed camera on a ground, with a ball every two seconds: from the bowler's hand, off the pitch, to the
 * stumps.
 */
export async function makeMatchFilm(ffmpeg: string, folder: string, film: MatchFilm): Promise<string> {
  const still = join(folder, `${film.name}.png`);
  await sharp(Buffer.from(groundSvg(film.hues)))
    .png()
    .toFile(still);
  const flight = 'min(mod(t\\,2)/0.7\\,1)';
  return makeStillFilm(ffmpeg, {
    still,
    out: join(folder, `${film.name}.mp4`),
    seconds: film.seconds,
    ball: { size: 14, x: `330-20*${flight}`, y: `196+96*${flight}-34*abs(sin(3.1416*(${flight}*1.6)))` },
    timecode: film.timecode,
    tone: 180,
  });
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
