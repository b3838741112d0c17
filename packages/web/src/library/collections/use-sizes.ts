import type { Collection } from '@pavilion/domain';
import { useEffect } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { useUser } from '../../session/session-provider.tsx';

/**
 * Collections with the number of items that this person can see (OPN-087). Without access lists this is the stored size; with
 * them the server counts, and the size is 0 until it answers.
 */
export function useSizes(collections: readonly Collection[]): readonly Collection[] {
  const { departmentAccess, brandAccess, partnerAccess } = useUser();
  const limited = departmentAccess.length + brandAccess.length + partnerAccess.length > 0;
  const { answer, again } = useAnswer(calls.library.countCollections, {}, { when: limited });
  const sizes = collections.map(({ id, size }) => `${id} ${size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: count again when the content of a collection changes.
  useEffect(() => {
    if (limited) void again();
  }, [limited, sizes, again]);
  return limited ? collections.map((each) => ({ ...each, size: answer?.sizes[each.id] ?? 0 })) : collections;
}
