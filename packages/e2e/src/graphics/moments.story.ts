import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { fillFolder } from '../archive/fill-folder.ts';
import { choose } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let mac: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  await fillFolder(server, 'followed-filler', '1299178:20', '1250294:20');
  const admin = await signInAsAdministrator(browser, server);
  const fields = { accessDom: true, accessDomCurrent: true };
  const roles = ['jimstagram_access', 'archive_access'];
  await addPerson(admin, server, { name: 'Mac Aker', email: 'mac@example.org', roles, fields });
  await admin.context().close();
  mac = await signIn(browser, server, 'mac@example.org', password);
});
test.afterAll(() => server.stop());

test('moments are found by kind and by match, and the address keeps both (GFX-022 GFX-034)', async () => {
  await mac.goto(`${server.url}/#/jimstagram?tab=moments`);
  const moments = mac.getByRole('list', { name: 'Moments' }).getByRole('listitem');
  const about = (words: string) => moments.filter({ hasText: words });
  await expect(about('Birmingham Phoenix v Southern Brave').first()).toBeVisible({ timeout: 30_000 });
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  await expect(about('Innings break').first()).toBeVisible();

  // The newest of the match is first, though all were found at once.
  await choose(mac, 'Match', 'Birmingham Phoenix v Southern Brave');
  await expect(moments.first()).toContainText('Innings break');
  await expect(moments.last()).toContainText('Smeed 54*');
  await mac.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();

  await choose(mac, 'Kind', 'Fifty or hundred');
  await expect(about('Innings break')).toHaveCount(0);
  await expect(about('Smeed 101*').first()).toBeVisible();
  await choose(mac, 'Match', 'Yorkshire v Worcestershire');
  await expect(about('Birmingham Phoenix')).toHaveCount(0);
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  expect(await accessibilityFindings(mac)).toEqual([]);

  await mac.reload();
  await expect(about('Yorkshire v Worcestershire').first()).toBeVisible();
  await expect(about('Birmingham Phoenix')).toHaveCount(0);
  await expect(about('Innings break')).toHaveCount(0);
  await choose(mac, 'Kind', 'Player of the match');
  await expect(mac.getByText('No moments match these filters.')).toBeVisible();
  await mac.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(about('Birmingham Phoenix v Southern Brave').first()).toBeVisible();
});
