import { Burger } from '@mantine/core';
import { createContext, useContext } from 'react';
import type { SideNav } from './use-side-nav.ts';

/** The side navigation, for pages with a header of their own. */
export const NavContext = createContext<SideNav | null>(null);

/** Opens the side navigation on a phone, where no part of it is in sight. */
export function MenuButton() {
  const nav = useContext(NavContext);
  if (!nav) return null;
  return <Burger hiddenFrom="sm" opened={nav.shown} onClick={nav.toggle} size="sm" aria-label="Show navigation" />;
}
