import type { Size } from './commands.ts';

/**
 * The largest size with even sides that fits a box and keeps the aspect ratio. The box turns for upright pictures;
 * small pictures are never enlarged.
 */
export function fitWithin(size: Size, box: Size): Size {
  const upright = size.height > size.width;
  const limit = upright ? { width: box.height, height: box.width } : box;
  const ratio = Math.min(1, limit.width / size.width, limit.height / size.height);
  const even = (side: number) => Math.max(2, Math.floor((side * ratio + 1e-6) / 2) * 2);
  return { width: even(size.width), height: even(size.height) };
}
