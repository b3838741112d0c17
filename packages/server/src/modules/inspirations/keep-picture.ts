import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type files, storageKey, storagePath } from '@pavilion/domain/files';
import type { Inspiration } from '@pavilion/domain/inspirations';
import type { NewDocument } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { drawPicture, sniffBytes } from '../../engines/media/index.ts';
import { mediaTools } from '../../engines/media/media-tools.ts';
import { inWorkFolder } from '../../engines/media/work-folder.ts';
import { storedFields } from '../files/stored-fields.ts';

/** Long side of a stored picture, in pixels. */
const largestSide = 2_400;
/** Smaller pictures are icons and tracking pixels. */
const smallestSide = 80;
const mostPixels = 80_000_000;

export type KeptPicture = NewDocument<typeof files> & { id: string; sourcePath: string };

/**
 * Stores a picture of a link: drawn again, so that only its pixels are kept, in a size for screens. Returns the file document
 * to create, or null if the picture is not worth keeping.
 */
export async function keepPicture(
  context: Context,
  inspiration: Inspiration,
  bytes: Buffer,
): Promise<KeptPicture | null> {
  // A drawing (SVG) may contain scripts and addresses.
  if (sniffBytes(bytes).assetType !== 'image' || sniffBytes(bytes).extension === 'svg') return null;
  const id = randomUUID();
  const name = 'picture.webp';
  const key = storageKey(storagePath({ what: 'inspiration' }, context.clock().slice(0, 4)), name, id);
  const kept = await redraw(context, bytes, async (path, size) => ({
    ...size,
    ...(await context.storage.putFile(key, path, { contentType: 'image/webp', fileName: name })),
  }));
  if (!kept) return null;
  return {
    ...storedFields(context.config, id, { name, key, stored: kept }),
    what: 'inspiration',
    inspiration: inspiration.id,
    assetType: 'image',
    mime: 'image/webp',
    uploadedBy: inspiration.created_by,
    metadata: { size: kept.size, format: 'webp', width: kept.width, height: kept.height },
  };
}

/** Draws the picture in a temporary folder and passes on the result; null if it is not worth keeping. */
async function redraw<T>(
  { config }: Context,
  bytes: Buffer,
  keep: (path: string, size: { width: number; height: number }) => Promise<T>,
): Promise<T | null> {
  return inWorkFolder(config, 'picture', async (folder) => {
    const [input, output] = [join(folder, 'input'), join(folder, 'picture.webp')];
    await writeFile(input, bytes);
    const box = { width: largestSide, height: largestSide };
    const drawn = await drawPicture(
      input,
      [{ output, box, format: 'webp', options: { quality: 86, effort: 3 } }],
      { mostPixels, seconds: 20, prlimit: (await mediaTools(config)).tools?.prlimit },
      // No second try for a picture of a site.
    ).catch(() => null);
    const size = drawn && !('problem' in drawn) ? drawn.drawn[0] : undefined;
    return size && Math.min(size.width, size.height) >= smallestSide ? await keep(output, size) : null;
  });
}
