import type { Shift, Shoot } from '@pavilion/domain';
import { useCallback, useState } from 'react';
import type { SessionToOpen } from '../session/session-modal.tsx';
import type { ShootToOpen } from '../shoots/shoot-modal.tsx';

/** Which session or shoot is open in its dialog. The callbacks are stable, so that memoised rows do not render again. */
export function useOpenedBooking() {
  const [session, setSession] = useState<SessionToOpen | null>(null);
  const [shoot, setShoot] = useState<ShootToOpen | null>(null);
  return {
    session,
    shoot,
    setSession,
    setShoot,
    addShift: useCallback((resourceId: string, date: string) => setSession({ resourceId, date }), []),
    addShoot: useCallback((date: string) => setShoot({ date }), []),
    openShift: useCallback((edit: Shift) => setSession({ edit }), []),
    openShoot: useCallback((edit: Shoot) => setShoot({ edit }), []),
  };
}
