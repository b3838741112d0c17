import type { Inspiration } from './documents.ts';

/**
 * Rights of a person on an inspiration (OPN-092), for the policy and the screens. `opens` says whether the person holds
 * `openInspirations`.
 */
export function inspirationRights(
  { id, opens }: { id: string; opens: boolean },
  { created_by, error }: Pick<Inspiration, 'created_by' | 'error'>,
) {
  const creator = opens && created_by === id;
  return {
    /** Change the title, type, author, description and chosen picture. */
    edit: creator,
    /** Change the tags and the attached briefs. */
    arrange: opens,
    remove: creator || (opens && error),
  };
}
