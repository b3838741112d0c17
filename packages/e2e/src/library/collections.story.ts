import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film, still } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';
import { zipEntries } from '../zip-entries.ts';
import { card, describeUpload, makeCollection, uploadPictures } from './library-page.ts';

let server: RunningServer;
let una: Page;
let archie: Page;
let fay: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer();
  const admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Una Ploader',
    email: 'una@example.org',
    roles: ['creative_catalogue_access', 'production_new_deliberables'],
  });
  await addPerson(admin, server, { name: 'Archie Vist', email: 'archie@example.org', roles: ['archive_access'] });
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: ['creative_catalogue_access', 'production_access', 'production_drafts', 'production_feedback'],
  });
  fay = await signIn(browser, server, 'fay@example.org', password);
  una = await signIn(browser, server, 'una@example.org', password);
  archie = await signIn(browser, server, 'archie@example.org', password);
});
test.afterAll(() => server.stop());

test('Close adds nothing, Add Collection adds one, and others see the new one without a reload (LIB-020 LIB-021 LIB-022)', async () => {
  await archie.goto(`${server.url}/#/collections`);
  await una.goto(`${server.url}/#/collections`);
  await una.getByRole('button', { name: 'New Collection' }).first().click();
  const dialog = una.getByRole('dialog', { name: 'New Collection' });
  await dialog.getByRole('button', { name: 'Add Collection' }).click();
  await expect(dialog.getByText('Name is needed.')).toBeVisible();
  await type(dialog.getByLabel('Name'), 'Never made');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expect(una.getByText('There are no collections yet.')).toBeVisible();

  await makeCollection(una, server, 'Ashes press kit');
  await expect(archie.getByRole('link', { name: 'Ashes press kit' })).toBeVisible();
  await expect(archie.getByText('Never made')).toHaveCount(0);
});

test('the archive has the same list under its own name and colour (OPN-001 OPN-002 PLT-029)', async () => {
  await expect(archie.getByRole('link', { name: 'Add To Collections' }).first()).toBeVisible();
  await expect(archie.getByRole('link', { name: 'Catalogue' })).toHaveCount(0);
  await expect(archie.locator('html')).toHaveAttribute('data-section', 'archive');
  await expect(una.locator('html')).toHaveAttribute('data-section', 'catalogue');
});

