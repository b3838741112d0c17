/** Drawn thumbnails that are kept: about 50 MB at their usual size. */
const most = 150;

/** Texts that do not fit, by drawn picture. */
const overflows = new WeakMap<ImageBitmap, readonly string[]>();

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
  overflowing: (bitmap: ImageBitmap): readonly string[] => overflows.get(bitmap) ?? [],
  add(key: string, bitmap: ImageBitmap, overflowing: readonly string[] = []): void {
    overflows.set(bitmap, overflowing);
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
