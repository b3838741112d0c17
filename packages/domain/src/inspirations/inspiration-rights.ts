import type { Inspiration } from './documents.ts';

/**
 * OPN-092: what a person may do with an inspiration. `opens`: they hold the capability of the module. Asked by the policy and
 * by the screens alike.
 */
export function inspirationRights(
  { id, opens }: { id: string; opens: boolean },
  { created_by, error }: Pick<Inspiration, 'created_by' | 'error'>,
) {
  const creator = opens && created_by === id;
  return {
    /** Its title, type, author, text and chosen picture. */
    edit: creator,
    /** Its tags, and the briefs that it is attached to. */
    arrange: opens,
    remove: creator || (opens && error),
  };
}
