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
 * Addresses of the specification whose screens follow. Their titles, rights and accents stand, so that a person who has
 * only such rights lands on a sentence and not on "Page not found". They have no place in the navigation; a module that
 * is built takes its lines from here into its own `routes.ts`.
 */
export const unbuiltRoutes: readonly PageRoute[] = [
  route('/jimstagram', 'The builder for social graphics', 'openGraphics', 'account'),
];
