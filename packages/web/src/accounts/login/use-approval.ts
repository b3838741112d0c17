import { useEffect, useRef, useState } from 'react';
import { SignInError } from '../../session/sign-in-error.ts';
import { watchApproval } from './watch-approval.ts';

/** What a waiting window can say: it waits, its user was deactivated, or it has stopped and someone must sign in again. */
export type Waiting = 'approval' | 'deactivated' | 'over';

interface Approval {
  /** Signs in; refused until the approval. */
  enter: () => Promise<unknown>;
  /** Called when the account is active, but this window cannot sign in by itself. */
  onSignInAgain: (sentence: string) => void;
}

/** Signs a user in as soon as they are approved, by repeating `enter` while `waiting`, for an hour at most. */
export function useApproval(waiting: boolean, approval: Approval): Waiting {
  const [state, setState] = useState<Waiting>('approval');
  const latest = useRef(approval);
  latest.current = approval;
  useEffect(() => {
    setState('approval');
    if (!waiting) return;
    const check = () =>
      latest.current.enter().catch((error: unknown) => {
        if (!(error instanceof SignInError)) return;
        if (error.code === 'ACCOUNT_DEACTIVATED') setState('deactivated');
        if (error.code !== 'SIGN_IN_AGAIN' && error.code !== 'NOT_WAITING') return;
        stop();
        setState('over');
        if (error.code === 'SIGN_IN_AGAIN') latest.current.onSignInAgain(error.message);
      });
    const stop = watchApproval(check, () => setState('over'));
    void check();
    return stop;
  }, [waiting]);
  return state;
}
