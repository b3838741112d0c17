import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeNoticesOfPage } from '../kit/notify.ts';
import { Tips } from '../kit/tips.tsx';
import { usePageLeft } from '../kit/use-page-left.ts';
import { guardDownloads } from '../parts/downloads.ts';
import { useSession } from '../session/session-provider.tsx';
import { useForcedDark } from '../theme/color-scheme.ts';
import { CommandPalette } from './command-palette.tsx';
import { LostWorkHere } from './lost-work.tsx';
import { NavContext } from './menu-button.tsx';
import { PageHeadProvider, useHead } from './page-head.tsx';
import { pages } from './pages.ts';
import { PagesContext } from './pages-context.ts';
import type { PageRoute } from './route-types.ts';
import classes from './shell.module.css';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useCurrentPage } from './use-current-page.ts';
import { focusMain, usePageChange } from './use-page-change.ts';
import { useSideNav } from './use-side-nav.ts';

/** Frame of every screen: side navigation, top bar, page. */
export function Shell() {
  const { state } = useSession();
  // A visitor who is not signed in is being redirected to /login: the frame would only flash.
  if (state !== 'in') return <Outlet />;
  return (
    <PageHeadProvider>
      <Frame />
    </PageHeadProvider>
  );
}

function Frame() {
  const page = useCurrentPage();
  const nav = useSideNav();
  const { can } = useSession();
  const section = page?.sectionFor?.(can) ?? page?.section ?? 'account';
  useForcedDark(page?.dark ?? false);

  useEffect(() => {
    document.documentElement.dataset.section = section;
  }, [section]);

  useEffect(guardDownloads, []);
  usePageLeft(closeNoticesOfPage, 'onBeforeNavigate');
  const withNav = !page?.hideNav;
  return (
    <NavContext value={withNav ? nav : null}>
      <div
        className={classes.frame}
        data-docked={withNav && nav.docked}
        data-nav={withNav}
        data-bar={!page?.hideTopBar}
      >
        <button type="button" className={classes.skip} onClick={focusMain}>
          Skip to the page
        </button>
        {withNav && <SideNavigation nav={nav} />}
        {!page?.hideTopBar && <TopBar page={page} />}
        <main id="main" tabIndex={-1} className={classes.main} data-full={page?.fullHeight ?? false} key={page?.path}>
          <PagesContext value={pages}>
            <Outlet />
          </PagesContext>
        </main>
        <PageName page={page} />
        <UploadTray />
        <LostWorkHere />
        <CommandPalette />
        <Tips />
      </div>
    </NavContext>
  );
}

/** The page's name: in the browser's tab, and read aloud after a change of page. Alone, as it changes when a page has loaded. */
function PageName({ page }: { page: PageRoute | undefined }) {
  const { title, crumbs = [] } = useHead();
  const { organisation } = useSession();
  // If a page keeps its own name in the top bar, its last crumb names the open document.
  const last = crumbs.at(-1);
  const named = title ?? (last && !last.to ? last.label : undefined) ?? page?.title;
  useEffect(() => {
    document.title = [named, organisation || 'Pavilion'].filter(Boolean).join(' · ');
  }, [named, organisation]);
  const said = usePageChange(title ?? page?.title);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
