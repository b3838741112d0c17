import { type MailServer, openMailServer } from '@pavilion/server/testing/mail-server';
import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { makeCollection } from '../library/library-page.ts';
import { addPerson, ask, invitePerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';
import { callAs } from '../shell/prepare.ts';

let mail: MailServer;
let server: RunningServer;
let admin: Page;
let una: Page;
let vic: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  mail = await openMailServer();
  // Unsent invitations keep their link, with which these people set their passwords.
  mail.refuse({ code: 451, words: 'Busy, try later' });
  server = await startServer({ env: { SMTP_URL: mail.url, MAIL_FROM: 'pavilion@example.org' } });
  admin = await signInAsAdministrator(browser, server);
  const production = ['production_access', 'production_drafts', 'production_feedback'];
  const roles = ['creative_catalogue_access', 'creative_catalogue_upload', ...production];
  const owner = { name: 'Una Loader', email: 'una@example.org', roles: [...roles, 'production_admin'] };
  await addPerson(admin, server, owner);
  await addPerson(admin, server, { name: 'Vic Iewer', email: 'vic@example.org', roles });
  una = await signIn(browser, server, 'una@example.org', password);
  vic = await signIn(browser, server, 'vic@example.org', password);
});
test.afterAll(async () => {
  await server.stop();
  await mail.close();
});

const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);
const mailsTo = (address: string) => mail.messages.filter(({ to }) => to.includes(address)).map(({ text }) => text);

