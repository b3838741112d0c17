import type { Capability } from '@pavilion/domain';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Section } from '../theme/accents.ts';

/** The groups of the side navigation, in the order in which they stand. */
export const navGroups = [
  'Creative Library',
  'Production',
  'Planning',
  'Billing',
  'Match Video',
  'Livestreams',
  'Inspirations',
  'Admin',
] as const;
export type NavGroup = (typeof navGroups)[number];

export type IconComponent = ComponentType<{ size?: number | string; stroke?: number | string }>;

export interface CountProps {
  children: (count: number | undefined) => ReactNode;
}

export interface NavEntry {
  label: string;
  icon: IconComponent;
  group: NavGroup;
  /** May be stronger than what the route needs (OPN-016). */
  needs: Capability;
  /** Position within the group; entries without one follow in the order of their module. */
  order?: number;
  /** Knows how many things wait there, shown beside the entry; loaded by itself, so that the list of pages stays small. */
  Count?: LazyExoticComponent<ComponentType<CountProps>> | ComponentType<CountProps>;
}

/** One screen, as its module declares it: role, navigation place and accent all come from this line. */
export interface PageRoute {
  /** `/brief/$production/deliverable/$id`; `$` marks a parameter. */
  path: string;
  /** The list from which a page with a parameter is opened: its entry of the navigation is the current one there. */
  list?: string;
  /** Stands beside what the palette finds of this page; without one, that of its list. */
  icon?: IconComponent;
  /** The route name, shown in the top bar where the page gives no title of its own (PLT-012). */
  title: string;
  needs: Capability;
  section: Section;
  /** Where the section depends on who looks (OPN-001). */
  sectionFor?: (can: (capability: Capability) => boolean) => Section;
  nav?: NavEntry;
  /** A second entry that leads to the same page, in another group. */
  alsoNav?: NavEntry;
  /** PLT-013, PLT-048 */
  hideTopBar?: boolean;
  /** PLT-013 */
  hideNav?: boolean;
  /** The review room and the match viewer are dark in both schemes. */
  dark?: boolean;
  /** The page uses the full height and scrolls inside itself (planner, viewer). */
  fullHeight?: boolean;
  component: LazyExoticComponent<ComponentType> | ComponentType;
}

/** A path that only leads elsewhere. */
export interface Redirect {
  path: string;
  to: string;
}
