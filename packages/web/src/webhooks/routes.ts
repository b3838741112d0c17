import { IconWebhook } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

export const webhooksRoutes: readonly PageRoute[] = [
  {
    path: '/admin/webhooks',
    title: 'Webhooks',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Webhooks', icon: IconWebhook, group: 'Admin', needs: 'manageUsers', order: 8 },
    component: lazyPage(() => import('./list/webhooks-page.tsx'), 'WebhooksPage'),
  },
  {
    path: '/admin/webhooks/$id',
    title: 'Webhook',
    list: '/admin/webhooks',
    needs: 'manageUsers',
    section: 'users',
    component: lazyPage(() => import('./webhook/webhook-page.tsx'), 'WebhookPage'),
  },
];
