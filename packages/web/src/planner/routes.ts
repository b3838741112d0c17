import { IconCalendarTime, IconCamera, IconUsersGroup } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

export const plannerRoutes: readonly PageRoute[] = [
  {
    path: '/effort',
    title: 'Work Planner',
    needs: 'planWork',
    section: 'production',
    fullHeight: true,
    nav: { label: 'Work Planner', icon: IconCalendarTime, group: 'Planning', needs: 'planWork', order: 1 },
    component: lazyPage(() => import('./effort/planner-page.tsx'), 'PlannerPage'),
  },
  {
    path: '/shoots',
    title: 'Shoots',
    needs: 'planWork',
    section: 'production',
    nav: { label: 'Shoots', icon: IconCamera, group: 'Planning', needs: 'planWork', order: 2 },
    component: lazyPage(() => import('./shoots/shoots-page.tsx'), 'ShootsPage'),
  },
  {
    path: '/resources',
    title: 'Work Planner Resources',
    needs: 'manageResources',
    section: 'production',
    nav: {
      label: 'Work Planner Resources',
      icon: IconUsersGroup,
      group: 'Billing',
      needs: 'manageResources',
      order: 1,
    },
    component: lazyPage(() => import('./resources/resources-page.tsx'), 'ResourcesPage'),
  },
  {
    path: '/resource/$id',
    title: 'Resource',
    list: '/resources',
    needs: 'manageResources',
    section: 'production',
    component: lazyPage(() => import('./resources/resource-page.tsx'), 'ResourcePage'),
  },
];
