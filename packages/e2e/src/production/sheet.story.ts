import { expect, type Page, test } from '@playwright/test';
import { choose, type } from '../keys.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from '../shell/prepare.ts';

let server: RunningServer;
let fay: Page;
let gus: Page;

// The sheet that the first story opens is remembered by the others.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback', 'production_admin'],
  });
  await addPerson(admin, server, {
    name: 'Gus Maker',
    email: 'gus@example.org',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  fay = await signIn(browser, server, 'fay@example.org', password);
  gus = await signIn(browser, server, 'gus@example.org', password);
  await fay.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
test.afterAll(() => server.stop());

const copy = (text: string) => fay.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const cell = (row: number, column: number) => fay.locator(`[data-cell="${row}:${column}"]`).getByRole('textbox');
const titles = async (brief: string) => {
  const query = { collection: 'deliverables', where: { production: brief } };
  const { documents } = await ask(fay.context(), server, { kind: 'fetch', query });
  return documents!.map((document) => (document as unknown as { title: string }).title).sort();
};

test('rows of a spreadsheet pasted into the sheet of an empty brief become deliverables (PRD-037 PRD-042 PRD-044)', async () => {
  const brief = await addBrief(fay, server, 'Empty sheet');
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.locator('label', { hasText: 'Rows' }).click();
  await expect(fay.getByText('This brief has no deliverables yet.')).toBeVisible();
  await copy('Hero film\tVideo\t\t12/06/2030\nTeaser\tFilm\t\tsoon\t\tLaunch\n\t\nPoster');
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  const window = fay.getByRole('dialog', { name: 'New Deliverables' });
  await expect(window.getByText('3 rows will be made into new deliverables of this brief.')).toBeVisible();
  // What its column does not take keeps its text, with the reason at the cell.
  await expect(window.getByRole('combobox', { name: 'Type of row 2' })).toHaveValue('Film');
  await expect(window.getByText('4 cells need a value')).toBeVisible();
  const make = window.getByRole('button', { name: 'Make 3 Deliverables' });
  await expect(make).toBeDisabled();
  expect(await titles(brief)).toEqual([]);
  await choose(fay, 'Type of rows without one', 'Image');
  await type(window.getByLabel('Deadline of rows without one'), '20/06/2030');
  await fay.keyboard.press('Tab');
  await type(window.getByRole('combobox', { name: 'Type of row 2' }), 'Video');
  await type(window.getByRole('combobox', { name: 'Deadline of row 2' }), '21/06/2030');
  await fay.keyboard.press('Escape');
  await expect(window.getByText('needs a value')).toHaveCount(0);
  await make.click();
  await expect(window).toHaveCount(0);
  await expect(fay.getByRole('alert').filter({ hasText: '3 deliverables made' })).toBeVisible();
  await expect(fay.getByRole('textbox', { name: 'Deadline of Poster' })).toHaveValue('20/06/2030');
  await expect(fay.getByText('Launch · 1')).toBeVisible();
  expect(await titles(brief)).toEqual(['Hero film', 'Poster', 'Teaser']);
});

test('a paste that reaches below the last deliverable changes the rows that exist and makes the others (PRD-037 PRD-042)', async () => {
  const brief = await addBrief(fay, server, 'Half a sheet');
  await addDeliverables(fay, server, brief, { title: 'Cell A', type: 'Video', deadline: '2030-06-12' });
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await expect(cell(0, 0)).toHaveValue('Cell A');
  await copy('Cell A2\tImage\t\t13/06/2030\nCell B\tVideo\t\t14/06/2030\n');
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  const window = fay.getByRole('dialog', { name: 'New Deliverables' });
  await expect(window.getByText('The paste also changes 1 deliverable of the sheet: “Cell A”.')).toBeVisible();
  await window.getByRole('button', { name: 'Cancel' }).click();
  expect(await titles(brief)).toEqual(['Cell A']);
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  await window.getByRole('button', { name: 'Make 1 Deliverable' }).click();
  await expect(cell(1, 0)).toHaveValue('Cell B');
  await expect(cell(0, 0)).toHaveValue('Cell A2');
  // The sheet shows a change before it is stored.
  await expect.poll(() => titles(brief)).toEqual(['Cell A2', 'Cell B']);
  // One Undo takes back the changes and the new row.
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+z');
  await expect(cell(0, 0)).toHaveValue('Cell A');
  await expect(fay.getByRole('textbox', { name: 'Title of Cell B' })).toHaveCount(0);
  await expect.poll(() => titles(brief)).toEqual(['Cell A']);

  // A row that someone else has worked on since stays.
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  await window.getByRole('button', { name: 'Make 1 Deliverable' }).click();
  await expect(cell(1, 0)).toHaveValue('Cell B');
  const made = { collection: 'deliverables', where: { production: brief, title: 'Cell B' } };
  const { documents: rows } = await ask(fay.context(), server, { kind: 'fetch', query: made });
  const folder = { folderName: 'Theirs' };
  await ask(gus.context(), server, { kind: 'patch', collection: 'deliverables', id: rows![0]!.id, changes: folder });
  await expect(fay.getByText('Theirs · 1')).toBeVisible();
  await fay.getByRole('textbox', { name: 'Title of Cell A2' }).click();
  await fay.keyboard.press('ControlOrMeta+z');
  await expect(
    fay.getByRole('alert').filter({ hasText: 'The new deliverable stays. Someone has changed this since.' }),
  ).toBeVisible();
  await expect.poll(() => titles(brief)).toEqual(['Cell A', 'Cell B']);
  const again = { kind: 'patch', collection: 'deliverables', changes: { title: 'Cell A2', type: 'Image' } } as const;
  const first = { collection: 'deliverables', where: { production: brief, title: 'Cell A' } };
  const { documents: before } = await ask(fay.context(), server, { kind: 'fetch', query: first });
  await ask(fay.context(), server, { ...again, id: before![0]!.id });
  await ask(fay.context(), server, {
    kind: 'patch',
    collection: 'deliverables',
    id: before![0]!.id,
    changes: { deadline: '2030-06-13' },
  });
  await ask(fay.context(), server, { ...again, id: rows![0]!.id, changes: { folderName: null } });
  await expect(fay.getByText('Theirs · 1')).toHaveCount(0);
  await expect(cell(0, 0)).toHaveValue('Cell A2');

  // One Undo takes a whole paste back, but for a cell that someone else has changed since.
  await copy('One\tVideo\t\t15/06/2030\tx\tLaunch\nTwo\tVideo\t\t16/06/2030\tx\tLaunch');
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  await expect(fay.getByText('Launch · 2')).toBeVisible();
  const query = { collection: 'deliverables', where: { production: brief, title: 'Two' } };
  const { documents } = await ask(fay.context(), server, { kind: 'fetch', query });
  const { id } = documents![0]!;
  await ask(fay.context(), server, { kind: 'patch', collection: 'deliverables', id, changes: { title: 'Theirs' } });
  await expect(cell(1, 0)).toHaveValue('Theirs');
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+z');
  await expect(fay.getByRole('alert').filter({ hasText: '1 of 2 was not taken back entirely.' })).toBeVisible();
  await expect(fay.getByText('Launch · 2')).toHaveCount(0);
  await expect(fay.getByRole('textbox', { name: 'Deadline of Cell A2' })).toHaveValue('13/06/2030');
  await expect(fay.getByRole('textbox', { name: 'Deadline of Theirs' })).toHaveValue('14/06/2030');
});

test('two people in one sheet see in which cell the other one is, and that they type there (PRD-037)', async () => {
  const brief = await addBrief(fay, server, 'Two at once');
  const film = { title: 'Hero film', type: 'Video', deadline: '2030-06-12' };
  const [id] = await addDeliverables(fay, server, brief, film);
  await addDeliverables(fay, server, brief, { ...film, title: 'Poster' });
  for (const page of [fay, gus]) {
    await page.goto(`${server.url}/#/brief/${brief}`);
    await page.locator('label', { hasText: 'Rows' }).click();
  }
  const here = (words: string) => fay.getByRole('list', { name: 'Also here' }).getByRole('button', { name: words });
  await expect(here('Gus Maker')).toBeVisible();
  await expect(fay.getByRole('status').filter({ hasText: 'Gus Maker is here.' })).toHaveCount(1);
  const title = gus.getByRole('textbox', { name: 'Title of Hero film' });
  const seen = (place: number) => fay.locator(`[data-entry="${id}"] [data-cell="0:${place}"]`);
  await title.click();
  await expect(seen(0).getByText('Gus Maker', { exact: true })).toBeVisible();
  await expect(here('Gus Maker, in Hero film')).toBeVisible();
  await title.pressSequentially('Opening film');
  await expect(seen(0).getByText('Gus Maker is typing')).toBeVisible();
  // Half-typed text is nobody else's yet.
  await expect(fay.getByRole('textbox', { name: 'Title of Hero film' })).toHaveValue('Hero film');
  await title.press('Escape');
  await expect(seen(0).getByText('Gus Maker', { exact: true })).toBeVisible();
  await title.press('ArrowRight');
  await expect(seen(1).getByText('Gus Maker', { exact: true })).toBeVisible();
  await expect(seen(0).getByText('Gus Maker')).toHaveCount(0);
  // Oneself is never shown to oneself.
  await expect(gus.getByRole('grid').getByText('Gus Maker')).toHaveCount(0);
  await gus.goto(`${server.url}/#/briefs`);
  await expect(fay.getByRole('list', { name: 'Also here' })).toBeHidden();
  await expect(seen(1).getByText('Gus Maker')).toHaveCount(0);
});

test('pasted rows keep their order, a row of headings is left out, and each cell says what is wrong (PRD-037 PRD-042 PRD-044)', async () => {
  const brief = await addBrief(fay, server, 'Headed sheet');
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await expect(fay.getByText('This brief has no deliverables yet.')).toBeVisible();
  await copy(
    'Type\tNotes\tTitle\tDimensions\tDeadline\tDuration\tDescription\nVideo\tx\tFirst\t1080 x 1920\t12/06/2030\t30\t"Long\nand wide"\nVideo\t\t"Second\nhalf"\t\t31/02/2030\nImage\t\tThird\t\t13/06/2030\t1:30\tStill',
  );
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  const window = fay.getByRole('dialog', { name: 'New Deliverables' });
  await expect(window.getByText('3 rows will be made into new deliverables of this brief.')).toBeVisible();
  await expect(fay.getByText('The first row names the columns. It was left out.')).toBeVisible();
  // What is left out is named before the rows are made.
  await expect(
    window.getByText(
      '“Notes” is left out: deliverables have no such field. The duration of “Third” is left out: images have none.',
    ),
  ).toBeVisible();
  await expect(window.getByRole('textbox', { name: 'Description of row 1' })).toHaveValue('Long\nand wide');
  for (const [at, title] of ['First', 'Second half', 'Third'].entries())
    await expect(window.getByRole('combobox', { name: `Title of row ${at + 1}` })).toHaveValue(title);
  await expect(window.getByText('There is no 31/02/2030 in the calendar.')).toBeVisible();
  await expect(window.getByText('1 cell needs a value')).toBeVisible();
  await type(window.getByRole('combobox', { name: 'Deadline of row 2' }), '14/06/2030');
  await fay.keyboard.press('Escape');
  await window.getByRole('button', { name: 'Make 3 Deliverables' }).click();
  await expect(window).toHaveCount(0);
  const query = { collection: 'deliverables', where: { production: brief, title: 'First' } };
  const { documents } = await ask(fay.context(), server, { kind: 'fetch', query });
  expect(documents![0]).toMatchObject({
    format: '1080x1920',
    desiredDuration: '00:30',
    description: 'Long\nand wide',
  });

  // The same over rows that exist, after a question.
  await copy('Title\tDuration\tEditor\tDescription\nFirst\t45\tEd\tShort\n\t\t\t\nThird\t45\tEd\tStill here');
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  const question = fay.getByRole('dialog', { name: 'Not everything fits' });
  await expect(question).toContainText('“Editor” is left out: deliverables have no such field.');
  await expect(question).toContainText('The duration of “Third” is left out: images have none.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await cell(0, 0).click();
  await fay.keyboard.press('ControlOrMeta+v');
  await question.getByRole('button', { name: 'Paste What Fits' }).click();
  const read = async () =>
    (await ask(fay.context(), server, { kind: 'fetch', query })).documents!.map((found) => found.description);
  await expect.poll(read).toEqual(['Short']);
  await expect(fay.getByText('1 cell not taken: an empty title for Second half.')).toBeVisible();
});

test('a cell that someone else changes during typing keeps the text until its writer chooses one of the two (PRD-037)', async () => {
  const brief = await addBrief(fay, server, 'Two in a cell');
  const film = { title: 'Hero', type: 'Video', deadline: '2030-06-12' };
  const [id] = await addDeliverables(fay, server, brief, film);
  await fay.goto(`${server.url}/#/brief/${brief}`);
  const rename = async (title: string) => {
    await ask(gus.context(), server, { kind: 'patch', collection: 'deliverables', id, changes: { title } });
    await expect(fay.getByText(`Someone else changed this to “${title}”.`)).toBeVisible();
  };
  await type(cell(0, 0), 'Mine');
  await rename('Theirs');
  await expect(cell(0, 0)).toHaveValue('Mine');
  // Enter goes to the question; so all of it works by keys.
  await fay.keyboard.press('Enter');
  await expect(fay.getByRole('button', { name: 'Keep Mine' })).toBeFocused();
  await fay.keyboard.press('Enter');
  await expect(fay.getByText('Title of Theirs was changed')).toBeVisible();
  await expect(cell(0, 0)).toHaveValue('Mine');
  expect(await titles(brief)).toEqual(['Mine']);

  await type(cell(0, 0), 'Mine again');
  await rename('Theirs again');
  await fay.keyboard.press('Tab');
  await expect(fay.getByRole('button', { name: 'Take Theirs' })).toBeVisible();
  await fay.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(cell(0, 0)).toHaveValue('Theirs again');
  expect(await titles(brief)).toEqual(['Theirs again']);
});

test('Enter saves a cell once and goes to the next (PRD-037)', async () => {
  const brief = await addBrief(fay, server, 'Row by row');
  await addDeliverables(fay, server, brief, { title: 'Hero', type: 'Video', deadline: '2030-06-12' }, 2);
  await fay.goto(`${server.url}/#/brief/${brief}`);
  const sent: string[] = [];
  fay.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))));
  await fay.reload();
  await type(cell(0, 0), 'First');
  await fay.keyboard.press('Enter');
  await expect(cell(1, 0)).toBeFocused();
  await fay.keyboard.type('Second');
  await fay.keyboard.press('Enter');
  await expect.poll(() => titles(brief)).toEqual(['First', 'Second']);
  expect(sent.filter((each) => each.includes('"kind":"patch"') && each.includes('"title"'))).toHaveLength(2);
  await expect(fay.getByText(/was not saved/)).toHaveCount(0);
});
