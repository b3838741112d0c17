import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rgbaToThumbHash } from 'thumbhash';
import { z } from 'zod';
import type { Size } from './commands.ts';
import { endedEarly, outOfRoom, tooSlow } from './failure.ts';
import { run } from './run.ts';

/** 400 megapixels: enough for a poster at print size; rejects pictures made to exhaust memory. */
export const MAX_PIXELS = 400_000_000;
const SECONDS = 120;
const MEMORY_BYTES = 4 * 1024 ** 3;
const HEAP_MEGABYTES = 1024;

/** One picture to make from another; never enlarged. */
export interface Drawing {
  output: string;
  box?: Size;
  crop?: Size & { left: number; top: number };
  /** Background colour for transparent areas. */
  ground?: string;
  format: 'jpeg' | 'webp';
  options?: Record<string, unknown>;
  animated?: boolean;
}

export interface DrawOptions {
  signal?: AbortSignal | undefined;
  prlimit?: string | null | undefined;
  mostPixels?: number;
  seconds?: number;
  /** The second of an animation at which drawings that stand still show it. */
  standAt?: number | undefined;
}

const problem = z.object({ problem: z.enum(['too large', 'no room', 'locked', 'damaged']) });
const small = z.object({ width: z.number(), height: z.number(), pixels: z.string() });
const drawn = z.object({
  width: z.number(),
  height: z.number(),
  orientation: z.number().optional(),
  space: z.string().optional(),
  drawn: z.array(z.object({ width: z.number(), height: z.number() })),
  small: small.optional(),
});
const page = z.object({
  pages: z.number(),
  /** In points. */
  originalWidth: z.number(),
  originalHeight: z.number(),
  width: z.number(),
  height: z.number(),
  small,
});

type Problem = { problem: 'too large' | 'locked' | 'damaged' };
export type Drawn = Omit<z.output<typeof drawn>, 'small'> & { placeholder: string };
export type DrawnPage = Omit<z.output<typeof page>, 'small'> & { placeholder: string };

/**
 * Inspects a picture and makes all requested drawings of it. Throws when this machine, not the picture, is at fault.
 */
export async function drawPicture(
  path: string,
  drawings: readonly Drawing[],
  options: DrawOptions = {},
): Promise<Drawn | Problem> {
  const { mostPixels = MAX_PIXELS, standAt } = options;
  const task = { kind: 'picture', path, mostPixels, drawings, standAt, small: true };
  const answer = await ask(drawn, task, options);
  return 'problem' in answer ? answer : { ...answer, placeholder: answer.small ? thumbHash(answer.small) : '' };
}

/** Draws the first page of a PDF. */
export async function drawPage(
  path: string,
  output: string,
  longest: number,
  options: DrawOptions = {},
): Promise<DrawnPage | Problem> {
  const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');
  const answer = await ask(page, { kind: 'page', path, library, output, longest }, options);
  return 'problem' in answer ? answer : { ...answer, placeholder: thumbHash(answer.small) };
}

async function ask<T extends z.ZodType<object>>(
  schema: T,
  task: object,
  { signal, prlimit, seconds = SECONDS }: DrawOptions,
): Promise<z.output<T> | Problem> {
  const script = fileURLToPath(new URL('./draw-process.mjs', import.meta.url));
  // Each WebAssembly memory reserves 10 GB of address space, more than the limit allows.
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-wasm-trap-handler'];
  const result = await run(process.execPath, [...flags, script, JSON.stringify(task)], {
    signal,
    prlimit: prlimit ?? null,
    timeoutMs: seconds * 1000,
    memoryBytes: MEMORY_BYTES,
  });
  if (!result.ok) {
    if (result.why === 'timed out') throw new Error(tooSlow);
    if (result.why === 'missing') throw new Error('The program that reads pictures could not be started.');
    throw new Error(endedEarly);
  }
  const answer = z.union([problem, schema]).parse(JSON.parse(result.stdout));
  if (!('problem' in answer)) return answer;
  if (answer.problem === 'no room') throw new Error(outOfRoom);
  return { problem: answer.problem as Problem['problem'] };
}

/** About 25 bytes (base64): pages paint them as a blurred picture until the real one loads. */
function thumbHash({ width, height, pixels }: z.output<typeof small>): string {
  return Buffer.from(rgbaToThumbHash(width, height, Buffer.from(pixels, 'base64'))).toString('base64');
}
