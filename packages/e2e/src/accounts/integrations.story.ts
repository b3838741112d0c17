import { expect, test } from '@playwright/test';
import { type } from '../keys.ts';
import { signIn } from '../people.ts';
import { administrator, type RunningServer, startServer } from '../server.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('an administrator adds an integration, gives it a role, makes its token, sees its last use, revokes it and deletes the integration (OPS-011)', async ({
  browser,
}) => {
  const admin = await signIn(browser, server, administrator.email, administrator.password);
  await admin.goto(`${server.url}/#/admin/integrations`);
  await expect(admin.getByText('No integrations yet.')).toBeVisible();
  await admin.getByRole('button', { name: 'Add Integration' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add Integration' });
  await adding.getByRole('button', { name: 'Add Integration' }).click();
  await expect(adding).toContainText('Name is needed.');
  await type(adding.getByLabel('Name'), 'Fixture import');
  await admin.keyboard.press('Enter');

  await expect(admin.getByRole('link', { name: 'Tokens' })).toBeVisible();
  await expect(admin.getByRole('switch', { name: /^Production(?: Opens|$)/ })).toBeVisible();
  // What only people have.
  for (const label of ['E-mail', 'Department', 'Production company']) {
    await expect(admin.getByLabel(label, { exact: true })).toBeHidden();
  }
  await expect(admin.getByLabel('Company', { exact: true })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Send Set-Password Link' })).toBeHidden();
  await admin.goto(`${server.url}/#/users`);
  const row = admin.getByRole('row', { name: /Fixture import/ });
  await expect(row).toContainText('Integration');
  await expect(row).not.toContainText('pavilion.invalid');
  await row.click();
  await expect(admin.getByRole('dialog', { name: /Edit Integration/ })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.goBack();
  await admin.getByRole('switch', { name: /^Production(?: Opens|$)/ }).click();
  await admin.getByRole('link', { name: 'Tokens' }).click();

  await admin.getByRole('button', { name: 'Make a Token for Fixture import' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Make an API Token' });
  await type(dialog.getByLabel('Name'), 'Nightly');
  const scopes = dialog.getByRole('combobox', { name: 'Scopes' });
  await scopes.click();
  await type(scopes, 'Read Production');
  await admin.getByRole('option', { name: 'Read Production', exact: true }).click();
  await admin.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await expect(dialog).toContainText('Enter your password.');
  await type(dialog.getByLabel('Your password'), administrator.password);
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  const token = (await dialog.getByLabel('API token', { exact: true }).textContent()) ?? '';
  expect(token).toMatch(/^pavilion_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const read = () =>
    fetch(`${server.url}/api/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ request: 1, kind: 'fetch', query: { collection: 'productions', limit: 1 } }),
    });
  const list = admin.getByRole('list', { name: 'API tokens' });
  await expect(list).toContainText('Last used: never');
  await expect(list).toContainText('Made by');
  await expect(list.getByText('Refused')).toHaveCount(0);
  expect((await read()).status).toBe(200);
  await admin.reload();
  await expect(list).not.toContainText('never');
  // A role that is taken away, in another window, leaves the token nothing: the list says why it is refused.
  const elsewhere = await admin.context().newPage();
  await elsewhere.goto(`${server.url}/#/admin/integrations`);
  await elsewhere.getByRole('link', { name: 'Roles of Fixture import' }).click();
  await elsewhere.getByRole('switch', { name: /^Production(?: Opens|$)/ }).click();
  const changes = elsewhere.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText(/yes.*became.*no/);
  await elsewhere.close();
  await admin.reload();
  await expect(list.getByText('Refused', { exact: true })).toBeVisible();
  await expect(list).toContainText('Its account has no rights for its scopes.');
  await admin.getByRole('link', { name: 'Roles of Fixture import' }).click();
  await admin.getByRole('button', { name: 'Delete Integration' }).click();
  const deleting = admin.getByRole('dialog', { name: 'Are you sure?' });
  await expect(deleting).toContainText('If it is restored, it needs new ones.');
  await deleting.getByRole('button', { name: 'Cancel' }).click();
  await admin.goto(`${server.url}/#/admin/integrations`);
  await admin.getByRole('button', { name: 'Revoke Nightly' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(list.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(list).toContainText(/Revoked: Today by \S/);
  await expect(admin.getByRole('button', { name: 'Revoke Nightly' })).toHaveCount(0);
  expect((await read()).status).toBe(401);

  await admin.getByRole('link', { name: 'Roles of Fixture import' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Edit Integration' })).toBeVisible();
  await admin.getByRole('button', { name: 'Delete Integration' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete Integration' }).click();
  await expect(admin.getByText('No integrations yet.')).toBeVisible();
  await admin.goto(`${server.url}/#/admin/trash`);
  await admin
    .getByRole('row', { name: /Fixture import/ })
    .getByRole('button', { name: 'Restore' })
    .click();
  await admin.goto(`${server.url}/#/admin/integrations`);
  await expect(admin.getByText('No tokens: make one.')).toBeVisible();
});
