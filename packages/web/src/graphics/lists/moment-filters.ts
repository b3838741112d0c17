import { momentKinds } from '@pavilion/domain';
import type { OrderBy, Where } from '@pavilion/sync';
import { urlChoice, urlPage, urlText } from '../../kit/url-state.ts';

/** Filters of the moments in the address; `page` is the number of pages shown, one below the other (GFX-022, GFX-034). */
export const momentFields = {
  match: urlText(),
  kind: urlChoice(['', ...momentKinds], ''),
  page: urlPage(),
};

interface MomentFilters {
  match: string;
  kind: string;
}

export const noMomentFilters = { match: '', kind: '' } as const;

export const isFiltered = ({ match, kind }: MomentFilters): boolean => match !== '' || kind !== '';

export const momentWhere = ({ match, kind }: MomentFilters): Where => ({
  ...(match ? { match } : {}),
  ...(kind ? { kind } : {}),
});

const latestInMatch = { field: 'place', direction: 'desc' } as const;

/** Newest first: those of one match by its course, since a correction may find an early one late. */
export const momentOrder = ({ match }: MomentFilters): OrderBy =>
  match ? [latestInMatch] : [{ field: 'created_at', direction: 'desc' }, latestInMatch];
