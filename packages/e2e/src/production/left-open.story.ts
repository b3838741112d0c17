import { findMediaFixtures } from '@pavilion/server/testing/media-fixtures';
import { expect, type FileChooser, type Locator, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { film } from '../media.ts';
import { ask } from '../people.ts';
import { callAs } from '../shell/prepare.ts';
import { reviewStories } from './review-stage.ts';

const stage = reviewStories('Left open');
test.describe.configure({ mode: 'serial' });

test('deviations and open points are shown before and after a decision, in the review room and on the card (PRD-057 PRD-067 PRD-072 PRD-074 PRD-077 PRD-085 PRD-086 PRD-092)', async () => {
  const { server, fay, brief } = stage();
  const ed = await stage().join('Ed Itor', 'editing');
  // Uploaded by someone else: the editor's page lists their own unfinished uploads when it opens.
  const id = await stage().inReview('Trailer', fay);
  await ask(fay.context(), server, { kind: 'patch', collection: 'deliverables', id, changes: { format: '1920x1080' } });

  // An editor uploads a film with other dimensions than asked for.
  await stage().open(ed, id);
  await ed.getByRole('button', { name: 'Upload New Version' }).press('Enter');
  const choosing = ed.waitForEvent('filechooser');
  await ed.getByRole('dialog').getByRole('button', { name: 'Choose File' }).press('Enter');
  await (await choosing).setFiles(await film({ name: 'story-review.mp4' }));
  const uploads = ed.getByRole('complementary', { name: 'Uploads' });
  await expect(uploads.getByText('This file is 640×360, not 1920×1080. Please check its dimensions.')).toBeVisible();
  await expect(ed.getByRole('tab', { name: /v2.*Awaiting Feedback/ })).toBeVisible();

  // The list of uploads makes room for the room by itself.
  await expect(uploads.getByRole('button', { name: 'Show uploads' })).toBeVisible({ timeout: 30_000 });
  await expect(uploads.getByText('1 uploaded · 1 to check')).toBeVisible();

  // Notes on both versions, one of them late: the editor finds them.
  await noteOn(fay, id, 'Too dark');
  await noteOn(fay, id, 'Wrong logo', 'v1');
  const older = ed.getByRole('region', { name: 'Notes on older versions' });
  await expect(older.getByText('1 open note on an older version')).toBeVisible();
  await older.getByRole('button', { name: 'Notes on v1' }).press('Enter');
  await expect(ed.getByRole('paragraph').filter({ hasText: 'Wrong logo' })).toBeVisible();

  // On hold and placed back, the version shows the same state as the page, and the timeline shows both steps.
  await ed.getByRole('button', { name: 'More actions' }).click();
  await ed.getByRole('menuitem', { name: 'Hold' }).click();
  await expect(fay.getByRole('tab', { name: /v2.*On Hold/ })).toBeVisible();
  await ed.getByRole('button', { name: 'More actions' }).click();
  await ed.getByRole('menuitem', { name: 'Place back to production' }).click();
  const second = ed.getByRole('tab', { name: /v2.*Not in Review/ });
  await expect(second).toBeVisible();
  await second.click();
  await ed.getByRole('tab', { name: 'Timeline' }).click();
  for (const action of ['Put on hold', 'Placed back'])
    await expect(ed.getByRole('tabpanel').getByText(action, { exact: true })).toBeVisible();
  await ed.getByRole('button', { name: 'Put v2 in Review' }).press('Enter');

  // The reviewer sees the size and the open notes before signing off; a double click counts once.
  await fay.getByRole('tab', { name: /v2/ }).click();
  await expect(fay.getByText('640×360, not 1920×1080')).toBeVisible({ timeout: 60_000 });
  await expect(fay.getByText('1 open note and 1 on an older version', { exact: true })).toBeVisible();
  // Beside all of that, the title is still there in a smaller window.
  const wide = fay.viewportSize()!;
  await fay.setViewportSize({ width: 1280, height: wide.height });
  const title = fay.getByRole('heading', { level: 1, name: 'Trailer' });
  expect((await title.boundingBox())!.width).toBeGreaterThan(40);
  await fay.setViewportSize(wide);
  await fay.getByRole('button', { name: 'Sign Off v2' }).dblclick();
  await expect(fay.getByText('v2 of Trailer is signed off with 1 open note and 1 on an older version.')).toBeVisible();
  await expect(fay.getByRole('button', { name: 'Revoke Sign Off' })).toBeVisible();
  await expect(fay.getByRole('alert')).toHaveCount(1);

  // The badge shows the actual size of the file.
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await expect(fay.getByText('640×360', { exact: true })).toBeVisible();
  await expect(fay.getByText('1920x1080', { exact: true })).toHaveCount(0);

  // A carried note counts once.
  await callAs(fay, server, 'production/recallFiles', { ids: [await newestOf(fay, id)] });
  await stage().open(fay, id);
  await fay.getByRole('button', { name: 'Bring It into This Version' }).press('Enter');
  await expect(fay.getByText('2 open notes', { exact: true })).toBeVisible();
  await fay.getByRole('tab', { name: /v1/ }).click();
  await expect(fay.getByText('No open notes')).toBeVisible();
});

test('dialogs close with their page, but typed text is kept; a wrong date or duration is reported at its field, and a deletion can be undone (PRD-042 PRD-043 PRD-044 PRD-047 PRD-054 PRD-066 PLT-018)', async () => {
  const { server, fay, brief } = stage();
  const id = await stage().inReview('Short', fay);
  const dialog = fay.getByRole('dialog');
  await fay.goto(`${server.url}/#/briefs`);
  await expect(fay.getByRole('link', { name: 'Left open' })).toBeVisible();
  await fay.goto(`${server.url}/#/brief/${brief}`);

  // A dialog, and the notifications, close with their page.
  await fay.getByRole('button', { name: 'Request Zip' }).click();
  await expect(dialog.getByText(/^Request a Zip of/)).toBeVisible();
  await expect(dialog).toContainText('containing all the files in the brief, and be available for 1 year.');
  await fay.goBack();
  await expect(fay.getByRole('link', { name: 'Left open' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await fay.getByRole('button', { name: /^Notifications/ }).click();
  await expect(fay.getByRole('link', { name: 'All notifications' })).toBeVisible();
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await expect(fay.getByRole('link', { name: 'Short' })).toBeVisible();
  await expect(fay.getByRole('link', { name: 'All notifications' })).toHaveCount(0);

  await fay.getByRole('button', { name: 'Upload files' }).click();
  await expect(dialog.getByText('Choose a type and dimensions first.')).toBeVisible();
  await fay.keyboard.press('Escape');

  await fay.getByRole('button', { name: 'New deliverable' }).click();
  await type(dialog.getByLabel('Title', { exact: true }), 'Half a title');
  await type(dialog.getByLabel('Deadline'), '31/02/2030');
  await fay.keyboard.press('Tab');
  await type(dialog.getByLabel('Duration'), 'banana');
  await dialog.getByLabel('Folder').click();
  await expect(dialog.getByText('“31/02/2030” is not a day. Type it as DD/MM/YYYY.')).toBeVisible();
  await expect(dialog.getByText('“banana” is not a duration. Type minutes and seconds, such as 00:30.')).toBeVisible();
  await expect(dialog.getByLabel('Deadline')).toHaveValue('31/02/2030');

  // A field that could not be read stops the form, whatever value it had before.
  const make = dialog.getByRole('button', { name: 'Make deliverable' });
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await fay.getByRole('option', { name: 'Video', exact: true }).click();
  await type(dialog.getByLabel('Deadline'), '31/01/2030');
  await make.click();
  await expect(dialog.getByLabel('Duration')).toBeFocused();
  await type(dialog.getByLabel('Duration'), '00:30');
  await type(dialog.getByLabel('Deadline'), '31/02/2030');
  // The calendar lies over the button while the field has the focus.
  await fay.keyboard.press('Tab');
  await make.click();
  await expect(dialog.getByLabel('Deadline')).toBeFocused();
  await expect(dialog.getByText('“31/02/2030” is not a day. Type it as DD/MM/YYYY.')).toBeVisible();
  await expect(make).toBeEnabled();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Half a title');

  // The safe answer has the focus, after Back and after typing an address.
  const question = fay.getByRole('dialog', { name: 'Close without saving?' });
  for (const leave of [() => fay.goBack(), () => fay.evaluate(() => window.location.assign('#/drafts'))]) {
    await leave();
    await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
    await fay.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Half a title');
    await expect(fay).toHaveURL(new RegExp(`#/brief/${brief}`));
  }
  await fay.goBack();
  await expect(question.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
  // An address that is typed while the question waits is where its answer leads.
  await fay.evaluate(() => window.location.assign('#/worklist'));
  await question.getByRole('button', { name: 'Close Without Saving' }).press('Enter');
  await expect(fay).toHaveURL(/#\/worklist/);
  await expect(dialog).toHaveCount(0);

  // In the sheet, nothing is cut off at the right edge.
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.locator('label', { hasText: 'Rows' }).click();
  const sheet = fay.getByRole('grid', { name: 'Deliverables' });
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const link = sheet.getByRole('row', { name: /Short/ }).getByRole('link', { name: 'Open' });
  await expect(link).toBeVisible();
  expect(await right(link)).toBeLessThan(await right(sheet.locator('..')));

  await stage().open(fay, id);
  await fay.getByRole('button', { name: 'More actions' }).click();
  await fay.getByRole('menuitem', { name: 'Delete deliverable' }).click();
  await dialog.getByRole('button', { name: 'Delete deliverable' }).click();
  const notice = fay.getByRole('alert').filter({ hasText: 'Short was deleted.' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await stage().open(fay, id);
  await expect(fay.getByRole('tab', { name: /v1.*Awaiting Feedback/ })).toBeVisible();
});

test('a description that is refused, or that someone else changes meanwhile, stays as it was written until its writer decides (DAT-013)', async () => {
  const { server, fay, brief } = stage();
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.getByRole('tab', { name: 'Brief Form' }).click();
  const description = fay.getByRole('textbox', { name: 'Description' });
  await description.click();
  await fay.keyboard.type('A page about the summer. ');
  await fay.keyboard.insertText('x'.repeat(100_001));
  await fay.keyboard.press('Tab');
  await expect(fay.getByText('Description can have at most 100,000 characters.')).toBeVisible();
  await expect(description).toContainText('A page about the summer.');

  await description.click();
  await fay.keyboard.press('ControlOrMeta+A');
  await fay.keyboard.type('Only the summer.');
  await fay.keyboard.press('Tab');
  await expect(fay.getByText('Description changed.')).toBeVisible();
  await expect(fay.getByText('Description can have at most 100,000 characters.')).toHaveCount(0);
  await fay.reload();
  await expect(description).toHaveText('Only the summer.');

  const wes = await stage().join('Wes Writer', 'reviewing');
  await wes.goto(`${server.url}/#/brief/${brief}`);
  await wes.getByRole('tab', { name: 'Brief Form' }).click();
  const other = wes.getByRole('textbox', { name: 'Description' });
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(text);
  };
  await expect(other).toHaveText('Only the summer.');
  await write(fay, ' And autumn');
  await write(wes, ' Not winter.');
  await wes.keyboard.press('Tab');
  await expect(wes.getByText('Description changed.')).toBeVisible();
  await expect(fay.getByText('Someone else changed this to “Only the summer. Not winter.”.')).toBeVisible();
  await expect(description).toHaveText('Only the summer. And autumn');
  await fay.keyboard.type(', too.');
  await fay.keyboard.press('Tab');
  await expect(other).toHaveText('Only the summer. Not winter.');
  await fay.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(other).toHaveText('Only the summer. And autumn, too.');
  await expect(fay.getByRole('button', { name: 'Keep Mine' })).toHaveCount(0);

  // A reload asks first, and the question waits in a field that goes before it is answered.
  await write(fay, ' Undecided');
  const question = fay.waitForEvent('dialog');
  const reload = fay.reload({ timeout: 5_000 }).catch(() => undefined);
  await (await question).dismiss();
  await reload;
  await write(wes, ' Soon.');
  await wes.keyboard.press('Tab');
  await expect(fay.getByRole('button', { name: 'Keep Mine' })).toBeVisible();
  await fay.getByRole('tab', { name: /^Deliverables/ }).click();
  const quoted = fay.getByRole('alert').filter({ hasText: 'Your text was not saved' });
  await expect(quoted).toContainText('Description of Left open: “Only the summer. And autumn, too. Undecided”');
  await fay.getByRole('tab', { name: 'Brief Form' }).click();
  await expect(description).toHaveText('Only the summer. And autumn, too. Undecided');
  await expect(quoted).toHaveCount(0);
  await fay.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(description).toHaveText('Only the summer. And autumn, too. Soon.');

  await write(wes, ' Spring');
  await write(fay, ' All year.');
  await fay.keyboard.press('Tab');
  await expect(wes.getByText('Your text is still here.')).toBeVisible();
  await wes.getByRole('button', { name: 'Take Theirs' }).click();
  await expect(other).toHaveText('Only the summer. And autumn, too. Soon. All year.');
  // What someone else writes is shown in a field that is left alone.
  await write(wes, ' Every year.');
  await wes.keyboard.press('Tab');
  await expect(description).toHaveText('Only the summer. And autumn, too. Soon. All year. Every year.');
});

test('two file choosers that are answered with the same files upload each file once (PRD-043)', async () => {
  const { server, fay, brief } = stage();
  const { pdf } = await findMediaFixtures();
  const paths = [await pdf({ pages: 1, title: 'First page' }), await pdf({ pages: 2, title: 'Second page' })];
  await fay.goto(`${server.url}/#/brief/${brief}`);
  await fay.getByRole('button', { name: 'Upload files' }).click();
  const dialog = fay.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: 'Type' })
    .or(dialog.getByRole('textbox', { name: 'Type' }))
    .click();
  await fay.getByRole('option', { name: 'PDF', exact: true }).click();
  const choosers: FileChooser[] = [];
  fay.on('filechooser', (chooser) => choosers.push(chooser));
  await dialog.getByRole('button', { name: 'Choose Files' }).dblclick();
  await expect.poll(() => choosers.length).toBe(2);
  await Promise.all(choosers.map((chooser) => chooser.setFiles(paths)));
  const uploads = fay.getByRole('complementary', { name: 'Uploads' });
  // All that was started is done; a file that came twice would be a third line.
  await expect(uploads.getByText(/^2 uploaded/)).toBeVisible();
  await expect(uploads.getByText('Uploaded', { exact: true })).toHaveCount(2);
  expect(await countPdfs(fay, brief)).toBe(2);
});

async function countPdfs(page: Page, prodID: string): Promise<number> {
  const { documents = [] } = await ask(page.context(), stage().server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { production: prodID, type: 'PDF' } },
  });
  return documents.length;
}

/** Writes a note in the room, on the newest version or on another one. */
async function noteOn(page: Page, id: string, text: string, version = 'v2'): Promise<void> {
  await stage().open(page, id);
  await page.getByRole('tab', { name: new RegExp(version) }).click();
  const field = page.getByLabel('Note', { exact: true });
  await type(field, text);
  await field.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
}

async function newestOf(page: Page, id: string): Promise<string> {
  const { documents: [found] = [] } = await ask(page.context(), stage().server, {
    kind: 'fetch',
    query: { collection: 'deliverables', where: { id } },
  });
  return String(found?.currentFileID);
}
