import { deliverables } from '@pavilion/domain/production';
import { useLive } from '@pavilion/sync/react';
import { IconClipboardList, IconFilePlus, IconFileText, IconMessageCircle } from '@tabler/icons-react';
import { useUser } from '../session/session-provider.tsx';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';

/** How many deliverables wait for this person's decision. */
function useQueueLength(): number | undefined {
  const user = useUser();
  const { documents, status } = useLive(deliverables, {
    where: { state: 'feedback', active: true, owners: { contains: user.id } },
  });
  return status === 'ready' && documents.length > 0 ? documents.length : undefined;
}

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
      useCount: useQueueLength,
    },
    component: lazyPage(() => import('./feedback/feedback-page.tsx'), 'FeedbackPage'),
  },
  {
    path: '/brief/$id',
    title: 'Brief',
    needs: 'openProduction',
    section: 'production',
    component: lazyPage(() => import('./brief/brief-page.tsx'), 'BriefPage'),
  },
  {
    path: '/brief/$prodId/deliverable/$id',
    title: 'Deliverable',
    needs: 'seeDrafts',
    section: 'production',
    hideTopBar: true,
    dark: true,
    fullHeight: true,
    component: lazyPage(() => import('./deliverable/deliverable-page.tsx'), 'DeliverablePage'),
  },
];
