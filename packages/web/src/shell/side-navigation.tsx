import { ActionIcon, Indicator, ScrollArea, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { formatCount } from '../kit/count-words.ts';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { useSession } from '../session/session-provider.tsx';
import { Brand } from './brand.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { currentEntry, type ListedEntry, listEntries } from './list-entries.ts';
import { pages } from './pages.ts';
import classes from './side-navigation.module.css';
import type { SideNav } from './use-side-nav.ts';

/** The modules and their entries, each shown only to those who may open it (PLT-005, PLT-006). */
export function SideNavigation({ nav }: { nav: SideNav }) {
  const session = useSession();
  const { pathname } = useLocation();
  const groups = useMemo(() => listEntries(pages, session.can), [session.can]);
  const current = currentEntry(groups, pathname);
  const label = nav.shown ? 'Minimise navigation' : 'Show navigation';
  return (
    <>
      <button
        type="button"
        className={classes.veil}
        data-on={nav.shown && !nav.docked}
        onClick={nav.close}
        aria-hidden
        tabIndex={-1}
      />
      <nav
        className={classes.nav}
        aria-label="Modules"
        data-shown={nav.shown}
        data-docked={nav.docked}
        onPointerEnter={nav.hoverIn}
        onPointerLeave={nav.hoverOut}
      >
        <div className={classes.head}>
          <Link to="/" className={classes.home}>
            <Brand small={!nav.shown} />
          </Link>
          <ActionIcon onClick={nav.toggle} aria-label={label} aria-expanded={nav.shown} className={classes.toggle}>
            {nav.shown ? <IconLayoutSidebarLeftCollapse size={18} /> : <IconLayoutSidebarLeftExpand size={18} />}
          </ActionIcon>
        </div>
        <ScrollArea className={classes.scroll} type="hover" scrollbarSize={6}>
          {groups.map(({ group, entries }) => (
            <div key={group} className={classes.group}>
              <h2 className={classes.heading}>{group}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Entry
                      entry={entry}
                      shown={nav.shown}
                      current={entry.path === current && !entry.again}
                      onOpen={nav.afterEntry}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </ScrollArea>
        <div className={classes.foot}>
          <ConnectionLine compact={!nav.shown} />
          {session.user && (
            <Link to="/user" className={classes.user} onClick={nav.afterEntry}>
              <PersonAvatar name={session.user.name} size={28} />
              <span className={nav.shown ? classes.word : 'visually-hidden'}>{session.user.name}</span>
            </Link>
          )}
        </div>
      </nav>
    </>
  );
}

interface EntryProps {
  entry: ListedEntry;
  shown: boolean;
  current: boolean;
  onOpen: () => void;
}

function Entry({ entry, shown, current, onOpen }: EntryProps) {
  const { Count, icon: Icon } = entry;
  const link = (count: number | undefined) => (
    <Tooltip label={entry.label} position="right" disabled={shown} openDelay={100}>
      <Link to={entry.path} className={classes.entry} aria-current={current ? 'page' : undefined} onClick={onOpen}>
        <Indicator disabled={shown || !count} size={8} offset={1}>
          <Icon size={18} stroke={1.7} />
        </Indicator>
        <span className={shown ? classes.word : 'visually-hidden'}>{entry.label}</span>
        {count ? (
          <span className={shown ? classes.count : 'visually-hidden'}>
            {formatCount(count)}
            <span className="visually-hidden"> waiting</span>
          </span>
        ) : null}
      </Link>
    </Tooltip>
  );
  if (!Count) return link(undefined);
  return (
    <Suspense fallback={link(undefined)}>
      <Count>{link}</Count>
    </Suspense>
  );
}
