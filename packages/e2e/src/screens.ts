import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The first matching link on the screen of another route. */
interface Linked {
  on: string;
  link: string;
}

const web = fileURLToPath(new URL('../../web/src/', import.meta.url));

/** Declared paths, each with the list from which it is opened. */
const declared = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.ts') && !file.startsWith('kit-page'))
  .flatMap((file) => [
    ...readFileSync(web + file, 'utf8').matchAll(/(?:path: |route\()'(\/[^']*)'(?:[^}]*?list: '([^']*)')?/g),
  ])
  .map(([, path = '', list]) => ({ path, list }));

/** Every route of the interface. */
export const declaredRoutes: readonly string[] = declared.map(({ path }) => path);

/** Routes of the demo that cannot be opened directly or by the first link on their list. */
export const elsewhere: Readonly<Record<string, string | Linked>> = {
  '/brief/$production/deliverable/$id': { on: '/brief/$id', link: 'article a[href*="/deliverable/"]' },
  '/inspiration/$id': { on: '/inspirations', link: 'main article a[href*="#/inspiration/"]' },
  '/match/$id': { on: '/clips', link: 'main a[href*="#/match/"]' },
  '/recording/$fileId/{-$clipId}': { on: '/clips', link: 'main a[href*="#/recording/"]' },
  '/jimstagram/graphic/$id': {
    on: '/jimstagram?tab=graphics&show=all',
    link: 'main a[href*="#/jimstagram/graphic/"]',
  },
  '/jimstagram/batch/$id': '/jimstagram/batch/demo-tickets',
  '/jimstagram/bulk/$id': { on: '/jimstagram', link: 'main a[href*="#/jimstagram/bulk/"]' },
  '/jimstagram/control/$id': { on: '/jimstagram?tab=air', link: 'main a[href*="#/jimstagram/control/"]' },
  '/livestreams/stream/$id': '/livestreams/stream/channel-kent',
  '/livestreams/new': '/livestreams/new?competition=county-championship-2021',
};

/** How to reach each route of the product in the demo. */
export const screens: Readonly<Record<string, string | Linked>> = Object.fromEntries(
  declared.map(({ path, list }) => [path, elsewhere[path] ?? (list ? linkedFrom(list, path) : path)]),
);

function linkedFrom(on: string, path: string): Linked {
  return { on, link: `main a[href*="#${path.slice(0, path.indexOf('$'))}"]` };
}

/** Opens the screen of a route, or of an address with a search; false if this person has no access or no such document. */
export async function openScreen(page: Page, url: string, route: string): Promise<boolean> {
  const place = screens[route] ?? route;
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
