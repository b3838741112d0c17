import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** The parts of the kit side by side; in development alone. */
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
