import { type Browser, expect, type Page, test } from '@playwright/test';
import { accessibilityFindings, type Finding } from '../accessibility.ts';
import { type } from '../keys.ts';
import { signIn } from '../people.ts';
import { declaredRoutes, openScreen, screens } from '../screens.ts';
import { type RunningServer, startServer } from '../server.ts';

const password = 'pavilion-demo';
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await startServer({ demo: true });
});
test.afterAll(() => server.stop());

test('every route of the product is among the screens that are looked at', () => {
  expect(Object.keys(screens).sort()).toEqual(declaredRoutes());
});

test('PLT-015 every page is accessible, light and dark', async ({ browser }) => {
  test.setTimeout(480_000);
  const page = await openAs(browser, 'admin');
  const problems: Record<string, Finding[]> = {};
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    for (const [at, route] of Object.keys(screens).entries()) {
      expect([route, await openScreen(page, server.url, route)]).toEqual([route, true]);
      // Only colours differ in the dark, and the frame around a page is the same on all.
      const inTheDark = { rules: ['color-contrast'], part: at === 0 ? 'html' : '#main' };
      const found = await accessibilityFindings(page, scheme === 'dark' ? inTheDark : {});
      if (found.length > 0) problems[`${route} ${scheme}`] = found;
    }
  }
  expect(problems).toEqual({});
  expect(errors).toEqual([]);
});

test('PLT-006 PLT-070 PLT-072 PLT-073 PLT-076 PLT-077 each kind of user lands on their page and is kept from the others', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const entry: Record<string, RegExp> = {
    producer: /#\/briefs/,
    catalogue: /#\/content/,
    livestreams: /#\/livestreams\/streams/,
    noroles: /#\/user$/,
  };
  for (const [name, address] of Object.entries(entry)) {
    const page = await openAs(browser, name);
    await expect(page).toHaveURL(address);
    if (name !== 'producer') {
      await page.goto(`${server.url}/#/briefs`);
      await expect(page).toHaveURL(/#\/user$/);
      await expect(page.getByText('Your account does not have access to the requested page.')).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Draft Briefs' }),
      ).toHaveCount(0);
    }
    await page.context().close();
  }
});

test('PLT-068 PLT-069 PLT-084 OPN-007 someone who is not signed in is sent to the login, comes back to the path asked for, and a pending user stays out', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/#/drafts`);
  await expect(page).toHaveURL(/#\/login/);
  await type(page.getByLabel('E-mail'), 'pending@pavilion.demo');
  await type(page.getByLabel('Password', { exact: true }), password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Your account is pending approval by an Admin.')).toBeVisible();
  await type(page.getByLabel('E-mail'), 'producer@pavilion.demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/#\/drafts/);
});

test('PLT-007 PLT-008 PLT-012 PLT-015 the frame: navigation minimises, titles follow the route, an unknown path says sorry', async ({
  browser,
}) => {
  const page = await openAs(browser, 'producer');
  await expect(page.getByRole('banner').getByText('Briefs')).toBeVisible();
  await page.getByRole('button', { name: 'Minimise navigation' }).click();
  await expect(page.getByRole('button', { name: /Show navigation|Pin navigation|navigation/i }).first()).toBeVisible();
  await page.goto(`${server.url}/#/no/such/page`);
  await expect(page.getByText('Sorry!')).toBeVisible();
  await expect(page.getByText('Page not found.')).toBeVisible();
});

async function openAs(browser: Browser, name: string): Promise<Page> {
  const page = await signIn(browser, server, `${name}@pavilion.demo`, password);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return page;
}
