import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FrameRate } from '@pavilion/domain/files';
import sharp from 'sharp';
import { FRAME_BITS } from './frame-bits.ts';

export interface Picture {
  width: number;
  height: number;
  rate: FrameRate;
  timecode: string;
  title: string;
  /** A test pattern, or a cricket ground seen from above with a ball in play, for demonstrations. */
  look: 'pattern' | 'ground';
  /** Draws the frame number as bits for tests. */
  bits: boolean;
}

/** ffmpeg inputs and filters for moving pictures, with burnt-in timecode and frame number. */
export async function movingPicture(picture: Picture, folder: string): Promise<{ inputs: string[]; filters: string }> {
  const base = picture.look === 'ground' ? await ground(picture, folder) : pattern(picture);
  const filters = [base.filters, ...(await labels(picture)), ...(picture.bits ? bits(picture) : [])].join(',');
  return { inputs: base.inputs, filters };
}

function pattern({ width, height, rate }: Picture) {
  const source = `testsrc2=size=${width}x${height}:rate=${rate.num}/${rate.den}`;
  return { inputs: ['-f', 'lavfi', '-i', source], filters: '[0:v]null' };
}

async function ground({ width, height, rate, title }: Picture, folder: string) {
  const seed = Number.parseInt(createHash('md5').update(title).digest('hex').slice(0, 6), 16);
  const hue = 100 + (seed % 40);
  const stripes = Array.from(
    { length: 16 },
    (_, n) => `<rect x="${n * 100}" width="50" height="900" fill="hsl(${hue},45%,36%)"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900">
    <rect width="1600" height="900" fill="hsl(${hue},42%,32%)"/>${stripes.join('')}
    <ellipse cx="800" cy="450" rx="730" ry="400" fill="none" stroke="#fff" stroke-width="7"/>
    <ellipse cx="800" cy="450" rx="330" ry="190" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-dasharray="16 12"/>
    <rect x="640" y="405" width="320" height="90" fill="#cdb784"/>
    <path d="M670 405v90M930 405v90M655 450h-10M945 450h10" stroke="#fff" stroke-width="4"/></svg>`;
  const ball = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="17" fill="#a3131f" stroke="#fff" stroke-width="2"/></svg>`;
  const files = [join(folder, `ground-${seed}-${width}x${height}.png`), join(folder, 'ball.png')] as const;
  const side = Math.max(6, Math.round(width / 60));
  await writePicture(files[0], drawing);
  await writePicture(files[1], ball);

  const still = (path: string) => ['-loop', '1', '-framerate', `${rate.num}/${rate.den}`, '-i', path];
  // Every three seconds a delivery along the pitch, followed by a stroke in a new direction.
  const run = 'mod(t,3)';
  const away = `(0.55*max(0,${run}-1)/2)`;
  const angle = `(floor(t/3)*2.4+${seed % 7})`;
  const x = `main_w*(0.41+0.18*min(1,${run})+${away}*cos(${angle}))`;
  const y = `main_h*(0.48+${away}*sin(${angle}))`;
  const filters = `[1:v]scale=${side}:${side}[ball];[0:v][ball]overlay=x='${x}':y='${y}':format=auto`;
  return { inputs: [...still(files[0]), ...still(files[1])], filters };
}

/** Writes under a temporary name first, so that a parallel test process never reads half a picture. */
async function writePicture(path: string, drawing: string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, await sharp(Buffer.from(drawing)).png().toBuffer());
  await rename(part, path);
}

async function labels({ width, height, rate, timecode, title }: Picture): Promise<string[]> {
  const font = await findFont();
  if (!font) return [];
  const face = `drawtext=fontfile='${font}':fontcolor=white:box=1:boxcolor=black@0.55`;
  const small = Math.max(12, Math.round(height / 18));
  const clock = timecode.replaceAll(':', '\\:');
  const list = [
    `${face}:fontsize=${small}:x=8:y=8:timecode='${clock}':rate=${rate.num}/${rate.den}`,
    `${face}:fontsize=${small}:x=w-tw-8:y=8:text='frame %{frame_num}'`,
  ];
  const text = title.replace(/[^\p{L}\p{N} .,&()-]/gu, '').trim();
  if (text) {
    // Letters of this font are 0.6 of their height wide: long titles get a smaller size so that they fit.
    const size = Math.floor(Math.min(height / 12, (width * 0.86) / (text.length * 0.6)));
    list.push(`${face}:boxborderw=${Math.ceil(size / 3)}:fontsize=${size}:x=(w-tw)/2:y=h*0.76:text='${text}'`);
  }
  return list;
}

function bits({ width, height }: Picture): string[] {
  const strip = Math.round(height / 10);
  const at = (bit: number) => Math.round((bit * width) / FRAME_BITS);
  const box = (x: number, w: number) => `drawbox=x=${x}:y=${height - strip}:w=${w}:h=${strip}:t=fill`;
  const drawn = Array.from({ length: FRAME_BITS }, (_, bit) => {
    const on = `enable='mod(floor(n/${2 ** bit}),2)'`;
    return `${box(at(bit), at(bit + 1) - at(bit))}:color=white:${on}`;
  });
  return [`${box(0, width)}:color=black`, ...drawn];
}

let font: Promise<string | null> | undefined;

/** A font file for burnt-in text; without one the videos have no text. */
function findFont(): Promise<string | null> {
  font ??= (async () => {
    const usual = ['/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf', '/System/Library/Fonts/Menlo.ttc'];
    for (const path of usual) if (await readable(path)) return path;
    const match = await promisify(execFile)('fc-match', ['-f', '%{file}', 'DejaVu Sans Mono']).catch(() => null);
    return match && (await readable(match.stdout)) ? match.stdout : null;
  })();
  return font;
}

function readable(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
