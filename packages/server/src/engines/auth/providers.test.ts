import { notifications, preApprovedUsers, users } from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type IdentityProvider, oidcClient, openIdentityProvider } from '../../testing/identity-provider.ts';
import { createPerson, type Person } from '../../testing/person.ts';
import { providerConfigs } from './providers.ts';

let google: IdentityProvider;
let microsoft: IdentityProvider;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  google = await openIdentityProvider(() => `${app.url}/api/auth/callback/google`);
  microsoft = await openIdentityProvider(() => `${app.url}/api/auth/callback/microsoft`);
  const settings = { clientId: oidcClient.id, clientSecret: oidcClient.secret };
  app = await startApp({
    config: {
      google: { ...settings, issuer: google.issuer },
      microsoft: { ...settings, tenant: 'board', issuer: microsoft.issuer },
    },
  });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(async () => {
  await app.stop();
  await google.close();
  await microsoft.close();
});

/** A cookie jar per person, sent to both servers as browsers do for one host name. */
function openBrowser() {
  const jar = new Map<string, string>();
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value && !/max-age=0|1970/i.test(line)) jar.set(name!, value);
      else jar.delete(name!);
    }
    return response;
  }
  /** Follows the redirects to the page on which a pop-up ends, and returns its address. */
  async function follow(address: string): Promise<URL> {
    let next = new URL(address);
    for (let step = 0; step < 15; step++) {
      const response = await visit(next.href);
      const location = response.headers.get('location');
      if (!location) return next;
      next = new URL(location, next);
      if (next.pathname === '/signed-in.html') return next;
    }
    throw new Error('The redirects do not end.');
  }
  async function through(path: string, provider: 'google' | 'microsoft'): Promise<URL> {
    const response = await visit(`${app.url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({
        provider,
        callbackURL: '/signed-in.html',
        errorCallbackURL: '/signed-in.html',
        disableRedirect: true,
      }),
    });
    const { url } = (await response.json()) as { url: string };
    return follow(url);
  }
  return {
    through,
    enter: async () => {
      const headers = { 'content-type': 'application/json', origin: app.url };
      return (await visit(`${app.url}/api/auth/enter-when-approved`, { method: 'POST', headers, body: '{}' })).status;
    },
    take: (cookie: string) => {
      for (const pair of cookie.split('; '))
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
    me: async () => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      return createPerson(app.url, { id: '', email: '', cookie }).call.accounts.me();
    },
  };
}
const problem = (end: URL) => [end.searchParams.get('error'), end.searchParams.get('error_description')];

describe('signing in with Google and Microsoft', () => {
  it('is offered when set up (PLT-079 PLT-080)', async () => {
    expect((await admin.call.accounts.me()).providers).toEqual(['google', 'microsoft']);
  });

  it('adds an unknown person as a pending user, with a message (OPN-025 PLT-084)', async () => {
    google.signsInAs({ sub: 'g-1', email: 'Unknown@Gmail.example', name: 'Un Known', email_verified: true });
    const browser = openBrowser();
    const end = await browser.through('/sign-in/social', 'google');
    expect(problem(end)).toEqual(['auth/user-disabled', 'Your account is pending approval by an Admin.']);
    expect((await browser.me()).user).toBeNull();
    const [user] = await admin.documents.fetch(users, { where: { email: 'unknown@gmail.example' } });
    expect(user).toMatchObject({ name: 'Un Known', active: false, roles: {} });
    const told = await admin.documents.fetch(notifications, { where: { kind: 'accountWaiting' } });
    expect(told).toMatchObject([
      { title: 'Un Known is waiting for approval', body: 'unknown@gmail.example', link: `/user/${user!.id}` },
    ]);
    await admin.documents.patch(users, user!.id, { active: true });
    expect(problem(await browser.through('/sign-in/social', 'google'))).toEqual([null, null]);
    expect(await browser.me()).toMatchObject({ user: { id: user!.id }, logins: ['google'] });
  });

  it('finds the login that a version of the library stored which told logins apart by issuer', async () => {
    const person = await app.addPerson({ name: 'Ear Lier' });
    await app.context.database.query(
      `INSERT INTO auth_account ("id", "issuer", "accountId", "providerId", "userId") VALUES ('earlier', $1, 'g-0', 'google', $2)`,
      [google.issuer, person.id],
    );
    google.signsInAs({ sub: 'g-0', email: 'moved@gmail.example', name: 'Ear Lier', email_verified: true });
    const browser = openBrowser();
    expect(problem(await browser.through('/sign-in/social', 'google'))).toEqual([null, null]);
    expect((await browser.me()).user?.id).toBe(person.id);
  });

  it('signs in the waiting window once its person is approved, and no other (OPN-025 OPN-027)', async () => {
    google.signsInAs({ sub: 'g-9', email: 'waits@gmail.example', name: 'Wai Ting', email_verified: true });
    const browser = openBrowser();
    await browser.through('/sign-in/social', 'google');
    expect(await browser.enter()).toBe(403);
    const [user] = await admin.documents.fetch(users, { where: { email: 'waits@gmail.example' } });
    await admin.documents.patch(users, user!.id, { active: true });
    expect(await openBrowser().enter()).toBe(401);
    expect(await browser.enter()).toBe(200);
    expect((await browser.me()).user?.id).toBe(user!.id);
    expect(await browser.enter()).toBe(401);
  });

  it('rejects a forged waiting cookie (OPN-025)', async () => {
    const browser = openBrowser();
    browser.take(`pavilion.waiting=${encodeURIComponent(`${admin.id} ${Date.now() + 60_000}.forged`)}`);
    expect(await browser.enter()).toBe(401);
  });

  it('signs in a prepared person immediately, from the tenant (OPN-025)', async () => {
    await admin.documents.insert(preApprovedUsers, {
      email: 'prepared@board.example',
      roles: { archive_access: true },
    });
    microsoft.signsInAs({ sub: 'm-1', email: 'Prepared@Board.example', name: 'Pre Pared' });
    const browser = openBrowser();
    expect(problem(await browser.through('/sign-in/social', 'microsoft'))).toEqual([null, null]);
    expect((await browser.me()).capabilities).toContain('openArchive');
  });

  it('signs in an invited person who has not set a password', async () => {
    const added = await admin.documents.insert(users, { email: 'invited@board.example', name: 'In Vited' });
    microsoft.signsInAs({ sub: 'm-2', email: 'invited@board.example', name: 'In Vited' });
    const browser = openBrowser();
    expect(problem(await browser.through('/sign-in/social', 'microsoft'))).toEqual([null, null]);
    expect((await browser.me()).user?.id).toBe(added.id);
  });

  it('does not trust an address that Google has not confirmed', async () => {
    const invited = await admin.documents.insert(users, { email: 'claimed@board.example', name: 'Cla Imed' });
    await admin.documents.insert(preApprovedUsers, { email: 'foreseen@board.example', roles: { user_admin: true } });
    for (const email of ['claimed@board.example', 'foreseen@board.example', 'nobody@board.example']) {
      google.signsInAs({ sub: `g-${email}`, email, name: 'Someone', email_verified: false });
      const browser = openBrowser();
      expect(problem(await browser.through('/sign-in/social', 'google'))).toEqual([
        'EMAIL_NOT_CONFIRMED',
        'Your e-mail address is not confirmed. Confirm it with Google or Microsoft first.',
      ]);
      expect((await browser.me()).user).toBeNull();
    }
    const logins = 'SELECT 1 FROM auth_account WHERE "userId" = $1';
    expect(await app.context.database.query(logins, [invited.id])).toEqual([]);
    expect(await admin.documents.fetch(users, { where: { email: 'foreseen@board.example' } })).toEqual([]);
  });

  it('accepts no token from a browser that has not been through the provider', async () => {
    const answer = await fetch(`${app.url}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({
        provider: 'google',
        callbackURL: '/',
        errorCallbackURL: '/',
        idToken: { token: 'x.y.z' },
      }),
    });
    expect(await answer.json()).toMatchObject({ url: expect.stringContaining(google.issuer) });
  });

  it('keeps accounts with another login method apart (PLT-085)', async () => {
    const person = await app.addPerson({ name: 'Pass Word', email: 'password@board.example' });
    google.signsInAs({ sub: 'g-2', email: person.email, name: 'Someone', email_verified: true });
    const browser = openBrowser();
    expect(problem(await browser.through('/sign-in/social', 'google'))).toEqual([
      'auth/account-exists-with-different-credential',
      'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
    ]);
    expect((await browser.me()).user).toBeNull();
  });

  it('links and unlinks a provider from the profile, but never the last login (PLT-088 OPN-093)', async () => {
    const person = await app.addPerson({ name: 'Lin Ked' });
    const browser = openBrowser();
    browser.take(person.cookie);
    google.signsInAs({ sub: 'g-3', email: 'private@gmail.example', name: 'Lin Ked', email_verified: true });
    expect(problem(await browser.through('/link-social', 'google'))).toEqual([null, null]);
    expect((await person.call.accounts.me()).logins).toEqual(['password', 'google']);
    const again = openBrowser();
    expect(problem(await again.through('/sign-in/social', 'google'))).toEqual([null, null]);
    expect((await again.me()).user?.id).toBe(person.id);
    const unlink = (providerId: string) =>
      person.fetch('/api/auth/unlink-account', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          providerId,
          accountId: accounts.find((one) => one.providerId === providerId)!.id,
        }),
      });
    const accounts = (await (await person.fetch('/api/auth/list-accounts')).json()) as {
      providerId: string;
      id: string;
    }[];
    expect((await unlink('credential')).status).toBe(200);
    expect((await person.call.accounts.me()).logins).toEqual(['google']);
    expect((await unlink('google')).status).toBe(400);
  });
});

