import { expect, type Page, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, password, signIn, signInAsAdministrator } from '../people.ts';
import { type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  // No e-mail can be sent from there.
  server = await startServer();
  admin = await signInAsAdministrator(browser, server);
  await addPerson(admin, server, { name: 'Pat Word', email: 'pat@example.org', roles: ['production_access'] });
});
test.afterAll(() => server.stop());

test('a person changes their password with the present one where no e-mail is set up, and is told whom to ask without it (USR-048 OPN-075)', async ({
  browser,
}) => {
  const page = await signIn(browser, server, 'pat@example.org', password);
  const other = await signIn(browser, server, 'pat@example.org', password);
  await page.goto(`${server.url}/#/user`);
  await expect(page.getByRole('button', { name: 'Send Password Reset E-mail' })).toHaveCount(0);
  await expect(
    page.getByText('no e-mail can be sent from here, so ask a user administrator for a link to set a password.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  const window = page.getByRole('dialog', { name: 'Change Password' });
  const [own, chosen, again] = ['Your password', 'New password', 'Confirm new password'].map((label) =>
    window.getByLabel(label, { exact: true }),
  ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  await expect(own).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(window.getByText('Enter your password.')).toBeVisible();
  await type(own, 'not my password');
  await type(chosen, 'Password123');
  await type(again, 'Password123');
  await page.keyboard.press('Enter');
  await expect(window.getByText('This password is easy to guess.')).toBeVisible();
  await type(chosen, 'three slips and a gully');
  await page.keyboard.press('Enter');
  await expect(window.getByText('The passwords do not match.')).toBeVisible();
  await type(again, 'three slips and a gully');
  await page.keyboard.press('Enter');
  await expect(window.getByText('This is not your password.')).toBeVisible();
  await expect(chosen).toHaveValue('three slips and a gully');
  await type(own, password);
  // The present password, and one's own name, are no new password.
  for (const [same, fault] of [
    [password, 'This is the password that you have now. Choose another.'],
    ['Pat Word 2026', 'This password is your name or e-mail, which others know too. Choose another.'],
  ] as const) {
    await type(chosen, same);
    await type(again, same);
    await page.keyboard.press('Enter');
    await expect(window.getByText(fault)).toBeVisible();
    await expect(chosen).toHaveValue(same);
    await expect(own).toHaveValue(password);
  }
  await type(chosen, 'three slips and a gully');
  await type(again, 'three slips and a gully');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed. Other devices are signed out.')).toBeVisible();
  await expect(window).toHaveCount(0);
  await expect(other).toHaveURL(/#\/login/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();

  const later = await signIn(browser, server, 'pat@example.org', 'three slips and a gully');
  await expect(later.getByRole('main')).toBeVisible();
  await type(other.getByLabel('E-mail'), 'pat@example.org');
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(
    other.getByText('No e-mail can be sent from here. Ask a user administrator for a link to set a new one.'),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Send Reset Link' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(other.getByLabel('E-mail')).toHaveValue('pat@example.org');

  // Administrators read in the history of the account what happened, and how.
  await admin.goto(`${server.url}/#/users`);
  await admin.getByText('Pat Word').click();
  const changes = admin.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Pat Word');
  await expect(changes.first()).toContainText('Password');
  await expect(changes.first()).toContainText('changed under My Account');
  await expect(changes.nth(1)).toContainText('set with a one-time link');

  // A link to the user beside the list opens, whether the page is loaded with it or was another one.
  const link = admin.url();
  const drawer = admin.getByRole('dialog', { name: /Edit User/ });
  await admin.reload();
  await expect(changes.first()).toContainText('Pat Word');
  await expect(admin).toHaveURL(link);
  await admin.goto(`${server.url}/#/briefs`);
  await expect(drawer).toHaveCount(0);
  await admin.goto(link);
  await expect(changes.first()).toContainText('Pat Word');
  await expect(drawer).toBeVisible();
});

test('an access request that is being written outlasts a reload of its tab, until it is sent or left (OPN-025)', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${server.url}/#/login`);
  const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true });
  const name = visitor.getByLabel('Name');
  const why = visitor.getByLabel('Why do you need access?');
  await visitor.getByRole('button', { name: 'Ask for access' }).click();
  await type(name, 'Vi Sitor');
  await type(visitor.getByLabel('E-mail'), 'vi@example.org');
  await type(why, 'I cut the county highlights.');
  await visitor.reload();
  await expect(name).toHaveValue('Vi Sitor');
  await expect(visitor.getByLabel('E-mail')).toHaveValue('vi@example.org');
  await expect(why).toHaveValue('I cut the county highlights.');
  // Another person at this browser opens a tab of their own.
  const next = await visitor.context().newPage();
  await next.goto(`${server.url}/#/login`);
  await expect(signInHeading(next)).toBeVisible();

  await visitor.getByRole('button', { name: 'Back to sign-in' }).click();
  await visitor.reload();
  await expect(signInHeading(visitor)).toBeVisible();
  await visitor.getByRole('button', { name: 'Ask for access' }).click();
  await expect(why).toHaveValue('');
  await type(name, 'Vi Sitor');
  await type(visitor.getByLabel('E-mail'), 'vi@example.org');
  await type(why, 'I cut the county highlights.');
  await visitor.getByRole('button', { name: 'Ask for Access' }).click();
  await expect(visitor.getByRole('status')).toContainText('An administrator will review your request');
  await visitor.reload();
  await expect(signInHeading(visitor)).toBeVisible();
});
