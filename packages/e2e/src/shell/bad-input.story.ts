import { open, readFile, rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { paste, type } from '../keys.ts';
import { bytesFile, film, still } from '../media.ts';
import { addPerson, ask, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { addBrief, addDeliverables } from './prepare.ts';

let server: RunningServer;
let admin: Page;
let pat: Page;
let brief: string;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startServer({ env: { MAX_UPLOAD_GB: '1' } });
  admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, {
    name: 'Pat Ronum',
    email: 'pat@example.org',
    roles: [
      'production_access',
      'production_drafts',
      'production_feedback',
      'production_admin',
      'creative_catalogue_access',
    ],
  });
  pat = await signIn(browser, server, 'pat@example.org', password);
  brief = await addBrief(pat, server, 'Finals Day film');
});
test.afterAll(() => server.stop());

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);

test('each bad file gets its sentence, and the existing version is kept (PRD-060 PRD-062 PRD-064 OPN-075)', async () => {
  test.setTimeout(120_000);
  const [id] = await addDeliverables(pat, server, brief, { title: 'Trailer', type: 'Video', deadline: '2030-10-27' });
  await go(pat, `/brief/${brief}/deliverable/${id}`);
  /** The upload box closes when an upload begins, so it is opened for each file. */
  const input = async () => {
    await pat.keyboard.press('Escape');
    await expect(pat.getByRole('dialog')).toHaveCount(0);
    await pat.getByRole('button', { name: 'Upload New Version' }).click();
    return pat.getByRole('dialog').getByLabel('File', { exact: true });
  };
  const only = 'but this uploader only accepts: mp4, mov, m4v, mxf';
  const huge = await bytesFile('huge.mp4', '');
  const sparse = await open(huge, 'w');
  await sparse.truncate(5 * 1024 ** 3);
  await sparse.close();
  const bad: [path: string, sentence: string][] = [
    [await bytesFile('notes', 'no extension'), 'Please add a valid file'],
    [await still('picture.png'), `This is a: png, ${only}`],
    [await bytesFile('disguised.mp4', '%PDF-1.7\n'), `This is a: pdf, ${only}`],
    [await bytesFile('page.mp4', '<!doctype html><script>window.ran = 1</script>'), `This is a: html, ${only}`],
    [await bytesFile('empty.mp4', ''), `This is a: empty file, ${only}`],
    [huge, 'This file is larger than 1 GB, the most that can be uploaded.'],
  ];
  for (const [path, sentence] of bad) {
    await (await input()).setInputFiles(path);
    await expect(pat.getByText(sentence).first(), path).toBeVisible();
  }
  await rm(huge);
  // The notice names the file, and the list keeps it with the reason until it is dismissed.
  const uploads = pat.getByRole('complementary', { name: 'Uploads' });
  await (await input()).setInputFiles(await still('picture.png'));
  const notice = pat.getByRole('alert').filter({ hasText: 'picture.png' }).first();
  await expect(notice).toContainText(`This is a: png, ${only}`);
  await pat.keyboard.press('Escape');
  await expect(uploads.getByText('picture.png', { exact: true })).toHaveCount(1);
  await expect(uploads.getByText('Refused', { exact: true })).toHaveCount(6);
  // Another try of the same file would change nothing.
  await expect(uploads.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await uploads.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(uploads.getByText('Refused', { exact: true })).toHaveCount(5);
  // Of several files for one place, each is listed.
  await input();
  await dropFilms(pat, ['first.mp4', 'second.mp4']);
  await pat.keyboard.press('Escape');
  for (const name of ['first.mp4', 'second.mp4']) await expect(uploads.getByText(name, { exact: true })).toBeVisible();
  await expect(uploads.getByText('This uploader takes one file only.')).toHaveCount(2);
  // On another page the list folds, so that it does not lie over that page's controls. The next refusal unfolds it.
  const page = pat.url();
  await go(pat, '/briefs');
  await expect(uploads.getByText('first.mp4', { exact: true })).toBeHidden();
  await expect(uploads.getByRole('status')).toHaveText('7 refused');
  await pat.goto(page);
  await expect(uploads.getByText('first.mp4', { exact: true })).toBeHidden();
  await (await input()).setInputFiles(await still('other.png'));
  await pat.keyboard.press('Escape');
  await expect(uploads.getByText('first.mp4', { exact: true })).toBeVisible();
  // An upload that the server fails can be tried again, dismissed, or cleared with the others.
  const all = uploads.getByRole('button', { name: 'Clear finished and failed' });
  await all.click();
  await expect(uploads).toHaveCount(0);
  const broken = await film({ name: 'broken-off.mp4', seconds: 1 });
  await pat.route('**/api/uploads**', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"message":"The upload was refused."}' }),
  );
  const failed = uploads.getByText('Failed', { exact: true });
  const line = uploads.locator('[data-state="failed"]');
  for (const clear of [line.getByRole('button', { name: 'Dismiss' }), all]) {
    await (await input()).setInputFiles(broken);
    await pat.keyboard.press('Escape');
    await expect(failed).toHaveCount(1);
    await expect(uploads.getByText('The upload was refused.')).toBeVisible();
    await clear.click();
    await expect(failed).toHaveCount(0);
  }
  await pat.unroute('**/api/uploads**');
  await expect(uploads).toHaveCount(0);
  await expect(pat.getByRole('tab', { name: /v1/ })).toHaveCount(0);
  const name = 'نهائي 🏏 “v1” ..\u2044..\u2044etc.mp4';
  const good = await film({ name: 'good.mp4', seconds: 1 });
  await (await input()).setInputFiles({ name, mimeType: 'video/mp4', buffer: await readFile(good) });
  await expect(pat.getByRole('tab', { name: /v1/ })).toBeVisible();
  const { documents } = await ask(pat.context(), server, {
    kind: 'fetch',
    query: { collection: 'files', where: { delID: id } },
  });
  expect(documents).toHaveLength(1);
  expect(documents?.[0]?.sourcePath).not.toContain('/../');

  // The list with a refused file leaves the bar of a selection free.
  await (await input()).setInputFiles(await still('picture.png'));
  await expect(uploads.filter({ hasText: 'picture.png' })).toBeVisible();
  await go(pat, `/brief/${brief}`);
  await pat.setViewportSize({ width: 1440, height: 560 });
  await pat.getByRole('checkbox', { name: 'Select Trailer' }).click();
  const edit = pat.getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeInViewport({ ratio: 1 });
  const [tray, button] = [await uploads.boundingBox(), await edit.boundingBox()];
  expect(tray!.y + tray!.height).toBeLessThanOrEqual(button!.y);
  await pat.setViewportSize({ width: 1440, height: 900 });
});

