import { users } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { firstAdministrator } from './first-administrator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('makes an administrator also of a store that people were imported into first', async () => {
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
