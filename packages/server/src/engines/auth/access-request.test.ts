import { notifications, outbox, preApprovedUsers, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { tokenOf } from './one-time-link.ts';
import { givePassword } from './passwords.ts';

let mail: MailServer;
let app: TestApp;
let admin: Person;
let stranger: Person['call']['accounts'];
beforeAll(async () => {
  mail = await openMailServer();
  app = await startApp({ config: { smtp: { url: mail.url, from: 'Pavilion <pavilion@example.org>' } } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  stranger = createPerson(app.url, { id: '', email: '', cookie: '' }).call.accounts;
});
afterAll(async () => {
  await app.stop();
  await mail.close();
});

const password = 'correct horse battery';
const userBy = async (email: string) => (await app.context.store.find(users, { where: { email } }))[0];
const mailsTo = (email: string) => mail.messages.filter(({ to }) => to.includes(email));
async function linkIn(email: string): Promise<string> {
  await app.jobsDone();
  return tokenOf(/https?:\/\/\S+token=\S+/.exec(mailsTo(email).at(-1)!.text)![0]);
}
const ask = (email: string, name = 'New Comer', why = 'I cut the county highlights.') =>
  stranger.askForAccess({ email, name, why });

describe('requesting access', () => {
  it('adds a pending user only once the e-mail is confirmed, and tells administrators the reason (OPN-025)', async () => {
    await ask('New.Comer@Example.org');
    const token = await linkIn('new.comer@example.org');
    expect(await userBy('new.comer@example.org')).toBeUndefined();
    expect(await stranger.readLink({ token })).toEqual({ kind: 'access', email: 'new.comer@example.org' });
    expect(await stranger.confirmAccess({ token })).toEqual({});
    const user = await userBy('new.comer@example.org');
    expect(user).toMatchObject({ active: false, roles: {}, accessReason: 'I cut the county highlights.' });
    const told = await admin.documents.fetch(notifications, { where: { kind: 'accountWaiting' } });
    expect(told).toMatchObject([
      {
        title: 'New Comer is waiting for approval',
        body: 'new.comer@example.org: I cut the county highlights.',
        link: `/user/${user!.id}`,
      },
    ]);
    await expect(stranger.confirmAccess({ token })).rejects.toMatchObject({ code: 'LINK_DEAD' });

    await admin.documents.patch(users, user!.id, { active: true });
    await stranger.setPassword({ token: await linkIn('new.comer@example.org'), password });
    expect((await app.signInAs('new.comer@example.org', password)).status).toBe(200);
  });

  it('adds no user for an invented address', async () => {
    const counts = async () => [
      await app.context.store.count(users, {}),
      await app.context.store.count(notifications, {}),
    ];
    const before = await counts();
    for (let at = 0; at < 5; at++) await ask(`invented.${at}@example.org`);
    await app.jobsDone();
    expect(await counts()).toEqual(before);
  });

  it('gives the same answer whether or not the e-mail is known, and details only by e-mail', async () => {
    const known = await app.addPerson({ name: 'Kno Wn' });
    const shut = await app.addPerson({ name: 'Shut Out', active: false });
    const answers = [await ask(known.email), await ask(shut.email), await ask('unknown@example.org')];
    expect(answers).toEqual([{ byMail: true }, { byMail: true }, { byMail: true }]);
    await app.jobsDone();
    expect(mailsTo(known.email).at(-1)!.text).toContain('You have an account already.');
    expect(mailsTo(shut.email).at(-1)!.text).toContain('waiting for approval');
    expect(await userBy(known.email)).toMatchObject({ active: true });
  });

  it('needs a name, an e-mail and a reason', async () => {
    await expect(ask('no address')).rejects.toMatchObject({ message: 'This does not look like an e-mail address.' });
    await expect(ask('a@example.org', ' ')).rejects.toMatchObject({ message: 'Name is needed.' });
    await expect(ask('a@example.org', 'A', '')).rejects.toMatchObject({ message: 'Say why you need access.' });
    await expect(ask('a@example.org', 'A\0', 'b')).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('a prepared account', () => {
  it('opens with the prepared roles once the owner of the address sets the password (OPN-025)', async () => {
    await admin.documents.insert(preApprovedUsers, {
      email: 'Prepared@Example.org',
      name: 'Pre Pared',
      company: 'Partner',
      roles: { user_admin: true },
    });
    expect((await app.signInAs('prepared@example.org', 'a password of a stranger')).status).toBe(401);
    await ask('prepared@example.org', 'Someone');
    const { setPassword: token } = await stranger.confirmAccess({ token: await linkIn('prepared@example.org') });
    await stranger.setPassword({ token: token!, password });
    expect((await app.signInAs('prepared@example.org', password)).status).toBe(200);
    expect(await userBy('prepared@example.org')).toMatchObject({
      active: true,
      name: 'Pre Pared',
      company: 'Partner',
      companyConfirmed: 'Partner',
      roles: { user_admin: true },
    });
    expect(await admin.documents.fetch(preApprovedUsers, { where: { email: 'prepared@example.org' } })).toEqual([]);
  });

  it('without a mail server still opens only by its link, which an administrator passes on', async () => {
    const alone = await startApp();
    const boss = await alone.addPerson({ name: 'Bo Ss', roles: ['user_admin'] });
    const calls = createPerson(alone.url, { id: '', email: '', cookie: '' }).call.accounts;
    await boss.documents.insert(preApprovedUsers, { email: 'prepared@example.org', roles: { user_admin: true } });
    await calls.askForAccess({ email: 'prepared@example.org', name: 'P', why: 'W' });
    const answer = await calls.askForAccess({ email: 'unknown@example.org', name: 'Un Known', why: 'Trial' });
    expect(answer).toEqual({ byMail: false });
    await alone.jobsDone();
    const [mailed] = await boss.documents.fetch(outbox, { where: { to: 'prepared@example.org' } });
    expect(mailed).toMatchObject({ status: 'unconfigured' });
    const [unknown] = await boss.documents.fetch(users, { where: { email: 'unknown@example.org' } });
    expect(unknown).toMatchObject({ active: false, accessReason: 'Trial' });
    await boss.documents.patch(users, unknown!.id, { active: true });
    await alone.jobsDone();
    const [invitation] = await boss.documents.fetch(outbox, { where: { to: 'unknown@example.org' } });
    await calls.setPassword({ token: tokenOf(invitation!.link!), password });
    expect((await alone.signInAs('unknown@example.org', password)).status).toBe(200);
    await alone.stop();
  });
});

describe('a login that a stranger claimed under an earlier version', () => {
  const claimed = 'the password of a stranger';
  async function claim(name: string, active: boolean): Promise<Person> {
    const person = await app.addPerson({ name, active });
    await givePassword(await app.context.auth(), app.context.database, person.id, claimed);
    await app.context.database.query('UPDATE auth_user SET "emailVerified" = false WHERE "id" = $1', [person.id]);
    return person;
  }

  it('opens only by the link sent to the owner, with the owner’s password', async () => {
    const person = await claim('Cla Imed', true);
    const refused = await app.signInAs(person.email, claimed);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'EMAIL_NOT_VERIFIED' }]);
    const token = await linkIn(person.email);
    await stranger.readLink({ token });
    expect((await app.signInAs(person.email, claimed)).status).toBe(403);
    await stranger.setPassword({ token, password });
    expect((await app.signInAs(person.email, claimed)).status).toBe(401);
    expect((await app.signInAs(person.email, password)).status).toBe(200);
  });

  it('loses its password when an administrator approves it, and the owner gets a link', async () => {
    const person = await claim('Later Approved', false);
    await admin.documents.patch(users, person.id, { active: true, roles: { user_admin: true } });
    expect((await app.signInAs(person.email, claimed)).status).toBe(401);
    await stranger.setPassword({ token: await linkIn(person.email), password });
    expect((await app.signInAs(person.email, password)).status).toBe(200);
  });
});
