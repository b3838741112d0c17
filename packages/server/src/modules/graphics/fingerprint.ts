import { createHash } from 'node:crypto';
import type { Graphic } from '@pavilion/domain/graphics';
import { isMap } from '@pavilion/sync';

/** Identifies what graphics show: equal for equal content, whatever the order of its keys. */
export function fingerprintOf(shown: readonly Pick<Graphic, 'publication' | 'values' | 'changes'>[]): string {
  const sorted = (_key: string, value: unknown) =>
    isMap(value) ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) : value;
  return createHash('sha256')
    .update(
      JSON.stringify(
        shown.map(({ publication, values, changes }) => [publication, values, changes]),
        sorted,
      ),
    )
    .digest('hex');
}