describe('whether an address from a provider is confirmed', () => {
  const settings = { clientId: 'x', clientSecret: 'y', issuer: null };
  const [asGoogle, asMicrosoft] = providerConfigs({ google: settings, microsoft: { ...settings, tenant: 'board' } });
  const iss = 'https://login.example/board';
  const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

  it.each([
    ['Google: confirmed', asGoogle, { email: 'a@b.example', email_verified: true }, true],
    ['Google: not confirmed', asGoogle, { email: 'a@b.example', email_verified: false }, false],
    ['Google: not stated', asGoogle, { email: 'a@b.example' }, false],
    ['Microsoft: an address of the tenant', asMicrosoft, { email: 'a@b.example', iss }, true],
    ['Microsoft: the sign-in name', asMicrosoft, { preferred_username: 'a@b.example', iss }, true],
    [
      'Microsoft: a domain of the tenant',
      asMicrosoft,
      { email: 'a@b.example', iss, idp: 'else', xms_edov: true },
      true,
    ],
    ['Microsoft: a foreign domain', asMicrosoft, { email: 'a@b.example', iss, xms_edov: false }, false],
    ['Microsoft: a guest', asMicrosoft, { email: 'a@b.example', iss, idp: 'https://login.example/other' }, false],
    ['Microsoft: not confirmed', asMicrosoft, { email: 'a@b.example', iss, email_verified: false }, false],
  ])('%s', async (_what, provider, claims, emailVerified) => {
    const person = await provider!.getUserInfo!({ idToken: tokenOf({ sub: 's', ...claims }) });
    expect(person).toMatchObject({ id: 's', email: 'a@b.example', emailVerified });
  });

  it('is ignored without a signed token or an id', async () => {
    for (const provider of [asGoogle, asMicrosoft]) {
      expect(await provider!.getUserInfo!({ accessToken: 'opaque' })).toBeNull();
      expect(await provider!.getUserInfo!({ idToken: tokenOf({ email: 'a@b.example' }) })).toBeNull();
    }
  });
});

describe('a provider that does not answer', () => {
  it('does not block other ways of signing in', async () => {
    const lonely = await startApp({
      config: { google: { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:9' } },
    });
    const person = await lonely.addPerson({ name: 'Still Here' });
    expect((await lonely.signInAs(person.email, 'a long enough password')).status).toBe(200);
    await lonely.stop();
  });
});
