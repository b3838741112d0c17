import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileDocument } from '@pavilion/domain/files';
import { readFrameKey, type Scene } from '@pavilion/domain/graphics';
import { picturesOf } from '@pavilion/drawing';
import type { Context } from '../../context.ts';
import { filmFrame } from './film-frames.ts';

/** Puts the posters of films into the work folder, where the drawing process reads them. */
export async function fetchPosters(
  context: Pick<Context, 'config' | 'storage'>,
  scenes: readonly Scene[],
  folder: string,
  paths: Record<string, string>,
  fileOf: (id: string) => FileDocument | null | undefined,
): Promise<void> {
  for (const key of new Set(scenes.flatMap(picturesOf))) {
    const poster = readFrameKey(key);
    const file = poster && fileOf(poster.file);
    if (!file) continue;
    const path = join(folder, `poster-${Object.keys(paths).length}`);
    await writeFile(path, await filmFrame(context, file, poster.frame));
    paths[key] = path;
  }
}
