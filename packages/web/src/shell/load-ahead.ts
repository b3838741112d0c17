import { formatCount } from '@pavilion/domain';
import { entryPage, type User } from '@pavilion/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { LiveSession, whoAmI } from '../session/session-provider.tsx';
import { wasSignedIn } from '../session/was-signed-in.ts';
import { router, Shell } from './router.tsx';

/** Milliseconds. A slow server must not keep the sign-in page or an error from the screen. */
const longestWait = 4_000;

/**
 * Loads at once what the first screen would ask for one after the other: who is signed in, the frame, the live session and the
 * page of the address. Resolves when the screen can be rendered in one go, or after a few seconds.
 */
export async function loadAhead(queries: QueryClient): Promise<void> {
  const asked = queries.prefetchQuery(whoAmI);
  readLanguages();
  if (!wasSignedIn()) return;
  const parts = [Shell.loadAhead(), LiveSession.loadAhead(), pageAt(window.location.hash.slice(1))?.loadAhead()];
  const entry = asked.then(() => {
    const user = queries.getQueryData<{ user: User | null }>(whoAmI.queryKey)?.user;
    return user && isRoot() ? pageAt(entryPage({ user }))?.loadAhead() : undefined;
  });
  // With the address read, the frame and the page are drawn in one go, too.
  const ready = Promise.all([entry, ...parts]).then(() => router().load());
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/**
 * Has the browser read its tables of languages while the server answers: the first formatter needs them, and they take a slow laptop
 * up to 90 ms. In two tasks: asked which languages it can sort, it reads half of them.
 */
function readLanguages(): void {
  setTimeout(() => {
    Intl.Collator.supportedLocalesOf('en-GB');
    setTimeout(() => formatCount(0));
  });
}

const isRoot = () => ['', '#', '#/'].includes(window.location.hash);

/** The component of the page at a path, if it is one of the pages. */
function pageAt(path: string) {
  const { pathname, search } = new URL(path, window.location.origin);
  const { options, matchRoutes } = router();
  const [match] = matchRoutes(pathname, options.parseSearch(search)).toReversed();
  return match?.staticData.page?.component;
}
