import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../.cache/stories', import.meta.url));
const font = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf';

export interface FilmOptions {
  name: string;
  seconds?: number;
  /** As ffmpeg writes it: `25`, `30000/1001`. */
  rate?: string;
  size?: string;
  colour?: string;
}

/** A film with moving pictures, sound, and its frame number and timecode burnt in; created once and kept. */
export async function film({
  name,
  seconds = 4,
  rate = '25',
  size = '640x360',
  colour = 'navy',
}: FilmOptions): Promise<string> {
  const burnt = existsSync(font)
    ? `,drawtext=fontfile=${font}:text='%{n}':fontcolor=white:fontsize=64:x=40:y=40,drawtext=fontfile=${font}:timecode='10\\:00\\:00\\:00':rate=${rate}:fontcolor=yellow:fontsize=36:x=(w-tw)/2:y=h-80`
    : '';
  const source = `color=c=${colour}:s=${size}:r=${rate}:d=${seconds},drawbox=x='mod(t*120,w)':y=ih/2:w=60:h=60:color=red:t=fill${burnt},format=yuv420p`;
  return made(name, [
    '-f',
    'lavfi',
    '-i',
    source,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=440:duration=${seconds}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '25',
    '-c:a',
    'aac',
    '-movflags',
    '+faststart',
    '-timecode',
    '10:00:00:00',
  ]);
}

/** A still of the same kind. */
export function still(name: string, colour = 'teal'): Promise<string> {
  const picture = `color=c=${colour}:s=800x600,drawbox=x=200:y=150:w=400:h=300:color=white:t=8`;
  return made(name, ['-f', 'lavfi', '-i', picture, '-frames:v', '1']);
}

/** Two files of stories may want the same film at once: each finds all of it or none. */
async function made(name: string, options: string[]): Promise<string> {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${randomUUID()}-${name}`);
  await run('ffmpeg', ['-y', '-v', 'error', ...options, part]);
  await rename(part, path);
  return path;
}

/** A file of any bytes. */
export async function bytesFile(name: string, bytes: Buffer | string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
