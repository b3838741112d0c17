import { expect, type Page, test } from '@playwright/test';
import { signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);

test('one entry of the navigation is the current one and in sight, groups fold, and a change of page takes the focus along and is announced (PLT-005, PLT-007)', async () => {
  await admin.setViewportSize({ width: 1440, height: 600 });
  const modules = admin.getByRole('navigation', { name: 'Modules' });
  const current = modules.locator('[aria-current=page]');
  await go(admin, '/admin/settings');
  await expect(current).toHaveText('Settings');
  await expect(current).toBeInViewport();
  for (const path of ['/livestreams/streams', '/content', '/users']) {
    await go(admin, path);
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  }
  const group = modules.getByRole('button', { name: 'Admin' });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(current).toHaveText('Users');
  await expect(modules.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await admin.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.press('Enter');
  await modules.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(admin.locator('#main')).toBeFocused();
  await expect(admin.getByRole('status').filter({ hasText: /^Settings$/ })).toHaveCount(1);
  await admin.setViewportSize({ width: 1440, height: 900 });
});
