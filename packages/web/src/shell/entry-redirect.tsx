import { entryPage } from '@pavilion/domain/accounts';
import { Navigate } from '@tanstack/react-router';
import { PleaseWait } from '../kit/please-wait.tsx';
import { useSession } from '../session/session-provider.tsx';

/** Redirects the root of the product to the entry page of a signed-in user's role, or to /login (OPN-004). */
export function EntryRedirect() {
  const { state, user } = useSession();
  if (state === 'loading') return <PleaseWait height="100vh" />;
  return <Navigate to={state === 'in' && user ? entryPage({ user }) : '/login'} replace />;
}