test('a failed job shows its reason and a reference, and a button retries it (OPS-015)', async () => {
  const asked = admin.waitForRequest(/system\/listFailedJobs/);
  await go(admin, '/admin/jobs');
  expect((await asked).headers()['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  const jobs = admin.getByRole('table', { name: 'Failed jobs' });
  const row = jobs.getByRole('row', { name: /Sending an e-mail/ });
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText('The mail server refused the message: 451 Busy, try later');
  await expect(row.first()).toContainText('Retrying');
  await expect(row.first().getByText(/^[0-9a-f]{8}$/)).toBeVisible();
  expect(mail.messages).toEqual([]);

  for (const left of [1, 0]) {
    // The other one, which is tried again by itself after a while, is still refused.
    mail.acceptOne();
    const asked: string[] = [];
    admin.on('request', (request) => asked.push(request.url().split('/').at(-1) ?? ''));
    await row.first().getByRole('button', { name: 'Try sending an e-mail again' }).click();
    // What the page shows is asked anew at once, and not only when its ten seconds are over.
    const askedAfter = () => asked.slice(asked.indexOf('retryJob'));
    await expect.poll(askedAfter, { timeout: 6_000 }).toEqual(expect.arrayContaining(['retryJob', 'health']));
    await expect.poll(() => mail.messages.length).toBe(2 - left);
    await admin.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toHaveCount(left);
  }
  await expect(admin.getByText('No job has failed.')).toBeVisible();
  expect([mailsTo('una@example.org').length, mailsTo('vic@example.org').length]).toEqual([1, 1]);
});

test('a refused e-mail shows its reason in the outbox, and a button sends it again (OPN-027)', async () => {
  mail.refuse({ code: 550, words: 'No such mailbox' });
  await invitePerson(admin, server, { name: 'Gone Away', email: 'gone@example.org', roles: [] });
  await go(admin, '/admin/outbox?tab=failed');
  const row = admin.getByRole('table', { name: 'Messages' }).getByRole('row', { name: /gone@example.org/ });
  await row.click();
  const message = admin.getByRole('dialog', { name: 'Your Pavilion account' });
  await expect(message.getByText('The mail server refused the message: 550 No such mailbox')).toBeVisible();
  const again = message.getByRole('button', { name: 'Send Again' });
  const asked = mail.asked();
  await again.click();
  await expect.poll(() => mail.asked()).toBe(asked + 1);
  await expect(message.getByText('550 No such mailbox')).toBeVisible();
  await expect(again).toBeEnabled();
  expect(mailsTo('gone@example.org')).toEqual([]);

  mail.refuse(null);
  await again.click();
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  await expect(again).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  expect(mailsTo('gone@example.org')).toHaveLength(1);
});

test('a forgotten password is replaced with the link of an e-mail (PLT-082)', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await go(page, '/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await type(page.getByLabel('E-mail'), 'vic@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a link to set a password is on its way.' })).toBeVisible();
  const link = () => /http\S+token=\S+/.exec(mailsTo('vic@example.org').at(-1) ?? '')?.[0] ?? '';
  await expect.poll(() => mailsTo('vic@example.org').at(-1)).toContain('Set a new password');
  await page.goto(link());
  const set = async (chosen: string) => {
    await type(page.getByLabel('New password', { exact: true }), chosen);
    await type(page.getByLabel('Confirm new password'), chosen);
    await page.getByRole('button', { name: 'Set Password' }).click();
  };
  await set(password);
  await expect(page.getByText('This is the password that you have now. Choose another.')).toBeVisible();
  await set('Vic Iewer 2026');
  await expect(page.getByText('This password is your name or e-mail, which others know too.')).toBeVisible();
  await set('one hand off the bat');
  await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('vic@example.org');
  await page.context().close();
  vic = await signIn(browser, server, 'vic@example.org', 'one hand off the bat');
});

test('an administrator finds and restores a deleted collection, which reappears in other people’s lists (OPN-098)', async () => {
  await makeCollection(una, server, 'Ashes press kit');
  await go(vic, '/collections');
  const row = vic.getByRole('row', { name: /Ashes press kit/ });
  await expect(row).toBeVisible();
  await una.getByRole('button', { name: 'Delete Collection' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Delete Collection' }).click();
  await expect(row).toHaveCount(0);

  await go(admin, '/admin/trash');
  await type(admin.getByRole('searchbox', { name: 'Search Deleted Items' }), 'nothing like it');
  await expect(admin.getByText('No deleted items found.')).toBeVisible();
  await type(admin.getByRole('searchbox', { name: 'Search Deleted Items' }), 'press kit');
  const deleted = admin.getByRole('table', { name: 'Deleted items' }).getByRole('row', { name: /Ashes press kit/ });
  await expect(deleted).toContainText('Collection');
  await expect(deleted).toContainText('Una Loader');
  await deleted.getByRole('button', { name: 'Restore Ashes press kit' }).press('Enter');
  await expect(admin.getByText('Ashes press kit was restored.')).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await expect(row).toBeVisible();

  // The list of deleted items follows what others delete.
  await go(una, '/collections');
  await una.getByRole('row', { name: /Ashes press kit/ }).click();
  await una.getByRole('button', { name: 'Delete Collection' }).click();
  await una.getByRole('dialog').getByRole('button', { name: 'Delete Collection' }).click();
  await expect(row).toHaveCount(0);
  await expect(deleted).toBeVisible({ timeout: 20_000 });
  await admin.getByRole('button', { name: 'Restore Ashes press kit' }).click();
  await expect(row).toBeVisible();
});

test('a kind of notification that is switched off is not e-mailed, and is e-mailed once switched on again', async () => {
  test.setTimeout(180_000);
  await go(vic, '/user');
  const byMail = vic.getByRole('switch', { name: 'Submitted briefs: E-mail' });
  await expect(byMail).toBeChecked();
  await byMail.press('Space');
  await expect(byMail).not.toBeChecked();
  await vic.reload();
  await expect(byMail).not.toBeChecked();

  await submitBriefFor('Quiet brief');
  await byMail.press('Space');
  await expect(byMail).toBeChecked();
  await vic.reload();
  await expect(byMail).toBeChecked();
  await submitBriefFor('Loud brief');
  // Notifications within a minute are one e-mail.
  await expect.poll(() => briefsMailedTo('admin@example.org'), { timeout: 120_000 }).toEqual(['Quiet', 'Loud']);
  await expect.poll(() => briefsMailedTo('vic@example.org'), { timeout: 60_000 }).toEqual(['Loud']);
  // Inside the product both are shown.
  await go(vic, '/notifications');
  for (const brief of ['Quiet brief', 'Loud brief'])
    await expect(vic.getByText(`${brief} was submitted`).first()).toBeVisible();
});

const briefsMailedTo = (address: string) =>
  mailsTo(address).flatMap((text) =>
    [...text.matchAll(/(?<!^Subject: )\b(\w+) brief was submitted/gm)].map(([, word]) => word),
  );

/** Submitted by Una, with Vic and the administrator as feedbackers. */
async function submitBriefFor(title: string): Promise<void> {
  const people = { collection: 'users', where: { email: { in: ['vic@example.org', 'admin@example.org'] } } };
  const { documents = [] } = await ask(admin.context(), server, { kind: 'fetch', query: people });
  const owners = documents.map(({ id }) => id);
  const brief = { title, department: 'Digital', brands: ['The Hundred'], commercial: false, owners };
  const made = await ask(una.context(), server, { kind: 'insert', collection: 'productions', document: brief });
  expect(made.error).toBeUndefined();
  await callAs(una, server, 'production/submitBrief', { id: made.documents?.[0]?.id });
}
