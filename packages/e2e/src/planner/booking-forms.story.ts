import { expect, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import { addBrief } from '../shell/prepare.ts';
import { openPlannerStage, type PlannerStage, week } from './planner-stage.ts';

let stage: PlannerStage;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  stage = await openPlannerStage(browser);
});
test.afterAll(() => stage.server.stop());

test('shoots are planned from the week, the month and the brief (PLN-007 PLN-009 PLN-021 PLN-022 PLN-023 PLN-024 PLN-025 PLN-026 PLN-030 PRD-027)', async () => {
  const { server, sky, brief } = stage;
  await sky.goto(`${server.url}/#/effort?${week}`);
  await sky.getByRole('gridcell', { name: 'Shoots, Friday 14 June' }).click();
  const dialog = sky.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add Shoot' });
  await expect(add).toHaveCount(0);
  await choose(sky, 'Brief', 'Blast Finals Day');
  // Enter accepts a date, however short; it does not save a shoot without a title.
  const date = dialog.getByLabel('Date');
  await type(date, 'tomorrow');
  await date.press('Enter');
  await expect(date).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(date).toBeFocused();
  await type(date, '14 jun 30');
  await date.press('Enter');
  await expect(date).toHaveValue('14/06/2030');
  await expect(add).toBeVisible();
  await dialog.getByLabel('Title').pressSequentially('Trophy lift');
  await expect(dialog.getByRole('button', { name: 'Split Into Individual Days' })).toHaveCount(0);
  await type(dialog.getByLabel('Days'), '3');
  await expect(dialog.getByRole('radio', { name: 'Pencilled' })).toBeChecked();
  await add.click();
  const shoot = sky.getByRole('button', { name: /^Trophy lift/ });
  await expect(shoot).toHaveAccessibleName('Trophy lift, Blast Finals Day, Pencilled, 3 days');
  await shoot.click();
  await dialog.getByText('Confirmed', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Split Into Individual Days' }).click();
  await expect(shoot).toHaveCount(3);
  // The others see the days before the dialog has its answer, and until then it asks before its page is left.
  await expect(dialog).toHaveCount(0);

  await sky.goto(`${server.url}/#/shoots?day=2030-06-01`);
  await expect(sky.getByRole('heading', { name: 'June 2030', exact: true })).toBeVisible();
  const parts = sky.getByRole('button', { name: /^Trophy lift/ });
  await expect(parts).toHaveCount(3);
  await expect(parts.first()).toHaveAccessibleName(/^Trophy lift, Confirmed/);
  await expect(sky.getByTitle('Finals week')).toHaveCount(3);
  for (const [at, status, shooter] of [
    [1, 'Pencilled', 'Shooter 1'],
    [2, 'Cancelled', 'Shooter 2'],
  ] as const) {
    await parts.nth(at).click();
    await dialog.getByText(status, { exact: true }).click();
    await choose(sky, 'Shooter', shooter);
    await dialog.getByRole('button', { name: 'Save' }).click();
    if (status === 'Cancelled') {
      const question = sky.getByRole('dialog', { name: 'Cancel this shoot?' });
      await expect(question).toContainText('No sessions of its brief are booked on its days.');
      await question.getByRole('button', { name: 'Keep Shoot' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await question.getByRole('button', { name: 'Cancel Shoot' }).click();
    }
    await expect(parts.nth(at)).toHaveAccessibleName(`Trophy lift, ${status}, Blast Finals Day, ${shooter}`);
  }
  await parts.nth(2).click();
  await expect(dialog.getByText(/^Cancelled by .+ · Today.*To take the cancellation back/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const looks = await parts.evaluateAll((events) =>
    events.map((event) => [getComputedStyle(event).backgroundColor, getComputedStyle(event).borderLeftColor]),
  );
  expect(new Set(looks.map(([status]) => status)).size).toBe(3);
  expect(new Set(looks.map(([, shooter]) => shooter)).size).toBe(3);
  expect(await accessibilityFindings(sky)).toEqual([]);
  await sky.getByRole('button', { name: 'Next month' }).click();
  await expect(sky.getByRole('heading', { name: 'July 2030' })).toBeVisible();
  await expect(sky.getByRole('button', { name: /^Trophy lift/ })).toHaveCount(0);

  // A look at another month and back does not lose the week: that of the day last looked at, else of today.
  const go = sky.getByLabel('Go to a day');
  await type(go, '20 jun 30');
  await go.press('Enter');
  await sky.getByRole('button', { name: 'Next month' }).click();
  await sky.getByRole('button', { name: 'Previous month' }).click();
  await sky.getByText('Week', { exact: true }).click();
  await expect(sky.getByRole('heading', { name: '17 – 23 June 2030' })).toBeVisible();
  await sky.goto(`${server.url}/#/shoots`);
  await sky.getByText('Month', { exact: true }).click();
  await sky.getByRole('button', { name: 'Next month' }).click();
  await sky.getByRole('button', { name: 'Previous month' }).click();
  await sky.getByText('Week', { exact: true }).click();
  await expect(sky.getByRole('region', { name: 'Shoots calendar' }).locator('[data-today]')).toHaveCount(1);

  // Another page in between does not lose the week either.
  await type(go, '20 jun 30');
  await go.press('Enter');
  await expect(sky.getByRole('heading', { name: '17 – 23 June 2030' })).toBeVisible();
  const modules = sky.getByRole('navigation', { name: 'Modules' });
  await modules.getByRole('link', { name: 'Resources' }).click();
  await expect(sky.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible();
  await modules.getByRole('link', { name: 'Shoots' }).click();
  await expect(sky.getByRole('heading', { name: '17 – 23 June 2030' })).toBeVisible();
  await expect(sky).toHaveURL(/view=week/);

  await sky.goto(`${server.url}/#/brief/${brief}?tab=shoots`);
  await expect(sky.getByRole('heading', { name: 'June 2030' })).toBeVisible();
  await sky.getByRole('button', { name: 'Add a shoot on Thursday 13 June' }).click();
  await expect(dialog.getByLabel('Brief')).toHaveValue('Blast Finals Day');
  // 15 June is Shooter 1's pencilled part.
  await choose(sky, 'Shooter', 'Shooter 1');
  await expect(dialog.getByText('Busy on')).toHaveCount(0);
  await type(dialog.getByLabel('Days'), '3');
  await expect(dialog.getByText('Busy on Saturday 15 June: Shooter 1 is at “Trophy lift” that day.')).toBeVisible();
  await type(dialog.getByLabel('Days'), '1');
  await add.click();
  await expect(sky.getByRole('tab', { name: /Shoots/ })).toContainText('4');
});

test('a chosen billing stays, whatever the default of the resource becomes (PLN-017)', async () => {
  const { server, admin, sky, add } = stage;
  const rate = { group: 'Rate Card', invoice: true, active: true };
  const day = await add('billings', { ...rate, label: 'Day rate', dayRate: 300 });
  const night = await add('billings', { ...rate, label: 'Night rate', dayRate: 450 });
  const suite = await add('resources', {
    displayName: 'Edit 3',
    group: 'Suites',
    company: 'National Cricket Board',
    active: true,
    availableBillings: [day, night],
  });
  await sky.goto(`${server.url}/#/effort?${week}`);
  await sky.getByRole('gridcell', { name: 'Edit 3, Friday 14 June, free' }).click();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await choose(sky, 'Billing', 'Night rate');
  const changes = { defaultBilling: day, displayName: 'Edit 3 (new)' };
  await ask(admin.context(), server, { kind: 'patch', collection: 'resources', id: suite, changes });
  const dialog = sky.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Resource' })).toHaveValue('Edit 3 (new)');
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(dialog).toHaveCount(0);
  const query = { collection: 'shifts', where: { resourceId: suite } };
  const { documents } = await ask(sky.context(), server, { kind: 'fetch', query });
  expect(documents).toEqual([expect.objectContaining({ billing: night, cost: 450 })]);

  // Another person changes the session while it is open: only what sky set stays, with a note of the other value.
  const id = documents?.[0]?.id;
  await sky.getByRole('row').filter({ hasText: 'Edit 3 (new)' }).getByRole('button').click();
  await dialog.getByText('Longer', { exact: true }).click();
  await expect(dialog.getByLabel('How many days')).toHaveValue('2');
  await expect(dialog.getByLabel('Invoiceable')).toBeChecked();
  await ask(admin.context(), server, {
    kind: 'patch',
    collection: 'shifts',
    id,
    changes: { days: 4, invoiceable: false, workingDays: false },
  });
  await expect(dialog.getByText(/^Now 4 days: changed by /)).toBeVisible();
  await expect(dialog.getByLabel('Invoiceable')).not.toBeChecked();
  await expect(
    dialog.getByText(
      /^Changed by .+ since this was opened: Working days only, now off; Cost, now £1,800\.00; Invoiceable, now off\.$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('How many days')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const saved = await ask(sky.context(), server, { kind: 'fetch', query });
  expect(saved.documents).toEqual([expect.objectContaining({ days: 2, invoiceable: false })]);

  // Nothing is said of a day while another is being typed. The notice of a session of another week leads there.
  await sky.getByRole('button', { name: 'Add Session' }).click();
  await choose(sky, 'Resource', 'Edit 3 (new)');
  await choose(sky, 'Brief', 'Blast Finals Day');
  const date = dialog.getByLabel('Date');
  await type(date, '14/06/2030');
  const warning = dialog.getByText('Overbooked on Friday 14 June');
  await expect(warning).toBeVisible();
  await date.pressSequentially('0');
  await expect(warning).toBeHidden();
  await date.press('Tab');
  await expect(dialog.getByText('“14/06/20300” is not a day.', { exact: false })).toBeVisible();
  await expect(warning).toBeHidden();
  await type(date, '24/06/2030');
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  const added = sky.getByRole('alert').filter({ hasText: 'The session was added.' });
  await added.getByRole('button', { name: 'Show' }).click();
  await expect(sky.getByRole('heading', { name: '24 – 30 June 2030' })).toBeVisible();
  await expect(sky.getByRole('row').filter({ hasText: 'Edit 3 (new)' }).getByRole('button')).toHaveCount(1);
});

test('a form begins in its first field, also of a copy, and invoiceable work without a rate says so (PLN-006 PLN-017 PLN-048)', async () => {
  const { server, sky, brief, add } = stage;
  const suite = { displayName: 'Edit 4', group: 'Suites', company: 'National Cricket Board', active: true };
  await add('resources', suite);
  await sky.goto(`${server.url}/#/effort?${week}`);
  const dialog = sky.getByRole('dialog');
  const production = dialog.getByRole('radio', { name: 'Production' });
  await sky.getByRole('gridcell', { name: 'Edit 4, Monday 10 June, free' }).click();
  await expect(production).toBeFocused();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await expect(dialog.getByText('£0.00', { exact: true })).toBeVisible();
  await dialog.getByLabel('Invoiceable').check();
  await expect(dialog.getByText('No rate', { exact: true })).toBeVisible();
  // Its cost by hand is not known either.
  await dialog.getByLabel('Override the cost').check();
  await expect(dialog.getByText('Still needed: the cost')).toBeVisible();
  await dialog.getByLabel('Override the cost').uncheck();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(dialog).toHaveCount(0);

  const bar = sky.getByRole('button', { name: /^Blast Finals Day, Edit 4/ });
  await bar.click();
  await expect(sky.getByRole('dialog', { name: 'Edit Session' })).toBeVisible();
  await expect(production).toBeFocused();
  await expect(dialog.getByText('No rate', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(sky.getByRole('dialog', { name: 'Add Session' })).toBeVisible();
  await expect(production).toBeFocused();
  await dialog.getByText('Holiday', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await sky.getByRole('button', { name: 'Close Without Saving' }).click();
  await sky.getByRole('button', { name: 'Add Shoot' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Brief' })).toBeFocused();
  await expect(sky.getByRole('listbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await sky.goto(`${server.url}/#/ratecard-work?search=Edit 4`);
  const work = sky.getByRole('row').filter({ hasText: 'Edit 4' });
  await expect(work.getByText('No rate', { exact: true })).toBeVisible();
  await sky.goto(`${server.url}/#/brief/${brief}?tab=effort`);
  await expect(sky.getByText('No rate', { exact: true })).toBeVisible();
});

test('a session waits for the billings, and the search does not discard a form without asking (PLN-015 PLN-017 PLN-025 OPN-075)', async () => {
  const { server, sky } = stage;
  const page = await sky.context().newPage();
  /** What the page has asked about billings, until they may load. */
  const held: (() => void)[] = [];
  let holds = true;
  await page.routeWebSocket(/api\/live/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      const asked = JSON.parse(String(message));
      if (holds && asked.kind === 'open' && asked.query.collection === 'billings')
        held.push(() => behind.send(message));
      else behind.send(message);
    });
  });
  const dialog = page.getByRole('dialog', { name: /^Add S/ });
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  const search = async (text: string) => {
    // Shortcuts wait while a field has the focus.
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search for pages, work, films and people' }).pressSequentially(text);
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await page.goto(`${server.url}/#/effort?${week}`);
  await page.getByRole('gridcell', { name: 'Edit 1, Friday 14 June, free' }).click();
  await choose(page, 'Brief', 'Blast Finals Day');
  const add = dialog.getByRole('button', { name: 'Add Session' });
  const billing = dialog.getByRole('combobox', { name: 'Billing' });
  await expect(billing).toHaveAttribute('placeholder', 'Billings are not loaded yet');
  await expect(dialog.getByText('Not known yet')).toBeVisible();
  await expect(dialog.getByText('Still needed: the billings, which are not loaded yet')).toBeVisible();
  await expect(add).toHaveCount(0);
  holds = false;
  for (const send of held) send();
  await expect(billing).toHaveValue('Editor');
  await expect(dialog.getByText('£400.00')).toBeVisible();
  await expect(add).toBeVisible();

  // While the field shows no day, the form has none.
  const date = dialog.getByLabel('Date');
  await date.click();
  await date.press('End');
  await date.pressSequentially('0');
  await date.press('Tab');
  await expect(dialog.getByText('Still needed: a date')).toBeVisible();
  await expect(add).toHaveCount(0);
  await type(date, '14/06/2030');
  await date.press('Tab');
  await type(dialog.getByRole('combobox', { name: 'Resource' }), 'zzz');
  await expect(page.getByText('No resources found.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Resource' }).press('Tab');

  await search('Worklist');
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toHaveCount(0);
  await expect(dialog.getByLabel('Brief')).toHaveValue('Blast Finals Day');
  await add.click();
  await expect(dialog).toHaveCount(0);
  const query = { collection: 'shifts', where: { resourceName: 'Edit 1' } };
  const { documents } = await ask(sky.context(), server, { kind: 'fetch', query });
  expect(documents).toEqual([expect.objectContaining({ date: '2030-06-14', cost: 400, invoiceable: true })]);

  await page.getByRole('button', { name: 'Add Shoot' }).click();
  await dialog.getByLabel('Title').pressSequentially('Toss');
  await type(dialog.getByRole('combobox', { name: 'Shooter' }), 'zzz');
  await expect(page.getByText('No shooters found.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Shooter' }).press('Tab');
  await search('Worklist');
  await question.getByRole('button', { name: 'Close Without Saving' }).click();
  await expect(page).not.toHaveURL(/effort/);
  await expect(dialog).toHaveCount(0);
  await page.close();
});

test('a shoot takes its shooter, a billing says what goes beyond it, and a chosen billing stays (PLN-006 PLN-017 PLN-028 PLN-040)', async () => {
  const { server, sky, add } = stage;
  const retainer = await add('billings', {
    label: 'Spring retainer',
    group: 'Retainer',
    start: '2030-03-01',
    end: '2030-06-12',
    quota: 2,
    dayRate: 100,
    active: true,
  });
  const billings = { availableBillings: [retainer], defaultBilling: retainer };
  await add('resources', { displayName: 'Shooter 2', group: 'Crew', isPerson: true, active: true, ...billings });
  await addBrief(sky, server, 'Winter nets');
  await sky.goto(`${server.url}/#/effort`);
  const go = sky.getByLabel('Go to a day');
  await type(go, '12 jun 2030');
  await go.press('Enter');
  await expect(sky.getByRole('heading', { name: '10 – 16 June 2030' })).toBeVisible();
  const row = sky.getByRole('row').filter({ hasText: 'Shooter 2' });
  await expect(row).toContainText('5 days free');

  const dialog = sky.getByRole('dialog');
  await sky.getByRole('gridcell', { name: 'Shoots, Tuesday 11 June' }).click();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await type(dialog.getByLabel('Title'), 'Team portraits');
  await type(dialog.getByLabel('Days'), '2');
  await choose(sky, 'Shooter', 'Shooter 2');
  await dialog.getByRole('button', { name: 'Add Shoot' }).click();
  await expect(row).toContainText('3 days free');

  await sky.getByRole('gridcell', { name: /^Shooter 2, Wednesday 12 June/ }).click();
  await choose(sky, 'Brief', 'Winter nets');
  await expect(dialog.getByText('Busy on Wednesday 12 June: Shooter 2 is at “Team portraits” that day.')).toBeVisible();
  await expect(dialog.getByText(/Spring retainer” (ends|begins)/)).toHaveCount(0);
  await dialog.getByText('Longer', { exact: true }).click();
  await type(dialog.getByLabel('How many days'), '3');
  await expect(dialog.getByText('“Spring retainer” ends on 12/06/2030.')).toBeVisible();
  await expect(dialog.getByText('This makes it 3 days of the 2 days of “Spring retainer”.')).toBeVisible();
  // Its time at the shoot itself does not clash with the shoot.
  await choose(sky, 'Brief', 'Blast Finals Day');
  await expect(dialog.getByText('Busy on')).toHaveCount(0);
  await choose(sky, 'Billing', 'Spring retainer');
  await expect(dialog.getByRole('combobox', { name: 'Billing' })).toHaveValue('Spring retainer');
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(dialog).toHaveCount(0);
  const query = { collection: 'shifts', where: { resourceName: 'Shooter 2' } };
  const { documents } = await ask(sky.context(), server, { kind: 'fetch', query });
  expect(documents).toEqual([expect.objectContaining({ billing: retainer, days: 3, cost: 300 })]);
});
