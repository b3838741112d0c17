import type { Collection } from '@pavilion/domain';
import { calls } from '../call/client.ts';
import { useAnswer } from '../call/use-call.ts';
import { useUser } from '../session/session-provider.tsx';

/** Said of a collection with files, none of which this person can see. */
export const noVisibleFiles = 'No files that you may see';

type Stored = Pick<Collection, 'id' | 'size'>;

/**
 * How many items of a collection this person can see (OPN-087). Without access lists this is the stored size; with them the
 * server counts, and the size is 0 until it answers. `fresh`: milliseconds for which an answer is reused.
 */
export function useCollectionSizes({ when = true, fresh = 0 }: { when?: boolean; fresh?: number } = {}) {
  const { departmentAccess, brandAccess, partnerAccess } = useUser();
  const limited = departmentAccess.length + brandAccess.length + partnerAccess.length > 0;
  const { answer, again } = useAnswer(calls.library.countCollections, {}, { when: when && limited, fresh });
  const sizeOf = ({ id, size }: Stored) => (limited ? (answer?.sizes[id] ?? 0) : size);
  return {
    sizeOf,
    /** Whether it has files, but none that this person can see. */
    isHidden: (stored: Stored) => limited && answer !== undefined && stored.size > 0 && sizeOf(stored) === 0,
    /** Whether the server counts for this person. */
    limited,
    again,
  };
}
