import { IconBulb, IconHeart, IconPlus } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

export const inspirationsRoutes: readonly PageRoute[] = [
  {
    path: '/inspirations', // PLT-036
    title: 'Inspirations',
    needs: 'openInspirations',
    section: 'inspirations',
    nav: { label: 'Inspirations', icon: IconBulb, group: 'Inspirations', needs: 'openInspirations', order: 1 },
    component: lazyPage(() => import('./list/inspirations-page.tsx'), 'InspirationsPage'),
  },
  {
    path: '/favourite-inspirations', // PLT-037
    title: 'Favourite Inspirations',
    needs: 'openInspirations',
    section: 'inspirations',
    nav: { label: 'Favourites', icon: IconHeart, group: 'Inspirations', needs: 'openInspirations', order: 2 },
    component: lazyPage(() => import('./list/favourites-page.tsx'), 'FavouritesPage'),
  },
  {
    path: '/add-new-inspiration', // PLT-038
    title: 'Add New Inspiration',
    needs: 'openInspirations',
    section: 'inspirations',
    nav: { label: 'Add New', icon: IconPlus, group: 'Inspirations', needs: 'openInspirations', order: 3 },
    component: lazyPage(() => import('./new-inspiration-page.tsx'), 'NewInspirationPage'),
  },
  {
    path: '/inspiration/$id', // PLT-035
    title: 'Inspiration',
    list: '/inspirations',
    needs: 'signedIn',
    section: 'inspirations',
    component: lazyPage(() => import('./detail/inspiration-page.tsx'), 'InspirationPage'),
  },
];
