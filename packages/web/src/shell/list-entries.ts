import type { Capability } from '@pavilion/domain';
import type { Crumb } from './page-head.tsx';
import { type NavEntry, type NavGroup, navGroups, type PageRoute } from './route-types.ts';

export interface ListedEntry extends NavEntry {
  path: string;
  /** Leads to the same page as an earlier entry, which is the one marked as current. */
  again?: boolean;
}
export interface ListedGroup {
  group: NavGroup;
  entries: ListedEntry[];
}

/** Navigation of one person: groups in order, with only entries that the person can open. */
export function listEntries(pages: readonly PageRoute[], can: (capability: Capability) => boolean): ListedGroup[] {
  const entries = pages.flatMap((page) =>
    [page.nav, page.alsoNav]
      .flatMap((nav) => (nav && can(page.needs) && can(nav.needs) ? nav : []))
      .map((nav, at) => ({ ...nav, path: page.path, again: at > 0 })),
  );
  return navGroups
    .map((group) => ({
      group,
      entries: entries
        .filter((entry) => entry.group === group)
        .sort((left, right) => (left.order ?? 100) - (right.order ?? 100)),
    }))
    .filter(({ entries: listed }) => listed.length > 0);
}

/**
 * Path of the current entry: the longest one that the path begins with, or else the list that the page's crumbs name, or else
 * the list from which such pages are usually opened. A channel's stream belongs to Channels, another to Recent Streams.
 */
export function currentEntry(
  pages: readonly PageRoute[],
  groups: readonly ListedGroup[],
  pathname: string,
  crumbs: readonly Crumb[] = [],
): string | undefined {
  const paths = groups.flatMap(({ entries }) => entries.map(({ path }) => path));
  const exact = paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((left, right) => right.length - left.length)[0];
  const home = pages.find(({ path, list }) => list && pathname.startsWith(path.slice(0, path.indexOf('$'))))?.list;
  // A brand kit belongs to Brand Kits, which lies below Social Graphics.
  if (exact) return paths.find((path) => path === home && path.startsWith(`${exact}/`)) ?? exact;
  const named = crumbs.find(({ to }) => to && paths.includes(to))?.to;
  if (named) return named;
  return paths.find((path) => path === home);
}