test('the list is sorted, paged, and searched despite a typing mistake (LIB-015 LIB-016 LIB-018 LIB-019)', async () => {
  await makeCollection(una, server, 'Blast finals day');
  await makeCollection(una, server, 'County kits');
  await una.goto(`${server.url}/#/collections`);
  const table = una.getByRole('table', { name: 'Collections' });
  const names = () => table.getByRole('row').getByRole('link').allTextContents();
  for (const column of ['Name', 'Size', 'Restrictions', 'Created By', 'Created At']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await table.getByRole('button', { name: 'Name' }).click();
  await expect.poll(names).toEqual(['Ashes press kit', 'Blast finals day', 'County kits']);
  await table.getByRole('button', { name: 'Name' }).click();
  await expect.poll(names).toEqual(['County kits', 'Blast finals day', 'Ashes press kit']);
  await una.reload();
  await expect.poll(names).toEqual(['County kits', 'Blast finals day', 'Ashes press kit']);
  await type(una.getByRole('searchbox', { name: 'Search collections' }), 'blats');
  await expect.poll(names).toEqual(['Blast finals day']);
  await type(una.getByRole('searchbox', { name: 'Search collections' }), '');
  const perPage = una
    .getByRole('combobox', { name: 'Rows per page' })
    .or(una.getByRole('textbox', { name: 'Rows per page' }));
  await expect(perPage).toHaveValue('25');
  await perPage.click();
  for (const size of ['5', '10', '25', '50']) {
    await expect(una.getByRole('option', { name: size, exact: true })).toBeVisible();
  }
  await una.keyboard.press('Escape');
});

test('files can be uploaded after choosing their details, and are signed at once (LIB-017 LIB-025 LIB-027 LIB-028 LIB-029 OPN-044)', async () => {
  await una.goto(`${server.url}/#/collections`);
  await una.getByRole('link', { name: 'Ashes press kit' }).click();
  await expect(una).toHaveURL(/#\/collection\/[\w-]+$/);
  await archie.getByRole('link', { name: 'Ashes press kit' }).click();
  await expect(archie.getByRole('heading', { name: 'Name: Ashes press kit' })).toBeVisible();
  await expect(archie.getByRole('button', { name: 'Upload Files' })).toHaveCount(0);

  await una.getByRole('button', { name: 'Upload Files' }).first().click();
  await expect(una.getByText('Choose a type, a brand, dimensions and a department first.')).toBeVisible();
  await expect(una.getByRole('button', { name: 'Choose Files' })).toHaveCount(0);
  await describeUpload(una, {});
  await una.getByLabel('Files', { exact: true }).setInputFiles(await film({ name: 'library-film.mp4', seconds: 1 }));
  const refused = una.getByRole('complementary', { name: 'Uploads' }).getByText(/this uploader only accepts/);
  await expect(refused).toBeVisible();

  await uploadPictures(una, ['Toss graphic', 'Line-up', 'Result']);
  await expect(card(archie, 'Result')).toBeVisible();
  await una.goto(`${server.url}/#/content`);
  await expect(card(una, 'Result')).toBeVisible();
});

test('somebody with one partner and one brand finds them chosen, and sees what they upload (LIB-027 USR-120 USR-121)', async ({
  browser,
}) => {
  await addPerson(await signInAsAdministrator(browser, server), server, {
    name: 'Paul Partner',
    email: 'paul@example.org',
    roles: ['creative_catalogue_access', 'creative_catalogue_upload'],
    fields: { partnerAccess: ['Vitality'], brandAccess: ['The Hundred'] },
  });
  const paul = await signIn(browser, server, 'paul@example.org', password);
  await makeCollection(paul, server, 'Blast boards');
  await paul.getByRole('button', { name: 'Upload Files' }).first().click();
  for (const [label, value] of [
    ['Brand', 'The Hundred'],
    ['Partner', 'Vitality'],
  ] as const) {
    await expect(
      paul.getByRole('combobox', { name: label }).or(paul.getByRole('textbox', { name: label })),
    ).toHaveValue(value);
  }
  await expect(paul.getByText('Choose a type, dimensions and a department first.')).toBeVisible();
  await uploadPictures(paul, ['Boundary board']);
  await expect(card(paul, 'Boundary board')).toBeVisible();
  await paul.context().close();
});

test('the folder of several files is set at once, and others see the files move (LIB-023 LIB-026)', async () => {
  await una.goto(`${server.url}/#/collections`);
  await una.getByRole('link', { name: 'Ashes press kit' }).click();
  for (const title of ['Toss graphic', 'Result']) await una.getByRole('checkbox', { name: `Select ${title}` }).check();
  await una.getByRole('button', { name: 'Set Folder' }).click();
  const dialog = una.getByRole('dialog', { name: 'Folder of 2 files' });
  await type(dialog.getByLabel('Folder'), 'Day 1');
  await dialog.getByRole('button', { name: 'Set Folder' }).click();
  for (const page of [una, archie]) {
    const folder = page.getByRole('region', { name: 'Day 1' });
    await expect(folder.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'No folder' }).getByRole('article')).toHaveCount(1);
  }
});

