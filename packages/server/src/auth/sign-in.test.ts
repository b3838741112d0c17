import { outbox, preApprovedUsers, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, startApp, type TestApp } from '../testing/app.ts';
import { createPerson, type Person } from '../testing/person.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
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
const tokenIn = (link: string | undefined) => new URL(link!.replace('/#', '')).searchParams.get('token')!;

describe('signing in', () => {
  it('USR-003 OPN-025 PLT-084 makes a pending user without roles of an unknown e-mail, who gets no session', async () => {
    const response = await app.signInAs('Stranger@Example.org', password);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'auth/user-disabled',
      message: 'Your account is pending approval by an Admin.',
    });
    expect(response.headers.getSetCookie().join()).not.toContain('session_token=');
    expect(await userBy('stranger@example.org')).toMatchObject({ active: false, roles: {}, feedbackEmail: true });
  });

  it('OPN-027 lets a pending user in once an administrator has set them active', async () => {
    await app.signInAs('waiting@example.org', password);
    const { id } = (await userBy('waiting@example.org'))!;
    await admin.documents.patch(users, id, { active: true });
    const response = await app.signInAs('waiting@example.org', password);
    expect(response.status).toBe(200);
    const mail = await lastMail('waiting@example.org');
    expect(mail).toMatchObject({ subject: 'Your Pavilion account is approved', status: 'unconfigured' });
  });

  it('OPN-025 makes a prepared e-mail active at its first sign-in, with what was prepared', async () => {
    await admin.documents.insert(preApprovedUsers, {
      email: 'Prepared@Example.org',
      name: 'Pre Pared',
      company: 'Partner',
      roles: { production_access: true },
    });
    const response = await app.signInAs('prepared@example.org', password);
    expect(response.status).toBe(200);
    expect(await userBy('prepared@example.org')).toMatchObject({
      active: true,
      name: 'Pre Pared',
      company: 'Partner',
      roles: { production_access: true },
    });
  });

  it('PLT-086 says the words of the library for a wrong password, and makes nobody', async () => {
    const response = await app.signInAs(admin.email, 'not the password');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Invalid email or password' });
    const short = await app.signInAs('typo@example.org', 'short');
    expect(short.status).toBe(401);
    expect(await userBy('typo@example.org')).toBeUndefined();
  });

  it('PLT-087 stamps the time of each sign-in', async () => {
    const person = await app.addPerson({ name: 'Stam Ped' });
    const before = (await app.context.store.get(users, person.id))!.last_log_in!;
    await app.signInAs(person.email, 'a long enough password');
    const after = (await app.context.store.get(users, person.id))!.last_log_in!;
    expect(after > before).toBe(true);
  });

  it('keeps the cookie from scripts and other sites', async () => {
    const response = await app.signInAs(admin.email, 'a long enough password');
    const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('PLT-068 PLT-084 OPN-026 takes the sessions of a deactivated user away at once, and says of the record what it says of the code', async () => {
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

  it('USR-036 forgets the login of a deleted user', async () => {
    const person = await app.addPerson({ name: 'De Leted' });
    await admin.documents.delete(users, person.id);
    expect((await person.call.accounts.me()).user).toBeNull();
    expect(await app.context.database.query('SELECT 1 FROM auth_user WHERE id = $1', [person.id])).toEqual([]);
  });

  it('PLT-088 signs out, and the cookie is worth nothing afterwards', async () => {
    const person = await app.addPerson({ name: 'Go Ing' });
    await person.call.accounts.me();
    const out = await post('/sign-out', {}, { cookie: person.cookie });
    expect(out.status).toBe(200);
    expect((await person.call.accounts.me()).user).toBeNull();
  });

  it('leaves the name to the users document', async () => {
    const person = await app.addPerson({ name: 'Na Med' });
    const response = await post('/update-user', { name: 'Some Body Else' }, { cookie: person.cookie });
    expect(response.status).toBe(404);
  });

  it('follows a changed e-mail address', async () => {
    const person = await app.addPerson({ name: 'Mo Ved' });
    await admin.documents.patch(users, person.id, { email: 'Moved.Elsewhere@Example.org' });
    expect((await app.signInAs('moved.elsewhere@example.org', 'a long enough password')).status).toBe(200);
  });
});

describe('invitations and forgotten passwords', () => {
  it('USR-001 invites whom an administrator adds, by a link that sets a password once', async () => {
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
    const token = tokenIn(mail?.link);
    expect((await post('/reset-password', { token, newPassword: password })).status).toBe(200);
    expect((await post('/reset-password', { token, newPassword: 'another password' })).status).toBe(400);
    const person = createPerson(app.url, {
      id: added.id,
      email: added.email,
      cookie: cookieOf(await app.signInAs('new.person@example.org', password)),
    });
    expect(await person.call.accounts.me()).toMatchObject({ user: { id: added.id }, logins: ['password'] });
  });

  it('PLT-082 mails a link for a forgotten password, which ends the other sessions', async () => {
    const person = await app.addPerson({ name: 'For Getful' });
    await post('/request-password-reset', { email: person.email, redirectTo: `${app.url}/#/login` });
    const token = tokenIn((await lastMail(person.email))?.link);
    expect((await post('/reset-password', { token, newPassword: 'fresh and long' })).status).toBe(200);
    expect((await person.call.accounts.me()).user).toBeNull();
    expect((await app.signInAs(person.email, 'fresh and long')).status).toBe(200);
  });

  it('answers alike for an unknown e-mail, and mails nobody', async () => {
    const response = await post('/request-password-reset', { email: 'nobody@example.org' });
    expect(response.status).toBe(200);
    expect(await lastMail('nobody@example.org')).toBeUndefined();
  });

  it('USR-048 sends the reset e-mail from the profile, to oneself', async () => {
    const person = await app.addPerson({ name: 'Pro File' });
    await person.call.accounts.sendPasswordReset();
    expect((await lastMail(person.email))?.subject).toBe('Set a new password');
  });
});

describe('limits', () => {
  it('stops guessing a password after ten tries a minute', async () => {
    const small = await startApp({ limits: { perPerson: 3, perAddress: 100 } });
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push(await small.signInAs('guess@example.org', 'short'));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(await tries[3]!.json()).toEqual({
      code: 'TOO_MANY',
      message: 'Too many attempts. Please wait a minute and try again.',
    });
    expect((await small.signInAs('other@example.org', 'short')).status).toBe(401);
    await small.stop();
  });
});
