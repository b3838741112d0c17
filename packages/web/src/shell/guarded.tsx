import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { rememberRequestedPath } from '../session/requested-path.ts';
import type { AccessError } from '../session/session-context.ts';
import { useSession } from '../session/session-provider.tsx';
import type { PageRoute } from './route-types.ts';

/** PLT-071. Names the kind of page, never the document on it. */
const refusedSentence = ({ title }: PageRoute) =>
  `Your account does not have access to the requested page. You asked for: ${title}.`;

const lostSentence =
  'An administrator has changed your roles: you no longer have access to the page that was open here.';

/** A page behind its guard, which is checked again whenever the user's rights change: a revoked page closes at once. */
export function Guarded({ page }: { page: PageRoute }) {
  const session = useSession();
  const { pathname } = useLocation();
  const may = session.state === 'in' && session.can(page.needs);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (may) setShown(pathname);
  }, [may, pathname]);
  if (session.state === 'loading') return <PleaseWait height="60vh" />;
  if (session.state === 'unreachable') {
    return <ErrorState height="60vh" message={session.fault ?? ''} onRetry={() => void session.refresh()} />;
  }
  if (session.state !== 'in') return <SendToLogin />;
  if (!may) {
    const isLost = shown === pathname;
    const sentence = isLost ? lostSentence : refusedSentence(page);
    return <SendToAccount error={{ sentence, isLost, needs: page.needs }} />;
  }
  const Page = page.component;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PleaseWait height="60vh" />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}

/** PLT-068, PLT-069, OPN-007 */
function SendToLogin() {
  const { left } = useSession();
  const { href } = useLocation();
  const navigate = useNavigate();
  // The address at the first render: it changes to /login before this component is unmounted.
  const [asked] = useState(href);
  useEffect(() => {
    if (!left) rememberRequestedPath(asked);
    void navigate({ to: '/login', replace: true });
  }, [asked, left, navigate]);
  return <PleaseWait height="60vh" />;
}

/** PLT-070, PLT-071 */
function SendToAccount({ error }: { error: AccessError }) {
  const { setAccessError } = useSession();
  const navigate = useNavigate();
  // The reason at the first render: the address changes to /user before this component is unmounted.
  const [reason] = useState(error);
  useEffect(() => {
    setAccessError(reason);
    void navigate({ to: '/user', replace: true });
  }, [navigate, reason, setAccessError]);
  return <PleaseWait height="60vh" />;
}
