import {
  IconCalendarDue,
  IconClipboardList,
  IconFilePlus,
  IconFileText,
  IconListCheck,
  IconMessageCircle,
  IconPhoto,
} from '@tabler/icons-react';
import { lazyPart } from '../kit/lazy-part.tsx';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** A chunk of its own: every first page loads the list of pages, but not the queue. */
const QueueCount = lazyPart(() => import('./feedback/queue-count.tsx').then((module) => module.QueueCount), {
  // The entry is shown without its number.
  frame: () => null,
});

export const productionRoutes: readonly PageRoute[] = [
  {
    path: '/briefs',
    title: 'Briefs',
    needs: 'openProduction',
    section: 'production',
    nav: { label: 'Production', icon: IconClipboardList, group: 'Production', needs: 'openProduction', order: 1 },
    component: lazyPage(() => import('./briefs/briefs-page.tsx'), 'BriefsPage'),
  },
  {
    path: '/new-brief',
    title: 'New Brief',
    needs: 'writeBriefs',
    section: 'production',
    nav: { label: 'New Brief', icon: IconFilePlus, group: 'Production', needs: 'writeBriefs', order: 2 },
    component: lazyPage(() => import('./briefs/new-brief-page.tsx'), 'NewBriefPage'),
  },
  {
    path: '/drafts',
    title: 'Draft Briefs',
    needs: 'writeBriefs',
    section: 'production',
    nav: { label: 'Draft Briefs', icon: IconFileText, group: 'Production', needs: 'writeBriefs', order: 3 },
    component: lazyPage(() => import('./briefs/drafts-page.tsx'), 'DraftsPage'),
  },
  {
    path: '/feedback',
    title: 'Feedback Queue',
    needs: 'giveFeedback',
    section: 'production',
    nav: {
      label: 'Feedback Queue',
      icon: IconMessageCircle,
      group: 'Production',
      needs: 'giveFeedback',
      order: 4,
      Count: QueueCount,
    },
    component: lazyPage(() => import('./feedback/feedback-page.tsx'), 'FeedbackPage'),
  },
  {
    path: '/worklist',
    title: 'Worklist',
    needs: 'openProduction',
    section: 'production',
    nav: { label: 'Worklist', icon: IconListCheck, group: 'Production', needs: 'openProduction', order: 5 },
    component: lazyPage(() => import('./worklist/worklist-page.tsx'), 'WorklistPage'),
  },
  {
    path: '/scheduler',
    title: 'Deliverables Scheduler',
    needs: 'openProduction',
    section: 'production',
    nav: {
      label: 'Deliverables Scheduler',
      icon: IconCalendarDue,
      group: 'Production',
      needs: 'openProduction',
      order: 6,
    },
    component: lazyPage(() => import('./scheduler/scheduler-page.tsx'), 'SchedulerPage'),
  },
  {
    path: '/brief/$id',
    title: 'Brief',
    icon: IconFileText,
    list: '/briefs',
    needs: 'openProduction',
    section: 'production',
    component: lazyPage(() => import('./brief/brief-page.tsx'), 'BriefPage'),
  },
  {
    path: '/brief/$production/deliverable/$id',
    title: 'Deliverable',
    icon: IconPhoto,
    list: '/briefs',
    needs: 'seeDrafts',
    section: 'production',
    hideTopBar: true,
    dark: true,
    fullHeight: true,
    component: lazyPage(() => import('./deliverable/deliverable-page.tsx'), 'DeliverablePage'),
  },
];
