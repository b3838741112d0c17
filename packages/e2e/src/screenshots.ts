import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@pavilion/server/demo/people';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atRest } from './accessibility.ts';
import { launchOptions } from './chromium.ts';
import { type } from './keys.ts';
import { openScreen, screens } from './screens.ts';
import { startServer } from './server.ts';

/**
 * Pictures of every screen as each demo role that can open it, wide and narrow, light and dark: `npm run screenshots`,
 * optionally with names of roles. `PAVILION_URL` uses a demo that is already running.
 */
const roles = demoPeople.flatMap(({ email, shown, active }) =>
  shown && active !== false ? [email.split('@')[0]!] : [],
);
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const schemes = ['light', 'dark'] as const;
const password = 'pavilion-demo';

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const server = process.env.PAVILION_URL ? null : await startServer({ demo: true });
  const url = process.env.PAVILION_URL ?? server?.url ?? '';
  const browser = await chromium.launch(launchOptions);
  try {
    for (const role of roles.filter((name) => wanted.length === 0 || wanted.includes(name))) {
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
  await type(page.getByLabel('E-mail'), `${role}@pavilion.demo`);
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => !address.hash.startsWith('#/login'));
  const folder = join('screenshots', role);
  mkdirSync(folder, { recursive: true });
  for (const route of Object.keys(screens)) {
    if (!(await openScreen(page, url, route))) continue;
    await settled(page);
    const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '');
    await page.screenshot({ path: join(folder, `${name}-${size}-${scheme}.png`) });
  }
  await context.close();
}

/** Waits until the screen has loaded and come to rest. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > window.innerHeight),
  );
  await atRest(page);
}

await main();
