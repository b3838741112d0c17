import { expect, type Page, test } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from './prepare.ts';

let server: RunningServer;
let pat: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = [
    'production_access',
    'production_drafts',
    'production_feedback',
    'production_admin',
    'production_shifts',
  ];
  await addPerson(admin, server, { name: 'Pat Ronum', email: 'pat@example.org', roles, fields: { resource: true } });
  pat = await signIn(browser, server, 'pat@example.org', password);
  await pat.setViewportSize({ width: 390, height: 844 });
});
test.afterAll(() => server.stop());

test('on a phone, the names of resources have room, and no table of My Account is cut off (PLN-032 USR-042)', async () => {
  const name = 'Alexandra Montgomery';
  const resource = { displayName: name, group: 'Editors', active: true, company: 'National Cricket Board' };
  await ask(pat.context(), server, { kind: 'insert', collection: 'resources', document: resource });
  await pat.goto(`${server.url}/#/resources`);
  const link = pat.getByRole('link', { name });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeLessThan(30);
  await expect(pat.getByText('Editors').filter({ visible: true })).toHaveCount(1);

  await pat.goto(`${server.url}/#/user`);
  const table = pat.getByRole('table', { name: 'Notifications' });
  await expect(table).toBeVisible();
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('on a phone, the scheduler opens at today (PRD-124)', async () => {
  const brief = await addBrief(pat, server, 'Whole month');
  const today = await pat.evaluate(() => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' }));
  for (let day = 1; day <= 28; day++) {
    const deadline = `${today.slice(0, 8)}${String(day).padStart(2, '0')}`;
    await addDeliverables(pat, server, brief, { title: `Film ${day}`, type: 'Video', deadline }, 3);
  }
  await pat.goto(`${server.url}/#/scheduler`);
  await expect(pat.locator('[data-today]')).toBeInViewport();
  const top = (await pat.locator('[data-today]').boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(0);
});
