import { expect, type Page, test } from '@playwright/test';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief } from '../shell/prepare.ts';

let server: RunningServer;
let pia: Page;
let brief: string;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  const roles = ['production_access', 'production_feedback', 'production_shifts', 'production_admin'];
  const fields = { companyConfirmed: 'National Cricket Board' };
  await addPerson(admin, server, { email: 'pia@example.org', name: 'Pia', roles, fields });
  pia = await signIn(browser, server, 'pia@example.org', password);
  brief = await addBrief(pia, server, 'Winter of cricket');
});
test.afterAll(() => server.stop());

const open = (path: string) => pia.goto(`${server.url}/#${path}`);

async function insertAll(collection: string, documents: object[]): Promise<string[]> {
  const answer = await ask(pia.context(), server, { kind: 'insertBatch', collection, documents });
  if (!answer.documents) throw new Error(answer.error?.message);
  return answer.documents.map(({ id }) => id as string);
}

test('a long list of costs has its rows whenever it is shown, and in the preview of an import (PLN-042 PLN-046)', async () => {
  const [budget = ''] = await insertAll('budgets', [{ name: 'Long 26', active: true }]);
  const costs = Array.from({ length: 180 }, (_, at) => ({
    productionId: brief,
    budget,
    date: '2026-07-04',
    type: 'Travel',
    amount: at + 1,
    description: `Taxi ${at + 1}`,
  }));
  await insertAll('costs', costs);
  const tab = (name: string) => pia.getByRole('tab', { name: new RegExp(`^${name}`) });
  const list = pia.getByRole('table', { name: 'Costs' });
  await open(`/budget/${budget}`);
  await expect(list.getByText(/^Taxi/).first()).toBeVisible();
  for (const other of ['Payments', 'Work']) {
    await tab(other).click();
    await tab('Costs').click();
    await expect(pia.getByText('180 costs · Total £16,290.00')).toBeVisible();
    await expect(list.getByText(/^Taxi/).first()).toBeVisible();
  }

  await pia.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const window = pia.getByRole('dialog', { name: 'Import Costs from a Spreadsheet' });
  const lines = Array.from({ length: 260 }, (_, at) => `05/07/2026,Travel,${at + 1},Bus ${at + 1}`);
  const known = '04/07/2026,Travel,1,Taxi 1';
  const buffer = Buffer.from(['Date,Type,Amount,Description', known, ...lines].join('\n'));
  await window.locator('input[type=file]').setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer });
  await expect(window.getByRole('button', { name: 'Import 260 costs' })).toBeVisible();
  const preview = window.getByRole('table', { name: 'Costs in the file' });
  await expect(preview.getByText('Bus 1', { exact: true })).toBeVisible();
  await expect(preview.getByText('already exists · not imported', { exact: true })).toBeVisible();
  await preview.getByText('Bus 1', { exact: true }).hover();
  await pia.mouse.wheel(0, 50_000);
  await expect(preview.getByText('Bus 260', { exact: true })).toBeVisible();
});

test('all rows of a long list are printed, without what is there to be pressed (PLN-048)', async () => {
  const company = 'National Cricket Board';
  const [resourceId] = await insertAll('resources', [{ displayName: 'Ana Alves', company, active: true }]);
  const session = { resourceId, productionId: brief, type: 'production', invoiceable: true, manualCost: true };
  await insertAll(
    'shifts',
    Array.from({ length: 140 }, () => ({ ...session, cost: 10, date: '2026-07-06', days: 0.25 })),
  );
  await open('/ratecard-work');
  await expect(pia.getByText('140 sessions · 35 days · £1,400.00')).toBeVisible();
  const rows = pia.getByRole('table', { name: 'Unattributed work' }).locator('tr[data-entry]');
  expect(await rows.count()).toBeLessThan(100);
  await pia.evaluate(() => {
    // After the page's own listener: what the browser prints.
    window.addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('tr[data-entry]').length);
    });
  });
  await pia.pdf();
  await expect(pia.locator('body')).toHaveAttribute('data-printed', '141');
  await expect.poll(() => rows.count()).toBeLessThan(100);

  await pia.emulateMedia({ media: 'print' });
  await expect(pia.getByRole('heading', { name: 'Work Attribution' })).toBeVisible();
  await expect(pia.getByText('140 sessions · 35 days · £1,400.00')).toBeVisible();
  await expect(pia.getByRole('button')).toHaveCount(0);
  await expect(pia.getByRole('checkbox')).toHaveCount(0);
  await expect(pia.getByRole('navigation', { name: 'Modules' })).toHaveCount(0);
  await pia.emulateMedia({ media: 'screen' });
});
