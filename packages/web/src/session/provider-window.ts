import { SignInError, signInSentence } from './sign-in-error.ts';

export type Provider = 'google' | 'microsoft';

/** The page of ours on which a provider's pages end, well or not. */
export const endPage = '/signed-in.html';
const channelName = 'pavilion.sign-in';
/** In the session storage; `public/signed-in.js` reads and writes it too. */
const leftKey = 'pavilion.left-for-provider';

/** How it ended, as the end page has heard it. */
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

/** Listens for pop-ups that ended well, also for one that was given up here; answers with how to stop. */
export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => {
    if (!data.error) listener();
  };
  return () => channel.close();
}

/** Opens the provider's page in a pop-up and waits until it ends, one way or the other (PLT-079, PLT-080). */
export async function popUp(askAddress: () => Promise<string>): Promise<void> {
  // A pop-up inherits this storage, and is not the window that left.
  sessionStorage.removeItem(leftKey);
  // Opened before anything is awaited: browsers refuse a window that does not follow a click directly.
  const popup = window.open('', 'pavilion-sign-in', 'popup,width=480,height=640');
  if (!popup) {
    throw new SignInError(
      'POPUP_BLOCKED',
      'The browser blocked the sign-in window. Please allow pop-ups for this site and try again.',
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
      // A pop-up says how it ended and then closes: its word may still be on the way when it is gone.
      if (popup.closed && seenClosed)
        reject(new SignInError('POPUP_CLOSED', 'The sign-in window was closed before you were signed in.'));
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

/** Goes to the provider in this window, where pop-ups are blocked; `cameBack` says afterwards how it ended. */
export async function leaveFor(purpose: Purpose, provider: Provider, askAddress: () => Promise<string>): Promise<void> {
  const address = await askAddress();
  sessionStorage.setItem(leftKey, JSON.stringify({ purpose, provider } satisfies Left));
  window.location.assign(address);
}

/** What came of having left this window for a provider, once; null when nobody has, or came back by another way. */
export function cameBack(purpose: Purpose): { provider: Provider; problem: SignInError | null } | null {
  const left = JSON.parse(sessionStorage.getItem(leftKey) ?? 'null') as Left | null;
  if (left?.purpose !== purpose) return null;
  sessionStorage.removeItem(leftKey);
  return left.outcome ? { provider: left.provider, problem: problemOf(left.outcome) } : null;
}

function problemOf({ error, description }: Outcome): SignInError | null {
  if (!error) return null;
  // Of a failure that comes without words.
  const words = description ?? `Signing in did not work: ${error.replaceAll('_', ' ')}.`;
  return new SignInError(error, signInSentence(error, words));
}
