import { createHash } from 'node:crypto';
import type { Graphic } from '@pavilion/domain/graphics';
import { isMap } from '@pavilion/sync';

/** Identifies what a graphic shows: equal for equal content, whatever the order of its keys. */
export function fingerprintOf({ publication, values, changes }: Pick<Graphic, 'publication' | 'values' | 'changes'>) {
  const sorted = (_key: string, value: unknown) =>
    isMap(value) ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) : value;
  return createHash('sha256')
    .update(JSON.stringify([publication, values, changes], sorted))
    .digest('hex');
}