/** Drops files of these names on the upload box of the open dialog. */
async function dropFilms(page: Page, names: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const name of all) transfer.items.add(new File(['film'], name, { type: 'video/mp4' }));
    return transfer;
  }, names);
  await page.getByRole('dialog').getByText('Drop a file here.').dispatchEvent('drop', { dataTransfer });
}

test('a broken film is reported, and can be tried again', async () => {
  const [id] = await addDeliverables(pat, server, brief, { title: 'Broken', type: 'Video', deadline: '2030-10-27' });
  await go(pat, `/brief/${brief}/deliverable/${id}`);
  await pat.getByRole('button', { name: 'Upload New Version' }).click();
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isommp41')]);
  const path = await bytesFile('broken.mp4', Buffer.concat([head, Buffer.alloc(5_000, 7)]));
  await pat.getByRole('dialog').getByLabel('File', { exact: true }).setInputFiles(path);
  await expect(pat.getByRole('tab', { name: /v1/ })).toBeVisible();
  await expect(pat.getByRole('button', { name: /Try Again/i }).first()).toBeVisible({ timeout: 30_000 });
});

test('HTML in every text field is text, long titles and duplicate accounts are refused with a sentence, and typed text is kept (OPN-075)', async () => {
  const markup = '<img src=x onerror="window.ran=1"><script>window.ran=2</script><b>bold</b>';
  for (const page of [pat, admin]) await page.evaluate(() => delete (window as { ran?: number }).ran);
  const id = await addBrief(pat, server, markup);
  const changes: Record<string, unknown> = { authorName: markup };
  for (const field of ['audience', 'objective', 'description', 'intentionDetail', 'messaging', 'budget']) {
    changes[field] = markup;
  }
  await ask(pat.context(), server, { kind: 'patch', collection: 'productions', id, changes });
  const [made] = await addDeliverables(pat, server, id, { title: markup, type: 'Video', deadline: '2020-02-29' });
  await ask(pat.context(), server, {
    kind: 'patch',
    collection: 'deliverables',
    id: made,
    changes: { description: markup, folderName: markup.slice(0, 60) },
  });
  const { documents } = await ask(pat.context(), server, {
    kind: 'insert',
    collection: 'collections',
    document: { name: markup, restrictions: markup },
  });
  await addPerson(admin, server, { name: markup, email: 'markup@example.org', roles: [] });
  for (const path of [
    '/briefs',
    `/brief/${id}`,
    `/brief/${id}/deliverable/${made}`,
    '/collections',
    `/collection/${documents?.[0]?.id}`,
  ]) {
    await go(pat, path);
    await expect(pat.getByText('<img src=x onerror').first()).toBeVisible();
    expect(await pat.evaluate(() => (window as { ran?: number }).ran), path).toBeUndefined();
  }
  await go(pat, `/brief/${id}`);
  await expect(pat.getByRole('article').first()).toContainText('29/02/2020');
  await go(admin, '/users');
  await expect(admin.getByText('<img src=x onerror').first()).toBeVisible();
  expect(await admin.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();

  await go(pat, `/collection/${documents?.[0]?.id}`);
  await pat.getByRole('button', { name: /^Name: / }).click();
  const long = 'x'.repeat(10_000);
  await paste(pat.getByRole('textbox', { name: 'Name' }), long);
  await pat.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(pat.getByText('Name can have at most 200 characters.')).toBeVisible();
  await expect(pat.getByRole('textbox', { name: 'Name' })).toHaveValue(long);

  await admin.getByRole('button', { name: 'Add User' }).click();
  const form = admin.getByRole('dialog');
  const company = form.getByRole('combobox', { name: 'Company' }).or(form.getByRole('textbox', { name: 'Company' }));
  await type(company, 'National Cricket Board');
  await admin
    .getByRole('option', { name: /National Cricket Board/ })
    .first()
    .click();
  await type(form.getByLabel('E-mail'), 'PAT@example.org');
  await type(form.getByLabel('Name'), 'Another Pat');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(admin.getByText(/already/).first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Another Pat');
  await form.getByLabel('Name').press('Escape');
  await admin.getByRole('button', { name: 'Close Without Saving' }).click();
  await expect(admin.getByRole('dialog', { name: 'Add User' })).toBeHidden();
});

test('a drawer keeps typed text after Escape, and a dialog asks before it discards any', async () => {
  await go(admin, '/users');
  await admin.getByText('pat@example.org').click();
  const drawer = admin.getByRole('dialog', { name: /Edit User/ });
  const name = drawer.getByLabel('Name', { exact: true });
  await name.press('End');
  await name.pressSequentially(' of Kent');
  await name.press('Escape');
  await expect(drawer).toBeVisible();
  await expect(name).toHaveValue('Pat Ronum');
  await drawer.getByRole('button', { name: 'Put It Back' }).click();
  await expect(name).toHaveValue('Pat Ronum of Kent');
  await name.press('Escape');
  await name.press('Escape');
  await expect(drawer).toBeHidden();

  await admin.getByRole('button', { name: 'Add User' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add User' });
  const typed = adding.getByLabel('Name', { exact: true });
  await typed.pressSequentially('New Comer');
  await typed.press('Escape');
  await admin.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(admin.getByRole('dialog', { name: 'Close without saving?' })).toBeHidden();
  await expect(typed).toHaveValue('New Comer');
  await typed.press('Escape');
  await admin.getByRole('button', { name: 'Close Without Saving' }).click();
  await expect(adding).toBeHidden();
});
