import type { Capability } from '@pavilion/domain/access';
import type { Section } from '../theme/accents.ts';
import { lazyPage } from './lazy-page.ts';
import type { PageRoute } from './route-types.ts';

const component = lazyPage(() => import('./unbuilt-page.tsx'), 'UnbuiltPage');

const route = (path: string, title: string, needs: Capability, section: Section): PageRoute => ({
  path,
  title,
  needs,
  section,
  component,
});

/**
 * Addresses of the specification whose screens are not built yet. They have titles, rights and accents, so that a person with
 * only these rights sees a sentence instead of "Page not found". They are not in the navigation. When a module is built, its
 * lines move into its own `routes.ts`.
 */
export const unbuiltRoutes: readonly PageRoute[] = [
  route('/jimstagram', 'The builder for social graphics', 'openGraphics', 'account'),
];
