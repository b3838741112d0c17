import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from '../accessibility.ts';
import { choose, type } from '../keys.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { openPlannerStage, week } from './planner-stage.ts';

let server: RunningServer;
let admin: Page;
let sky: Page;
/** An inactive resource. */
let spare: string;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ server, admin, sky, spare } = await openPlannerStage(browser));
});
test.afterAll(() => server.stop());

test('a resource is added, given a rate and made active (PLN-032 PLN-033 PLN-034 PLN-035 OPN-023 OPN-057 OPN-059)', async () => {
  await sky.goto(`${server.url}/#/resources`);
  await sky.getByRole('button', { name: 'Add Resource' }).click();
  await expect(sky).toHaveURL(/#\/resource\//);
  await expect(sky.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(sky.getByLabel('Name', { exact: true })).toHaveValue('New');
  // Only people marked as a resource are offered.
  await sky
    .getByRole('combobox', { name: 'User' })
    .or(sky.getByRole('textbox', { name: 'User' }))
    .first()
    .click();
  await expect(sky.getByRole('option')).toHaveText([/Sky Duler/]);
  await sky.getByRole('option').click();
  await expect(sky.getByLabel('Name', { exact: true })).toHaveValue('Sky Duler');
  await type(sky.getByRole('combobox', { name: 'Group' }), 'Editors');
  await sky.getByRole('option', { name: 'Add “Editors”' }).click();
  await choose(sky, 'Add a billing', 'Editor');
  await expect(sky.getByText('Default', { exact: true })).toBeVisible();
  await expect(sky.getByRole('button', { name: 'Remove Editor' })).toBeVisible();
  await sky.getByRole('button', { name: 'Make active' }).click();
  await expect(sky.getByRole('button', { name: 'Remove Editor' })).toHaveCount(0);

  await sky.goto(`${server.url}/#/resources`);
  await sky.getByRole('button', { name: 'Add Resource' }).click();
  await expect(sky.getByLabel('Name', { exact: true })).toHaveValue('New');
  await sky.getByRole('button', { name: 'Delete Resource' }).click();
  await sky.getByRole('dialog').getByRole('button', { name: 'Delete Resource' }).click();
  await expect(sky.getByRole('row', { name: /Camera 1/ })).toBeVisible();
  await expect(sky.getByRole('row', { name: /New/ })).toHaveCount(0);

  // An untouched one is removed when its page is left. A closed tab leaves it, and the next Add Resource opens it.
  const address = async () => {
    await sky.getByRole('button', { name: 'Add Resource' }).click();
    await expect(sky.getByLabel('Name', { exact: true })).toHaveValue('New');
    return sky.url();
  };
  const left = await address();
  await sky.goBack();
  await expect(sky.getByRole('row', { name: /Camera 1/ })).toBeVisible();
  await expect(sky.getByRole('row', { name: /New/ })).toHaveCount(0);
  const closed = await address();
  expect(closed).not.toBe(left);
  await sky.goto('about:blank');
  await sky.goto(`${server.url}/#/resources`);
  await expect(sky.getByRole('row', { name: /New/ })).toHaveCount(1);
  expect(await address()).toBe(closed);
  await type(sky.getByLabel('Name', { exact: true }), 'Crane');
  await sky.getByRole('link', { name: 'Work Planner Resources' }).first().click();
  await expect(sky.getByRole('row', { name: /Crane/ })).toBeVisible();
  await expect(sky.getByRole('row', { name: /New/ })).toHaveCount(0);
});

test('sessions of a week are added, moved, resized and split (PLN-001 PLN-002 PLN-003 PLN-004 PLN-005 PLN-006 PLN-008 PLN-010 PLN-014 PLN-017 PLN-020 PLN-051 DAT-053)', async () => {
  await sky.goto(`${server.url}/#/effort?${week}`);
  await expect(sky.getByRole('heading', { name: '10 – 16 June 2030' })).toBeVisible();
  await expect(sky.getByRole('columnheader')).toHaveText([
    'Resource',
    ...['Mon 10', 'Tue 11', 'Wed 12', 'Thu 13', 'Fri 14', 'Sat 15', 'Sun 16'],
  ]);
  const cell = (name: string) => sky.getByRole('gridcell', { name });
  await expect(sky.getByRole('button', { name: 'Calendar events' })).toHaveCount(0);
  await admin.goto(`${server.url}/#/effort?${week}`);
  await admin.getByRole('button', { name: 'Calendar events' }).click();
  await admin.getByRole('button', { name: 'Add Event' }).click();
  const added = admin.getByRole('dialog').getByRole('group').last();
  await type(added.getByLabel('First day of the new event'), '10/06/2030');
  await type(added.getByLabel('Event', { exact: true }), 'Media day');
  await admin.keyboard.press('Enter');
  await expect(cell('Calendar, Monday 10 June, Media day')).toBeVisible();
  await expect(cell('Calendar, Wednesday 12 June, Finals week')).toBeVisible();
  await expect(sky.getByTitle('Finals week')).toHaveCount(1);
  // The live list adds a resource when it becomes active.
  const row = sky.getByRole('rowheader', { name: /Spare kit/ });
  for (const active of [false, true, false]) {
    await ask(sky.context(), server, { kind: 'patch', collection: 'resources', id: spare, changes: { active } });
    await expect(row).toHaveCount(active ? 1 : 0);
  }
  await cell('Edit 1, Tuesday 11 June, free').click();
  const dialog = sky.getByRole('dialog');
  await expect(dialog.getByText('Still needed: a brief')).toBeVisible();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await dialog.getByText('0.5', { exact: true }).click();
  await expect(dialog.getByText('£200.00')).toBeVisible();
  await dialog.getByLabel('Override the cost').check();
  const byHand = dialog.getByLabel('Cost in pounds');
  await expect(byHand).toHaveValue('£200.00');
  await type(byHand, '1234.56');
  await expect(byHand).toHaveValue('1234.56');
  await byHand.press('Tab');
  await expect(byHand).toHaveValue('£1,234.56');
  await dialog.getByLabel('Override the cost').uncheck();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();

  await expect(dialog).toHaveCount(0);
  const bar = sky.getByRole('button', { name: /^Blast Finals Day, Edit 1/ });
  // Two people change the length of one session: the second is told, and nothing is overwritten unasked.
  const planned = await ask(sky.context(), server, { kind: 'fetch', query: { collection: 'shifts' } });
  const elsewhere = (days: number) =>
    ask(sky.context(), server, {
      kind: 'patch',
      collection: 'shifts',
      id: planned.documents?.[0]?.id,
      changes: { days },
    });
  await bar.click();
  await dialog.getByText('0.25', { exact: true }).click();
  expect((await elsewhere(0.75)).error).toBeUndefined();
  await expect(dialog.getByText('Now 0.75 days: changed by Sky Duler.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '0.25' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await sky.getByRole('button', { name: 'Close Without Saving' }).click();
  await expect(dialog).toHaveCount(0);
  await elsewhere(0.5);
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();
  const from = (await bar.boundingBox())!;
  const to = (await cell('Edit 1, Thursday 13 June, free').boundingBox())!;
  // Escape ends a drag: nothing has moved, and the click opens nothing.
  await sky.mouse.move(from.x + 20, from.y + 10);
  await sky.mouse.down();
  await sky.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await sky.keyboard.press('Escape');
  await sky.mouse.up();
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(sky.getByRole('alert').filter({ hasText: 'moved to' })).toHaveCount(0);

  await sky.mouse.move(from.x + 20, from.y + 10);
  await sky.mouse.down();
  await sky.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await sky.mouse.up();
  await expect(cell('Edit 1, Thursday 13 June, 0.5 days free')).toBeVisible();
  await sky.getByRole('alert').filter({ hasText: 'moved to' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();

  // Undo does not overwrite a move by another person.
  const booked = (await bar.getAttribute('data-bar')) ?? '';
  await bar.press('Alt+ArrowRight');
  await expect(cell('Edit 1, Wednesday 12 June, 0.5 days free')).toBeVisible();
  // The bar moves before it is saved; the notice comes after.
  await expect(sky.getByRole('alert').filter({ hasText: /moved to 12/ })).toBeVisible();
  const back = { kind: 'patch', collection: 'shifts', id: booked, changes: { date: '2030-06-11' } } as const;
  await ask(admin.context(), server, back);
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();
  await sky.getByRole('alert').filter({ hasText: 'moved to' }).last().getByRole('button', { name: 'Undo' }).click();
  await expect(sky.getByText('Administrator has changed this since. Nothing was undone.')).toBeVisible();
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();

  // Two people move one session at the same moment: the second is refused, and told who moved it and where to.
  const slow = await sky.context().newPage();
  const onItsWay: Array<() => void> = [];
  await slow.routeWebSocket(/api\/live/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(String(message)).kind === 'patch') onItsWay.push(() => behind.send(message));
      else behind.send(message);
    });
  });
  await slow.goto(`${server.url}/#/effort?${week}`);
  await slow.getByRole('button', { name: /^Blast Finals Day, Edit 1/ }).press('Alt+ArrowRight');
  await expect.poll(() => onItsWay.length).toBe(1);
  await ask(admin.context(), server, { ...back, changes: { date: '2030-06-14' } });
  for (const arrive of onItsWay) arrive();
  await expect(
    slow.getByText(
      'Blast Finals Day: Administrator has changed this since: moved to 14/06/2030. Your change was not saved.',
    ),
  ).toBeVisible();
  await expect(slow.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(slow.getByRole('gridcell', { name: 'Edit 1, Friday 14 June, 0.5 days free' })).toBeVisible();
  await slow.close();
  await ask(admin.context(), server, back);
  await expect(cell('Edit 1, Tuesday 11 June, 0.5 days free')).toBeVisible();

  await bar.focus();
  for (let step = 0; step < 6; step++) {
    await sky.keyboard.press('Alt+Shift+ArrowRight');
    await expect(bar).toHaveAccessibleName(new RegExp(`${0.75 + step * 0.25} days?$`));
    await expect(bar).toBeFocused();
  }
  await expect(cell('Edit 1, Wednesday 12 June, fully booked')).toBeVisible();
  const moved = sky.getByRole('button', { name: /^Blast Finals Day, Edit 2, 2 days$/ });
  // Edit 2 does not have this billing, so the price would change and the planner asks first.
  await bar.press('Alt+ArrowDown');
  const question = sky.getByRole('dialog', { name: 'Give this session to Edit 2?' });
  await expect(question.getByText('Edit 2 cannot be booked at “Editor”. It has no default billing')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeVisible();
  await bar.press('Alt+ArrowDown');
  await question.getByRole('button', { name: 'Book Without a Billing' }).click();
  await expect(moved).toBeFocused();
  await sky.getByRole('alert').filter({ hasText: 'given to Edit 2' }).getByRole('button', { name: 'Undo' }).click();
  await bar.press('Enter');
  await expect(dialog.getByText('£800.00', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Split Into Individual Days' }).click();
  await expect(sky.getByRole('button', { name: /^Blast Finals Day, Edit 1, 1 day$/ })).toHaveCount(2);

  await expect(dialog).toHaveCount(0);
  await cell('Edit 1, Wednesday 12 June, fully booked').focus();
  await sky.keyboard.press('Enter');
  await dialog.getByText('Holiday', { exact: true }).click();
  await expect(dialog.getByText('Overbooked on Wednesday 12 June: 2 days booked, 1 day available.')).toBeVisible();
  // A chosen value is as much work as a typed one: Escape and Close ask.
  await sky.keyboard.press('Escape');
  const discard = sky.getByRole('dialog', { name: 'Close without saving?' });
  await discard.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(discard).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await discard.getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(cell('Edit 1, Wednesday 12 June, overbooked by 1 day')).toBeVisible();
  await expect(sky.getByText('3 days free')).toBeVisible();
  // A move is saved, and its notice says what it overbooks.
  await sky
    .getByRole('button', { name: /^Blast Finals Day, Edit 1, 1 day$/ })
    .first()
    .press('Alt+ArrowRight');
  const onto = sky.getByRole('alert').filter({ hasText: 'Edit 1 is on holiday on Wednesday 12 June.' });
  await onto.getByRole('button', { name: 'Undo' }).click();
  await expect(cell('Edit 1, Wednesday 12 June, overbooked by 1 day')).toBeVisible();

  // Four days from Wednesday skip the weekend. A day on which the office is closed is not free.
  await cell('Camera 1, Wednesday 12 June, free').click();
  await choose(sky, 'Brief', 'Blast Finals Day');
  await dialog.getByText('Longer', { exact: true }).click();
  const length = dialog.getByLabel('How many days');
  await type(length, '4.25');
  await length.press('Backspace');
  await length.press('Backspace');
  await length.press('Backspace');
  await expect(dialog.getByText('Until Monday 17 June')).toBeVisible();
  await dialog.getByLabel('Work on Saturdays and Sundays').check();
  await expect(dialog.getByText('Until Saturday 15 June')).toBeVisible();
  await dialog.getByLabel('Work on Saturdays and Sundays').uncheck();
  await dialog.getByRole('button', { name: 'Add Session' }).click();
  await expect(cell('Camera 1, Friday 14 June, fully booked')).toBeVisible();
  await expect(cell('Camera 1, Saturday 15 June, free')).toBeVisible();
  await admin.getByRole('button', { name: 'Calendar events' }).click();
  await admin.getByRole('group', { name: 'Media day' }).getByLabel('Office closed').check();
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(sky.getByRole('rowheader', { name: /Edit 1/ })).toContainText('2 days free');
  await expect(dialog).toHaveCount(0);

  expect(await accessibilityFindings(sky)).toEqual([]);
  await choose(sky, 'Groups', 'Cameras');
  await expect(sky.getByRole('rowheader', { name: /Edit 1/ })).toHaveCount(0);
  await sky.reload();
  await expect(sky.getByRole('rowheader', { name: /Camera 1/ })).toBeVisible();
  await expect(sky.getByRole('rowheader', { name: /Edit 1/ })).toHaveCount(0);
  await sky.getByRole('link', { name: 'Blast Finals Day 1 deliverable due' }).click();
  await expect(sky.getByRole('tab', { name: /Effort.*6 days/ })).toBeVisible();
});

test('a week names what the server refuses to load (OPN-075)', async () => {
  const page = await sky.context().newPage();
  const withheld = ['shoots', 'deliverables', 'billings'];
  await page.routeWebSocket(/api\/live/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      const asked = JSON.parse(String(message));
      if (asked.kind !== 'open' || !withheld.includes(asked.query.collection)) return behind.send(message);
      const error = { code: 'LIMIT', message: 'Too many at once.' };
      socket.send(JSON.stringify({ kind: 'refused', channel: asked.channel, error }));
    });
  });
  await page.goto(`${server.url}/#/effort?${week}`);
  await expect(page.getByRole('rowheader', { name: /Edit 2/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Shoots, deadlines and billings could not be loaded. Too many at once.',
  );
  await page.getByRole('gridcell', { name: 'Edit 2, Friday 14 June, free' }).click();
  await expect(page.getByRole('dialog').getByText('Billings could not be loaded. Too many at once.')).toBeVisible();
  await page.close();
});
