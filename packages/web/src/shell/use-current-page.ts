import { useMatches } from '@tanstack/react-router';
import type { PageRoute } from './route-types.ts';

/** The current page, as declared by its module. */
export function useCurrentPage(): PageRoute | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
}
