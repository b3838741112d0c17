import { IconAntennaBars5, IconBroadcast, IconScale } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

const common = { needs: 'openLivestreams', section: 'livestreams' } as const;
const nav = { group: 'Livestreams', needs: 'openLivestreams' } as const;

/** Screens of livestreams (PLT-051 to PLT-056); three of them are in the navigation (PLT-067). */
export const livestreamsRoutes: readonly PageRoute[] = [
  {
    ...common,
    path: '/livestreams/channels',
    title: 'Channels',
    nav: { ...nav, label: 'Channels', icon: IconAntennaBars5, order: 1 },
    component: lazyPage(() => import('./channels/channels-page.tsx'), 'ChannelsPage'),
  },
  {
    ...common,
    path: '/livestreams/streams',
    title: 'Recent Streams',
    nav: { ...nav, label: 'Recent Streams', icon: IconBroadcast, order: 2 },
    component: lazyPage(() => import('./streams/streams-page.tsx'), 'StreamsPage'),
  },
  {
    ...common,
    path: '/livestreams/rights-faq',
    title: 'Rights FAQs',
    nav: { ...nav, label: 'Rights FAQs', icon: IconScale, order: 3 },
    component: lazyPage(() => import('./rights/rights-page.tsx'), 'RightsPage'),
  },
  {
    ...common,
    path: '/livestreams/stream/$id',
    title: 'Stream Config',
    list: '/livestreams/streams',
    component: lazyPage(() => import('./stream/stream-page.tsx'), 'StreamPage'),
  },
  {
    ...common,
    path: '/livestreams/new',
    title: 'Set Up',
    component: lazyPage(() => import('./set-up/set-up-page.tsx'), 'SetUpPage'),
  },
  {
    ...common,
    path: '/livestreams/watermarks',
    title: 'Watermarks',
    component: lazyPage(() => import('./watermarks/watermarks-page.tsx'), 'WatermarksPage'),
  },
];
