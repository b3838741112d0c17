import { expect, type Page, test } from '@playwright/test';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_drafts', 'production_feedback', 'production_admin'];
  await addPerson(admin, server, { name: 'Pat Ronum', email: 'pat@example.org', roles });
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules', includeHidden: true });

test('on a phone, Back and Escape close the navigation, and the top bar says that the connection is lost (PLT-007)', async ({
  browser,
}) => {
  const page = await signIn(browser, server, 'pat@example.org', password);
  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.getByRole('banner').getByRole('button', { name: 'Show navigation' });
  await go(page, '/briefs');
  await go(page, '/feedback');
  await burger.click();
  await expect(modules(page)).toHaveAttribute('data-shown', 'true');
  await page.keyboard.press('Escape');
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');
  await burger.click();
  await page.goBack();
  await expect(page).toHaveURL(/#\/briefs/);
  await expect(modules(page)).toHaveAttribute('data-shown', 'false');

  const lost = page.getByRole('banner').getByRole('status', { name: /^(Offline|Connecting)/ });
  await expect(lost).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await expect(lost).toHaveCount(0, { timeout: 40_000 });
});
