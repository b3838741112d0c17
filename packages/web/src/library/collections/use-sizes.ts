import type { Collection } from '@pavilion/domain';
import { useEffect } from 'react';
import { calls } from '../../call/client.ts';
import { useAnswer } from '../../call/use-call.ts';
import { useUser } from '../../session/session-provider.tsx';

/**
 * The collections with the number of items that this person may see (OPN-087). For whom no list limits that is the size
 * which each collection carries; for the others it is counted, and 0 until it is known.
 */
export function useSizes(collections: readonly Collection[]): readonly Collection[] {
  const { departmentAccess, brandAccess, partnerAccess } = useUser();
  const limited = departmentAccess.length + brandAccess.length + partnerAccess.length > 0;
  const { answer, again } = useAnswer(calls.library.countCollections, {}, { when: limited });
  const sizes = collections.map(({ id, size }) => `${id} ${size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when what is in a collection has changed.
  useEffect(() => {
    if (limited) void again();
  }, [limited, sizes, again]);
  return limited ? collections.map((each) => ({ ...each, size: answer?.sizes[each.id] ?? 0 })) : collections;
}
