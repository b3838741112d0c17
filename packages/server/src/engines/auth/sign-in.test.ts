import { outbox, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, startApp, type TestApp } from '../../testing/app.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { tokenOf } from './one-time-link.ts';
import { loginTables } from './tables.ts';

let app: TestApp;
let admin: Person;
/** A person who is not signed in. */
let stranger: Person['call'];
beforeAll(async () => {
  app = await startApp();
  stranger = createPerson(app.url, { id: '', email: '', cookie: '' }).call;
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());

const password = 'correct horse battery';
const userBy = async (email: string) => (await app.context.store.find(users, { where: { email } }))[0];
const lastMail = async (to: string) => {
  await app.jobsDone();
  const mails = await app.context.store.find(outbox, {
    where: { to },
    orderBy: [{ field: 'created_at', direction: 'desc' }],
  });
  return mails[0];
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, ...headers },
    body: JSON.stringify(body),
  });
const newestToken = async (email: string) => tokenOf((await lastMail(email))!.link!);
const dead = { code: 'LINK_DEAD' };

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown e-mail, and creates no user (OPN-025 PLT-086)', async () => {
    const people = await app.context.store.count(users, {});
    const answers = [
      await app.signInAs(admin.email, 'not the password'),
      await app.signInAs('Stranger@Example.org', 'not the password'),
      await app.signInAs('stranger@example.org', 'short'),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
      ]);
    }
    expect(await app.context.store.count(users, {})).toBe(people);
  });

  it.each([
    ['no address', 'This does not look like an e-mail address.'],
    ['a\0b@example.org', 'This does not look like an e-mail address.'],
    [`${'a'.repeat(400)}@example.org`, 'E-mail can have at most 320 characters.'],
    [7, 'E-mail is needed.'],
  ])('explains what is wrong with the e-mail %j', async (email, message) => {
    const answer = await post('/sign-in/email', { email, password });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'MISTYPED', message, field: 'email' }]);
  });

  it('explains that a password is too long', async () => {
    const answer = await app.signInAs(admin.email, 'x'.repeat(200));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'A password can have at most 128 characters.' },
    ]);
  });

  it.each(['/sign-up/email', '/send-verification-email', '/request-password-reset', '/reset-password', '/update-user'])(
    'has no endpoint %s',
    async (path) => {
      const answer = await post(path, {
        email: 'known@example.org',
        password,
        name: 'K',
        token: 'x',
        newPassword: password,
      });
      expect(answer.status).toBe(404);
      expect(await userBy('known@example.org')).toBeUndefined();
    },
  );

  it('records the time of each sign-in (PLT-087)', async () => {
    const person = await app.addPerson({ name: 'Stam Ped' });
    const before = (await app.context.store.get(users, person.id))!.last_log_in!;
    await app.signInAs(person.email, 'a long enough password');
    const after = (await app.context.store.get(users, person.id))!.last_log_in!;
    expect(after > before).toBe(true);
  });

  it('hides the cookie from scripts and other sites', async () => {
    const response = await app.signInAs(admin.email, 'a long enough password');
    const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('ends the sessions of a deactivated user immediately, with the same code and message everywhere (PLT-068 PLT-084 OPN-026)', async () => {
    const person = await app.addPerson({ name: 'Le Aver', roles: ['production_access'] });
    expect((await person.call.accounts.me()).user?.id).toBe(person.id);
    await admin.documents.patch(users, person.id, { active: false });
    expect((await person.call.accounts.me()).user).toBeNull();
    await expect(person.documents.fetch(users)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const refused = await app.signInAs(person.email, 'a long enough password');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 'auth/user-disabled', message: 'Your account is pending approval by an Admin.' },
    ]);
    expect(refused.headers.getSetCookie().join()).not.toContain('session_token=');
  });

  it('deletes the login of a deleted user (USR-036)', async () => {
    const person = await app.addPerson({ name: 'De Leted' });
    await admin.documents.delete(users, person.id);
    expect((await person.call.accounts.me()).user).toBeNull();
    expect(await app.context.database.query('SELECT 1 FROM auth_user WHERE id = $1', [person.id])).toEqual([]);
  });

  it('signs out, and the cookie is then invalid (PLT-088)', async () => {
    const person = await app.addPerson({ name: 'Go Ing' });
    await person.call.accounts.me();
    const out = await post('/sign-out', {}, { cookie: person.cookie });
    expect(out.status).toBe(200);
    expect((await person.call.accounts.me()).user).toBeNull();
  });

  it('follows a changed e-mail address', async () => {
    const person = await app.addPerson({ name: 'Mo Ved' });
    await admin.documents.patch(users, person.id, { email: 'Moved.Elsewhere@Example.org' });
    expect((await app.signInAs('moved.elsewhere@example.org', 'a long enough password')).status).toBe(200);
  });
});

