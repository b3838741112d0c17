import { users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the server', () => {
  it('lets a person in and answers who they are', async () => {
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    const me = await admin.call.accounts.me();
    expect(me.user).toMatchObject({ id: admin.id, name: 'Ada Min' });
    expect(me.capabilities).toContain('manageUsers');
    expect(await admin.documents.get(users, admin.id)).toMatchObject({ name: 'Ada Min' });
  });
});
