import { expect, test } from '@playwright/test';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import { openPlannerStage, type PlannerStage, week } from './planner-stage.ts';

let stage: PlannerStage;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  stage = await openPlannerStage(browser);
});
test.afterAll(() => stage.server.stop());

test('a session is resized, copied and split, and each act is taken back (PLN-006 PLN-018 PLN-020 OPN-076)', async () => {
  const { server, sky, brief, add } = stage;
  const query = { collection: 'resources', where: { displayName: 'Edit 1' } };
  const { documents } = await ask(sky.context(), server, { kind: 'fetch', query });
  await add('shifts', {
    resourceId: documents?.[0]?.id,
    productionId: brief,
    date: '2030-06-10',
    days: 2.5,
    manualCost: true,
    cost: 500,
  });
  await sky.goto(`${server.url}/#/effort?${week}`);
  const bars = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1/ });
  const dialog = sky.getByRole('dialog');
  const notice = (text: string) => sky.getByRole('alert').filter({ hasText: text });
  await expect(bars).toHaveAccessibleName(/2\.5 days$/);

  // The cost was set by hand, so a longer session costs the same.
  await bars.press('Alt+Shift+ArrowRight');
  await expect(notice('Its cost was set by hand and stays £500.00.')).toBeVisible();
  await expect(bars).toHaveAccessibleName(/2\.75 days$/);
  await sky.keyboard.press('ControlOrMeta+z');
  await expect(notice('Undone: Blast Finals Day: set to 2.75 days')).toBeVisible();
  await expect(bars).toHaveAccessibleName(/2\.5 days$/);

  await bars.press('Enter');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(sky.getByRole('dialog', { name: 'Add Session' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Resource' })).toHaveValue('Edit 1');
  await expect(dialog.getByLabel('How many days')).toHaveValue('2.5');
  await expect(dialog.getByLabel('Cost in pounds')).toHaveValue('£500.00');
  await type(dialog.getByLabel('Date'), '13/06/2030');
  await dialog.getByLabel('Date').press('Enter');
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(bars).toHaveCount(2);
  await expect(dialog).toHaveCount(0);
  await bars.first().focus();
  await sky.keyboard.press('ControlOrMeta+z');
  await expect(notice('Undone: The session was added.')).toBeVisible();
  await expect(bars).toHaveCount(1);

  const split = async () => {
    await bars.press('Enter');
    await dialog.getByRole('button', { name: 'Split Into Individual Days' }).click();
    await expect(bars).toHaveCount(3);
    await expect(dialog).toHaveCount(0);
  };
  await split();
  await notice('The session was split into 3 days.').getByRole('button', { name: 'Undo' }).click();
  await expect(bars).toHaveCount(1);
  await expect(bars).toHaveAccessibleName(/2\.5 days$/);
  // A field keeps the keys for its own text.
  await split();
  await sky.getByRole('combobox', { name: 'Groups' }).focus();
  await sky.keyboard.press('ControlOrMeta+z');
  await bars.first().focus();
  await expect(bars).toHaveCount(3);
  await sky.keyboard.press('ControlOrMeta+z');
  await expect(bars).toHaveCount(1);
  await expect(bars).toHaveAccessibleName(/2\.5 days$/);

  // What the same press has changed or added is taken back with its split.
  await bars.press('Enter');
  await type(dialog.getByLabel('How many days'), '2');
  await dialog.getByRole('button', { name: 'Split Into Individual Days' }).click();
  await expect(bars).toHaveCount(2);
  await notice('The session was split into 2 days.').getByRole('button', { name: 'Undo' }).click();
  await expect(bars).toHaveCount(1);
  await expect(bars).toHaveAccessibleName(/2\.5 days$/);
  const others = sky.getByRole('button', { name: /^Blast Finals Day, Edit 2/ });
  await sky.getByRole('gridcell', { name: 'Edit 2, Tuesday 11 June, free' }).click();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await dialog.getByText('Longer', { exact: true }).click();
  await type(dialog.getByLabel('How many days'), '3');
  await dialog.getByRole('button', { name: 'Split Into Individual Days' }).click();
  await expect(others).toHaveCount(3);
  await notice('The session was added and split into 3 days.').getByRole('button', { name: 'Undo' }).click();
  await expect(others).toHaveCount(0);
  await expect(sky.getByRole('gridcell', { name: 'Edit 2, Tuesday 11 June, free' })).toBeVisible();
  await expect(sky.getByRole('alert').filter({ hasText: /changed|undone/ })).toHaveCount(0);
});

test('an open shoot tells who has moved it, and keeps what was typed (PLN-022)', async () => {
  const { server, admin, sky, brief, add } = stage;
  const id = await add('shoots', { productionId: brief, shootTitle: 'Trophy lift', date: '2030-06-12', days: 1 });
  await sky.goto(`${server.url}/#/effort?${week}`);
  await sky.getByRole('button', { name: /^Trophy lift/ }).click();
  const dialog = sky.getByRole('dialog');
  await type(dialog.getByLabel('Location'), 'Long Room');
  // It has moved into its place.
  await dialog.evaluate((opened) =>
    Promise.all(opened.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const place = await dialog.getByLabel('Location').boundingBox();
  const changes = { date: '2030-06-13', shootStatus: 'confirmed' };
  await ask(admin.context(), server, { kind: 'patch', collection: 'shoots', id, changes });
  await expect(
    dialog.getByText(/^Changed by .+ since this was opened: Date, now 13\/06\/2030; Status, now Confirmed\.$/),
  ).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue('13/06/2030');
  await expect(dialog.getByLabel('Location')).toHaveValue('Long Room');
  expect(await dialog.getByLabel('Location').boundingBox()).toEqual(place);
});

test('giving a session away says its costs and what it overbooks, and is not undone beside days that somebody else has set (PLN-006 PLN-008 PLN-018 OPN-076)', async () => {
  const { server, admin, sky, brief, add } = stage;
  const dear = { label: 'Senior', group: 'Rate Card', dayRate: 600, invoice: true, active: true };
  const billing = await add('billings', dear);
  const priced = {
    availableBillings: [billing],
    defaultBilling: billing,
    active: true,
    company: 'National Cricket Board',
  };
  // Below Edit 1 in its group.
  const sam = await add('resources', { ...priced, displayName: 'Edit 1 Sam', group: 'Suites' });
  const query = { collection: 'resources', where: { displayName: 'Edit 1' } };
  const { documents } = await ask(sky.context(), server, { kind: 'fetch', query });
  const edit = documents![0] as unknown as { id: string; defaultBilling: string };
  const other = { resourceId: sam, productionId: brief, date: '2030-07-02', days: 1, billing };
  await add('shifts', other);
  const own = { resourceId: edit.id, productionId: brief, date: '2030-07-02', days: 1, billing: edit.defaultBilling };
  const id = await add('shifts', own);
  await sky.goto(`${server.url}/#/effort?week=2030-07-01`);
  const bar = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1, 1 day/ });
  await bar.press('Alt+ArrowDown');
  const question = sky.getByRole('dialog', { name: 'Give this session to Edit 1 Sam?' });
  await expect(question.getByText('Its cost changes from £400.00 to £600.00.')).toBeVisible();
  await expect(question.getByText('Edit 1 Sam is at 200% on Tuesday 2 July.')).toBeVisible();
  await question.getByRole('button', { name: 'Book at “Senior”' }).click();
  const notice = sky.getByRole('alert').filter({ hasText: 'given to Edit 1 Sam' });
  await expect(notice).toBeVisible();
  await ask(admin.context(), server, { kind: 'patch', collection: 'shifts', id, changes: { days: 2 } });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(sky.getByText('Administrator has changed this since. Nothing was undone.')).toBeVisible();
  const { documents: now } = await ask(sky.context(), server, {
    kind: 'fetch',
    query: { collection: 'shifts', where: { id } },
  });
  expect(now![0]).toMatchObject({ resourceId: sam, billing, days: 2, cost: 1_200 });
});
