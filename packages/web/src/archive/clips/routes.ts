import { IconCut, IconListDetails, IconListSearch } from '@tabler/icons-react';
import { lazyPage } from '../../shell/lazy-page.ts';
import type { PageRoute } from '../../shell/route-types.ts';

export const clipRoutes: readonly PageRoute[] = [
  {
    // PLT-024, PLT-025: one route for both, so that opening a clip does not reload the recording.
    path: '/recording/$fileId/{-$clipId}',
    title: 'Video Viewer',
    list: '/matches',
    needs: 'openArchive',
    section: 'archive',
    dark: true,
    fullHeight: true,
    component: lazyPage(() => import('./viewer/viewer-page.tsx'), 'ViewerPage'),
  },
  {
    path: '/search',
    title: 'Delivery Clip Search',
    needs: 'openArchive',
    section: 'archive',
    nav: { label: 'Delivery Clip Search', icon: IconListSearch, group: 'Match Video', needs: 'openArchive', order: 3 },
    component: lazyPage(() => import('./deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
  },
  {
    path: '/clips',
    title: 'Ready Clipped Moments',
    needs: 'openArchive',
    section: 'archive',
    // OPN-016: the menu entry needs more rights than the page.
    nav: { label: 'Ready Clipped Moments', icon: IconCut, group: 'Match Video', needs: 'clipRecordings', order: 4 },
    component: lazyPage(() => import('./clips-page.tsx'), 'ClipsPage'),
  },
  {
    path: '/clipping-requests',
    title: 'Clip Request Queue',
    needs: 'openArchive',
    section: 'archive',
    nav: {
      label: 'Clip Request Queue',
      icon: IconListDetails,
      group: 'Match Video',
      needs: 'clipRecordings',
      order: 5,
    },
    component: lazyPage(() => import('./queue/queue-page.tsx'), 'QueuePage'),
  },
];
