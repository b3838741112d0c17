import { IconApi, IconMail, IconSettings, IconTool, IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

export const accountsRoutes: readonly PageRoute[] = [
  {
    path: '/users',
    title: 'Users',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Users', icon: IconUsers, group: 'Admin', needs: 'manageUsers', order: 1 },
    component: lazyPage(() => import('./users/users-page.tsx'), 'UsersPage'),
  },
  {
    path: '/user/$id',
    title: 'Edit User',
    icon: IconUser,
    list: '/users',
    needs: 'manageUsers',
    section: 'users',
    component: lazyPage(() => import('./user/user-page.tsx'), 'UserPage'),
  },
  {
    path: '/user',
    title: 'My Account',
    needs: 'signedIn',
    section: 'account',
    component: lazyPage(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: '/notifications',
    title: 'Notifications',
    needs: 'signedIn',
    section: 'account',
    component: lazyPage(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
  },
  {
    path: '/admin/settings',
    title: 'Settings',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Settings', icon: IconSettings, group: 'Admin', needs: 'manageUsers', order: 7 },
    component: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/admin/outbox',
    title: 'Outbox',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Outbox', icon: IconMail, group: 'Admin', needs: 'manageUsers', order: 9 },
    component: lazyPage(() => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
  },
  {
    path: '/admin/jobs',
    title: 'Jobs',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Jobs', icon: IconTool, group: 'Admin', needs: 'manageUsers', order: 10 },
    component: lazyPage(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
  },
  {
    path: '/admin/integrations',
    title: 'Integrations',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Integrations', icon: IconApi, group: 'Admin', needs: 'manageUsers', order: 12 },
    component: lazyPage(() => import('./integrations/integrations-page.tsx'), 'IntegrationsPage'),
  },
  {
    path: '/admin/trash',
    title: 'Trash',
    needs: 'manageUsers',
    section: 'users',
    nav: { label: 'Trash', icon: IconTrash, group: 'Admin', needs: 'manageUsers', order: 11 },
    component: lazyPage(() => import('./trash/trash-page.tsx'), 'TrashPage'),
  },
];
