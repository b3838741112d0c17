import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type files, storageKey, storagePath } from '@pavilion/domain/files';
import type { Inspiration } from '@pavilion/domain/inspirations';
import type { NewDocument } from '@pavilion/sync';
import type { Context } from '../context.ts';
import { filePath } from '../files/file-path.ts';
import { sniffBytes } from '../media/index.ts';

/** Long side of a kept picture. */
const largestSide = 2_400;
/** Smaller ones are icons and counting pixels. */
const smallestSide = 80;
const mostPixels = 80_000_000;

export type KeptPicture = NewDocument<typeof files> & { id: string; sourcePath: string };

/**
 * Stores a picture from a link as one of our own: drawn anew, so that nothing but its pixels is kept, in a size that screens
 * can use. Answers with the file document that it needs, or null where this is no picture worth keeping.
 */
export async function keepPicture(
  context: Context,
  inspiration: Inspiration,
  bytes: Buffer,
): Promise<KeptPicture | null> {
  // A drawing (SVG) may hold scripts and addresses; only pixels are taken.
  if (sniffBytes(bytes).assetType !== 'image' || sniffBytes(bytes).extension === 'svg') return null;
  const drawn = await redraw(bytes);
  if (!drawn) return null;
  const id = randomUUID();
  const name = 'picture.webp';
  const key = storageKey(storagePath({ what: 'inspiration' }, context.clock().slice(0, 4)), name, id);
  const stored = await context.storage.put(key, Readable.from([drawn.data]), {
    contentType: 'image/webp',
    fileName: name,
  });
  return {
    id,
    what: 'inspiration',
    inspiration: inspiration.id,
    name,
    sourceFileNameAsUploaded: name,
    sourceFileName: key.slice(key.lastIndexOf('/') + 1),
    sourceExtention: 'webp',
    sourceBucket: context.config.s3?.bucket ?? 'local',
    sourcePath: key,
    sourceStorageClass: 'STANDARD',
    sourceDownloadURL: filePath(id, 'original'),
    previewDownloadURL: filePath(id, 'preview'),
    assetType: 'image',
    mime: 'image/webp',
    size: stored.size,
    sha256: stored.sha256,
    uploadedBy: inspiration.created_by,
    media: 'pending',
    metadata: { size: stored.size, format: 'webp', width: drawn.info.width, height: drawn.info.height },
  };
}

async function redraw(bytes: Buffer) {
  // Loaded with the first picture: a start should not wait for it.
  const { default: sharp } = await import('sharp');
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 86, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return Math.min(drawn.info.width, drawn.info.height) < smallestSide ? null : drawn;
  } catch {
    return null;
  }
}
