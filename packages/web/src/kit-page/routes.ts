import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** The page with all parts of the kit; in development only. */
export const kitPageRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/kit',
        title: 'Kit',
        needs: 'signedIn',
        section: 'account',
        component: lazyPage(() => import('./kit-page.tsx'), 'KitPage'),
      },
    ]
  : [];
