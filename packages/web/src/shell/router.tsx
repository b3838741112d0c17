import { once } from '@pavilion/domain';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  Outlet,
} from '@tanstack/react-router';
import { ConfirmProvider } from '../kit/confirm.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import { PleaseWait } from '../kit/please-wait.tsx';
import { parseSearch, stringifySearch } from '../kit/url-state.ts';
import { onUserMove } from '../kit/user-moves.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EntryRedirect } from './entry-redirect.tsx';
import { Guarded } from './guarded.tsx';
import { keptPlaces } from './kept-places.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pages, redirects } from './pages.ts';
import type { PageRoute } from './route-types.ts';

// The sign-in page does not need the frame.
export const Shell = lazyPart(() => import('./shell.tsx').then((module) => module.Shell), {
  page: true,
  fallback: <PleaseWait height="100vh" />,
});

// Most visitors are signed in.
const LoginPage = lazyPart(() => import('../accounts/login/login-page.tsx').then((module) => module.LoginPage), {
  page: true,
  fallback: <PleaseWait height="60vh" />,
});

// Shown by playout software, without sign-in and without the frame.
const AirPage = lazyPart(() => import('../graphics/air/air-page.tsx').then((module) => module.AirPage), { page: true });

/** Hashed paths for every screen (PLT-019). Made when it is first asked for: the first file has enough to do. */
export const router = once(() => {
  nameEntries();
  const root = createRootRoute({ component: Outlet });
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
  const open = createRoute({ getParentRoute: () => root, id: 'open', component: AuthLayout });
  const pageRoutes = pages.map((page) =>
    createRoute({
      getParentRoute: () => shell,
      path: page.path,
      staticData: { page },
      component: () => <Guarded page={page} />,
    }),
  );
  /** Every other address, within the frame: its menu leads on. */
  const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFoundPage });
  const redirectRoutes = redirects.map(({ path, to }) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Navigate to={to} replace /> }),
  );
  const entry = createRoute({ getParentRoute: () => root, path: '/', component: EntryRedirect });
  const login = createRoute({ getParentRoute: () => open, path: '/login', component: LoginPage });
  const air = createRoute({ getParentRoute: () => root, path: '/air/$secret', component: AirPage });

  const made = createRouter({
    routeTree: root.addChildren([
      entry,
      air,
      open.addChildren([login]),
      ...redirectRoutes,
      shell.addChildren([...pageRoutes, unknown]),
    ]),
    history: createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    defaultPendingMinMs: 0,
    // Inside the router, so that a question closes with the page that asked it.
    InnerWrap: ConfirmProvider,
  });
  // Read now: the router writes over it.
  const kept = keptPlaces();
  if (kept) {
    const placing = import('./keep-place.ts').then(({ placesOver }) => placesOver(made, kept));
    made.subscribe('onRendered', ({ toLocation }) => {
      let isMoved = false;
      const stopListening = onUserMove(() => {
        isMoved = true;
      });
      // Without its code, the page begins at the top.
      placing
        .then(
          (place) => !isMoved && place(toLocation.state.__TSR_key),
          () => undefined,
        )
        .finally(stopListening);
    });
  }
  return made;
});

/**
 * Gives each entry of the browser's history a key, under which the router remembers how far its page was scrolled. An address that
 * people type makes an entry without one: closing a window over that page would scroll it to its top.
 */
function nameEntries(): void {
  window.addEventListener('popstate', () => {
    if (window.history.state) return;
    const key = Math.random().toString(36).slice(2);
    // Not by the router's own way, which takes it for a navigation.
    History.prototype.replaceState.call(window.history, { key, __TSR_key: key, __TSR_index: 0 }, '');
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageRoute;
  }
}
