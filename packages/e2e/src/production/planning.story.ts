import { expect, type Page, test } from '@playwright/test';
import { pasteInto, type } from '../keys.ts';
import { still } from '../media.ts';
import { ask } from '../people.ts';
import type { RunningServer } from '../server.ts';
import { addBrief, addDeliverables, uploadAs } from '../shell/prepare.ts';
import { openBriefsStage } from './briefs-stage.ts';

let server: RunningServer;
let fay: Page;
let vic: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ server, fay, vic } = await openBriefsStage(browser));
});
test.afterAll(() => server.stop());

test('a brief is written step by step and survives a reload (PRD-014 PRD-018 PRD-019 PRD-020 PRD-021 PRD-022 PRD-025 PRD-026 OPN-051)', async () => {
  await fay.goto(`${server.url}/#/new-brief`);
  await type(fay.getByLabel('Title'), 'Opening night');
  await expect(fay.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await pick(fay, 'Department', 'Digital');
  await pick(fay, 'Brands', 'The Hundred');
  await fay.getByRole('radio', { name: 'No' }).click();
  await fay.getByLabel('Point of contact').first().click();
  await expect(fay.getByRole('option', { name: 'Fay Backer' })).toBeVisible();
  await expect(fay.getByRole('option', { name: 'Vic Iewer' })).toHaveCount(0);
  await pick(fay, 'Point of contact', 'Fay Backer');
  await pick(fay, 'Default feedbackers', 'Fay Backer');
  await fay.getByRole('button', { name: 'Continue' }).click();

  await type(fay.getByLabel('Audience'), 'Families who have never been');
  await type(fay.getByRole('textbox', { name: 'Description' }), 'Loud and bright');
  // A part of the screen that fails to load does not affect the rest.
  await fay.route(/assets\/rich-text-editor/, (route) => route.abort());
  await fay.reload();
  await expect(fay.getByLabel('Audience')).toHaveValue('Families who have never been');
  await expect(fay.getByText('This part of the product could not be loaded. Please try again.')).toBeVisible();
  await fay.unroute(/assets\/rich-text-editor/);
  await fay.getByRole('button', { name: 'Try Again' }).click();
  await expect(fay.getByRole('textbox', { name: 'Description' })).toHaveText('Loud and bright');
  await fay.getByRole('button', { name: 'Continue' }).click();

  const steps = fay.getByRole('button', { name: 'Channels' });
  await expect(steps).toHaveCount(0);
  for (const question of [/channels/, /deliverables/])
    await fay.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'Yes' }).click();
  await expect(steps).toHaveCount(1);
  for (let step = 0; step < 3; step++) await fay.getByRole('button', { name: 'Continue' }).click();
  await pick(fay, 'Channels', 'Instagram');
  // Half a word takes the known channel, leaving the field takes nothing, and another channel is added by its own option.
  const channels = fay.getByRole('region', { name: 'Channels' });
  const channel = channels.getByRole('combobox', { name: 'Channels' }).or(channels.getByRole('textbox')).first();
  await type(channel, 'YouT');
  await expect(fay.getByRole('option', { name: 'Add “YouT”' })).toBeVisible();
  await channel.press('Enter');
  await type(channel, 'Faceb');
  await channel.press('Tab');
  await type(channel, 'Village radio');
  await channel.press('Enter');
  await channel.press('Tab');
  await expect(channels.getByText('YouTube', { exact: true })).toBeVisible();
  await expect(channels.getByText('Village radio', { exact: true })).toBeVisible();
  for (const half of ['YouT', 'Faceb']) await expect(channels.getByText(half, { exact: true })).toHaveCount(0);
  await fay.getByRole('button', { name: 'Continue' }).click();
  await fay.getByRole('button', { name: 'Add a deliverable' }).click();
  await expect(fay.getByText('Still needed: title of deliverable 1')).toBeVisible();
  await type(fay.getByLabel('Title'), 'Hero film');
  await pick(fay, 'Type', 'Video');
  await type(fay.getByLabel('Deadline'), '01/12/2020');
  await expect(fay.getByText('This day has passed.')).toBeVisible();
  await type(fay.getByLabel('Deadline'), '01/12/2030');
  await fay.keyboard.press('Tab');
  await expect(fay.getByText('This day has passed.')).toHaveCount(0);
  // The next deliverable has the same deadline. What is typed after a click replaces it, and an error leaves the row aligned.
  await fay.getByRole('button', { name: 'Add a deliverable' }).click();
  const second = fay.getByRole('group', { name: 'Deliverable 2' });
  const due = second.getByLabel('Deadline');
  await expect(due).toHaveValue('01/12/2030');
  await due.click();
  await due.pressSequentially('45/12/2030');
  await due.press('Tab');
  await expect(second.getByText('“45/12/2030” is not a day. Type it as DD/MM/YYYY.')).toBeVisible();
  const top = async (label: string) => (await second.getByLabel(label).boundingBox())?.y;
  expect(await top('Title')).toBe(await top('Deadline'));
  await fay.getByRole('button', { name: 'Remove deliverable 2' }).click();
  // The browser's Back button goes to the step before, and nothing is lost.
  await fay.goBack();
  await expect(fay.getByRole('region', { name: 'Channels' }).getByText('Instagram')).toBeVisible();
  await fay.goForward();
  await expect(fay.getByLabel('Title')).toHaveValue('Hero film');
  await expect(fay.getByLabel('Deadline')).toHaveValue('01/12/2030');
  await fay.getByLabel('How many').press('End');
  await fay.getByLabel('How many').press('Backspace');
  await expect(fay.getByText('Still needed: how many of deliverable 1')).toBeVisible();
  await fay.keyboard.type('2');
  await fay.getByRole('button', { name: 'Create Draft' }).click();

  await expect(fay.getByRole('alert').filter({ hasText: 'Draft' })).toBeVisible();
  await expect(fay.getByRole('link', { name: 'Hero film' })).toHaveCount(2);
  await expect(fay.getByRole('tab', { name: /Shoots|Effort|Costs/ })).toHaveCount(0);
  await fay.getByRole('tab', { name: 'Brief Form' }).click();
  for (const card of [
    'Criteria',
    'Production',
    'Status',
    'Outline',
    'Briefing Documents and Files',
    'Add To Creative Library',
  ])
    await expect(fay.getByRole('tabpanel').getByRole('heading', { name: card })).toBeVisible();
  await expect(fay.getByRole('textbox', { name: 'Description' })).toHaveText('Loud and bright');
  await type(fay.getByLabel('Audience'), 'Everybody');
  await fay.getByLabel('Audience').blur();
  await fay.getByRole('alert').filter({ hasText: 'Audience changed' }).getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByLabel('Audience')).toHaveValue('Families who have never been');

  await fay.goto(`${server.url}/#/drafts`);
  await fay.getByRole('button', { name: 'Delete Opening night' }).click();
  await fay.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete brief' }).click();
  await expect(fay.getByText('There are no draft briefs.')).toBeVisible();
  const notice = fay.getByRole('alert').filter({ hasText: 'Opening night was deleted.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByRole('button', { name: 'Delete Opening night' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a deadline is moved by dragging and by keyboard, and undone (PRD-124 PRD-127 PRD-128 PRD-129 PRD-130 PRD-131 OPN-012)', async () => {
  const brief = await addBrief(fay, server, 'Blast Finals Day');
  await addDeliverables(fay, server, brief, { title: 'Semi-final film', type: 'Video', deadline: '2030-06-12' });
  await fay.goto(`${server.url}/#/scheduler?month=2030-06`);
  const film = fay.getByRole('button', { name: 'Semi-final film' });
  const day = (date: string) => fay.locator(`[data-day="${date}"]`);
  await expect(day('2030-06-12').getByRole('button', { name: 'Semi-final film' })).toBeVisible();
  await film.hover();
  await expect(fay.getByRole('tooltip').filter({ hasText: 'Semi-final film' })).toBeVisible();
  await film.dragTo(day('2030-06-20'));
  await expect(day('2030-06-20').getByRole('button', { name: 'Semi-final film' })).toBeVisible();
  await vic.goto(`${server.url}/#/scheduler?month=2030-06`);
  await expect(vic.getByText('June 2030')).toBeVisible();
  await fay.getByRole('button', { name: 'Undo' }).click();
  await expect(day('2030-06-12').getByRole('button', { name: 'Semi-final film' })).toBeVisible();
  await film.focus();
  await fay.keyboard.press('Alt+ArrowRight');
  await expect(day('2030-06-13').getByRole('button', { name: 'Semi-final film' })).toBeFocused();

  await fay.getByRole('button', { name: 'None of the competitions' }).click();
  await expect(film).toHaveCount(0);
  await fay.getByText('Blast', { exact: true }).click();
  await expect(film).toBeVisible();
  await fay.getByRole('button', { name: 'None of the departments' }).click();
  await expect(film).toHaveCount(0);
  await fay.reload();
  await expect(fay.getByText('June 2030')).toBeVisible();
  await expect(film).toHaveCount(0);
  await fay.getByRole('button', { name: 'All departments' }).click();
  await expect(film).toBeVisible();
});

test('the scheduler counts the deadlines of its month, and a link to it has its filters (PRD-124 PRD-125 PRD-126 PRD-127 PRD-128)', async () => {
  const brief = await addBrief(fay, server, 'Blast opening');
  for (const [title, deadline] of [
    ['Blast opener', '2031-03-05'],
    ['Blast teaser', '2031-02-26'],
  ] as const) {
    await addDeliverables(fay, server, brief, { title, type: 'Video', deadline });
  }
  await fay.goto(`${server.url}/#/scheduler?month=2031-03`);
  await expect(fay.getByRole('button', { name: 'Blast opener' })).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Blast teaser' })).toBeVisible();
  await expect(fay.getByText('1 deliverable', { exact: true })).toBeVisible();

  await fay.getByRole('button', { name: 'None of the competitions' }).click();
  await expect(fay).toHaveURL(/competition=none/);
  await expect(fay.getByText('0 of 1 deliverable', { exact: true })).toBeVisible();
  await fay.getByText('Blast', { exact: true }).click();
  await expect(fay.getByText('1 deliverable', { exact: true })).toBeVisible();
  await fay.getByRole('button', { name: 'None of the departments' }).click();
  await expect(fay).toHaveURL(/department=none/);
  const sent = fay.url();

  // A colleague who opens the link sees the same filters; their own stay for the plain address.
  const on = (page: Page) => page.getByRole('checkbox', { checked: true });
  await vic.goto(sent);
  await expect(vic.getByText('March 2031')).toBeVisible();
  await expect(on(vic)).toHaveCount(1);
  await vic.goto(`${server.url}/#/scheduler`);
  await expect(on(vic)).not.toHaveCount(1);

  // The bare page has the remembered ones, and says so in its address; Back comes back to them.
  await fay.goto(`${server.url}/#/briefs`);
  await fay.goto(`${server.url}/#/scheduler`);
  await expect(fay).toHaveURL(/department=none/);
  await expect(on(fay)).toHaveCount(1);
  await fay.getByRole('button', { name: 'The month after' }).click();
  await fay.goto(`${server.url}/#/worklist`);
  await fay.goBack();
  await expect(on(fay)).toHaveCount(1);
  await fay.getByRole('button', { name: 'All departments' }).click();
  await fay.getByRole('button', { name: 'All competitions' }).click();
});

test('cells are filled down and pasted as in a spreadsheet, several edited together, and undone (PRD-037 PRD-038 PRD-041)', async () => {
  const brief = await addBrief(fay, server, 'Sheet');
  const ids: Record<string, string> = {};
  for (const title of ['Cell A', 'Cell B', 'Cell C']) {
    const made = await addDeliverables(fay, server, brief, { title, type: 'Video', deadline: '2030-06-12' });
    ids[title] = made[0] ?? '';
  }
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.locator('label', { hasText: 'Rows' }).click();
  const cell = (row: number, column: number) => fay.locator(`[data-cell="${row}:${column}"]`).getByRole('textbox');
  const notice = (text: string) => fay.getByRole('alert').filter({ hasText: text });
  await cell(0, 5).click();
  await fay.keyboard.type('Launch');
  await fay.keyboard.press('Tab');
  await expect(fay.getByText('Launch · 1')).toBeVisible();

  await cell(0, 5).click();
  for (let step = 0; step < 2; step++) await fay.keyboard.press('Shift+ArrowDown');
  await fay.keyboard.press('Control+d');
  await expect(fay.getByText('Launch · 3')).toBeVisible();
  await notice('2 cells filled').getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByText('Launch · 1')).toBeVisible();

  // Ctrl Z takes back the fill, not the text of this one cell, and then the text as well.
  await cell(0, 5).click();
  for (let step = 0; step < 2; step++) await fay.keyboard.press('Shift+ArrowDown');
  await fay.keyboard.press('Control+d');
  await expect(fay.getByText('Launch · 3')).toBeVisible();
  await fay.keyboard.press('Control+z');
  await expect(fay.getByText('Launch · 1')).toBeVisible();
  await expect(cell(0, 5)).toHaveValue('Launch');

  // A paste goes to the deliverable of the selected cell, wherever somebody else's edit has moved its row.
  const folder = (title: string, to: string | null) =>
    ask(fay.context(), server, {
      kind: 'patch',
      collection: 'deliverables',
      id: ids[title],
      changes: { folderName: to },
    });
  await fay.getByRole('textbox', { name: 'Deadline of Cell B' }).click();
  await folder('Cell C', 'A first folder');
  await expect(fay.getByText('A first folder · 1')).toBeVisible();
  await pasteInto(fay.getByRole('textbox', { name: 'Deadline of Cell B' }), '24/12/2030');
  await expect(fay.getByRole('textbox', { name: 'Deadline of Cell B' })).toHaveValue('24/12/2030');
  for (const title of ['Cell A', 'Cell C'])
    await expect(fay.getByRole('textbox', { name: `Deadline of ${title}` })).toHaveValue('12/06/2030');
  await folder('Cell C', null);
  await expect(fay.getByText('A first folder · 1')).toHaveCount(0);

  // Rows that move to other groups keep their height, and no group overlaps them.
  const heights = () =>
    fay
      .getByRole('row')
      .filter({ has: fay.getByRole('checkbox') })
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
  expect(await heights()).toEqual([56]);
  await fay.getByRole('combobox', { name: 'Group by' }).click();
  await fay.getByRole('option', { name: 'State' }).click();
  await expect(fay.getByText('Launch · 1')).toHaveCount(0);
  await expect.poll(heights).toEqual([56]);
  await fay.getByRole('combobox', { name: 'Group by' }).click();
  await fay.getByRole('option', { name: 'Folder' }).click();
  await expect.poll(heights).toEqual([56]);

  // A key replaces the text of the selected cell; Enter and F2 edit it; the arrows only move.
  await cell(0, 0).click();
  await fay.keyboard.type('Cell A2');
  await fay.keyboard.press('Enter');
  await expect(cell(0, 0)).toHaveValue('Cell A2');
  await expect(cell(1, 0)).toBeFocused();
  await fay.keyboard.press('F2');
  await fay.keyboard.type('!');
  await expect(cell(1, 0)).toHaveValue('Cell B!');
  await fay.keyboard.press('Escape');
  // A change by another person meanwhile is not overwritten unseen.
  await fay.keyboard.press('F2');
  await fay.keyboard.type(' mine');
  const elsewhere = (title: string) =>
    ask(fay.context(), server, { kind: 'patch', collection: 'deliverables', id: ids['Cell B'], changes: { title } });
  expect((await elsewhere('Cell B theirs')).error).toBeUndefined();
  await expect(fay.getByRole('checkbox', { name: 'Select Cell B theirs' })).toBeVisible();
  await expect(fay.getByText('Someone else changed this to “Cell B theirs”.')).toBeVisible();
  await fay.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(cell(1, 0)).toHaveValue('Cell B theirs');
  await elsewhere('Cell B');
  await expect(cell(1, 0)).toHaveValue('Cell B');
  await fay.keyboard.press('ArrowRight');
  const typeOf = (title: string) => fay.getByRole('combobox', { name: `Type of ${title}` });
  await expect(typeOf('Cell B')).toBeFocused();
  await fay.keyboard.press('ArrowUp');
  await expect(typeOf('Cell A2')).toBeFocused();
  for (const key of ['End', 'ArrowDown']) await fay.keyboard.press(key);
  await expect(typeOf('Cell B')).toBeFocused();
  for (const title of ['Cell A2', 'Cell B']) await expect(typeOf(title)).toHaveValue('Video');

  const paste = (text: string) => pasteInto(cell(1, 0), text);
  await cell(1, 0).click();
  await paste(['one', 'two', 'three', 'four', 'five'].join('\n'));
  const left = fay.getByRole('dialog', { name: 'New Deliverables' });
  await expect(left.getByText('3 rows will be made into new deliverables of this brief.')).toBeVisible();
  await left.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(1, 0)).toHaveValue('Cell B');

  await cell(1, 0).click();
  await paste('Pasted B\timage\t\t01/07/2030\nPasted C\tno such type');
  await expect(notice('“no such type”')).toBeVisible();
  await expect(cell(1, 0)).toHaveValue('Pasted B');
  await expect(cell(1, 3)).toHaveValue('01/07/2030');
  await expect(cell(2, 0)).toHaveValue('Pasted C');
  await expect(fay.getByRole('combobox', { name: 'Type of Pasted B' })).toHaveValue('Image');
  await fay.reload();
  await expect(cell(1, 0)).toHaveValue('Pasted B');

  for (const title of ['Pasted B', 'Pasted C']) await fay.getByRole('checkbox', { name: `Select ${title}` }).check();
  await fay.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = fay.getByRole('dialog', { name: 'Edit 2 deliverables' });
  await expect(dialog.getByRole('button', { name: 'Nothing changes' })).toBeDisabled();
  await type(dialog.getByLabel('Folder'), 'Launch');
  const preview = dialog.getByRole('table', { name: 'What will change' });
  for (const title of ['Pasted B', 'Pasted C'])
    await expect(preview.getByRole('row', { name: `${title} – Launch` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2' }).click();
  await expect(fay.getByText('Launch · 3')).toBeVisible();
  await notice('2 deliverables changed').getByRole('button', { name: 'Undo' }).click();
  await expect(fay.getByText('Launch · 1')).toBeVisible();
});

test('the worklist loads 20 at a time, is counted and filtered, and remembers its filters (PRD-043 PRD-114 PRD-118 PRD-119 PRD-120 PRD-121 PRD-122 PRD-123)', async () => {
  test.setTimeout(180_000);
  await vic.goto(`${server.url}/#/worklist`);
  await expect(vic.getByText(/^Nothing is listed here, because you see signed deliverables only\./)).toBeVisible();

  const brief = await addBrief(fay, server, 'Many pictures');
  const target = { what: 'brief-file', prodID: brief, type: 'Image', brand: 'The Hundred', format: '1080x1080' };
  const picture = await still('worklist.png');
  for (let n = 0; n < 21; n++) {
    const sent = await uploadAs(fay, server, { ...target, as: 'feedback' }, `Picture ${n}.png`, picture);
    expect(sent.sentence).toBe('');
  }
  await fay.goto(`${server.url}/#/worklist`);
  const rows = fay.getByRole('table', { name: 'Worklist' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(20);
  await expect(fay.getByRole('region', { name: 'Counts' })).toContainText('21 Awaiting Feedback');
  await expect(fay.getByRole('region', { name: 'Counts' })).toContainText('0 Overdue');
  await fay.getByRole('button', { name: 'Show 1 more of 21' }).click();
  await expect(rows).toHaveCount(21);
  // Beside the navigation of a narrow window, a title still has more than a word in each line.
  await fay.setViewportSize({ width: 900, height: 900 });
  const first = fay.getByRole('table', { name: 'Worklist' }).getByRole('columnheader').first();
  await expect.poll(async () => (await first.boundingBox())?.width).toBeGreaterThan(250);
  await fay.setViewportSize({ width: 1440, height: 900 });

  await pick(fay, 'Departments', 'Events');
  await expect(fay.getByText('Nothing here awaits feedback.')).toBeVisible();
  await fay.getByRole('switch', { name: 'Mine' }).click();
  await fay.reload();
  await expect(fay.getByText('Nothing here awaits feedback.')).toBeVisible();
  await expect(fay.getByRole('switch', { name: 'Mine' })).toBeChecked();

  await fay.goto(`${server.url}/#/feedback?tab=all`);
  await expect(fay.getByText('Showing 1 to 10 of 21')).toBeVisible();
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await expect(fay.getByRole('button', { name: 'Upload files' })).toBeVisible();
});

async function pick(page: Page, label: string, option: string): Promise<void> {
  const input = page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true }))
    .first();
  await input.click();
  await page.getByRole('option', { name: option }).first().click();
  await input.press('Tab');
}
