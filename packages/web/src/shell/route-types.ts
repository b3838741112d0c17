import type { Capability } from '@pavilion/domain';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { LazyPart } from '../kit/lazy-part.tsx';
import type { Section } from '../theme/accents.ts';

/** Groups of the side navigation, in order. */
export const navGroups = [
  'Creative Library',
  'Production',
  'Planning',
  'Billing',
  'Match Video',
  'Livestreams',
  'Inspirations',
  'Social Graphics',
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
  /** May be stronger than the capability of the route (OPN-016). */
  needs: Capability;
  /** Position within the group; entries without one follow in the order of their modules. */
  order?: number;
  /** Number of waiting items, shown beside the entry; a lazily loaded component, so that the list of pages stays small. */
  Count?: LazyExoticComponent<ComponentType<CountProps>> | ComponentType<CountProps>;
}

/** One screen, as its module declares it. Guard, navigation place and accent all come from this line. */
export interface PageRoute {
  /** `/brief/$production/deliverable/$id`; `$` marks a parameter. */
  path: string;
  /** The list from which a page with a parameter is opened; its navigation entry is the current one there. */
  list?: string;
  /** Icon beside search results of the palette; by default that of its list. */
  icon?: IconComponent;
  /** The route name, shown in the top bar if the page sets no title (PLT-012). */
  title: string;
  needs: Capability;
  section: Section;
  /** If the section depends on the viewer (OPN-001). */
  sectionFor?: (can: (capability: Capability) => boolean) => Section;
  nav?: NavEntry;
  /** A second entry in another group that leads to the same page. */
  alsoNav?: NavEntry;
  /** PLT-013, PLT-048 */
  hideTopBar?: boolean;
  /** PLT-013 */
  hideNav?: boolean;
  /** The review room and the match viewer are dark in both schemes. */
  dark?: boolean;
  /** The page uses the full height and scrolls inside itself (planner, viewer). */
  fullHeight?: boolean;
  component: LazyPart<object>;
}

/** A path that only redirects. */
export interface Redirect {
  path: string;
  to: string;
}
