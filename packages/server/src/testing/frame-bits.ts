import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { MediaTools } from '../engines/media/tools.ts';

/** Number of bits for the frame number along the bottom edge of fixtures, the lowest at the left. */
export const FRAME_BITS = 12;

/** Frame numbers shown in a video, in the order in which a player decodes its pictures. */
export async function framesShown(tools: MediaTools, path: string): Promise<number[]> {
  const [width, height] = [320, 180];
  const args = ['-v', 'error', '-i', path, '-map', '0:v:0', '-vsync', 'passthrough'];
  const raw = ['-vf', `scale=${width}:${height}`, '-pix_fmt', 'gray', '-f', 'rawvideo', 'pipe:1'];
  const options = { encoding: 'buffer' as const, maxBuffer: 256 * 1024 ** 2 };
  const { stdout } = await promisify(execFile)(tools.ffmpeg.path, [...args, ...raw], options);
  const size = width * height;
  return Array.from({ length: stdout.length / size }, (_, n) =>
    readFrameBits(stdout.subarray(n * size, (n + 1) * size), width, height),
  );
}

/** Frame number shown in a picture, or in part of one (a storyboard's tile). */
export async function frameShown(
  picture: string,
  part?: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const image = part ? sharp(picture).extract(part) : sharp(picture);
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return readFrameBits(data, info.width, info.height);
}

function readFrameBits(grey: Uint8Array, width: number, height: number): number {
  const y = Math.floor(height * 0.95);
  let frame = 0;
  for (let bit = 0; bit < FRAME_BITS; bit++) {
    const x = Math.floor(((bit + 0.5) * width) / FRAME_BITS);
    if ((grey[y * width + x] as number) > 127) frame += 2 ** bit;
  }
  return frame;
}
