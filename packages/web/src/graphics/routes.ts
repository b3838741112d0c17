import { IconPalette, IconPhotoEdit } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

export const graphicsRoutes: readonly PageRoute[] = [
  {
    path: '/jimstagram', // GFX-001
    title: 'Social Graphics',
    needs: 'openGraphics',
    section: 'graphics',
    nav: { label: 'Social Graphics', icon: IconPhotoEdit, group: 'Social Graphics', needs: 'openGraphics', order: 1 },
    component: lazyPage(() => import('./lists/graphics-page.tsx'), 'GraphicsPage'),
  },
  {
    path: '/jimstagram/kits', // GFX-011
    title: 'Brand Kits',
    needs: 'designTemplates',
    section: 'graphics',
    nav: { label: 'Brand Kits', icon: IconPalette, group: 'Social Graphics', needs: 'designTemplates', order: 2 },
    component: lazyPage(() => import('./kits/kits-page.tsx'), 'KitsPage'),
  },
  {
    path: '/jimstagram/kit/$id',
    title: 'Brand Kit',
    list: '/jimstagram/kits',
    needs: 'designTemplates',
    section: 'graphics',
    component: lazyPage(() => import('./kits/kit-page.tsx'), 'KitPage'),
  },
  {
    path: '/jimstagram/template/$id',
    title: 'Template',
    list: '/jimstagram',
    needs: 'designTemplates',
    section: 'graphics',
    hideTopBar: true,
    hideNav: true,
    fullHeight: true,
    component: lazyPage(() => import('./editor/template-page.tsx'), 'TemplatePage'),
  },
  {
    path: '/jimstagram/graphic/$id', // GFX-018
    title: 'Graphic',
    list: '/jimstagram',
    needs: 'openGraphics',
    section: 'graphics',
    component: lazyPage(() => import('./maker/graphic-page.tsx'), 'GraphicPage'),
  },
  {
    path: '/jimstagram/bulk/$id', // GFX-025
    title: 'Many Graphics',
    list: '/jimstagram',
    needs: 'openGraphics',
    section: 'graphics',
    component: lazyPage(() => import('./bulk/bulk-page.tsx'), 'BulkPage'),
  },
  {
    path: '/jimstagram/batch/$id',
    title: 'Graphics',
    list: '/jimstagram',
    needs: 'openGraphics',
    section: 'graphics',
    component: lazyPage(() => import('./bulk/batch-page.tsx'), 'BatchPage'),
  },
  {
    path: '/jimstagram/control/$id', // GFX-028
    title: 'On Air',
    list: '/jimstagram',
    needs: 'openGraphics',
    section: 'graphics',
    component: lazyPage(() => import('./air/control-page.tsx'), 'ControlPage'),
  },
];
