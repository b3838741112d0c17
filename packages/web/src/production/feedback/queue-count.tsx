import { deliverables } from '@pavilion/domain/production';
import { useLive } from '@pavilion/sync/react';
import { useUser } from '../../session/session-provider.tsx';
import type { CountProps } from '../../shell/route-types.ts';

/** Number of deliverables awaiting the user's decision, in the navigation. */
export function QueueCount({ children }: CountProps) {
  const user = useUser();
  const { documents, status } = useLive(deliverables, {
    where: { state: 'feedback', active: true, owners: { contains: user.id } },
  });
  return <>{children(status === 'ready' && documents.length > 0 ? documents.length : undefined)}</>;
}
