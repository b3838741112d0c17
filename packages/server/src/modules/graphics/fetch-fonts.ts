import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { files } from '@pavilion/domain/files';
import { graphicFonts, type Scene } from '@pavilion/domain/graphics';
import { type Face, facesOf } from '@pavilion/drawing';
import type { Context } from '../../context.ts';
import type { Materials } from '../../engines/drawing/types.ts';
import type { Reader } from '../../engines/store/types.ts';

/** Copies the uploaded fonts of scenes into the work folder, where the drawing process reads them. */
export async function fetchFonts(
  context: Pick<Context, 'store' | 'storage'>,
  scenes: readonly Scene[],
  folder: string,
): Promise<Materials> {
  const uploaded = await uploadedFaces(context.store);
  const own = new Set(uploaded.map(({ file }) => file));
  const used = new Set(scenes.flatMap((scene) => facesOf(scene, uploaded)).map(({ file }) => file));
  const paths: Record<string, string> = {};
  for (const id of used) {
    const file = own.has(id) ? await context.store.get(files, id) : undefined;
    if (file) paths[id] = await fetchFile(context, file.sourcePath, folder, paths);
  }
  return { uploaded, paths };
}

/** Copies a stored file into the work folder. Returns its path there, which differs from those of the others. */
export async function fetchFile(
  { storage }: Pick<Context, 'storage'>,
  key: string,
  folder: string,
  others: Materials['paths'],
): Promise<string> {
  const path = join(folder, `material-${Object.keys(others).length}`);
  await pipeline(await storage.read(key), createWriteStream(path));
  return path;
}

/** Fonts that designers uploaded, in the order in which browsers have them. */
export async function uploadedFaces(store: Reader): Promise<Face[]> {
  const fonts = await store.find(graphicFonts, { orderBy: [{ field: 'family', direction: 'asc' }] });
  return fonts.map(({ family, weight, italic, file }) => ({ family, weight, italic, file }));
}
