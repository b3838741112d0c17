import type { Deliverable } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';

/** Fields that a batch edit sets; absent fields do not change. */
export type BatchChanges = Partial<
  Pick<Deliverable, 'type' | 'format' | 'brand' | 'folderName' | 'deadline' | 'owners'>
>;

export const givenIn = (changes: BatchChanges): (keyof BatchChanges)[] =>
  (Object.keys(changes) as (keyof BatchChanges)[]).filter((field) => changes[field] !== undefined);

/** Empty values are equal, whether stored as null, an empty text or absent. */
const isSame = (left: unknown, right: unknown) => sameJson(left || null, right || null);

/** Deliverables that change. */
export function affectedBy(changes: BatchChanges, chosen: readonly Deliverable[]): Deliverable[] {
  const given = givenIn(changes);
  return chosen.filter((deliverable) => given.some((field) => !isSame(deliverable[field], changes[field])));
}
