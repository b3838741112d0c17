import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { openViewerStage, placeSecond, sheetOf } from './viewer-stage.ts';

let server: RunningServer;
let ann: Page;
let cli: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  ({ server, ann, cli } = await openViewerStage(browser));
});
test.afterAll(() => server.stop());

test('an export holds every delivery that matches, and each page says where it is among them (ARC-058 ARC-063 ARC-064)', async () => {
  await placeSecond(ann, server, 1, 100);
  await cli.goto(`${server.url}/#/search`);
  await expect(cli.getByText('160 deliveries, newest match first')).toBeVisible();
  // Beyond the hundred of the first search.
  await cli.getByRole('button', { name: 'Page 7' }).click();
  await expect(cli.getByText('Showing 151 to 160 of 160 deliveries')).toBeVisible();
  await expect(cli.getByRole('list', { name: 'Deliveries' }).getByRole('checkbox')).toHaveCount(10);
  await cli.reload();
  await expect(cli.getByRole('list', { name: 'Deliveries' }).getByRole('checkbox')).toHaveCount(10);
  const { rows } = await sheetOf(cli, async () => {
    await cli.getByRole('button', { name: 'Export' }).click();
    await cli.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  });
  expect(rows).toHaveLength(161);
  await expect(cli.getByRole('alert').filter({ hasText: 'Export Successful' })).toContainText(
    '160 deliveries exported to delivery_export_',
  );
  await cli.getByRole('list', { name: 'Deliveries' }).getByRole('checkbox').first().check();
  // The notice leaves the bar of the selection free: a click during the notice reaches the bar.
  const selection = cli.getByRole('region', { name: 'Selection' });
  const [notice, bar] = [await cli.getByRole('alert').first().boundingBox(), await selection.boundingBox()];
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  // The selection has one menu for every way out of the archive.
  const chosen = await sheetOf(cli, async () => {
    await selection.getByRole('button', { name: 'Export Selection' }).click();
    await expect(cli.getByRole('menuitem', { name: 'EDL (CMX3600)' })).toBeVisible();
    await cli.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  });
  expect(chosen.rows).toHaveLength(2);
  await cli.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(cli.getByText('All results (160)').or(cli.getByText('All results', { exact: true }))).toBeVisible();
  await expect(cli.getByText(/^Selected/)).toHaveCount(0);
  await cli.keyboard.press('Escape');
  await selection.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(selection).toHaveCount(0);
  expect(rows.filter((row) => String(row[2]) !== 'Surrey v Essex')).toHaveLength(1);
});

test('Back undoes a search for deliveries, and leaves the page only after that (ARC-058)', async () => {
  await cli.goto(`${server.url}/#/clips`);
  await cli.goto(`${server.url}/#/search`);
  const filters = cli.getByRole('group', { name: 'Query Builder' });
  await filters.getByPlaceholder('Add a filter').click();
  await cli.getByRole('option', { name: 'Runs', exact: true }).click();
  const runs = filters.getByRole('combobox', { name: 'Runs', exact: true });
  await expect(runs).toBeFocused();
  await runs.press('4');
  await runs.press('Enter');
  await expect(cli).toHaveURL(/#\/search\?.*runs=4/);
  await cli.goBack();
  await expect(cli).toHaveURL(/#\/search$/);
  await expect(cli.getByText('160 deliveries, newest match first')).toBeVisible();
  await cli.goBack();
  await expect(cli).toHaveURL(/#\/clips/);
});
