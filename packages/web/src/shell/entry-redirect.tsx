import { Navigate } from '@tanstack/react-router';
import { PleaseWait } from '../kit/please-wait.tsx';
import { entryPath } from '../session/entry-path.ts';
import { useSession } from '../session/session-provider.tsx';

/** OPN-004: the product's root sends a signed-in user to the entry page chosen by role, and anyone else to /login. */
export function EntryRedirect() {
  const session = useSession();
  if (session.state === 'loading') return <PleaseWait height="100vh" />;
  return <Navigate to={session.state === 'in' ? entryPath(session.can) : '/login'} replace />;
}
