import { ActionIcon, Indicator } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, memo, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { formatCount } from '../kit/count-words.ts';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import { useRemembered } from '../kit/use-remembered.ts';
import { useSession } from '../session/session-provider.tsx';
import { Brand } from './brand.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { currentEntry, type ListedEntry, type ListedGroup, listEntries } from './list-entries.ts';
import { useHead } from './page-head.tsx';
import { pages } from './pages.ts';
import classes from './side-navigation.module.css';
import type { SideNav } from './use-side-nav.ts';

/** Side navigation with the modules and the entries that the user can open (PLT-005, PLT-006). */
export function SideNavigation({ nav }: { nav: SideNav }) {
  const session = useSession();
  const { pathname } = useLocation();
  const { crumbs } = useHead();
  const groups = useMemo(() => listEntries(pages, session.can), [session.can]);
  const current = currentEntry(pages, groups, pathname, crumbs);
  const list = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const showCurrent = () =>
      list.current?.querySelector(`[data-path="${current}"]`)?.scrollIntoView({ block: 'nearest' });
    // With the next picture, whose layout is needed anyway; also after the router has restored the scroll position.
    const withPicture = () => requestAnimationFrame(showCurrent);
    withPicture();
    return router.subscribe('onRendered', withPicture);
  }, [router, current]);
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
        ref={list}
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
        <div className={classes.scroll}>
          {groups.map((listed) => (
            <Group
              key={listed.group}
              listed={listed}
              shown={nav.shown}
              current={listed.entries.some(({ path }) => path === current) ? current : undefined}
              onOpen={nav.afterEntry}
            />
          ))}
        </div>
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

interface GroupProps {
  listed: ListedGroup;
  shown: boolean;
  /** Path of the current entry, if it is in this group. */
  current: string | undefined;
  onOpen: () => void;
}

/** A group that collapses under its heading, remembered on this device; the current entry stays visible. */
const Group = memo(function Group({ listed: { group, entries }, shown, current, onOpen }: GroupProps) {
  const [folded, setFolded] = useRemembered<readonly string[]>('nav.folded', []);
  const isFolded = shown && folded.includes(group);
  const isCurrent = (entry: ListedEntry) => entry.path === current && !entry.again;
  const listId = `nav-${group.replaceAll(' ', '-')}`;
  const toggle = () => setFolded(isFolded ? folded.filter((name) => name !== group) : [...folded, group]);
  return (
    <div className={classes.group}>
      <h2 className={classes.heading}>
        {shown ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={toggle}
          >
            {group}
          </button>
        ) : (
          group
        )}
      </h2>
      <ul id={listId}>
        {entries
          .filter((entry) => !isFolded || isCurrent(entry))
          .map((entry) => (
            <li key={entry.path}>
              <Entry entry={entry} shown={shown} current={isCurrent(entry)} onOpen={onOpen} />
            </li>
          ))}
      </ul>
    </div>
  );
});

interface EntryProps {
  entry: ListedEntry;
  shown: boolean;
  current: boolean;
  onOpen: () => void;
}

function Entry({ entry, shown, current, onOpen }: EntryProps) {
  const { Count, icon: Icon } = entry;
  const link = (count: number | undefined) => (
    <EntryLink path={entry.path} current={current} tip={shown ? undefined : entry.label} onOpen={onOpen}>
      {shown || !count ? (
        <Icon size={18} stroke={1.7} />
      ) : (
        <Indicator size={8} offset={1}>
          <Icon size={18} stroke={1.7} />
        </Indicator>
      )}
      {shown ? entry.label : <span className="visually-hidden">{entry.label}</span>}
      {count ? (
        <span className={shown ? classes.count : 'visually-hidden'}>
          {formatCount(count)}
          <span className="visually-hidden"> waiting</span>
        </span>
      ) : null}
    </EntryLink>
  );
  if (!Count) return link(undefined);
  return (
    <Suspense fallback={link(undefined)}>
      <Count>{link}</Count>
    </Suspense>
  );
}

interface EntryLinkProps {
  path: string;
  current: boolean;
  /** Tooltip of an entry whose name is not shown. */
  tip: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * The router's own link marks every entry whose path the address begins with; here only one entry is current. It also works out
 * its address anew whenever the page changes; entries have fixed ones.
 */
function EntryLink({ path, current, tip, onOpen, children }: EntryLinkProps) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    onOpen();
    // With a key held, the browser opens a tab or a window, or saves the page.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ to: path });
  };
  return (
    <a
      href={router.history.createHref(path)}
      className={classes.entry}
      onClick={open}
      data-path={current ? path : undefined}
      data-tip={tip}
      data-tip-at="right"
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
