import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** OPN-017: the social-graphic builder follows; its path, its flag and its place in the entry order stand. */
export const graphicsRoutes: readonly PageRoute[] = [
  {
    path: '/jimstagram',
    title: 'Social Graphics',
    needs: 'openGraphics',
    section: 'account',
    component: lazyPage(() => import('./graphics-page.tsx'), 'GraphicsPage'),
  },
];
