import { users } from '@pavilion/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { firstAdministrator, reportIgnored } from './first-administrator.ts';

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

it.each([
  ['again@example.org', 'This password is your name or e-mail'],
  ['Administrator 1', 'This password is easy to guess'],
  ['password1', 'This password is easy to guess'],
])(
  'does not begin with the password “%s” in the settings: the rules are those of everybody (OPS-018)',
  async (password, why) => {
    const context = { ...app.context, config: { ...app.context.config, admin: { ...given, password } } };
    await context.database.query('DELETE FROM users');
    await context.database.query('DELETE FROM auth_user');
    await expect(firstAdministrator(context, context.auth)).rejects.toThrow(`ADMIN_PASSWORD cannot be used. ${why}`);
    expect(await context.store.count(users, {})).toBe(0);
  },
);

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

it.each([null, given])(
  'makes one administrator when two servers start at once, with %j in the settings',
  async (admin) => {
    const context = { ...app.context, config: { ...app.context.config, admin } };
    for (let round = 0; round < 5; round++) {
      await context.database.query('DELETE FROM users');
      await context.database.query('DELETE FROM auth_user');
      const starts = await Promise.all([1, 2, 3].map(() => firstAdministrator(context, context.auth)));
      const told = starts.filter((start) => start !== null);
      // Each of them may show its link, but the password of the settings is written once.
      expect(told).toHaveLength(admin ? 1 : 3);
      expect(await context.store.count(users, {})).toBe(1);
    }
  },
);

describe('a later start with an administrator in its settings', () => {
  /** The log of the comparison with these settings. */
  async function reports(admin: { email: string; password: string }): Promise<string[]> {
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    await reportIgnored({ ...app.context, config: { ...app.context.config, admin }, log }, app.context.auth);
    return lines;
  }

  it('says nothing while the password is the one in use', async () => {
    expect(await reports(given)).toEqual([]);
  });

  it('says that another password has no effect, without showing it', async () => {
    expect(await reports({ ...given, password: 'another password' })).toEqual([
      'ADMIN_PASSWORD has no effect: it is read at the first start only. again@example.org can get a link for a new password on the sign-in page.',
    ]);
    expect((await app.signInAs(given.email, given.password)).status).toBe(200);
  });

  it('says that nobody was added for another e-mail', async () => {
    expect(await reports({ ...given, email: 'later@example.org' })).toEqual([
      'ADMIN_EMAIL and ADMIN_PASSWORD have no effect: there is an administrator already, and no later@example.org.',
    ]);
  });

  it('says so a moment after the start', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
    const { config, database } = app.context;
    const admin = { ...given, password: 'another password' };
    const later = await createApp(
      { ...config, admin },
      { database: { ...database, close: async () => undefined }, schedule: false, log },
    );
    await expect.poll(() => lines, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/^ADMIN_PASSWORD has no/));
    await later.close(1);
  }, 60_000);
});