describe('links that set a password', () => {
  it('invites a person added by an administrator, with a one-time link to set a password (USR-001)', async () => {
    const added = await admin.documents.insert(users, {
      email: 'New.Person@Example.org',
      name: 'New Person',
      company: 'Board',
    });
    expect(added).toMatchObject({
      active: true,
      feedbackEmail: true,
      email: 'new.person@example.org',
      companyConfirmed: 'Board',
    });
    const mail = await lastMail('new.person@example.org');
    expect(mail).toMatchObject({ subject: 'Your Pavilion account', status: 'unconfigured' });
    const token = tokenOf(mail!.link!);
    expect(await stranger.accounts.readLink({ token })).toEqual({ kind: 'password', email: added.email });
    await stranger.accounts.setPassword({ token, password });
    await expect(stranger.accounts.setPassword({ token, password: 'another password' })).rejects.toMatchObject(dead);
    const person = createPerson(app.url, {
      id: added.id,
      email: added.email,
      cookie: cookieOf(await app.signInAs('new.person@example.org', password)),
    });
    expect(await person.call.accounts.me()).toMatchObject({ user: { id: added.id }, logins: ['password'] });
  });

  it('e-mails a link for a forgotten password, which ends the other sessions (PLT-082)', async () => {
    const person = await app.addPerson({ name: 'For Getful' });
    await stranger.accounts.askForPasswordLink({ email: person.email });
    await stranger.accounts.setPassword({ token: await newestToken(person.email), password: 'fresh and long' });
    expect((await person.call.accounts.me()).user).toBeNull();
    expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
  });

  it('are all invalid once one of them is used', async () => {
    const person = await app.addPerson({ name: 'Two Links' });
    await stranger.accounts.askForPasswordLink({ email: person.email });
    const older = await newestToken(person.email);
    await stranger.accounts.askForPasswordLink({ email: person.email });
    await stranger.accounts.setPassword({ token: await newestToken(person.email), password: 'fresh and long' });
    expect(await stranger.accounts.readLink({ token: older })).toEqual({ kind: 'dead' });
    await expect(stranger.accounts.setPassword({ token: older, password })).rejects.toMatchObject(dead);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['the e-mail is corrected', (id) => admin.documents.patch(users, id, { email: `corrected.${id}@example.org` })],
    ['the user is deactivated', (id) => admin.documents.patch(users, id, { active: false })],
    ['the user is deleted', (id) => admin.documents.delete(users, id)],
    [
      'it has expired',
      () => app.context.database.query(`UPDATE auth_link SET "expiresAt" = now() - interval '1 second'`),
    ],
  ])('are invalid when %s', async (_when, happens) => {
    const person = await app.addPerson({ name: 'Old Link' });
    await stranger.accounts.askForPasswordLink({ email: person.email });
    const token = await newestToken(person.email);
    await happens(person.id);
    expect(await stranger.accounts.readLink({ token })).toEqual({ kind: 'dead' });
    await expect(stranger.accounts.setPassword({ token, password })).rejects.toMatchObject(dead);
  });

  it('still work when created by an earlier version', async () => {
    const person = await app.addPerson({ name: 'Up Graded' });
    await app.context.database.query(
      `INSERT INTO auth_verification ("id", "identifier", "value", "expiresAt")
       VALUES ('old', 'reset-password:from-before', $1, now() + interval '1 hour')`,
      [person.id],
    );
    await loginTables.links(app.context.database);
    await stranger.accounts.setPassword({ token: 'from-before', password: 'fresh and long' });
    expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
  });

  it('require a valid password', async () => {
    const setting = stranger.accounts.setPassword({ token: 'any', password: 'short' });
    await expect(setting).rejects.toMatchObject({ message: 'A password needs at least 8 characters.' });
  });

  it.each(['password', 'Password1!', '12345678', 'England2026', 'aaaaaaaa', 'qwertyuiop'])(
    'refuse %s, which is among the first that somebody would try',
    async (easy) => {
      await expect(stranger.accounts.setPassword({ token: 'any', password: easy })).rejects.toMatchObject({
        message: 'This password is easy to guess. Choose another, for example three words that do not belong together.',
      });
    },
  );

  it.each([
    ['a long enough password', 'This is the password that you have now. Choose another.'],
    ['Same Again', 'This password is your name or e-mail, which others know too. Choose another.'],
  ])(
    'refuse “%s”, the present password or a name, at its field, and can be used again (OPS-018)',
    async (chosen, message) => {
      const person = await app.addPerson({ name: 'Same Again' });
      await admin.call.accounts.resendInvitation({ id: person.id });
      const token = await newestToken(person.email);
      const refused = stranger.accounts.setPassword({ token, password: chosen });
      await expect(refused).rejects.toMatchObject({ code: 'MISTYPED', message, data: { field: 'password' } });
      await stranger.accounts.setPassword({ token, password: 'fresh and long' });
      expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
    },
  );

  it('gives the same answer for an unknown e-mail, and sends no e-mail', async () => {
    expect(await stranger.accounts.askForPasswordLink({ email: 'nobody@example.org' })).toEqual({});
    expect(await lastMail('nobody@example.org')).toBeUndefined();
  });

  it('sends the reset e-mail from the profile, to the user (USR-048)', async () => {
    const person = await app.addPerson({ name: 'Pro File' });
    await person.call.accounts.sendPasswordReset();
    expect((await lastMail(person.email))?.subject).toBe('Set a new password');
  });

  it('can be sent by an administrator to people who already have a login', async () => {
    const person = await app.addPerson({ name: 'Has Login' });
    await admin.call.accounts.resendInvitation({ id: person.id });
    await stranger.accounts.setPassword({ token: await newestToken(person.email), password: 'fresh and long' });
    expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
  });

  it('tell a restored user how to sign in again (OPN-098)', async () => {
    const person = await app.addPerson({ name: 'Re Stored' });
    await admin.documents.delete(users, person.id);
    const { entries } = await admin.call.system.listTrash({});
    const { document, deletedAt } = entries.find(({ title }) => title === 'Re Stored')!;
    await admin.call.system.restoreFromTrash({ collection: users.name, document, deletedAt });
    expect(await lastMail(person.email)).toMatchObject({ subject: 'Your Pavilion account is back' });
    await stranger.accounts.setPassword({ token: await newestToken(person.email), password: 'fresh and long' });
    expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
  });
});
