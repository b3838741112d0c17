import { ActionIcon, Anchor, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AccountMenu } from './account-menu.tsx';
import { openPalette } from './command-palette.tsx';
import { ConnectionLost } from './connection-line.tsx';
import { MenuButton } from './menu-button.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { useHead } from './page-head.tsx';
import type { PageRoute } from './route-types.ts';
import classes from './top-bar.module.css';

const onApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * Title of the brief or deliverable, or the route's name (PLT-010, PLT-011, PLT-012), with search, notifications and account.
 */
export function TopBar({ page }: { page: PageRoute | undefined }) {
  const { title, crumbs = [] } = useHead();
  return (
    <header className={classes.bar}>
      <MenuButton />
      <div className={classes.titles}>
        {crumbs.length > 0 && (
          <nav aria-label="Breadcrumbs" className={classes.crumbs}>
            {crumbs.map(({ label, to }) => (
              <span key={label} className={classes.crumb}>
                {to ? (
                  <Anchor component={Link} to={to} size="xs" c="dimmed">
                    {label}
                  </Anchor>
                ) : (
                  <span>{label}</span>
                )}
              </span>
            ))}
          </nav>
        )}
        <h1 className={classes.title}>{title ?? page?.title ?? ''}</h1>
      </div>
      <ConnectionLost />
      <div className={classes.tools}>
        <UnstyledButton className={classes.search} onClick={openPalette}>
          <IconSearch size={16} stroke={1.7} />
          <span>Search</span>
          <Kbd size="xs" aria-hidden>
            {onApple ? '⌘ K' : 'Ctrl K'}
          </Kbd>
        </UnstyledButton>
        <ActionIcon className={classes.searchSmall} onClick={openPalette} aria-label="Search">
          <IconSearch size={18} stroke={1.7} />
        </ActionIcon>
        <NotificationsBell />
        <AccountMenu />
      </div>
    </header>
  );
}
