import {
  type ApiScope,
  config,
  configurationId,
  notifications,
  outbox,
  users,
  usersQuery,
  withFactor,
} from '@pavilion/domain';
import { symmetricEncrypt } from 'better-auth/crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOptions } from '../../log.ts';
import { noteOldFactors } from '../../modules/accounts/note-old-factors.ts';
import { cookieOf, password, startApp, type TestApp } from '../../testing/app.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { appCode } from '../../testing/totp.ts';
import { tokenOf } from './one-time-link.ts';
import { unusedName } from './passkeys.ts';

const lines: string[] = [];
let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  const log = pino(logOptions({ logLevel: 'info' }), { write: (line: string) => void lines.push(line) });
  app = await startApp({ log, config: { logLevel: 'info' }, limits: { perAddress: 10_000, perPerson: 10_000 } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.addPerson({ name: 'Two Steps', roles: ['production_access'] });
});

/** A browser: keeps cookies between requests. */
function browser(cookie = '', agent = 'curl/8.0') {
  const jar = new Map(cookie.split('; ').flatMap((one) => (one ? [one.split(/=(.*)/s) as [string, string]] : [])));
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    async post(path: string, body: object = {}) {
      const response = await fetch(`${app.url}/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.url, cookie: header(), 'user-agent': agent },
        body: JSON.stringify(body),
      });
      for (const one of response.headers.getSetCookie()) {
        const [name, value] = one.split(';')[0]!.split(/=(.*)/s) as [string, string];
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      const answer = (await response.json().catch(() => null)) as Record<string, never>;
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, body: answer, ...(retryAfter && { retryAfter }) };
    },
    person: (of: Person) => createPerson(app.url, { ...of, cookie: header() }),
    header,
  };
}

const told = async ({ email }: Person) =>
  (await app.context.store.find(outbox, { where: { to: email } })).map(({ subject }) => subject);

/** Sets up an authenticator app, as the dialog under My Account does. */
async function withApp(of: Person) {
  const window = browser(of.cookie);
  const { body } = await window.post('/two-factor/enable', { password });
  const { totpURI, backupCodes } = body as unknown as { totpURI: string; backupCodes: string[] };
  expect(await window.post('/two-factor/verify-totp', { code: appCode(totpURI) })).toMatchObject({ status: 200 });
  return { window, totpURI, backupCodes };
}
/** As after a browser has made one: its messages need a real device. */
const addPasskey = ({ id }: Person, key: string) =>
  app.context.database.query(
    `INSERT INTO auth_passkey ("id", "userId", "name", "publicKey", "counter", "transports")
     VALUES ($1, $2, 'Key', '', 0, '[]')`,
    [key, id],
  );
const secondFactorOf = async ({ id }: Person) => (await app.context.store.get(users, id))?.secondFactor ?? false;
const methods = async (of: Person) =>
  app.context.database.query('SELECT "method" FROM auth_session WHERE "userId" = $1 ORDER BY "createdAt"', [of.id]);

describe('an authenticator app', () => {
  it('is asked for after the password, and a session begins only with its code (OPS-014)', async () => {
    const { totpURI } = await withApp(person);
    expect(await secondFactorOf(person)).toBe(true);
    const window = browser();
    const asked = await window.post('/sign-in/email', { email: person.email, password });
    expect(asked).toEqual({ status: 200, body: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } });
    const before = (await app.context.store.get(users, person.id))!.last_log_in;
    expect((await window.person(person).call.accounts.me()).user).toBeNull();
    expect((await window.post('/two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await window.person(person).call.accounts.me()).user).toBeNull();
    expect((await app.context.store.get(users, person.id))!.last_log_in).toBe(before);
    expect((await window.post('/two-factor/verify-totp', { code: appCode(totpURI, 1) })).status).toBe(200);
    expect((await window.person(person).call.accounts.me()).user?.id).toBe(person.id);
    expect((await methods(person)).at(-1)).toEqual({ method: 'code' });
    expect((await app.context.store.get(users, person.id))!.last_log_in! > before!).toBe(true);
  });

  it('opens one session with each code, also where two come at once (OPS-014)', async () => {
    const { totpURI } = await withApp(person);
    const code = appCode(totpURI, 1);
    const enter = async (shown: string) => {
      const window = browser();
      await window.post('/sign-in/email', { email: person.email, password });
      const { status, body } = await window.post('/two-factor/verify-totp', { code: shown });
      return status === 200 ? 'opened' : body.code;
    };
    expect((await Promise.all([enter(code), enter(code)])).sort()).toEqual(['CODE_USED', 'opened']);
    expect(await enter(code)).toBe('CODE_USED');
    // Months later the same six digits can be another period's code.
    await app.context.database.query(`UPDATE auth_attempt SET "since" = now() - interval '3 minutes'`);
    expect(await enter(code)).toBe('opened');
  });

  it('begins a new session, which no answer to a question with the former one removes (OPS-014)', async () => {
    const { window } = await withApp(person);
    const removes = async (path: string, cookie: string, method = 'GET') => {
      const headers = { cookie, origin: app.url, 'content-type': 'application/json' };
      const body = method === 'GET' ? null : '{}';
      const response = await fetch(`${app.url}/api/auth${path}`, { method, headers, body });
      return response.headers.getSetCookie().some((one) => /session_token=;/.test(one));
    };
    for (const path of ['/get-session', '/list-sessions', '/list-accounts']) {
      expect(await removes(path, person.cookie), path).toBe(false);
    }
    expect(await removes('/sign-out', window.header(), 'POST')).toBe(true);
  });

  it('is entered as the app shows it, in two groups of digits (OPS-014)', async () => {
    const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `;
    const window = browser(person.cookie);
    const { totpURI } = (await window.post('/two-factor/enable', { password })).body as unknown as { totpURI: string };
    expect((await window.post('/two-factor/verify-totp', { code: spaced(appCode(totpURI)) })).status).toBe(200);
    const another = browser();
    await another.post('/sign-in/email', { email: person.email, password });
    expect((await another.post('/two-factor/verify-totp', { code: spaced(appCode(totpURI, 1)) })).status).toBe(200);
  });

  it('keeps the recovery codes of an earlier version, which have capitals (OPS-014)', async () => {
    await withApp(person);
    const { database } = app.context;
    const [kept] = await database.query<{ value: string }>('SELECT "value" FROM auth_secret');
    const stored = await symmetricEncrypt({ key: kept!.value, data: JSON.stringify(['aBcDe-1GhIj']) });
    await database.query('UPDATE auth_two_factor SET "backupCodes" = $2 WHERE "userId" = $1', [person.id, stored]);
    const window = browser();
    await window.post('/sign-in/email', { email: person.email, password });
    expect((await window.post('/two-factor/verify-backup-code', { code: 'aBcDe-1GhIj' })).status).toBe(200);
  });

  it('is set up only with the password and a right code (OPS-014)', async () => {
    const window = browser(person.cookie);
    for (const given of [undefined, 'not the password']) {
      expect((await window.post('/two-factor/enable', { password: given })).status).toBe(400);
    }
    expect((await window.post('/two-factor/enable', { password })).status).toBe(200);
    expect((await window.post('/two-factor/verify-totp', { code: '123' })).status).toBe(401);
    expect(await secondFactorOf(person)).toBe(false);
    expect((await app.signInAs(person.email, password)).headers.getSetCookie().join()).toContain('session_token');
  });

  it('can be replaced by each recovery code once (OPS-014)', async () => {
    const { backupCodes, window: own } = await withApp(person);
    expect(new Set(backupCodes).size).toBe(10);
    // Without what is mixed up on paper: l and 1, o and 0.
    for (const code of backupCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    const enter = async (code: string) => {
      const window = browser();
      await window.post('/sign-in/email', { email: person.email, password });
      return (await window.post('/two-factor/verify-backup-code', { code })).status;
    };
    const left = async () => (await own.person(person).call.accounts.secondFactor()).codesLeft;
    expect(await left()).toBe(10);
    expect(await enter(backupCodes[3]!)).toBe(200);
    expect((await methods(person)).at(-1)).toEqual({ method: 'recoveryCode' });
    expect(await enter(backupCodes[3]!)).toBe(401);
    expect(await enter(backupCodes[4]!)).toBe(200);
    // As people type them: in capitals without the hyphen, or with spaces.
    expect(await enter(backupCodes[5]!.toUpperCase().replace('-', ''))).toBe(200);
    expect(await enter(` ${backupCodes[6]!.replace('-', ' - ')} `)).toBe(200);
    expect(await enter(backupCodes[6]!)).toBe(401);
    expect(await enter(' - ')).toBe(400);
    expect(await left()).toBe(6);
    // The history names each sign-in with one, and no code.
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    const used = entries.filter(({ changes }) => changes.some(({ field }) => field === 'recoveryCode'));
    expect(used.map(({ by, changes }) => [by?.name, changes])).toEqual(
      Array(4).fill([
        'Two Steps',
        [{ field: 'recoveryCode', label: 'Sign-in', before: null, after: 'with a recovery code' }],
      ]),
    );
    for (const code of backupCodes) expect(JSON.stringify(entries)).not.toContain(code);
  });

  it('gets a new set of recovery codes, which the history names and the old ones do not outlive (OPS-014 OPS-018)', async () => {
    const { backupCodes, window } = await withApp(person);
    const made = await window.post('/two-factor/generate-backup-codes', { password });
    expect(made.status).toBe(200);
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    expect([entries[0]!.by?.name, entries[0]!.changes]).toEqual([
      'Two Steps',
      [{ field: 'account_event', label: 'Recovery codes', before: null, after: 'a new set was made' }],
    ]);
    const another = browser();
    await another.post('/sign-in/email', { email: person.email, password });
    expect((await another.post('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(401);
  });

  it('locks the account for a while after ten wrong codes in a row (OPS-014)', async () => {
    const { totpURI, backupCodes } = await withApp(person);
    for (let round = 0; round < 3; round++) {
      const window = browser();
      await window.post('/sign-in/email', { email: person.email, password });
      for (let tries = 0; tries < 4; tries++) await window.post('/two-factor/verify-totp', { code: '000000' });
    }
    const window = browser();
    await window.post('/sign-in/email', { email: person.email, password });
    const refused = await window.post('/two-factor/verify-totp', { code: appCode(totpURI) });
    expect([refused.status, refused.body.code]).toEqual([429, 'APP_CODES_LOCKED']);
    expect(refused.body.message).toBe('Too many wrong codes. Wait a quarter of an hour, or use a recovery code.');
    expect(Number(refused.retryAfter)).toBeGreaterThan(800);
    const lockMails = async () => {
      const found = await app.context.store.find(outbox, { where: { to: person.email } });
      return found.filter(({ subject }) => subject === 'Wrong codes after your password').map(({ text }) => text);
    };
    expect(await lockMails()).toEqual([expect.stringContaining('Recovery codes and passkeys still work.')]);
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    expect(entries[0]?.changes[0]).toMatchObject({ after: 'locked for a quarter of an hour, after ten wrong codes' });

    // Knowing the password is not enough to lock out somebody with a recovery code. Wrong recovery codes are counted too.
    expect((await window.post('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(200);
    for (let round = 0; round < 3; round++) {
      const another = browser();
      await another.post('/sign-in/email', { email: person.email, password });
      for (let tries = 0; tries < 4; tries++)
        await another.post('/two-factor/verify-backup-code', { code: 'aaaaa-aaaaa' });
    }
    const last = browser();
    await last.post('/sign-in/email', { email: person.email, password });
    const locked = await last.post('/two-factor/verify-backup-code', { code: backupCodes[1] });
    expect([locked.status, locked.body.code]).toEqual([429, 'RECOVERY_CODES_LOCKED']);
    expect(await lockMails()).toContainEqual(expect.stringContaining('Codes of the app and passkeys still work.'));
    await app.context.database.query(`UPDATE auth_attempt SET "since" = now() - interval '16 minutes'`);
    expect((await last.post('/two-factor/verify-backup-code', { code: backupCodes[1] })).status).toBe(200);
  });

  it('and what else changes the way in is told by e-mail, with the time and the device (OPS-014)', async () => {
    const { window, totpURI, backupCodes } = await withApp(person);
    expect(await told(person)).toEqual(['An authenticator app was added to your account']);
    const other = browser('', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await other.post('/sign-in/email', { email: person.email, password });
    await other.post('/two-factor/verify-totp', { code: appCode(totpURI) });
    expect(await told(person)).toHaveLength(1);
    const third = browser('', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await third.post('/sign-in/email', { email: person.email, password });
    await third.post('/two-factor/verify-backup-code', { code: backupCodes[0] });
    const [mail] = await app.context.store.find(outbox, {
      where: { to: person.email, subject: 'A recovery code opened your account' },
    });
    expect(mail?.text).toMatch(/When: \d\d\/\d\d\/\d{4}, .+ \(London time\), from Firefox on Linux\./);
    expect(mail?.link).toBe(`${app.context.publicUrl()}/#/user`);
    await window.post('/two-factor/generate-backup-codes', { password });
    await window.person(person).call.accounts.makeApiToken({
      name: 'Import',
      scopes: ['production:read'],
      days: 7,
      password,
    });
    await admin.call.accounts.resendInvitation({ id: person.id });
    await app.jobsDone();
    const [invitation] = await app.context.store
      .find(outbox, { where: { to: person.email, link: { gt: '' } }, limit: 50 })
      .then((all) => all.filter(({ link }) => link?.includes('token=')));
    await person.call.accounts.setPassword({ token: tokenOf(invitation!.link!), password: 'quite another password' });
    expect(new Set(await told(person))).toEqual(
      new Set([
        'An authenticator app was added to your account',
        'A recovery code opened your account',
        'New recovery codes were made for your account',
        'An API token was made for your account',
        invitation!.subject!,
        'Your password was set by a link',
      ]),
    );
  });

  it('that is wrong is logged with its account, as a wrong password is (OPS-018)', async () => {
    await withApp(person);
    lines.length = 0;
    const window = browser();
    await window.post('/sign-in/email', { email: person.email, password });
    for (const door of ['verify-totp', 'verify-backup-code'])
      await window.post(`/two-factor/${door}`, { code: '000000' });
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A sign-in failed.');
    expect(failures).toMatchObject([
      { path: '/api/auth/two-factor/verify-totp', email: person.email, status: 401 },
      { path: '/api/auth/two-factor/verify-backup-code', email: person.email, status: 401 },
    ]);
  });

  it('is asked for also after the password was set by a link (OPS-014)', async () => {
    await withApp(person);
    await admin.call.accounts.resendInvitation({ id: person.id });
    await app.jobsDone();
    const [mail] = (await app.context.store.find(outbox, { where: { to: person.email } })).filter(({ link }) =>
      link?.includes('token='),
    );
    const another = 'quite another password';
    await person.call.accounts.setPassword({ token: tokenOf(mail!.link!), password: another });
    expect((await browser().post('/sign-in/email', { email: person.email, password: another })).body).toMatchObject({
      twoFactorRedirect: true,
    });
  });

  it('is not passed by with the place of someone who was deactivated and approved again (OPS-014)', async () => {
    await withApp(person);
    await admin.documents.patch(users, person.id, { active: false });
    const window = browser();
    expect((await window.post('/sign-in/email', { email: person.email, password })).status).toBe(403);
    expect(await window.post('/enter-when-approved')).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_DEACTIVATED', message: expect.stringContaining('Ask a user administrator') },
    });
    await admin.documents.patch(users, person.id, { active: true });
    expect(await window.post('/enter-when-approved')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_AGAIN' } });
    await app.jobsDone();
    const mails = await app.context.store.find(outbox, { where: { to: person.email } });
    expect(mails.map(({ subject }) => subject)).toContain('Your Pavilion account is active again');
    expect(mails.map(({ subject }) => subject)).not.toContain('Your Pavilion account is approved');
    expect((await window.person(person).call.accounts.me()).user).toBeNull();
  });

  it('is removed with the password, and its sessions count as opened by a password (OPS-014)', async () => {
    const { window } = await withApp(person);
    expect((await window.post('/second-factor/remove', { what: 'app', password: 'wrong' })).status).toBe(400);
    expect(await secondFactorOf(person)).toBe(true);
    expect((await window.post('/second-factor/remove', { what: 'app', password })).status).toBe(200);
    expect(await secondFactorOf(person)).toBe(false);
    expect(new Set((await methods(person)).map(({ method }) => method))).toEqual(new Set(['password']));
    expect((await app.signInAs(person.email, password)).headers.getSetCookie().join()).toContain('session_token');
  });

  it('is removed by a user administrator for someone who lost it, whose sessions end (OPS-014)', async () => {
    const { window } = await withApp(person);
    await expect(window.person(person).call.accounts.removeSecondFactor({ id: admin.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await expect(admin.call.accounts.removeSecondFactor({ id: admin.id })).rejects.toMatchObject({
      code: 'OWN_FACTOR',
    });
    await admin.call.accounts.removeSecondFactor({ id: person.id });
    expect(await secondFactorOf(person)).toBe(false);
    expect((await window.person(person).call.accounts.me()).user).toBeNull();
    expect(cookieOf(await app.signInAs(person.email, password))).toContain('session_token');
    // In the product, and by an e-mail that nobody can switch off.
    const told = 'Ada Min removed it. You were signed out everywhere. Your password alone signs you in.';
    const back = createPerson(app.url, { ...person, cookie: cookieOf(await app.signInAs(person.email, password)) });
    expect(await back.documents.fetch(notifications, { where: { kind: 'secondFactorRemoved' } })).toMatchObject([
      { title: 'Your second factor was removed', body: expect.stringContaining(told), link: '/user' },
    ]);
    const mails = await app.context.store.find(outbox, { where: { to: person.email, channel: 'email' } });
    expect(mails.filter(({ subject }) => subject?.includes('factor'))).toMatchObject([
      { subject: 'Your second factor was removed', text: expect.stringContaining(told) },
    ]);
    // Pressed once more, as by a second administrator: nothing is removed, and nobody is signed out or told again.
    await admin.call.accounts.removeSecondFactor({ id: person.id });
    expect((await back.call.accounts.me()).user?.id).toBe(person.id);
    const again = await app.context.store.find(outbox, { where: { to: person.email, channel: 'email' } });
    expect(again).toHaveLength(mails.length);
    const factors = { field: 'factors', before: 'Authenticator app', after: '' };
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    expect(entries[0]).toMatchObject({ by: { id: admin.id }, changes: [{ field: 'secondFactor' }, factors] });
  });

  it('is removed with a message that says what became of API tokens, and of those made for integrations (OPS-014 OPS-011)', async () => {
    const lost = await app.addPerson({ name: 'Lo St', roles: ['user_admin', 'production_access'] });
    const token = { name: 'Import', scopes: ['production:read'] as ApiScope[], days: 7 as const, password };
    await lost.call.accounts.makeApiToken(token);
    const { id } = await lost.call.accounts.addIntegration({ name: 'Fixtures' });
    const made = await lost.call.accounts.makeIntegrationToken({ ...token, integration: id });
    await withApp(lost);
    await admin.call.accounts.removeSecondFactor({ id: lost.id });
    const [told] = await app.context.store.find(notifications, { where: { user: lost.id } });
    expect(told?.body).toBe(
      'Ada Min removed it. You were signed out everywhere. 1 API token of yours was revoked. Tokens that you made for integrations go on working. Your password alone signs you in.',
    );
    // As told.
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${made.token}` };
    const asked = await fetch(`${app.url}/api/calls/accounts/me`, { method: 'POST', headers, body: '{}' });
    expect(asked.status).toBe(200);
  });

  it('is told in the users list by kind, to administrators alone (OPS-014)', async () => {
    const kinds = async () => (await app.context.store.get(users, person.id))?.factors ?? [];
    const found = async (kind: 'app' | 'passkey' | 'none') => {
      const { hits } = await admin.call.search({
        index: 'users',
        body: { query: usersQuery('', [withFactor(kind)]), size: 1_000 },
      });
      return hits.hits.some(({ _id }) => _id === person.id);
    };
    expect([await found('none'), await found('app')]).toEqual([true, false]);
    const { window } = await withApp(person);
    expect(await kinds()).toEqual(['app']);
    expect([await found('none'), await found('app'), await found('passkey')]).toEqual([false, true, false]);
    await addPasskey(person, 'kind-of-key');
    await noteOldFactors(app.context);
    expect(await kinds()).toEqual(['app', 'passkey']);
    expect([await found('none'), await found('app'), await found('passkey')]).toEqual([false, true, true]);
    expect((await window.post('/second-factor/remove', { what: 'app', password })).status).toBe(200);
    expect(await kinds()).toEqual(['passkey']);
    const other = await app.addPerson({ name: 'Curious', roles: ['production_access'] });
    await expect(other.documents.get(users, person.id)).resolves.toBeUndefined();
    await expect(other.documents.patch(users, other.id, { factors: ['app'] })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await expect(admin.documents.patch(users, person.id, { factors: [] })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await admin.call.accounts.removeSecondFactor({ id: person.id });
    expect(await kinds()).toEqual([]);
    expect([await found('none'), await found('passkey')]).toEqual([true, false]);
  });

  it('is told by kind also where an app comes after a passkey (OPS-014)', async () => {
    await addPasskey(person, 'first-key');
    await app.context.database.query('UPDATE auth_user SET "twoFactorEnabled" = true WHERE "id" = $1', [person.id]);
    await withApp(person);
    expect((await app.context.store.get(users, person.id))?.factors).toEqual(['app', 'passkey']);
  });

  it('keeps its secret and codes from everyone (OPS-014)', async () => {
    const { window, totpURI, backupCodes } = await withApp(person);
    const secret = new URL(totpURI).searchParams.get('secret')!;
    const everything = JSON.stringify([
      await window.person(person).call.accounts.me(),
      await window.person(person).call.accounts.secondFactor(),
      await admin.documents.get(users, person.id),
      await app.context.database.query('SELECT * FROM auth_two_factor'),
    ]);
    expect(everything).not.toContain(secret);
    for (const code of backupCodes) expect(everything).not.toContain(code);
  });
});

describe('a passkey', () => {
  it('answers a question of the server, once, and is unknown otherwise (OPS-014)', async () => {
    const window = browser();
    const stranger = { response: { id: 'AAAA' } };
    expect((await window.post('/passkey/sign-in', stranger)).body).toMatchObject({ code: 'PASSKEY_OUTDATED' });
    expect((await window.post('/passkey/ask')).body).toMatchObject({ userVerification: 'required' });
    expect((await window.post('/passkey/sign-in', stranger)).body).toMatchObject({ code: 'PASSKEY_UNKNOWN' });
    expect((await window.post('/passkey/sign-in', stranger)).body).toMatchObject({ code: 'PASSKEY_OUTDATED' });
  });

  it('is added only with the password of a signed-in user (OPS-014)', async () => {
    expect((await browser().post('/passkey/ask-to-add', { password })).status).toBe(401);
    const window = browser(person.cookie);
    expect((await window.post('/passkey/ask-to-add', { password: 'wrong' })).body).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    expect((await window.post('/passkey/ask-to-add', { password })).status).toBe(200);
    expect((await window.post('/passkey/add', { response: { id: 'AAAA' }, name: 'Key' })).body).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect(await person.call.accounts.secondFactor()).toEqual({ app: false, passkeys: [], codesLeft: 0 });
  });

  it('is renamed by its owner alone, as is a device (OPS-014)', async () => {
    await addPasskey(person, 'mine');
    const { accounts } = person.call;
    await accounts.renamePasskey({ id: 'mine', name: ' Blue key ' });
    expect((await accounts.secondFactor()).passkeys).toMatchObject([{ id: 'mine', name: 'Blue key' }]);
    await expect(accounts.renamePasskey({ id: 'mine', name: ' ' })).rejects.toMatchObject({
      message: 'Name is needed.',
    });
    await addPasskey(person, 'other');
    await expect(accounts.renamePasskey({ id: 'other', name: 'Blue key' })).rejects.toMatchObject({
      message: 'You have another passkey of this name.',
      data: { field: 'name' },
    });
    await accounts.renamePasskey({ id: 'mine', name: 'Blue key' });
    await expect(admin.call.accounts.renamePasskey({ id: 'mine', name: 'Theirs' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    const sessions = async () =>
      (await person.fetch('/api/auth/list-sessions')).json() as Promise<{ id: string; name: string | null }[]>;
    const [{ id } = { id: '' }] = await sessions();
    await accounts.nameDevice({ id, name: 'Desk in the press box' });
    await expect(admin.call.accounts.nameDevice({ id, name: 'Theirs' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await sessions()).toMatchObject([{ id, name: 'Desk in the press box' }]);
    await accounts.nameDevice({ id, name: '' });
    expect(await sessions()).toMatchObject([{ id, name: null }]);
  });

  it('is offered after the password only to those who have one (OPS-014)', async () => {
    const offered = async () => {
      const { body } = await browser().post('/sign-in/email', { email: person.email.toUpperCase(), password });
      return (body as { twoFactorMethods?: string[] }).twoFactorMethods;
    };
    expect(await offered()).toBeUndefined();
    const { window } = await withApp(person);
    await addPasskey(admin, 'of-another');
    expect(await offered()).toEqual(['totp']);
    await addPasskey(person, 'own');
    expect(await offered()).toEqual(['totp', 'passkey']);
    expect((await window.post('/second-factor/remove', { what: 'app', password })).status).toBe(200);
    expect(await offered()).toEqual(['passkey']);
  });
});

it.each([
  ['Chrome on Linux', [], 'Chrome on Linux'],
  ['Chrome on Linux', ['Chrome on Linux'], 'Chrome on Linux (2)'],
  ['Chrome on Linux', ['Chrome on Linux', 'Chrome on Linux (2)'], 'Chrome on Linux (3)'],
  ['x'.repeat(100), ['x'.repeat(100)], `${'x'.repeat(96)} (2)`],
])('a new passkey %s beside %j is named %s (OPS-014)', (wanted, taken, name) => {
  expect(unusedName(wanted, taken)).toBe(name);
});

describe('a second factor that administrators need', () => {
  const require = (by: Person, administratorsNeedSecondFactor: boolean) =>
    by.documents.patch(config, configurationId, { administratorsNeedSecondFactor });

  it('is required only by one who has it, and asked of the others before anything else (OPS-014)', async () => {
    await expect(require(admin, true)).rejects.toMatchObject({
      message: 'Add a second factor to your own account first, under My Account.',
    });
    const other = await app.addPerson({ name: 'Other Admin', roles: ['user_admin', 'production_access'] });
    expect(await other.documents.fetch(users)).not.toEqual([]);
    const { window } = await withApp(admin);
    const owner = window.person(admin);
    await require(owner, true);
    expect((await owner.call.accounts.me()).owesFactor).toBe(false);
    await expect.poll(() => other.call.accounts.me()).toMatchObject({ owesFactor: true, capabilities: [] });
    // A program that goes on with their cookies is told what is missing, at all doors.
    const owed = { code: 'NOT_SIGNED_IN', message: expect.stringContaining('Administrators need a second factor') };
    await expect(other.documents.fetch(users)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    await expect(other.call.accounts.integrations({})).rejects.toMatchObject(owed);
    const backup = await other.fetch('/api/system/backup');
    expect([backup.status, await backup.json()]).toMatchObject([401, owed]);
    const fetched = await other.fetch('/api/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ request: 1, kind: 'fetch', query: { collection: 'users' } }),
    });
    expect([fetched.status, await fetched.json()]).toMatchObject([401, { error: owed }]);
    await expect(other.call.accounts.secondFactor()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    // Others are not concerned, until they are made administrators.
    expect((await person.call.accounts.me()).owesFactor).toBe(false);
    await owner.documents.patch(users, person.id, { 'roles.user_admin': true });
    expect((await person.call.accounts.me()).owesFactor).toBe(true);

    const added = await withApp(other);
    expect(await added.window.person(other).call.accounts.me()).toMatchObject({ owesFactor: false });
    expect(await added.window.person(other).documents.fetch(users)).not.toEqual([]);
    expect((await added.window.post('/second-factor/remove', { what: 'app', password })).body).toMatchObject({
      code: 'FACTOR_NEEDED',
    });
    // Somebody else takes it away: the message says what comes next.
    await owner.call.accounts.removeSecondFactor({ id: other.id });
    const [told] = await app.context.store.find(notifications, { where: { user: other.id } });
    expect(told?.body).toMatch(/When you sign in, you are asked to add a new one\.$/);
    await require(owner, false);
    expect((await person.call.accounts.me()).owesFactor).toBe(false);
  });
});
