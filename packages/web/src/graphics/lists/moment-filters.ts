import { momentKinds } from '@pavilion/domain';
import type { Where } from '@pavilion/sync';
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
