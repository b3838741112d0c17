import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { choose, type } from '../keys.ts';
import { film } from '../media.ts';
import { addPerson, invitationOf, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { zipEntries } from '../zip-entries.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('the main job, from brief to zip, in two browsers (PLT-001 PLT-004 PRD-001 LIB-030 LIB-031)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const first = await film({ name: 'story-v1.mp4', colour: 'navy' });
  const second = await film({ name: 'story-v2.mp4', colour: 'darkgreen', seconds: 5 });
  const admin = await signInAsAdministrator(browser, server);

  await test.step('the administrator adds an editor, who follows the link and sees what the roles allow (USR-019 USR-021 PLT-002)', async () => {
    await admin.goto(`${server.url}/#/users`);
    await admin.getByRole('button', { name: 'Add User' }).click();
    const form = admin.getByRole('dialog');
    await expect(form.getByRole('button', { name: 'Create' })).toHaveCount(0);
    await type(
      form.getByRole('combobox', { name: 'Company' }).or(form.getByRole('textbox', { name: 'Company' })),
      'Boundary Films',
    );
    await admin.getByRole('option', { name: /Boundary Films/ }).click();
    await type(form.getByLabel('E-mail'), 'Ed@Example.org');
    await type(form.getByLabel('Name'), 'Ed Itor');
    await form.getByRole('button', { name: 'Create' }).click();
    const editor = admin.getByRole('dialog', { name: /Edit User/ });
    for (const role of [/^Production Opens/, /^Drafts/]) {
      await editor.getByRole('switch', { name: role }).click();
      await expect(editor.getByRole('switch', { name: role })).toBeChecked();
    }
  });
  await addPerson(admin, server, {
    name: 'Fay Backer',
    email: 'fay@example.org',
    roles: [
      'production_access',
      'production_drafts',
      'production_feedback',
      'production_admin',
      'creative_catalogue_access',
    ],
  });
  const fay = await signIn(browser, server, 'fay@example.org', password);

  const ed = await (await browser.newContext()).newPage();
  await test.step('the editor sets a password by the invitation', async () => {
    await ed.goto(await invitationOf(admin.context(), server, 'ed@example.org'));
    await type(ed.getByLabel('New password', { exact: true }), password);
    await type(ed.getByLabel('Confirm new password'), password);
    await ed.getByRole('button', { name: /Set.*Password/ }).click();
    await type(ed.getByLabel('E-mail'), 'ed@example.org');
    await type(ed.getByLabel('Password', { exact: true }), password);
    await ed.getByRole('button', { name: 'Sign In', exact: true }).click();
    await ed.waitForURL(/#\/briefs/);
    await expect(ed.getByRole('link', { name: 'Production' })).toBeVisible();
    await expect(ed.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await expect(ed.getByRole('link', { name: 'Feedback Queue' })).toHaveCount(0);
  });

  await test.step('a feedbacker writes a brief and a production admin submits it (PRD-015 PRD-017 PRD-022 PRD-023 PRD-029)', async () => {
    await fay.getByRole('link', { name: 'New Brief', exact: true }).click();
    await type(fay.getByLabel('Title'), 'Finals Day film');
    await choose(fay, 'Department', 'Digital');
    await choose(fay, 'Brands', 'Vitality Blast');
    await fay.getByRole('radio', { name: 'No' }).click();
    await choose(fay, 'Point of contact', 'Fay Backer');
    await choose(fay, 'Default feedbackers', 'Fay Backer');
    await fay.getByRole('button', { name: 'Create Draft Now' }).click();
    await expect(fay.getByRole('alert').filter({ hasText: 'Draft' })).toBeVisible();
    await fay.getByRole('button', { name: 'Submit' }).click();
    await fay.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(fay.getByRole('alert').filter({ hasText: 'Draft' })).toBeHidden();
  });

  await test.step('the editor, who sees the brief appear, adds two deliverables (PRD-007 PRD-024 PRD-042 PRD-045 PRD-046 PRD-049)', async () => {
    await ed.getByRole('link', { name: 'Finals Day film' }).click();
    await ed.getByRole('button', { name: 'New deliverable' }).first().click();
    const form = ed.getByRole('dialog', { name: 'New deliverable' });
    await expect(form.getByRole('button', { name: 'Title Needed' })).toBeDisabled();
    await type(form.getByRole('textbox', { name: 'Title' }), 'Hero film');
    await expect(form.getByRole('button', { name: 'Type Needed' })).toBeDisabled();
    await choose(ed, 'Type', 'Video');
    await expect(form.getByRole('button', { name: 'Deadline Needed' })).toBeDisabled();
    const many = form.getByLabel('How many to make');
    await type(many, '');
    await expect(many).toHaveValue('');
    await type(form.getByLabel('Deadline'), '01/12/2030');
    await ed.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'How Many Needed' })).toBeDisabled();
    // Neither the list of the next field nor the calendar of the previous one may cover the next click.
    await expect(form.getByRole('combobox', { name: 'Dimensions' })).toBeFocused();
    await type(many, '2');
    await form.getByRole('combobox', { name: 'Dimensions' }).click();
    await ed.keyboard.press('Shift+Tab');
    await expect(form.getByLabel('Deadline')).toBeFocused();
    await form.getByRole('combobox', { name: 'Brand' }).click();
    await ed.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Make 2 deliverables' }).dblclick();
    await expect(ed.getByRole('link', { name: 'Hero film' })).toHaveCount(2);
    await expect(fay.getByRole('link', { name: 'Hero film' })).toHaveCount(2);
    await expect(fay.getByRole('tab', { name: /Deliverables\s*2/ })).toBeVisible();
    for (const tab of ['Brief Form', 'Inspirations', 'Effort', 'Costs'])
      await expect(fay.getByRole('tab', { name: new RegExp(tab) })).toBeVisible();
  });

  await test.step('the editor uploads a version; the reviewer sees it without a reload (PRD-059 PRD-072 PRD-102)', async () => {
    await ed.getByRole('link', { name: 'Hero film' }).first().click();
    await upload(ed, first);
    await expect(ed.getByRole('tab', { name: /v1/ })).toBeVisible();
    await fay.getByRole('link', { name: 'Feedback Queue' }).click();
    await fay.getByRole('link', { name: 'Hero film' }).click();
    await expect(fay.getByRole('tab', { name: /v1.*Awaiting Feedback/ })).toBeVisible();
    await expect(fay.locator('video')).toHaveJSProperty('videoWidth', 640);
  });

  await test.step('the reviewer adds a note at a frame, decides and rejects; the editor ticks the note (PRD-077 PRD-103 PRD-088 PRD-094)', async () => {
    await fay.keyboard.press('n');
    await type(fay.getByLabel('Note', { exact: true }), 'The logo is too close to the edge');
    await fay.getByLabel('Note', { exact: true }).press('Enter');
    await expect(fay.getByRole('paragraph').filter({ hasText: 'The logo is too close to the edge' })).toBeVisible();
    await expect(ed.getByRole('paragraph').filter({ hasText: 'The logo is too close to the edge' })).toBeVisible();
    await fay.getByRole('tab', { name: 'Decisions' }).click();
    await choose(fay, 'Your decision', 'Reject: added my notes');
    await fay.getByRole('button', { name: /^Reject v/ }).click();
    await expect(ed.getByRole('tab', { name: /v1.*Sent back to Editor/ })).toBeVisible();
    await ed.getByRole('checkbox', { name: 'Mark as done' }).check();
    await expect(ed.getByText('No open notes')).toBeVisible();
  });

  await test.step('version 2 is compared with version 1 and signed off (PRD-059 PRD-086)', async () => {
    await upload(ed, second);
    await expect(fay.getByRole('tab', { name: /v2.*Awaiting Feedback/ })).toBeVisible();
    await fay.getByRole('tab', { name: /v2/ }).click();
    await fay.getByRole('button', { name: 'Compare' }).click();
    await expect(fay.locator('video')).toHaveCount(2);
    await fay.getByRole('button', { name: 'Compare' }).click();
    await fay.getByRole('button', { name: /^Sign Off v/ }).click();
    await expect(fay.getByRole('banner').or(fay.locator('header')).getByText('Signed Off').first()).toBeVisible();
    await expect(ed.getByRole('button', { name: 'Upload New Version' })).toHaveCount(0);
  });

  await test.step('the signed film is found in the catalogue despite a typing mistake, links to its brief, and is added to a collection (LIB-001 LIB-003 LIB-006 LIB-009 LIB-022 USR-071)', async () => {
    await fay.goto(`${server.url}/#/content`);
    await type(fay.getByRole('searchbox'), 'hreo flim');
    await expect(fay.getByText('Hero film').first()).toBeVisible();
    const brief = fay.getByRole('link', { name: 'Brief of Hero film' }).first();
    await expect(brief).toHaveAttribute('href', /#\/brief\/[^/]+$/);
    await fay.goto(`${server.url}/#/collections`);
    await fay.getByRole('button', { name: 'New Collection' }).first().click();
    await type(fay.getByRole('dialog').getByLabel('Name'), 'Finals Day');
    await fay.getByRole('dialog').getByRole('button', { name: 'Add Collection' }).click();
    await expect(fay.getByRole('heading', { name: 'Name: Finals Day' })).toBeVisible();
    await fay.goto(`${server.url}/#/content`);
    await fay.getByRole('checkbox', { name: /Select Hero film/ }).check();
    await fay.getByRole('button', { name: 'Add to collection' }).click();
    await choose(fay, 'Collection', 'Finals Day');
    await fay.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
    await expect(fay.getByRole('dialog')).toBeHidden();
  });

  await test.step('a zip is requested, becomes ready, and contains the uploaded bytes (LIB-032 LIB-033 LIB-035)', async () => {
    await fay.goto(`${server.url}/#/collections`);
    await fay.getByRole('link', { name: 'Finals Day' }).click();
    await fay.getByRole('button', { name: /Zip/ }).first().click();
    const question = fay.getByRole('dialog');
    await expect(question.getByText('Request a Zip of 1 file?')).toBeVisible();
    await expect(
      question.getByText(
        'This will create a zip containing all the files in the collection, and be available for 1 year.',
      ),
    ).toBeVisible();
    await question.getByRole('button').last().click();
    const ready = fay.getByRole('list', { name: 'Zips' }).getByRole('link', { name: /^Finals Day.*\.zip$/ });
    await expect(ready).toBeVisible({ timeout: 30_000 });
    const [download] = await Promise.all([fay.waitForEvent('download'), ready.click()]);
    const entries = await zipEntries(await download.path());
    const uploaded = createHash('sha256')
      .update(await readFile(second))
      .digest('hex');
    expect([...entries.values()]).toContain(uploaded);
    expect([...entries.keys()].some((name) => name.endsWith('.mp4'))).toBe(true);
    expect(basename(download.suggestedFilename())).toMatch(/^Finals Day.*\d{4}-\d{2}-\d{2}\.zip$/);
  });

  await test.step('the steps sent notices: in the app to the people concerned, in the outbox for the administrator', async () => {
    await admin.goto(`${server.url}/#/admin/outbox`);
    await expect(admin.getByRole('row', { name: /Your Pavilion account/ }).first()).toBeVisible();
    await expect(admin.getByRole('row', { name: /Hero film/ }).first()).toBeVisible();
    await ed.goto(`${server.url}/#/notifications`);
    await expect(ed.getByText(/Hero film/).first()).toBeVisible();
  });
});

async function upload(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload New Version' }).click();
  await page.getByRole('dialog').getByLabel('File', { exact: true }).setInputFiles(path);
}
