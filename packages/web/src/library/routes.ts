import { IconFolders, IconPhotoSearch, IconPlaylistAdd } from '@tabler/icons-react';
import { lazyPage } from '../shell/lazy-page.ts';
import type { PageRoute } from '../shell/route-types.ts';
import { collectionsSection } from './collections-section.ts';

export const libraryRoutes: readonly PageRoute[] = [
  {
    path: '/content',
    title: 'Catalogue',
    needs: 'openCatalogue',
    section: 'catalogue',
    nav: { label: 'Catalogue', icon: IconPhotoSearch, group: 'Creative Library', needs: 'openCatalogue', order: 1 },
    component: lazyPage(() => import('./catalogue/catalogue-page.tsx'), 'CataloguePage'),
  },
  {
    path: '/collections',
    title: 'Collections',
    needs: 'openCollections',
    section: 'catalogue',
    sectionFor: collectionsSection,
    nav: { label: 'Collections', icon: IconFolders, group: 'Creative Library', needs: 'openCatalogue', order: 2 },
    alsoNav: {
      label: 'Add To Collections', // PLT-029
      icon: IconPlaylistAdd,
      group: 'Match Video',
      needs: 'openArchive',
    },
    component: lazyPage(() => import('./collections/collections-page.tsx'), 'CollectionsPage'),
  },
  {
    path: '/collection/$id',
    title: 'Collection',
    list: '/collections',
    needs: 'openCollections',
    section: 'catalogue',
    sectionFor: collectionsSection,
    component: lazyPage(() => import('./collection/collection-page.tsx'), 'CollectionPage'),
  },
];
