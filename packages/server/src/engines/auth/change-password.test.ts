import { config, configurationId, outbox } from '@pavilion/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cookieOf, startApp, type TestApp } from '../../testing/app.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { makePasswordLink, tokenOf } from './one-time-link.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ limits: { perAddress: 10_000, perPerson: 10_000 } } as never);
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.addPerson({ name: 'Pat Word', roles: ['production_access'] });
});

const old = 'a long enough password';
const next = 'cover drive for four';

async function change(cookie: string, body: object) {
  const response = await fetch(`${app.url}/api/auth/password/change`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, cookie },
    body: JSON.stringify({ password: old, newPassword: next, signOutOthers: false, ...body }),
  });
  return { status: response.status, body: await response.json() };
}
const signIn = async (password: string) => (await app.signInAs(person.email, password)).status;
const isSignedIn = async (cookie: string) =>
  (await createPerson(app.url, { ...person, cookie }).call.accounts.me({})).user !== null;

it('a signed-in person changes their password with the present one, without an e-mail, and links to set one end (USR-048)', async () => {
  const link = await makePasswordLink(app.context.database, person, app.url, 3_600_000);
  const other = cookieOf(await app.signInAs(person.email, old));
  expect(await change(person.cookie, {})).toEqual({ status: 200, body: { changed: true } });
  expect([await signIn(old), await signIn(next)]).toEqual([401, 200]);
  expect([await isSignedIn(person.cookie), await isSignedIn(other)]).toEqual([true, true]);
  expect(await person.call.accounts.readLink({ token: tokenOf(link) })).toEqual({ kind: 'dead' });
  // The owner is told, in case it was somebody else.
  const told = await app.context.store.find(outbox, {
    where: { to: person.email, subject: 'Your password was changed' },
  });
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/When: \d\d\/\d\d\/\d{4}, .+ \(London time\)/);
  expect(told[0]?.text).toContain('“Forgot your password?”');
  expect(told[0]?.link).toBe(`${app.context.publicUrl()}/#/login`);
});

it('the other devices are signed out on request, and this one stays signed in as it was (USR-048 OPS-014)', async () => {
  const other = cookieOf(await app.signInAs(person.email, old));
  await app.context.database.query(
    `UPDATE auth_session SET "method" = 'code' WHERE "createdAt" = (SELECT min("createdAt") FROM auth_session WHERE "userId" = $1)`,
    [person.id],
  );
  expect((await change(person.cookie, { signOutOthers: true })).status).toBe(200);
  expect([await isSignedIn(person.cookie), await isSignedIn(other)]).toEqual([true, false]);
  expect(
    await app.context.database.query('SELECT "method" FROM auth_session WHERE "userId" = $1', [person.id]),
  ).toEqual([{ method: 'code' }]);
});

it('API tokens outlive a new password, unless they are revoked with it (USR-048 OPS-011)', async () => {
  const made = { name: 'Import', scopes: ['production:read' as const], days: 30 as const };
  const revoked = async () => (await person.call.accounts.apiTokens()).tokens.map(({ revokedBy }) => revokedBy);
  await person.call.accounts.makeApiToken({ ...made, password: old });
  expect((await change(person.cookie, {})).status).toBe(200);
  expect(await revoked()).toEqual([null]);
  const again = { password: next, newPassword: `${next} again`, revokeTokens: true };
  expect((await change(person.cookie, again)).status).toBe(200);
  expect(await revoked()).toEqual(['Pat Word']);
});

it.each([
  ['another password than one’s own', { password: 'not my password' }, 400, 'INVALID_PASSWORD'],
  ['a new one that is short', { newPassword: 'short' }, 400, 'MISTYPED'],
  ['a new one that is easy to guess', { newPassword: 'Password123' }, 400, 'MISTYPED'],
  ['no new one', { newPassword: undefined }, 400, 'MISTYPED'],
  ['the present one as the new one', { newPassword: old }, 400, 'MISTYPED'],
  ['one’s own name as the new one', { newPassword: 'Pat.Word-2026' }, 400, 'MISTYPED'],
])('a change with %s is refused (USR-048)', async (_what, body, status, code) => {
  expect(await change(person.cookie, body)).toMatchObject({ status, body: { code } });
  expect(await signIn(old)).toBe(200);
});

it('the history of an account names each new password, by whom and how, and never the password (USR-048 OPS-018)', async () => {
  const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  const deeds = async () => {
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    expect(JSON.stringify(entries)).not.toContain(next);
    return entries.slice(0, -1).map(({ by, at, changes }) => [by?.name, at > '2026' && changes]);
  };
  const set = (after: string) => ['Pat Word', [{ field: 'password', label: 'Password', before: null, after }]];
  await change(person.cookie, {});
  const own = set('changed under My Account');
  expect(await deeds()).toEqual([own]);
  const link = await makePasswordLink(app.context.database, person, app.url, 3_600_000);
  await person.call.accounts.setPassword({ token: tokenOf(link), password: `${next} again` });
  const byLink = set('set with a one-time link');
  expect(await deeds()).toEqual([byLink, own]);
  // Twice in the same way is two entries.
  const again = await makePasswordLink(app.context.database, person, app.url, 3_600_000);
  await person.call.accounts.setPassword({ token: tokenOf(again), password: next });
  expect(await deeds()).toEqual([byLink, byLink, own]);
});

it('strangers and administrators who owe a second factor change no password (OPS-014)', async () => {
  expect((await change('', {})).status).toBe(401);
  person = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  const require = (administratorsNeedSecondFactor: boolean) =>
    app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(config, configurationId, { administratorsNeedSecondFactor }),
    );
  await require(true);
  expect(await change(person.cookie, {})).toMatchObject({ status: 409, body: { code: 'FACTOR_NEEDED' } });
  await require(false);
  expect((await change(person.cookie, {})).status).toBe(200);
});

it('guesses at the password in a signed-in browser are limited, as at the sign-in (USR-048 OPS-018)', async () => {
  const strict = await startApp({ limits: {} });
  const owner = await strict.addPerson({ name: 'Pat Word', roles: ['production_access'] });
  const other = await strict.addPerson({ name: 'Col League', roles: ['production_access'] });
  const guess = async ({ cookie }: Person, password: string) => {
    const response = await fetch(`${strict.url}/api/auth/password/change`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: strict.url, cookie },
      body: JSON.stringify({ password, newPassword: next, signOutOthers: false }),
    });
    return response.status;
  };
  const tries: number[] = [];
  for (let at = 0; at < 12; at++) tries.push(await guess(owner, `guess number ${at}`));
  expect(tries).toContain(429);
  expect(tries.indexOf(429)).toBeLessThanOrEqual(10);
  expect(await guess(owner, old)).toBe(429);
  // The owner may sign in elsewhere meanwhile.
  expect((await strict.signInAs(owner.email, old)).status).toBe(200);
  expect(await guess(other, old)).toBe(200);
  await strict.stop();
});
