import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Derivatives, Made, Output, Work } from './outputs.ts';
import { recipeFor } from './plan.ts';
import type { Sniffed } from './sniff.ts';
import type { MediaTools } from './tools.ts';

export interface DerivativesOptions {
  /** Null when this machine has no ffmpeg: pictures and documents still work, video and sound throw. */
  tools: MediaTools | null;
  /** Whole percentages, never decreasing. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** The second that the poster of a video or an animation shows; without it, one near the beginning. */
  posterAt?: number | undefined;
}

/**
 * Makes everything that pages display for a file: poster, preview, storyboard, metadata. Idempotent: outputs appear in
 * `outDir` complete or not at all, replacing those of an earlier run.
 * A bad file is a result (`broken`). A fault of this machine throws, so that the job retries; an abort throws the
 * signal's reason. Neither leaves files behind.
 */
export async function makeDerivatives(
  input: { path: string; sniffed: Sniffed },
  outDir: string,
  options: DerivativesOptions,
): Promise<Derivatives> {
  const { tools, signal, posterAt } = options;
  signal?.throwIfAborted();
  const path = resolve(input.path);
  const target = resolve(outDir);
  const { size } = await stat(path);
  if (size === 0) return { broken: 'The file is empty (0 bytes).' };

  // A sibling of the target is on the same disk, so moving is a rename.
  const folder = join(target, '..', `${basename(target)}.part-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    const made = await derive(await plainName(path, folder, input.sniffed), input.sniffed, size, {
      tools,
      folder,
      signal,
      posterAt,
      onProgress: rising(options.onProgress),
    });
    signal?.throwIfAborted();
    if (made.broken !== undefined) return made;
    await mkdir(target, { recursive: true });
    const outputs: Output[] = [];
    for (const output of made.outputs) {
      const finalPath = join(target, basename(output.path));
      await rename(output.path, finalPath);
      outputs.push({ ...output, path: finalPath });
    }
    return { ...made, outputs };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** File names come from users, and ffmpeg reads `%03d` in a name as an image sequence: pass it a fixed name. */
async function plainName(path: string, folder: string, { extension }: Sniffed): Promise<string> {
  const name = join(folder, extension ? `input.${extension}` : 'input');
  // Some systems forbid symbolic links for ordinary users.
  await symlink(path, name).catch(() => copyFile(path, name));
  return name;
}

/** Each recipe loads on first use: the image library is large, and must not slow down the server's start. */
async function derive(path: string, sniffed: Sniffed, size: number, work: Work): Promise<Derivatives> {
  const recipe = recipeFor(sniffed);
  switch (recipe) {
    case 'video':
    case 'audio':
      return (await import('./video.ts')).videoDerivatives(path, work);
    case 'image':
      return (await import('./image.ts')).imageDerivatives(path, sniffed, size, work);
    case 'photoshop':
      return (await import('./photoshop.ts')).photoshopDerivatives(path, size, work);
    case 'pdf':
      return (await import('./pdf.ts')).pdfDerivatives(path, size, work);
    case 'none':
      return withoutPreview(sniffed, size);
    default:
      return recipe satisfies never;
  }
}

function withoutPreview(sniffed: Sniffed, size: number): Made {
  const known = sniffed.state === 'known';
  return {
    metadata: { size, ...(known ? { format: sniffed.extension } : {}) },
    outputs: [],
    browserSafe: false,
    noPreview: known
      ? `No preview: this kind of file (${sniffed.name}) can’t be displayed.`
      : 'No preview: the type of this file is unknown.',
  };
}

function rising(onProgress: ((percent: number) => void) | undefined): (percent: number) => void {
  let last = -1;
  return (percent) => {
    if (percent <= last) return;
    last = percent;
    onProgress?.(percent);
  };
}
