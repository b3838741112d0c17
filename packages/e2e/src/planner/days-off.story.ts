import { expect, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import { openPlannerStage, type PlannerStage, week } from './planner-stage.ts';

let stage: PlannerStage;
/** The resource with a rate. */
let edit: string;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  stage = await openPlannerStage(browser);
  const query = { collection: 'resources', where: { displayName: 'Edit 1' } };
  const { documents } = await ask(stage.sky.context(), stage.server, { kind: 'fetch', query });
  edit = documents?.[0]?.id as string;
});
test.afterAll(() => stage.server.stop());

test('days on which the office is closed are shaded and named, and work on them is said before and after (DAT-053 PLN-006 PLN-008 PLN-014)', async () => {
  const { server, admin, sky, brief, add } = stage;
  await add('shifts', { resourceId: edit, productionId: brief, date: '2030-06-13', days: 2, workingDays: true });
  await sky.goto(`${server.url}/#/effort?${week}`);
  const cell = (name: string) => sky.getByRole('gridcell', { name, exact: true });
  /** A cell with a bar, whose name it has too. */
  const booked = (name: string) => sky.getByRole('gridcell', { name: new RegExp(`^${name}`) });
  const dialog = sky.getByRole('dialog');
  const before = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1/ });
  await expect(before).toHaveAccessibleName('Blast Finals Day, Edit 1, 2 days');

  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto(`${server.url}/#/effort?${week}`);
  await admin.getByRole('button', { name: 'Calendar events' }).click();
  await admin.getByRole('button', { name: 'Add Event' }).click();
  const added = admin.getByRole('dialog').getByRole('group').last();
  await type(added.getByLabel('First day of the new event'), '13/06/2030');
  await type(added.getByLabel('Last day of the new event'), '17/06/2030');
  await added.getByLabel('Office closed').check();
  await type(added.getByLabel('Event', { exact: true }), 'Summer shutdown');
  const [title, bin] = [added.getByLabel('Event', { exact: true }), added.getByRole('button', { name: /^Delete/ })];
  expect((await bin.boundingBox())!.y).toBe((await title.boundingBox())!.y);
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

  // A session that was booked before stays where it is.
  await expect(before).toHaveAccessibleName(
    'Blast Finals Day, Edit 1, 2 days. All 2 days are closed (Summer shutdown).',
  );
  await expect(cell('Edit 1, Wednesday 12 June, free')).toBeVisible();
  await expect(booked('Edit 1, Thursday 13 June, office closed, fully booked')).toBeVisible();
  await expect(cell('Camera 1, Thursday 13 June, office closed')).toBeVisible();
  await expect(cell('Shoots, Friday 14 June, office closed')).toBeVisible();
  await expect(cell('Calendar, Friday 14 June, office closed, Finals week, Summer shutdown')).toBeVisible();
  await expect(sky.getByRole('columnheader')).toHaveText([
    'Resource',
    ...['Mon 10', 'Tue 11', 'Wed 12', 'Thu 13 closed', 'Fri 14 closed', 'Sat 15 closed', 'Sun 16 closed'],
  ]);
  await expect(sky.getByRole('columnheader').getByTitle('Summer shutdown')).toHaveCount(4);
  const shadeOf = (name: string) => cell(name).evaluate((each) => getComputedStyle(each).backgroundColor);
  const saturday = await shadeOf('Camera 1, Saturday 15 June, office closed');
  expect(await shadeOf('Camera 1, Thursday 13 June, office closed')).toBe(saturday);
  expect(await shadeOf('Camera 1, Wednesday 12 June, free')).not.toBe(saturday);
  expect(await accessibilityFindings(sky)).toEqual([]);

  await cell('Camera 1, Tuesday 11 June, free').click();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await expect(dialog.getByText(/closed/)).toHaveCount(0);
  await dialog.getByText('Longer', { exact: true }).click();
  await type(dialog.getByLabel('How many days'), '5');
  await expect(dialog.getByText('Until Monday 17 June')).toBeVisible();
  await expect(dialog.getByText('3 of the 5 days are closed (Summer shutdown).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(dialog).toHaveCount(0);
  const long = sky.getByRole('button', { name: /^Blast Finals Day, Camera 1/ });
  await expect(long).toHaveAccessibleName(/3 of the 5 days are closed/);

  // A move, and a copy, say it as the form does.
  await long.press('Alt+ArrowLeft');
  await expect(
    sky.getByRole('alert').filter({ hasText: 'moved to 10/06/2030. 2 of the 5 days are closed (Summer shutdown).' }),
  ).toBeVisible();
  await long.press('Enter');
  await expect(dialog.getByText('2 of the 5 days are closed (Summer shutdown).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(sky.getByRole('dialog', { name: 'Add Session' })).toBeVisible();
  await dialog.getByText('0.5', { exact: true }).click();
  await type(dialog.getByLabel('Date'), '14/06/2030');
  await dialog.getByLabel('Date').press('Enter');
  await expect(dialog.getByText('The office is closed that day (Summer shutdown).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(booked('Camera 1, Friday 14 June, office closed, overbooked by 0.5 days')).toBeVisible();

  await sky.goto(`${server.url}/#/effort?from=2030-06-10&to=2030-06-16`);
  await expect(sky.getByRole('columnheader').getByText('Thu 13, closed')).toBeVisible();
});

test('a session that skips weekends passes over them by its keys, and one that leaves the week leaves the focus to its day (PLN-006)', async () => {
  const { server, sky, brief, add } = stage;
  const booked = { resourceId: edit, productionId: brief, date: '2030-07-05', days: 1 };
  await add('shifts', { ...booked, workingDays: true });
  await sky.goto(`${server.url}/#/effort?week=2030-07-01`);
  const bar = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1/ });
  const moved = (day: string) => sky.getByRole('alert').filter({ hasText: `moved to ${day}` });
  const cell = (name: string) => sky.getByRole('gridcell', { name, exact: true });
  await bar.press('Alt+ArrowRight');
  await expect(moved('08/07/2030')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(cell('Edit 1, Friday 5 July, free')).toBeFocused();
  await sky.getByRole('button', { name: 'Next week' }).click();
  await bar.press('Alt+ArrowLeft');
  await expect(moved('05/07/2030')).toBeVisible();
  await expect(cell('Edit 1, Monday 8 July, free')).toBeFocused();

  // One that works on weekends stops on them.
  const { documents } = await ask(sky.context(), server, {
    kind: 'fetch',
    query: { collection: 'shifts', where: { date: '2030-07-05' } },
  });
  await ask(sky.context(), server, {
    kind: 'patch',
    collection: 'shifts',
    id: documents?.[0]?.id,
    changes: { workingDays: false },
  });
  await sky.getByRole('button', { name: 'Previous week' }).click();
  await bar.press('Alt+ArrowRight');
  await expect(sky.getByRole('gridcell', { name: 'Edit 1, Saturday 6 July, fully booked' })).toBeVisible();
  await expect(bar).toBeFocused();
});

test('the part of a session that lies after a weekend is dragged to where it is dropped, with its days before it (PLN-014)', async () => {
  const { server, sky, brief, add } = stage;
  // A Friday: its other days are the Monday and Tuesday after.
  await add('shifts', { resourceId: edit, productionId: brief, date: '2030-06-21', days: 3, workingDays: true });
  await sky.goto(`${server.url}/#/effort?${week.replace('2030-06-10', '2030-06-24')}`);
  const bar = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1/ });
  const cell = (words: string) => sky.getByRole('gridcell', { name: new RegExp(`^Edit 1, ${words}`) });
  await expect(cell('Tuesday 25 June, fully booked')).toBeVisible();
  const from = (await bar.boundingBox())!;
  const to = (await cell('Wednesday 26 June, free').boundingBox())!;
  await sky.mouse.move(from.x + 20, from.y + 10);
  await sky.mouse.down();
  await sky.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await sky.mouse.up();
  await expect(sky.getByRole('alert').filter({ hasText: 'moved to 25/06/2030' })).toBeVisible();
  for (const day of ['Tuesday 25', 'Wednesday 26', 'Thursday 27'])
    await expect(cell(`${day} June, fully booked`)).toBeVisible();
  await expect(cell('Monday 24 June, free')).toBeVisible();
  await sky.getByRole('alert').filter({ hasText: 'moved to 25/06/2030' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Monday 24 June, fully booked')).toBeVisible();
  await expect(cell('Wednesday 26 June, free')).toBeVisible();
});
