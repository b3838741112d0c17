import type { Deliverable } from '@pavilion/domain';
import { sameJson } from '@pavilion/sync';

/** What a batch edit sets; a field that is absent stays as it is. */
export type BatchChanges = Partial<
  Pick<Deliverable, 'type' | 'format' | 'brand' | 'folderName' | 'deadline' | 'owners'>
>;

export const batchLabels: Record<keyof BatchChanges, string> = {
  type: 'Type',
  format: 'Dimensions',
  brand: 'Brand',
  folderName: 'Folder',
  deadline: 'Deadline',
  owners: 'Reviewers',
};

export const givenIn = (changes: BatchChanges): (keyof BatchChanges)[] =>
  (Object.keys(changes) as (keyof BatchChanges)[]).filter((field) => changes[field] !== undefined);

/** Nothing, in whatever way it is stored, is the same as nothing. */
const isSame = (left: unknown, right: unknown) => sameJson(left || null, right || null);

/** Those in which something changes. */
export function affectedBy(changes: BatchChanges, chosen: readonly Deliverable[]): Deliverable[] {
  const given = givenIn(changes);
  return chosen.filter((deliverable) => given.some((field) => !isSame(deliverable[field], changes[field])));
}
