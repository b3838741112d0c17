import { expect, test } from '@playwright/test';
import { type } from '../keys.ts';
import { addPerson, password, signIn } from '../people.ts';
import { administrator, type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
test.beforeAll(async ({ browser }) => {
  server = await startServer();
  const admin = await signIn(browser, server, administrator.email, administrator.password);
  const roles = ['production_access', 'production_feedback'];
  await addPerson(admin, server, { name: 'Dev Eloper', email: 'dev@example.org', roles });
});
test.afterAll(() => server.stop());

test('a developer makes a token with two scopes and an expiry, uses it in a script, and revokes it (OPS-011)', async ({
  browser,
}) => {
  const dev = await signIn(browser, server, 'dev@example.org', password);
  await dev.goto(`${server.url}/#/user`);
  await dev.getByRole('button', { name: 'Make a Token' }).click();
  const dialog = dev.getByRole('dialog', { name: 'Make an API Token' });
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await expect(dialog).toContainText('Name is needed.');
  await expect(dialog).toContainText('Choose at least one scope.');
  // The error of a field goes as one types there; the others stay.
  await type(dialog.getByLabel('Name'), 'Import of fixtures');
  await expect(dialog).not.toContainText('Name is needed.');
  await expect(dialog).toContainText('Choose at least one scope.');
  const scopes = dialog.getByRole('combobox', { name: 'Scopes' });
  await scopes.click();
  await expect(dev.getByRole('option', { name: 'Read Production', exact: true })).toBeVisible();
  // Of what this person cannot open, nothing is offered.
  await expect(dev.getByRole('option', { name: 'Read Archive', exact: true })).toHaveCount(0);
  for (const scope of ['Read and write Production', 'Read Library']) {
    await scopes.click();
    await type(scopes, scope);
    await dev.getByRole('option', { name: scope, exact: true }).click();
  }
  await expect(dialog).not.toContainText('Choose at least one scope.');
  // Closes the list of scopes, which covers the next field.
  await dev.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: 'Expires after' }).click();
  await dev.getByRole('option', { name: 'A day' }).click();
  await type(dialog.getByLabel('Your password'), 'not my password');
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await expect(dialog).toContainText('This is not your password.');
  await dialog.getByLabel('Your password').clear();
  await type(dialog.getByLabel('Your password'), password);
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  const token = (await dialog.getByLabel('API token', { exact: true }).textContent()) ?? '';
  expect(token).toMatch(/^pavilion_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const write = () =>
    fetch(`${server.url}/api/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        request: 1,
        kind: 'insert',
        collection: 'productions',
        document: { title: 'By a script' },
      }),
    });
  const list = dev.getByRole('list', { name: 'API tokens' });
  await expect(list).toContainText('Read and write Production, Read Library');
  await expect(list).toContainText('Last used: never');
  expect((await write()).status).toBe(200);
  await dev.reload();
  await expect(list).not.toContainText('never');

  // The same list in another browser follows.
  const elsewhere = await signIn(browser, server, 'dev@example.org', password);
  await elsewhere.goto(`${server.url}/#/user`);
  const other = elsewhere.getByRole('list', { name: 'API tokens' });
  await expect(other).toContainText('Import of fixtures');
  await expect(other).not.toContainText('Revoked');
  await dev.getByRole('button', { name: 'Revoke Import of fixtures' }).click();
  await dev.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(list.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(other.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await write()).status).toBe(401);

  // An account that somebody else got into: its administrator ends all sessions and tokens at once.
  await dev.getByRole('button', { name: 'Make a Token' }).click();
  await type(dialog.getByLabel('Name'), 'Not mine');
  await scopes.click();
  await type(scopes, 'Read Production');
  await dev.getByRole('option', { name: 'Read Production', exact: true }).click();
  await dev.keyboard.press('Tab');
  await type(dialog.getByLabel('Your password'), password);
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Whoever changes the password is offered to revoke tokens too.
  await dev.getByRole('button', { name: 'Change Password' }).click();
  await expect(dev.getByRole('checkbox', { name: 'Revoke my API token' })).not.toBeChecked();
  await dev.keyboard.press('Escape');
  const admin = await signIn(browser, server, administrator.email, administrator.password);
  await admin.goto(`${server.url}/#/users`);
  await admin.getByRole('row', { name: /Dev Eloper/ }).click();
  await admin.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await admin
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign Out Everywhere' })
    .click();
  await expect(admin.getByText('Dev Eloper was signed out everywhere. 1 API token was revoked.')).toBeVisible();
  for (const window of [dev, elsewhere]) await expect(window).toHaveURL(/#\/login/);
});
