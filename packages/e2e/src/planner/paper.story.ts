import { expect, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { type } from '../keys.ts';
import { openPlannerStage, type PlannerStage, week } from './planner-stage.ts';

let stage: PlannerStage;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  stage = await openPlannerStage(browser);
});
test.afterAll(() => stage.server.stop());

test('the planner is printed by the month or by chosen days, with all rows and their dates, the free days of the choice and what is overbooked; a week too (PLN-003 PLN-004 PLN-005)', async () => {
  const { server, sky, brief, add } = stage;
  const more = Array.from({ length: 60 }, (_, at) => `Runner ${at + 1}`);
  const shared = { active: true, company: 'National Cricket Board' };
  for (const displayName of more) await add('resources', { ...shared, displayName, group: 'Runners' });
  const editor = await add('resources', { ...shared, displayName: 'Editor long', group: 'Suites' });
  const work = { resourceId: editor, productionId: brief, type: 'production' };
  await add('shifts', { ...work, date: '2030-06-11', days: 1.5 });
  await add('shifts', { ...work, date: '2030-06-26', days: 1 });
  const busy = await add('resources', { ...shared, displayName: 'Busy hands', group: 'Suites' });
  for (const days of [1, 0.5]) await add('shifts', { ...work, resourceId: busy, date: '2030-06-12', days });
  await add('shoots', { productionId: brief, date: '2030-06-13', days: 1, shootTitle: 'Trophy lift' });

  await sky.goto(`${server.url}/#/effort?${week}`);
  await expect(sky.getByRole('gridcell', { name: 'Shoots, Friday 14 June' })).toBeVisible();
  const printed = sky.locator('table:not([role])');
  await sky.evaluate(() => {
    // After the page's own listener: what the browser prints.
    window.addEventListener('beforeprint', () => {
      const rows = document.querySelectorAll('main table:not([role]) tbody th[scope="row"]');
      document.body.dataset.printed = [...rows].map(({ firstChild }) => firstChild?.textContent).join(' ');
    });
  });
  await sky.pdf();
  await expect(sky.locator('body')).toHaveAttribute('data-printed', /Deadlines Shoots .*Runner 60/);
  await expect(printed).toHaveCount(0);

  await sky.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(sky).toHaveURL(/from=2030-06-01&to=2030-06-30/);
  await expect(printed).toHaveCount(5);
  const titles = sky.getByRole('heading', { name: /^Work planner, / });
  // All lie on their side: none has only what stands above the first week.
  const pages = (await sky.pdf()).toString('latin1').match(/\/MediaBox \[[^\]]+\]/g);
  expect(new Set(pages)).toEqual(new Set(['/MediaBox [0 0 792 612]']));
  await expect(titles).toHaveText([
    'Work planner, 27 May – 2 June 2030',
    'Work planner, 3 – 9 June 2030',
    'Work planner, 10 – 16 June 2030',
    'Work planner, 17 – 23 June 2030',
    'Work planner, 24 – 30 June 2030',
  ]);
  const second = sky.getByRole('region', { name: '10 – 16 June 2030' });
  const cells = (name: string) => second.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(cells('Editor long')).toHaveText(['', 'Blast Finals Day', 'Blast Finals Day, 0.5 days', '', '', '', '']);
  await expect(cells('Busy hands').nth(2)).toHaveText(/^Overbooked by 0.5 days/);
  await expect(cells('Deadlines').nth(3)).toHaveText('Blast Finals Day');
  await expect(cells('Shoots').nth(3)).toHaveText('Trophy lift, Blast Finals Day, Pencilled, 1 day');
  await expect(cells('Calendar').nth(2)).toHaveText('Finals week');
  for (const name of more)
    await expect(second.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) })).toHaveCount(1);
  expect(await accessibilityFindings(sky)).toEqual([]);

  // Other days, and a range that is none.
  const [first, last] = [sky.getByLabel('First day'), sky.getByLabel('Last day')];
  await type(last, '1 may 30');
  await last.press('Enter');
  await expect(sky.getByRole('alert')).toHaveText('The last day is before the first.');
  await expect(sky.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
  await type(last, '12 jun 30');
  await last.press('Enter');
  await type(first, '12 jun 30');
  await first.press('Enter');
  await expect(printed).toHaveCount(1);
  await expect(cells('Editor long')).toHaveText(['', '', 'Blast Finals Day, 0.5 days', '', '', '', '']);
  // Only the printed day counts as free.
  const head = (name: string) => second.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  await expect(head('Editor long')).toHaveText('Editor long0.5 days free');
  await expect(head('Busy hands')).toHaveText('Busy handsnone free');
  await expect(head('Camera 1')).toHaveText('Camera 11 day free');

  await sky.emulateMedia({ media: 'print' });
  await expect(sky.getByRole('button')).toHaveCount(0);
  await expect(titles).toBeVisible();
  await sky.emulateMedia({ media: 'screen' });
  await sky.getByRole('button', { name: 'Back to the Week' }).click();
  await expect(sky.getByRole('heading', { name: '10 – 16 June 2030' })).toBeVisible();
});
