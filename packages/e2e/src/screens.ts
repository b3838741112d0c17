import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The first link of a kind, on the screen of another route. */
interface Linked {
  on: string;
  link: string;
}

const web = fileURLToPath(new URL('../../web/src/', import.meta.url));

/** The paths that the interface declares, with the list that a page is opened from. */
const declared = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.ts') && !file.startsWith('kit-page'))
  .flatMap((file) => [
    ...readFileSync(web + file, 'utf8').matchAll(/(?:path: |route\()'(\/[^']*)'(?:[^}]*?list: '([^']*)')?/g),
  ])
  .map(([, path = '', list]) => ({ path, list }));

/** What a look at every screen must not leave out. */
export const declaredRoutes: readonly string[] = declared.map(({ path }) => path);

/** Where a route is seen in the demo when it is not simply opened: by the first link to it on its list. */
export const elsewhere: Readonly<Record<string, string | Linked>> = {
  '/brief/$production/deliverable/$id': { on: '/brief/$id', link: 'article a[href*="/deliverable/"]' },
  '/inspiration/$id': { on: '/inspirations', link: 'main article a[href*="#/inspiration/"]' },
  '/match/$id': { on: '/clips', link: 'main a[href*="#/match/"]' },
  '/recording/$fileId/{-$clipId}': { on: '/clips', link: 'main a[href*="#/recording/"]' },
  '/livestreams/stream/$id': '/livestreams/stream/channel-kent',
  '/livestreams/new': '/livestreams/new?competition=county-championship-2021',
};

/** Where each route of the product is seen in the demo. */
export const screens: Readonly<Record<string, string | Linked>> = Object.fromEntries(
  declared.map(({ path, list }) => [path, elsewhere[path] ?? (list ? linkedFrom(list, path) : path)]),
);

function linkedFrom(on: string, path: string): Linked {
  return { on, link: `main a[href*="#${path.slice(0, path.indexOf('$'))}"]` };
}

/** Opens the screen of a route; false where this person is kept from it or has nothing of the kind. */
export async function openScreen(page: Page, url: string, route: string): Promise<boolean> {
  const place = screens[route]!;
  if (typeof place === 'string') {
    await page.goto(`${url}/#${place}`);
  } else {
    if (!(await openScreen(page, url, place.on))) return false;
    const found = page.locator(place.link).first().getAttribute('href', { timeout: 15_000 });
    const href = await found.catch(() => null);
    if (!href) return false;
    await page.goto(`${url}/${href.slice(href.indexOf('#'))}`);
  }
  await page.locator('#main').waitFor();
  await page.getByText('Please wait').first().waitFor({ state: 'detached' });
  const { hash } = new URL(page.url());
  return route === '/user' || !/^#\/user$/.test(hash);
}
