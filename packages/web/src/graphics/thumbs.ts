import type { UnfitText } from '@pavilion/domain/graphics';

/** Drawn thumbnails that are kept: about 50 MB at their usual size. */
const most = 150;

/** Texts that do not fit or lack a font, by drawn picture. */
const unfitTexts = new WeakMap<ImageBitmap, readonly UnfitText[]>();

const kept = new Map<string, ImageBitmap>();

/** Thumbnails drawn in this visit, so that scrolling back draws nothing again. The least recently shown go first. */
export const thumbs = {
  get(key: string): ImageBitmap | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found;
  },
  unfit: (bitmap: ImageBitmap): readonly UnfitText[] => unfitTexts.get(bitmap) ?? [],
  add(key: string, bitmap: ImageBitmap, unfit: readonly UnfitText[] = []): void {
    unfitTexts.set(bitmap, unfit);
    kept.get(key)?.close();
    kept.delete(key);
    kept.set(key, bitmap);
    for (const [oldest, old] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
      old.close();
    }
  },
};
