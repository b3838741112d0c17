import {
  IconBallBowling,
  IconCloudUpload,
  IconHash,
  IconMovie,
  IconTrophy,
  IconUserSearch,
  IconVideo,
  IconVideoPlus,
} from '@tabler/icons-react';
import { lazyPage } from '../../shell/lazy-page.ts';
import type { PageRoute } from '../../shell/route-types.ts';

const section = 'archive';
const group = 'Match Video';

export const matchRoutes: readonly PageRoute[] = [
  {
    path: '/matches',
    title: 'Match Browser',
    needs: 'openArchive',
    section,
    nav: { label: 'Match Video', icon: IconBallBowling, group, needs: 'openArchive', order: 1 },
    component: lazyPage(() => import('./match-browser-page.tsx'), 'MatchBrowserPage'),
  },
  {
    path: '/match/$id',
    title: 'Match Assets',
    list: '/matches',
    needs: 'openArchive',
    section,
    component: lazyPage(() => import('./match/match-page.tsx'), 'MatchPage'),
  },
  {
    path: '/highlights',
    title: 'Highlights',
    needs: 'openArchive',
    section,
    nav: { label: 'Highlights', icon: IconMovie, group, needs: 'openArchive', order: 2 },
    component: lazyPage(() => import('./highlights/highlights-page.tsx'), 'HighlightsPage'),
  },
  {
    path: '/recent-recordings',
    title: 'Recent Recordings',
    needs: 'openArchive',
    section,
    // OPN-016: the menu entry needs more rights than the page.
    nav: { label: 'Recent Recordings', icon: IconVideo, group, needs: 'manageArchive', order: 10 },
    component: lazyPage(() => import('./recordings/recent-recordings-page.tsx'), 'RecentRecordingsPage'),
  },
  {
    path: '/admin',
    title: 'Match Recordings Admin',
    needs: 'manageArchive',
    section,
    nav: { label: 'Match Recordings Admin', icon: IconVideoPlus, group, needs: 'manageArchive', order: 11 },
    component: lazyPage(() => import('./recordings/recordings-admin-page.tsx'), 'RecordingsAdminPage'),
  },
  {
    path: '/data/matches',
    title: 'Find Match IDs',
    needs: 'manageArchive',
    section,
    nav: { label: 'Find Match IDs', icon: IconHash, group, needs: 'manageArchive', order: 12 },
    component: lazyPage(() => import('./identifiers/find-match-ids-page.tsx'), 'FindMatchIdsPage'),
  },
  {
    path: '/data/players',
    title: 'Players',
    needs: 'manageArchive',
    section,
    nav: { label: 'Players', icon: IconUserSearch, group, needs: 'manageArchive', order: 13 },
    component: lazyPage(() => import('./identifiers/players-page.tsx'), 'PlayersPage'),
  },
  {
    path: '/data/competitions',
    title: 'Competitions',
    needs: 'manageArchive',
    section,
    nav: { label: 'Competitions', icon: IconTrophy, group, needs: 'manageArchive', order: 14 },
    component: lazyPage(() => import('./identifiers/competitions-page.tsx'), 'CompetitionsPage'),
  },
  {
    path: '/admin/video-platform',
    title: 'Video Platform',
    needs: 'manageArchive',
    section,
    nav: { label: 'Video Platform', icon: IconCloudUpload, group, needs: 'manageArchive', order: 15 },
    component: lazyPage(() => import('./identifiers/platform-page.tsx'), 'PlatformPage'),
  },
];
