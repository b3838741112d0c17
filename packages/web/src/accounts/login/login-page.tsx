import { Paper, Stack } from '@mantine/core';
import { entryPage } from '@pavilion/domain/accounts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { takeRequestedPath } from '../../session/requested-path.ts';
import { useSession } from '../../session/session-provider.tsx';
import { pendingSentence } from '../../session/sign-in-error.ts';
import { AskForAccess } from './ask-for-access.tsx';
import { FollowLink } from './follow-link.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { forgetRequest, keptRequest } from './kept-request.ts';
import { clearLinkToken, linkToken } from './link-token.ts';
import { LoginHeading } from './login-parts.tsx';
import type { LoginView } from './login-view.ts';
import { SignInForm } from './sign-in-form.tsx';

const OwedFactor = lazyPart(() => import('./owed-factor.tsx').then((module) => module.OwedFactor));

/**
 * Login page: sign-in (PLT-079 to PLT-086, OPN-034), requests for an account or a password link, and landing page of
 * e-mail links.
 */
export function LoginPage() {
  const session = useSession();
  // Render again when the address changes: an e-mail link may open in a window that already shows this page.
  useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  const [kept] = useState(keptRequest);
  const [view, setView] = useState<LoginView>(kept ? 'access' : 'signIn');
  const [email, setEmail] = useState(kept?.email ?? '');
  const given = linkToken();
  const token = given === followed ? null : given;
  const { state, user } = session;
  const navigate = useNavigate();
  const router = useRouter();
  const left = useRef(false);

  useEffect(() => {
    if (state === 'in') forgetRequest();
  }, [state]);

  useEffect(() => {
    if (state !== 'in' || !user || token || left.current) return;
    left.current = true;
    // Go to the page that was asked for before sign-in (OPN-006); its own guard still applies.
    const asked = takeRequestedPath();
    if (asked) router.history.replace(asked);
    else void navigate({ to: entryPage({ user }), replace: true });
  }, [state, token, user, navigate, router]);

  useEffect(() => {
    document.documentElement.dataset.section = 'account';
    document.title = 'Sign in · Pavilion';
  }, []);

  if (state === 'loading' || (state === 'in' && !token)) return <PleaseWait />;
  const goOn = (next: LoginView, known = '') => {
    setFollowed(token);
    clearLinkToken();
    if (known) setEmail(known);
    setView(next);
  };
  const typed = { email, onEmail: setEmail, onView: setView };
  return (
    <Paper withBorder p={{ base: 'lg', sm: 32 }} w="100%" maw={400} radius="lg">
      {token ? (
        <FollowLink key={token} token={token} onView={goOn} />
      ) : state === 'owing' ? (
        <OwedFactor />
      ) : view === 'signIn' ? (
        <SignInForm {...typed} notice={state === 'pending' ? pendingSentence : (session.ended ?? undefined)} />
      ) : view === 'forgotten' ? (
        <ForgottenPassword {...typed} />
      ) : (
        <Stack gap="lg">
          <LoginHeading title="Ask for access" note="An administrator reviews each request." />
          <AskForAccess {...typed} />
        </Stack>
      )}
    </Paper>
  );
}

/** Props shared by the forms of this page. An e-mail typed in one form carries over to the others. */
