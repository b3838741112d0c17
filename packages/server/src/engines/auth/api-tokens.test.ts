import { type ApiScope, type ApiTokenDays, briefs, config, configurationId, outbox, users } from '@pavilion/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logOptions } from '../../log.ts';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

const lines: string[] = [];
let app: TestApp;
let person: Person;
beforeAll(async () => {
  const log = pino(logOptions({ logLevel: 'info' }), { write: (line: string) => void lines.push(line) });
  app = await startApp({ log, config: { logLevel: 'info' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await app.addPerson({
    name: 'Dev Eloper',
    roles: ['production_access', 'production_feedback', 'inspirations_access'],
  });
});

async function tokenWith(scopes: ApiScope[], of = person, days: ApiTokenDays = 30) {
  const { id, token } = await of.call.accounts.makeApiToken({ name: 'Import of fixtures', scopes, days, password });
  /** Sends JSON with the token alone, as curl does. */
  async function post(path: string, body: object = {}, headers: Record<string, string> = {}) {
    const response = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  }
  const ask = (operation: object) => post('/api/documents', { request: 1, ...operation });
  const read = (collection: string) => ask({ kind: 'fetch', query: { collection, limit: 1 } });
  const write = (collection: string) => ask({ kind: 'insert', collection, document: { title: 'Highlights' } });
  return { id, token, post, ask, read, write };
}
const lacks = (scope: ApiScope) => ({ status: 403, body: { message: `This API token lacks the scope “${scope}”.` } });
const useless = { status: 403, body: { message: 'API tokens cannot be used for this.' } };
const stopped = (message: string) => ({
  status: 401,
  body: { code: 'NOT_SIGNED_IN', message: expect.stringContaining(message) },
});
const inactive = stopped('The account of this API token is not active. A user administrator can activate it again.');

describe('an API token', () => {
  it('gets its own name, scopes and expiry from accounts/me; without a token there is no user (OPS-011)', async () => {
    const { id, post } = await tokenWith(['library:read', 'production:write']);
    const [listed] = (await person.call.accounts.apiTokens()).tokens;
    expect(listed!.id).toBe(id);
    const token = {
      name: 'Import of fixtures',
      scopes: ['library:read', 'production:write'],
      expiresAt: listed!.expiresAt,
    };
    expect((await post('/api/calls/accounts/me')).body).toMatchObject({ user: { id: person.id }, token });
    expect(await person.call.accounts.me()).toMatchObject({ user: { id: person.id }, token: null });
    const stranger = await fetch(`${app.url}/api/calls/accounts/me`, { method: 'POST', body: '{}' });
    expect([stranger.status, await stranger.json()]).toMatchObject([200, { user: null, token: null }]);
    await person.call.accounts.revokeApiToken({ id });
    expect((await post('/api/calls/accounts/me')).status).toBe(401);
  });

  it('is named in the history of its account when it is made and revoked, and never shown there (OPS-011 OPS-018)', async () => {
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    const { id, token } = await tokenWith(['library:read']);
    await person.call.accounts.revokeApiToken({ id });
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    const told = entries.slice(0, 2).map(({ changes }) => changes);
    const event = { field: 'account_event', label: 'API token', before: null };
    expect(told).toEqual([
      [{ ...event, after: '“Import of fixtures” was revoked' }],
      [{ ...event, after: '“Import of fixtures” was made' }],
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('makes calls and reads and writes documents in its scopes, and nothing else (OPS-011)', async () => {
    const { read, write, post } = await tokenWith(['production:write', 'library:read']);
    const written = await write(briefs.name);
    expect(written).toMatchObject({ status: 200, body: { documents: [{ title: 'Highlights' }] } });
    expect(await read(briefs.name)).toMatchObject({ status: 200, body: { kind: 'done' } });
    const [{ id }] = written.body.documents;
    for (const path of ['/api/calls/production/tellOfDraft', '/api/calls/production/duplicateBrief']) {
      expect((await post(path, { id })).status).not.toBe(403);
    }
    expect(await read('collections')).toMatchObject({ status: 200 });
    expect(await write('collections')).toMatchObject(lacks('library:write'));
    expect(await read('inspirations')).toMatchObject(lacks('inspirations:read'));
    expect(await post('/api/calls/library/requestZip')).toMatchObject(lacks('library:write'));
    expect((await post('/api/calls/library/countCollections', { ids: ['c1'] })).status).not.toBe(403);
    const rpc = await post('/api/rpc/library/requestZip', { json: {} });
    expect(rpc).toMatchObject({ status: 403, body: { json: { message: lacks('library:write').body.message } } });
  });

  it('opens what its person may at the moment, and no more than that (OPS-011)', async () => {
    const { read, write } = await tokenWith(['production:write', 'archive:read']);
    expect((await read('matches')).body.documents).toEqual([]);
    expect((await write(briefs.name)).status).toBe(200);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(users, person.id, { 'roles.production_feedback': false }),
    );
    expect((await write(briefs.name)).status).toBe(403);
  });

  it('that lacks a role is told which, at a call and at a document (OPS-011)', async () => {
    const viewer = await app.addPerson({ name: 'Only Reads', roles: ['production_access'] });
    const { post, write } = await tokenWith(['production:write', 'planner:write'], viewer);
    expect(await post('/api/calls/production/submitBrief', { id: 'x' })).toEqual({
      status: 403,
      body: expect.objectContaining({ message: 'The account of this API token lacks the role “Production admin”.' }),
    });
    expect(await write(briefs.name)).toMatchObject({
      status: 403,
      body: { error: { message: 'The roles and restrictions of this API token’s account do not allow this.' } },
    });
  });

  it('asks for the collection that is written, whatever else the request names (OPS-011)', async () => {
    const { ask } = await tokenWith(['inspirations:write']);
    const document = { title: 'Highlights' };
    const query = { collection: 'inspirations' };
    expect(await ask({ kind: 'insert', collection: briefs.name, document, query })).toMatchObject(
      lacks('production:write'),
    );
  });

  it('opens no accounts, tokens, sessions, backup and sockets (OPS-011)', async () => {
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    const { read, post, token } = await tokenWith(['production:write', 'files:write'], admin);
    for (const name of ['users', 'people', 'config', 'outbox', 'search']) {
      expect(await read(name)).toMatchObject(useless);
    }
    const calls = ['apiTokens', 'makeApiToken', 'revokeApiToken', 'setUserRole', 'sendPasswordReset', 'findUserIds'];
    for (const name of calls) expect(await post(`/api/calls/accounts/${name}`)).toMatchObject(useless);
    expect(await post('/api/calls/system/health')).toMatchObject(useless);
    const search = await post('/api/calls/search', { index: 'users', body: {} });
    expect(search).toMatchObject(useless);
    const headers = { authorization: `Bearer ${token}`, cookie: admin.cookie };
    const opened = await Promise.all([
      fetch(`${app.url}/api/system/backup`, { headers }),
      fetch(`${app.url}/api/system/backup`, { headers: { cookie: admin.cookie } }),
    ]);
    expect(opened.map(({ status }) => status)).toEqual([403, 200]);
    expect({ status: 403, body: await opened[0].json() }).toMatchObject(useless);
    await opened[1].arrayBuffer();
    expect(await post('/api/calls/accounts/me')).toMatchObject({ status: 200, body: { user: { id: admin.id } } });
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/live`, { headers });
    const told: unknown[] = [];
    socket.on('message', (data) => told.push(String(data)));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ request: 1, kind: 'fetch', query: { collection: 'users' } }));
    await expect.poll(() => told.join()).toContain('NOT_SIGNED_IN');
    socket.close();
  });

  it('uploads and downloads files with the scope of files alone (OPS-011)', async () => {
    const reader = await tokenWith(['files:read', 'production:write']);
    const other = await tokenWith(['production:write']);
    const at = (path: string, token: string, method = 'GET') =>
      fetch(app.url + path, { method, headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' } });
    const refused = await at('/api/uploads', reader.token, 'POST');
    expect({ status: refused.status, body: await refused.json() }).toMatchObject(lacks('files:write'));
    for (const path of ['/api/uploads/mine', '/api/files/nothing/original']) {
      const lacking = await at(path, other.token);
      expect({ status: lacking.status, body: await lacking.json() }).toMatchObject(lacks('files:read'));
    }
    expect((await at('/api/uploads/mine', reader.token)).status).toBe(200);
    expect((await at('/api/files/nothing/original', reader.token)).status).toBe(404);
    expect((await at('/api/zips/nothing', reader.token)).status).toBe(403);
    expect((await at('/api/graphics/exports/nothing/file', reader.token)).status).toBe(403);
    for (const path of ['/api/livestreams/nothing/index.m3u8', '/api/graphics/frames/nothing/0']) {
      const closed = await at(path, reader.token);
      expect({ status: closed.status, body: await closed.json() }).toMatchObject(useless);
    }
    // Only a token that is not valid is told to sign in, at every address.
    for (const path of ['/api/files/nothing/original', '/api/uploads/mine', '/api/graphics/frames/nothing/0']) {
      const cut = await at(path, reader.token.slice(0, -1));
      expect({ status: cut.status, body: await cut.json() }).toMatchObject(stopped('not valid'));
    }
  });

  it('shares no answer of a search with a token of other scopes (OPS-011)', async () => {
    const search = { index: 'productions', body: {} };
    const reader = await tokenWith(['production:read']);
    const other = await tokenWith(['library:read']);
    expect(await reader.post('/api/calls/search', search)).toMatchObject({ status: 200 });
    expect(await other.post('/api/calls/search', search)).toMatchObject(lacks('production:read'));
  });

  it('is never more than its scopes when the cookie of its person comes with it (OPS-011)', async () => {
    const { post } = await tokenWith(['library:read']);
    const cookie = { cookie: person.cookie };
    const insert = { request: 1, kind: 'insert', collection: briefs.name, document: { title: 'X' } };
    expect(await post('/api/documents', insert, cookie)).toMatchObject(lacks('production:write'));
  });

  it('is told the name of an unknown collection and of a missing value (OPS-011)', async () => {
    const { read, write, post } = await tokenWith(['production:write']);
    const unknown = { status: 404, body: { code: 'NOT_FOUND', message: 'There is no collection “nothing”.' } };
    expect(await read('nothing')).toMatchObject(unknown);
    expect(await write('nothing')).toMatchObject(unknown);
    expect(await post('/api/calls/production/duplicateBrief', { idd: 'b1' })).toMatchObject({
      status: 422,
      body: {
        code: 'INVALID',
        message: 'A value for id is missing.',
        data: { issues: [{ path: ['id'], message: 'A value for id is missing.' }] },
      },
    });
    expect(await post('/api/calls/production/duplicateBrief', { id: 7 })).toMatchObject({
      status: 422,
      body: { message: 'The value for id is not valid.' },
    });
  });

  it.each<[string, object]>([
    ['nofield', { where: { nofield: 1 } }],
    [
      'other.part',
      { where: { title: 'A', or: [{ department: 'B' }, { and: [{ not: { 'other.part': { gt: 1 } } }] }] } },
    ],
    ['nowhen', { where: { title: 'A' }, orderBy: [{ field: 'nowhen', direction: 'asc' }] }],
    ['toString', { where: { toString: 'x' } }],
  ])('is told that the documents have no field %s (OPS-011)', async (field, asked) => {
    const { ask } = await tokenWith(['production:read']);
    const message = `The collection “productions” has no field “${field}”.`;
    expect(await ask({ kind: 'fetch', query: { collection: briefs.name, ...asked } })).toMatchObject({
      status: 422,
      body: { kind: 'failed', error: { code: 'INVALID', field, message } },
    });
    const known = { where: { id: 'b1', not: { title: 'A' } }, orderBy: [{ field: 'created_at', direction: 'asc' }] };
    expect((await ask({ kind: 'fetch', query: { collection: briefs.name, ...known } })).status).toBe(200);
  });

  it('stops at once when it is revoked or expired, and says which (OPS-011)', async () => {
    const [revoked, expired] = [await tokenWith(['production:read']), await tokenWith(['production:read'])];
    for (const { read } of [revoked, expired]) expect((await read(briefs.name)).status).toBe(200);
    await person.call.accounts.revokeApiToken({ id: revoked.id });
    await app.context.database.query(
      `UPDATE auth_token SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`,
      [expired.id],
    );
    expect(await revoked.read(briefs.name)).toMatchObject(stopped('has been revoked'));
    expect(await expired.read(briefs.name)).toMatchObject(stopped('has expired'));
    await expect(person.call.accounts.revokeApiToken({ id: revoked.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { tokens } = await person.call.accounts.apiTokens({});
    expect(tokens.map(({ id, revokedAt, revokedBy }) => [id, typeof revokedAt, revokedBy])).toEqual([
      [expired.id, 'object', null],
      [revoked.id, 'string', 'Dev Eloper'],
    ]);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${revoked.token.slice(0, -1)}` };
    const cut = await fetch(`${app.url}/api/calls/accounts/me`, { method: 'POST', headers, body: '{}' });
    expect([cut.status, (await cut.json()).message]).toEqual([401, expect.stringContaining('not valid')]);
    const left = { ...headers, authorization: 'Bearer ' };
    expect(
      (await fetch(`${app.url}/api/calls/accounts/me`, { method: 'POST', headers: left, body: '{}' })).status,
    ).toBe(401);
  });

  it('stops while its person is inactive or owes a second factor, and when an administrator removes one (OPS-011 OPS-014)', async () => {
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin', 'production_access'] });
    const { read } = await tokenWith(['production:read'], admin);
    const system = { kind: 'system', name: 'test' } as const;
    const set = (value: boolean) =>
      app.context.store.transaction(system, (tx) =>
        tx.patch(config, configurationId, { administratorsNeedSecondFactor: value }),
      );
    await set(true);
    expect(await read(briefs.name)).toMatchObject(
      stopped('the owner of this API token has none. Add one under My Account'),
    );
    // A factor that is added later does not help this token: the sentence says to make a new one.
    await app.context.store.transaction(system, (tx) => tx.patch(users, admin.id, { secondFactor: true }));
    expect(await read(briefs.name)).toMatchObject(
      stopped('made by a session without one. Sign in with your second factor, and make a new token under My Account.'),
    );
    await app.context.database.query(`UPDATE auth_session SET "method" = 'code' WHERE "userId" = $1`, [admin.id]);
    app.context.sessionEnded(admin.id);
    const renewed = await tokenWith(['production:read'], admin);
    expect((await renewed.read(briefs.name)).status).toBe(200);
    // The list marks the one that is refused.
    const troubles = async () => {
      const { tokens } = await admin.call.accounts.apiTokens({});
      return tokens.map(({ trouble }) => trouble);
    };
    expect(await troubles()).toEqual([null, 'factor']);
    await set(false);
    expect(await troubles()).toEqual([null, null]);
    expect((await read(briefs.name)).status).toBe(200);

    const own = await tokenWith(['production:read']);
    const activate = (active: boolean) =>
      app.context.store.transaction(system, (tx) => tx.patch(users, person.id, { active }));
    await activate(false);
    expect(await own.read(briefs.name)).toMatchObject(inactive);
    await activate(true);
    expect((await own.read(briefs.name)).status).toBe(200);
    await app.context.store.transaction(system, (tx) => tx.patch(users, person.id, { secondFactor: true }));
    await admin.call.accounts.removeSecondFactor({ id: person.id });
    expect(await own.read(briefs.name)).toMatchObject(stopped('has been revoked'));
  });

  it('ends with the sessions when an administrator signs its owner out everywhere, who is told (OPS-011 OPS-014)', async () => {
    const admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    const { id, read } = await tokenWith(['production:read']);
    await expect(person.call.accounts.endAccess({ id: admin.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(admin.call.accounts.endAccess({ id: admin.id })).rejects.toMatchObject({ code: 'OWN_ACCESS' });
    const { tokens } = await admin.call.accounts.endAccess({ id: person.id });
    expect(tokens).toBeGreaterThan(0);
    expect(await read(briefs.name)).toMatchObject(stopped('has been revoked'));
    expect(await person.call.accounts.me()).toMatchObject({ user: null });
    const { entries } = await admin.call.accounts.userHistory({ user: person.id });
    expect(entries[0]).toMatchObject({
      by: { name: 'Ada Min' },
      changes: [{ label: 'Sign-in', after: 'all sessions and API tokens were ended' }],
    });
    const mails = await app.context.store.find(outbox, { where: { to: person.email } });
    expect(mails.map(({ subject }) => subject)).toContain('You were signed out everywhere');
    // Nothing of what was ended comes back with a new approval.
    const activate = (active: boolean) => admin.documents.patch(users, person.id, { active });
    await activate(false);
    await activate(true);
    expect((await read(briefs.name)).status).toBe(401);
    const rows = await app.context.database.query('SELECT "revokedBy" FROM auth_token WHERE "id" = $1', [id]);
    expect(rows).toEqual([{ revokedBy: admin.id }]);
  });

  it('is listed with its last use, belongs to its person alone, and is stored as a digest (OPS-011)', async () => {
    const { id, token, read } = await tokenWith(['production:read']);
    const [unused] = (await person.call.accounts.apiTokens({})).tokens;
    expect(unused).toMatchObject({ id, name: 'Import of fixtures', scopes: ['production:read'], usedAt: null });
    await read(briefs.name);
    const [used] = (await person.call.accounts.apiTokens({})).tokens;
    expect(used!.usedAt).toEqual(expect.any(String));
    expect(JSON.stringify(used)).not.toContain(token);
    const stored = await app.context.database.query('SELECT * FROM auth_token');
    expect(JSON.stringify(stored)).not.toContain(token);
    const other = await app.addPerson({ name: 'Some One', roles: ['production_access'] });
    expect((await other.call.accounts.apiTokens({})).tokens).toEqual([]);
    await expect(other.call.accounts.revokeApiToken({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is one of at most twenty (OPS-011)', async () => {
    for (let made = 0; made < 20; made++) await tokenWith(['production:read']);
    await expect(tokenWith(['production:read'])).rejects.toMatchObject({ code: 'TOO_MANY_TOKENS' });
    // One that is revoked makes room, though it is still listed.
    const [{ id } = { id: '' }] = (await person.call.accounts.apiTokens({})).tokens;
    await person.call.accounts.revokeApiToken({ id });
    await tokenWith(['production:read']);
  });

  it('is made only with the password, and guesses at it leave none behind (OPS-011)', async () => {
    const owner = await app.addPerson({ name: 'Own Er', roles: ['user_admin', 'production_access'] });
    const token = { name: 'Import', scopes: ['production:read'] as ApiScope[], days: 365 as const };
    const { id: integration } = await owner.call.accounts.addIntegration({ name: 'Fixtures' });
    const { accounts } = owner.call;
    for (const wrong of [undefined, '', 'not my password']) {
      const message = wrong ? 'This is not your password.' : 'Enter your password.';
      const refusal = { code: 'INVALID', message, data: { field: 'password' } };
      const asked = { ...token, ...(wrong === undefined ? {} : { password: wrong }) };
      await expect(accounts.makeApiToken(asked)).rejects.toMatchObject(refusal);
      await expect(accounts.makeIntegrationToken({ ...asked, integration })).rejects.toMatchObject(refusal);
    }
    expect((await accounts.apiTokens({})).tokens).toEqual([]);
    // Wrong ones are logged as at the sign-in, and what was typed is not.
    const failures = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'A sign-in failed.');
    expect(failures.map(({ path, email, status }) => [path, email, status])).toEqual([
      ['accounts/makeApiToken', owner.email, 422],
      ['accounts/makeIntegrationToken', owner.email, 422],
    ]);
    expect(failures[0]!.from).toMatch(/127\.0\.0\.1|::1/);
    expect(lines.join()).not.toContain('not my password');
    // As when a passkey is added, somebody without a password is not asked.
    await app.context.database.query(`DELETE FROM auth_account WHERE "userId" = $1`, [owner.id]);
    expect((await accounts.makeApiToken(token)).token).toMatch(/^pavilion_/);
  });
});
