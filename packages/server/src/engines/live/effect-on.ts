import type { Change } from '../store/types.ts';
import type { Outgoing } from './types.ts';

/** Effect of a change on the set of matching documents. */
export function effectOn(
  { seq, collection, id, before, after, by }: Change,
  matches: (document: object) => boolean,
): Outgoing | undefined {
  const was = before !== null && matches(before);
  const is = after !== null && matches(after);
  if (!was && !is) return undefined;
  const effect = is ? (was ? 'changed' : 'added') : 'removed';
  return { seq, collection, id, effect, row: is ? after : null, by, last: true };
}
