import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { startServer } from './server.ts';

/**
 * Pictures of every screen as each demo role, wide and narrow, light and dark: `npm run screenshots`, with names of roles to
 * narrow it. `PAVILION_URL` takes a demo that runs already.
 */
const roles: Record<string, string[]> = {
  admin: [
    '/briefs',
    '/feedback',
    '/content',
    '/collections',
    '/users',
    '/admin/outbox',
    '/admin/jobs',
    '/admin/trash',
    '/notifications',
    '/user',
  ],
  producer: ['/briefs', '/drafts', '/new-brief', '/feedback', 'brief', 'deliverable', '/content'],
  feedbacker: ['/feedback', 'brief', 'deliverable'],
  scheduler: ['/billings', '/ratecard-work', '/budgets'],
  editor: ['/briefs', 'brief', 'deliverable'],
  viewer: ['/briefs', 'brief', '/content'],
  catalogue: ['/content', '/collections'],
  inspirations: ['/inspirations', '/favourite-inspirations', '/add-new-inspiration', 'inspiration'],
  partner: ['/briefs', '/content'],
  noroles: ['/user', '/briefs'],
};
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const schemes = ['light', 'dark'] as const;
const password = 'pavilion-demo';

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const server = process.env.PAVILION_URL ? null : await startServer({ demo: true });
  const url = process.env.PAVILION_URL ?? server?.url ?? '';
  const browser = await chromium.launch(launchOptions);
  try {
    for (const role of Object.keys(roles).filter((name) => wanted.length === 0 || wanted.includes(name))) {
      for (const [size, viewport] of Object.entries(sizes)) {
        for (const scheme of schemes) await shoot(browser, url, role, size, viewport, scheme);
      }
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
}

async function shoot(
  browser: Browser,
  url: string,
  role: string,
  size: string,
  viewport: { width: number; height: number },
  scheme: (typeof schemes)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${role} ${page.url()}: ${error.message}`));
  await page.goto(`${url}/#/login`);
  await page.getByLabel('E-mail').fill(`${role}@pavilion.demo`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
  const folder = join('screenshots', role);
  mkdirSync(folder, { recursive: true });
  for (const place of roles[role] ?? []) {
    await go(page, url, place);
    await page.screenshot({
      path: join(folder, `${place.replace(/\W+/g, '-').replace(/^-/, '')}-${size}-${scheme}.png`),
    });
  }
  await context.close();
}

/** A path, or "brief", "deliverable" and "inspiration" for the first of each that the role's lists show. */
async function go(page: Page, url: string, place: string): Promise<void> {
  if (place === 'brief' || place === 'deliverable') {
    await page.goto(`${url}/#/briefs?search=ashes`);
    await page.getByRole('table', { name: 'Briefs' }).getByRole('link').first().click();
    await page.getByRole('tab', { name: /Deliverables/ }).waitFor();
    if (place === 'deliverable') {
      await page.locator('article', { hasText: 'Launch film' }).getByRole('link').last().click();
      await page.getByRole('region', { name: 'Picture' }).waitFor();
    }
  } else if (place === 'inspiration') {
    await page.goto(`${url}/#/inspirations`);
    await page.locator('main article a[href*="/inspiration/"]').first().click();
    await page.getByRole('heading', { name: 'Tags' }).waitFor();
  } else {
    await page.goto(`${url}/#${place}`);
  }
  await page.waitForLoadState('networkidle');
  await page.getByText('Please wait').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  );
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations === 1)
        .map((each) => each.finished),
    );
  });
}

await main();
