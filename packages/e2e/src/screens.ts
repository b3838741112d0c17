import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The first link of a kind, on the screen of another route. */
interface Linked {
  on: string;
  link: string;
}

/** Where each route of the product is seen in the demo. */
export const screens: Readonly<Record<string, string | Linked>> = {
  '/content': '/content',
  '/collections': '/collections',
  '/collection/$id': { on: '/collections', link: 'main a[href*="#/collection/"]' },
  '/briefs': '/briefs',
  '/new-brief': '/new-brief',
  '/drafts': '/drafts',
  '/feedback': '/feedback',
  '/worklist': '/worklist',
  '/scheduler': '/scheduler',
  '/brief/$id': { on: '/briefs', link: 'main a[href*="#/brief/"]' },
  '/brief/$prodId/deliverable/$id': { on: '/brief/$id', link: 'article a[href*="/deliverable/"]' },
  '/effort': '/effort',
  '/shoots': '/shoots',
  '/resources': '/resources',
  '/resource/$id': { on: '/resources', link: 'main a[href*="#/resource/"]' },
  '/billings': '/billings',
  '/billing/$id': { on: '/billings', link: 'main a[href*="#/billing/"]' },
  '/ratecard-work': '/ratecard-work',
  '/budgets': '/budgets',
  '/budget/$id': { on: '/budgets', link: 'main a[href*="#/budget/"]' },
  '/inspirations': '/inspirations',
  '/favourite-inspirations': '/favourite-inspirations',
  '/add-new-inspiration': '/add-new-inspiration',
  '/inspiration/$id': { on: '/inspirations', link: 'main article a[href*="#/inspiration/"]' },
  '/matches': '/matches',
  '/match/$id': { on: '/clips', link: 'main a[href*="#/match/"]' },
  '/highlights': '/highlights',
  '/recent-recordings': '/recent-recordings',
  '/recording/$fileId/{-$clipId}': { on: '/clips', link: 'main a[href*="#/recording/"]' },
  '/search': '/search',
  '/clips': '/clips',
  '/clipping-requests': '/clipping-requests',
  '/admin': '/admin',
  '/data/matches': '/data/matches',
  '/data/players': '/data/players',
  '/data/competitions': '/data/competitions',
  '/livestreams/channels': '/livestreams/channels',
  '/livestreams/streams': '/livestreams/streams',
  '/livestreams/stream/$id': '/livestreams/stream/channel-kent',
  '/livestreams/new': '/livestreams/new?competition=county-championship-2021',
  '/livestreams/watermarks': '/livestreams/watermarks',
  '/livestreams/rights-faq': '/livestreams/rights-faq',
  '/users': '/users',
  '/user/$id': { on: '/users', link: 'main a[href*="#/user/"]' },
  '/user': '/user',
  '/notifications': '/notifications',
  '/admin/settings': '/admin/settings',
  '/admin/outbox': '/admin/outbox',
  '/admin/jobs': '/admin/jobs',
  '/admin/trash': '/admin/trash',
  '/admin/video-platform': '/admin/video-platform',
  '/jimstagram': '/jimstagram',
};

const web = fileURLToPath(new URL('../../web/src/', import.meta.url));

/** The paths that the interface declares: what a look at every screen must not leave out. */
export function declaredRoutes(): string[] {
  const all = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('routes.ts') && !file.startsWith('kit-page'));
  const paths = files.flatMap((file) =>
    [...readFileSync(web + file, 'utf8').matchAll(/(?:path: |route\()'(\/[^']*)'/g)].map(([, path]) => path!),
  );
  return paths.sort();
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
