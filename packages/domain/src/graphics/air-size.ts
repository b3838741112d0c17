import type { Design } from './design.ts';
import { sizeOrder } from './sizes.ts';

/** The size of a design for a screen of 16 to 9: that shape itself, otherwise the widest. */
export function airSize({ sizes }: Pick<Design, 'sizes'>): string {
  const shape = (id: string) => sizes[id]!.width / sizes[id]!.height;
  const order = sizeOrder(sizes);
  const exact = order.filter((id) => Math.abs(shape(id) - 16 / 9) < 0.01);
  const candidates = exact.length > 0 ? exact : order;
  return candidates.reduce((best, id) => (best === '' || sizes[id]!.width > sizes[best]!.width ? id : best), '');
}
