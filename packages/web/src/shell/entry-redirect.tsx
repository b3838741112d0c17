import { entryPage } from '@pavilion/domain/accounts';
import { Navigate } from '@tanstack/react-router';
import { PleaseWait } from '../kit/please-wait.tsx';
import { useSession } from '../session/session-provider.tsx';

/** OPN-004: the product's root sends a signed-in user to the entry page chosen by role, and anyone else to /login. */
export function EntryRedirect() {
  const { state, user } = useSession();
  if (state === 'loading') return <PleaseWait height="100vh" />;
  return <Navigate to={state === 'in' && user ? entryPage({ user }) : '/login'} replace />;
}