test('a zip is requested, gets its link, contains the folders, says what has changed since, and is deleted (LIB-024 LIB-031 LIB-032 LIB-033 LIB-035 LIB-036 OPN-061)', async () => {
  await una.getByRole('button', { name: 'Request Zip' }).click();
  const question = una.getByRole('dialog', { name: 'Request a Zip of 3 files?' });
  await expect(
    question.getByText(
      'This will create a zip containing all the files in the collection, and be available for 1 year.',
      { exact: true },
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Request Zip' }).click();
  const zips = una.getByRole('list', { name: 'Zips' });
  const link = zips.getByRole('link', { name: /^Ashes press kit \d{4}-\d{2}-\d{2}\.zip$/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(zips.getByText('Ready')).toBeVisible();

  const [download] = await Promise.all([una.waitForEvent('download'), link.click()]);
  const entries = await zipEntries(await download.path());
  const folders = [...entries.keys()].filter((name) => name.endsWith('.png')).sort();
  expect(folders).toEqual(['Day 1/Result v1.png', 'Day 1/Toss graphic v1.png', 'Line-up v1.png']);
  const picture = createHash('sha256')
    .update(await readFile(await still('library.png')))
    .digest('hex');
  expect(entries.get('Line-up v1.png')).toBe(picture);

  // A revoked sign-off hides the picture from Una, and closes her zip with the picture in it.
  const { documents: [lineUp] = [] } = await ask(fay.context(), server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { title: 'Line-up' } },
  });
  const ids = [String(lineUp?.currentFileID)];
  const address = una.url();
  await fay.goto(address);
  await expect(fay.getByRole('link', { name: 'Download Line-up' })).toBeVisible();
  // Work is deleted in the catalogue, not in a collection.
  await expect(fay.getByRole('button', { name: /^Delete (Line-up|Result)/ })).toHaveCount(0);
  await callAs(fay, server, 'production/recallFiles', { ids });
  await expect(
    zips.getByText(
      'This zip can no longer be downloaded: it holds files that you no longer have access to. Request a new one without them.',
    ),
  ).toBeVisible();
  await expect(link).toHaveCount(0);
  const herZips = fay.getByRole('list', { name: 'Zips' });
  await expect(herZips.getByText('Out of date: 1 file has changed since this zip was requested.')).toBeVisible();
  await expect(herZips.getByRole('link', { name: 'Download' })).toBeVisible();
  await callAs(fay, server, 'production/signOffFiles', { ids });
  await expect(link).toBeVisible();

  // A download that the server refuses is a sentence on the page, not a file.
  const stored = await readdir(server.dataDir, { recursive: true });
  for (const path of stored.filter((name) => name.endsWith('.zip'))) await rm(join(server.dataDir, path));
  await link.click();
  await expect(una.getByText('This file is missing from the storage.', { exact: false })).toBeVisible();

  await zips.getByRole('button', { name: 'Delete Zip' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Delete Zip' }).click();
  await expect(zips).toBeHidden();
});

test('others view the collection, and its owner shares it (OPN-001)', async () => {
  await expect(archie).toHaveTitle(/^Ashes press kit · /);
  await expect(archie.getByRole('heading', { name: 'Name: Ashes press kit' })).toBeVisible();
  await expect(archie.getByRole('button', { name: /^(Name|Restrictions):|^Share$|^Delete Collection$/ })).toHaveCount(
    0,
  );
  await archie.getByRole('checkbox', { name: 'Select Line-up' }).check();
  await expect(archie.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await expect(archie.getByRole('button', { name: /^(Set Folder|Remove)$/ })).toHaveCount(0);

  await una.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = una.getByRole('dialog', { name: 'Share Ashes press kit' });
  const editors = dialog.getByLabel('Editors').first();
  // On a phone, the open list leaves Save free.
  const size = una.viewportSize();
  await una.setViewportSize({ width: 360, height: 640 });
  await editors.click();
  await expect(una.getByRole('option').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click({ trial: true });
  if (size) await una.setViewportSize(size);
  await type(editors, 'archie');
  await una.getByRole('option', { name: /Archie Vist/ }).click();
  // The list has closed, and covers no button.
  await expect(una.getByRole('option')).toHaveCount(0);
  // A choice is not lost by Escape.
  await una.keyboard.press('Escape');
  await una.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(dialog.getByText('Archie Vist')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(archie.getByRole('button', { name: 'Set Folder' })).toBeVisible();
  await expect(archie.getByRole('button', { name: /^Name:/ })).toHaveCount(0);
});

test('a person who is typing a folder is told who removed the file, and keeps the text; editors can undo a removal (LIB-026 OPN-001)', async () => {
  await archie.getByRole('button', { name: 'Set Folder' }).click();
  const dialog = archie.getByRole('dialog', { name: 'Folder of 1 file' });
  await type(dialog.getByLabel('Folder'), 'Day 2');
  await una.getByRole('button', { name: 'Remove Line-up from the collection' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const said = dialog.getByText('“Line-up” was removed from this collection by Una Ploader.', { exact: true });
  await expect(said).toBeVisible();
  await expect(dialog.getByLabel('Folder')).toHaveValue('Day 2');
  await expect(dialog.getByRole('button', { name: 'Set Folder' })).toBeDisabled();
  await una.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Set Folder' }).click();
  const folder = una.getByRole('region', { name: 'Day 2' });
  await expect(folder.getByRole('article')).toHaveCount(1);

  // Archie has no catalogue from which to add the file again.
  await archie.getByRole('button', { name: 'Remove Line-up from the collection' }).click();
  await archie.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(folder).toHaveCount(0);
  await archie.getByRole('button', { name: 'Undo' }).click();
  await expect(folder.getByRole('article')).toHaveCount(1);
  await expect(card(archie, 'Line-up')).toBeVisible();
});

test('restrictions are free text, the size is kept up to date, and removing a file from the collection does not delete it (OPN-087)', async () => {
  await una.getByRole('button', { name: /^Restrictions:/ }).click();
  await type(una.getByRole('textbox', { name: 'Restrictions' }), 'Editorial use only');
  await una.getByRole('textbox', { name: 'Restrictions' }).press('Control+Enter');
  await expect(archie.getByText('Editorial use only')).toBeVisible();

  await una.getByRole('button', { name: 'Remove Line-up from the collection' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(archie, 'Line-up')).toHaveCount(0);
  await archie.goto(`${server.url}/#/collections`);
  const row = archie.getByRole('row', { name: /Ashes press kit/ });
  await expect(row).toContainText('Editorial use only');
  await expect(row.getByRole('cell').nth(1)).toHaveText('2');
  await una.goto(`${server.url}/#/content`);
  await expect(card(una, 'Line-up')).toBeVisible();
});

test('its owner deletes a collection and undoes that; Back returns to the opened row (OPN-098)', async () => {
  await una.goto(`${server.url}/#/collections`);
  const row = una.getByRole('row', { name: /Ashes press kit/ });
  await row.focus();
  await una.keyboard.press('Enter');
  await expect(una).toHaveTitle(/^Ashes press kit · /);
  await una.goBack();
  await expect(row).toBeFocused();
  await una.keyboard.press('ControlOrMeta+k');
  await type(una.getByRole('combobox', { name: 'Search for pages, work, films and people' }), 'press kit');
  await una.getByRole('option', { name: /Ashes press kit/ }).click();
  await una.getByRole('button', { name: 'Delete Collection' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Delete Collection' }).click();
  await expect(una).toHaveURL(/#\/collections/);
  await expect(archie.getByRole('row', { name: /Ashes press kit/ })).toHaveCount(0);
  await una.getByRole('alert').filter({ hasText: 'deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(
    archie
      .getByRole('row', { name: /Ashes press kit/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('2');
});

test('a name that is typed while the collection is deleted elsewhere is offered for copying (PRD-026)', async () => {
  await makeCollection(una, server, 'Opening nights');
  const id = una.url().split('/').at(-1);
  await una.getByRole('button', { name: /^Name: Opening nights/ }).click();
  await type(una.getByRole('textbox', { name: 'Name' }), 'Opening nights of the');
  await ask(una.context(), server, { kind: 'delete', collection: 'collections', id });
  await expect(una.getByText('This collection does not exist, or you do not have access to it.')).toBeVisible();
  const notice = una.getByRole('alert').filter({ hasText: 'Your text was not saved' });
  await expect(notice).toContainText('Name of Opening nights: “Opening nights of the”');
  await expect(notice.getByRole('button', { name: 'Copy Text' })).toBeVisible();
});
