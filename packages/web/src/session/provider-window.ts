import { SignInError, signInSentence } from './sign-in-error.ts';

export type Provider = 'google' | 'microsoft';

/** Page in Pavilion to which the provider returns after a sign-in, successful or not. */
export const endPage = '/signed-in.html';
const channelName = 'pavilion.sign-in';
/** Key in the session storage. `public/signed-in.js` reads and writes it too. */
const leftKey = 'pavilion.left-for-provider';

/** Outcome of a sign-in at a provider, as reported to the end page. */
interface Outcome {
  error: string | null;
  description: string | null;
}
type Purpose = 'sign-in' | 'link';
interface Left {
  purpose: Purpose;
  provider: Provider;
  outcome?: Outcome;
}

/**
 * Listens for successful sign-ins in pop-ups, including pop-ups that this window no longer waits for. Returns a function that
 * stops listening.
 */
export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (!data.error) listener();
  };
  return () => channel.close();
}

/** Opens the provider's page in a pop-up. Resolves after a sign-in, rejects with its error (PLT-079, PLT-080). */
export async function popUp(askAddress: () => Promise<string>): Promise<void> {
  // A pop-up inherits the session storage. Its end page must not take it for the window that left for a provider.
  sessionStorage.removeItem(leftKey);
  // Open the pop-up before the first await: browsers block windows that do not follow a click directly.
  const popup = window.open('', 'pavilion-sign-in', 'popup,width=480,height=640');
  if (!popup) {
    throw new SignInError(
      'POPUP_BLOCKED',
      'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    );
  }
  try {
    const address = await askAddress();
    const ended = popUpEnds(popup);
    popup.location.href = address;
    await ended;
  } catch (error) {
    popup.close();
    throw error;
  }
}

function popUpEnds(popup: Window): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  let watch: ReturnType<typeof setInterval> | undefined;
  let seenClosed = false;
  return new Promise<void>((resolve, reject) => {
    watch = setInterval(() => {
      // A pop-up posts its outcome and then closes, so the message may arrive after the window is gone. Wait for one more
      // tick.
      if (popup.closed && seenClosed)
        reject(new SignInError('POPUP_CLOSED', 'The sign-in window was closed before you were signed in. Try again.'));
      seenClosed = popup.closed;
    }, 500);
    channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
      const problem = problemOf(data);
      if (problem) reject(problem);
      else resolve();
    };
  }).finally(() => {
    clearInterval(watch);
    channel.close();
  });
}

/** Goes to the provider in this window, for browsers that block pop-ups. `cameBack` returns the outcome afterwards. */
export async function leaveFor(purpose: Purpose, provider: Provider, askAddress: () => Promise<string>): Promise<void> {
  const address = await askAddress();
  sessionStorage.setItem(leftKey, JSON.stringify({ purpose, provider } satisfies Left));
  window.location.assign(address);
}

/**
 * Outcome of a visit to a provider in this window, returned once. Null when there was no visit, or the user came back without
 * completing it.
 */
export function cameBack(purpose: Purpose): { provider: Provider; problem: SignInError | null } | null {
  const left = JSON.parse(sessionStorage.getItem(leftKey) ?? 'null') as Left | null;
  if (left?.purpose !== purpose) return null;
  sessionStorage.removeItem(leftKey);
  return left.outcome ? { provider: left.provider, problem: problemOf(left.outcome) } : null;
}

function problemOf({ error, description }: Outcome): SignInError | null {
  if (!error) return null;
  // Some failures come without a description.
  const words = description ?? `Signing in did not work: ${error.replaceAll('_', ' ')}.`;
  return new SignInError(error, signInSentence(error, words));
}
