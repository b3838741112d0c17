import { users } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { firstAdministrator } from './first-administrator.ts';

const given = { email: 'again@example.org', password: 'the first password' };
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('creates an administrator even when people were imported first', async () => {
  const admin = { email: 'first@example.org', password: 'the first password' };
  const context = { ...app.context, config: { ...app.context.config, admin } };
  await context.database.query('DELETE FROM users');
  const imported = await context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
    tx.insert(users, { email: admin.email, name: 'Im Ported', active: false }),
  );
  expect(await firstAdministrator(context, context.auth)).toEqual({ email: admin.email, password: true });
  expect(await context.store.get(users, imported.id)).toMatchObject({ name: 'Im Ported', active: true });
  const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  expect(response.status).toBe(200);
  expect(await context.store.count(users, {})).toBe(1);
});

it('leaves no user behind when the start is stopped before the password is set', async () => {
  const context = { ...app.context, config: { ...app.context.config, admin: given } };
  await context.database.query('DELETE FROM users');
  await context.database.query('DELETE FROM auth_user');
  const stopped = firstAdministrator(context, () => Promise.reject(new Error('stopped')));
  await expect(stopped).rejects.toThrow('stopped');
  expect(await context.store.count(users, {})).toBe(0);
});

it('sets the password from the settings for an administrator whom an earlier start left without one', async () => {
  const context = { ...app.context, config: { ...app.context.config, admin: given } };
  await context.database.query('DELETE FROM users');
  await context.database.query('DELETE FROM auth_user');
  await context.store.transaction({ kind: 'system', name: 'first-start' }, (tx) =>
    tx.insert(users, { email: given.email, name: 'Administrator', roles: { user_admin: true } }),
  );
  expect(await firstAdministrator(context, context.auth)).toEqual({ email: given.email, password: true });
  expect((await app.signInAs(given.email, given.password)).status).toBe(200);
  expect(await context.store.count(users, {})).toBe(1);
  expect(await firstAdministrator(context, context.auth)).toBeNull();
});
