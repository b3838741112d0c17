import { matchAccess } from '@pavilion/domain/access';
import type { Where } from '@pavilion/sync';
import { useMemo } from 'react';
import { useMinute } from '../kit/use-minute.ts';
import { useSession, useUser } from '../session/session-provider.tsx';

/**
 * The matches that this person may find, as a where-clause for live reads (OPN-064). The store shows more to those who
 * maintain the archive; every page but the administration keeps to match access, and asks for it with this.
 */
export function useMatchAccess(): Where {
  const user = useUser();
  const { organisation } = useSession();
  // The rule relies on the hour: until it ends, the clause is the same one.
  const hour = useMinute().toISOString().slice(0, 13);
  return useMemo(
    () => matchAccess({ id: user.id, user, now: `${hour}:00:00.000Z`, organisation }),
    [user, organisation, hour],
  );
}
