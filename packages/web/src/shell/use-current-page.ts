import { useMatches } from '@tanstack/react-router';
import type { PageRoute } from './route-types.ts';

/** The page that is open, as its module declared it. */
export function useCurrentPage(): PageRoute | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
}
