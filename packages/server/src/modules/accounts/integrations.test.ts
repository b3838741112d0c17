import { type ApiScope, briefs, config, configurationId, notifications, outbox, people, users } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { tellTokenExpiry } from './tell-token-expiry.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());

const token = { name: 'Nightly import', scopes: ['production:write'] as ApiScope[], days: 30 as const, password };

async function addIntegration(name: string) {
  const { id } = await admin.call.accounts.addIntegration({ name });
  await admin.documents.patch(users, id, { 'roles.production_access': true, 'roles.production_feedback': true });
  const made = await admin.call.accounts.makeIntegrationToken({ ...token, integration: id });
  return { id, token: made, ask: (operation: object) => askWith(made.token, operation) };
}

async function askWith(text: string, operation: object) {
  const answer = await fetch(`${app.url}/api/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${text}` },
    body: JSON.stringify({ request: 1, ...operation }),
  });
  return { status: answer.status, body: await answer.json() };
}
const insert = { kind: 'insert', collection: briefs.name, document: { title: 'By a program' } };

it('lets an administrator make the account of a program and its token, which acts with the roles of that account and in its name (OPS-011)', async () => {
  const { id, token: made, ask } = await addIntegration('Fixture import');
  const written = await ask(insert);
  expect(written).toMatchObject({ status: 200, body: { documents: [{ title: 'By a program', created_by: id }] } });
  expect(await ask({ kind: 'fetch', query: { collection: 'inspirations' } })).toMatchObject({ status: 403 });
  const listed = (await admin.call.accounts.integrations({})).integrations.find((one) => one.id === id);
  expect(listed).toMatchObject({
    name: 'Fixture import',
    active: true,
    tokens: [{ id: made.id, name: 'Nightly import', madeBy: 'Ada Min', usedAt: expect.any(String) }],
  });
  expect(JSON.stringify(listed)).not.toContain(made.token);

  const other = await app.addPerson({ name: 'Otto Admin', roles: ['user_admin'] });
  await other.call.accounts.revokeIntegrationToken({ integration: id, id: made.id });
  expect(await ask(insert)).toMatchObject({ status: 401, body: { message: expect.stringContaining('revoked') } });
  const after = (await admin.call.accounts.integrations({})).integrations.find((one) => one.id === id);
  expect(after?.tokens).toMatchObject([
    { id: made.id, madeBy: 'Ada Min', revokedAt: expect.any(String), revokedBy: 'Otto Admin' },
  ]);
});

it('marks tokens that are refused at present with the reason, and scopes without rights (OPS-011)', async () => {
  const { id, ask } = await addIntegration('Marked import');
  const both = ['production:read', 'archive:read'] as ApiScope[];
  await admin.call.accounts.makeIntegrationToken({ ...token, scopes: both, integration: id });
  const listed = async () => {
    const { integrations } = await admin.call.accounts.integrations({});
    const tokens = integrations.find((one) => one.id === id)?.tokens ?? [];
    return tokens.map(({ trouble, idleScopes }) => [trouble, idleScopes]);
  };
  expect(await listed()).toEqual([
    [null, ['archive:read']],
    [null, []],
  ]);
  await admin.documents.patch(users, id, { 'roles.production_access': false, 'roles.production_feedback': false });
  expect((await ask(insert)).status).toBe(403);
  expect(await listed()).toEqual([
    ['rights', both],
    ['rights', ['production:write']],
  ]);
  await admin.documents.patch(users, id, { active: false });
  expect((await ask(insert)).status).toBe(401);
  expect((await listed()).map(([trouble]) => trouble)).toEqual(['inactive', 'inactive']);
  await app.context.database.query(`UPDATE auth_token SET "expiresAt" = now() WHERE "userId" = $1`, [id]);
  expect((await listed()).map(([trouble]) => trouble)).toEqual([null, null]);
});

it('has tokens that are trusted as far as the session of the administrator who made them (OPS-011 OPS-014)', async () => {
  const { id, ask } = await addIntegration('User import');
  await admin.documents.patch(users, id, { 'roles.user_admin': true });
  const { database, sessionEnded } = app.context;
  await database.query(`UPDATE auth_session SET "method" = 'code' WHERE "userId" = $1`, [admin.id]);
  sessionEnded(admin.id);
  const need = (administratorsNeedSecondFactor: boolean) =>
    app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(config, configurationId, { administratorsNeedSecondFactor }),
    );
  // The question before the rule names who and what it stops.
  const otto = await app.addPerson({ name: 'Zoe Later', roles: ['user_admin', 'production_access'] });
  await otto.call.accounts.makeApiToken({ ...token, name: 'Own script' });
  await otto.call.accounts.makeApiToken({ ...token, name: 'Revoked script' });
  const [gone] = (await otto.call.accounts.apiTokens({})).tokens;
  await otto.call.accounts.revokeApiToken({ id: gone!.id });
  const stopped = await admin.call.accounts.whomFactorRuleStops({});
  expect(stopped.people.map(({ name }) => name)).toContain('Zoe Later');
  expect(stopped.people.map(({ name }) => name)).not.toContain('User import');
  expect(stopped.tokens.map(({ name, owner, integration }) => [name, owner, integration])).toEqual([
    ['Nightly import', 'User import', true],
    ['Own script', 'Zoe Later', false],
  ]);
  await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
    tx.patch(users, otto.id, { secondFactor: true }),
  );
  const later = await admin.call.accounts.whomFactorRuleStops({});
  expect(later.people.map(({ name }) => name)).not.toContain('Zoe Later');
  await need(true);
  expect(await ask(insert)).toMatchObject({
    status: 401,
    body: { message: expect.stringContaining('Sign in with your own second factor, and make a new token') },
  });
  const made = await admin.call.accounts.makeIntegrationToken({ ...token, integration: id });
  expect((await askWith(made.token, insert)).status).toBe(200);
  const listed = (await admin.call.accounts.integrations({})).integrations.find((one) => one.id === id);
  expect(listed?.tokens.map(({ trouble }) => trouble)).toEqual([null, 'factor']);
  await need(false);
});

it('stops the tokens of a program that is deactivated or deleted (OPS-011)', async () => {
  const { id, ask } = await addIntegration('Old import');
  await admin.documents.patch(users, id, { active: false });
  expect(await ask(insert)).toMatchObject({
    status: 401,
    body: {
      message: 'The integration of this API token is not active. A user administrator can activate it again.',
    },
  });
  await admin.documents.patch(users, id, { active: true });
  expect((await ask(insert)).status).toBe(200);
  await admin.documents.delete(users, id);
  expect((await ask(insert)).status).toBe(401);
});

it('makes and revokes tokens of integrations only, never of people (OPS-011)', async () => {
  const person = await app.addPerson({ name: 'Dev Eloper', roles: ['production_access'] });
  const own = await person.call.accounts.makeApiToken(token);
  const notFound = { code: 'NOT_FOUND' };
  const { accounts } = admin.call;
  await expect(accounts.makeIntegrationToken({ ...token, integration: person.id })).rejects.toMatchObject(notFound);
  await expect(accounts.revokeIntegrationToken({ integration: person.id, id: own.id })).rejects.toMatchObject(notFound);
  // Nobody turns a person into a program, to act in their name.
  await expect(admin.documents.patch(users, person.id, { integration: true })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  expect((await person.call.accounts.apiTokens({})).tokens.map(({ id }) => id)).toEqual([own.id]);
});

it('has no way to sign in and gets no messages (OPS-011)', async () => {
  const { id } = await addIntegration('Silent import');
  const { email } = (await admin.documents.get(users, id))!;
  await expect(admin.documents.patch(users, id, { email: 'ada@example.org' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  await expect(admin.call.accounts.resendInvitation({ id })).rejects.toMatchObject({ code: 'IS_INTEGRATION' });
  await admin.call.accounts.askForPasswordLink({ email });
  await admin.call.accounts.askForAccess({ email, name: 'Silent import', why: 'To read its mail' });
  await admin.documents.patch(users, id, { active: false });
  await admin.documents.patch(users, id, { active: true });
  await app.jobsDone();
  expect(await admin.documents.fetch(outbox, { where: { to: email } })).toEqual([]);
  expect((await admin.documents.get(people, id))?.pickedFor).toEqual([]);
});

it('tells the maker of a token some days before it expires, once, or all administrators for one who is gone (OPS-011)', async () => {
  const maker = await app.addPerson({ name: 'Ma Ker', roles: ['user_admin'] });
  const { id: integration } = await maker.call.accounts.addIntegration({ name: 'Rota' });
  const person = await app.addPerson({ name: 'Dev Eloper', roles: ['production_access'] });
  const of = await maker.call.accounts.makeIntegrationToken({ ...token, name: 'For Rota', integration });
  const own = await person.call.accounts.makeApiToken({ ...token, name: 'Own script' });
  await person.call.accounts.makeApiToken({ ...token, name: 'Of a week', days: 7 });
  await person.call.accounts.makeApiToken({ ...token, name: 'Of a day', days: 1 });
  const revoked = await person.call.accounts.makeApiToken({ ...token, name: 'Revoked' });
  await person.call.accounts.revokeApiToken({ id: revoked.id });
  const titles = async (to: Person) => {
    const told = await to.documents.fetch(notifications, { where: { kind: 'tokenExpires' } });
    return told.map(({ title }) => title).sort();
  };
  const mails = async (to: Person) => {
    await app.jobsDone();
    const found = await admin.documents.fetch(outbox, { where: { to: to.email, channel: 'email' } });
    return found.filter(({ kind }) => kind === 'tokenExpires').length;
  };
  const run = () => tellTokenExpiry.run(app.context, {}, new AbortController().signal);
  await run();
  expect(await titles(person)).toEqual([]);
  const inDays = (ids: string[], days: number) =>
    app.context.database.query(
      `UPDATE auth_token SET "expiresAt" = now() + $2 * interval '1 day', "createdAt" = now() - interval '40 days' WHERE "id" = ANY($1)`,
      [ids, days],
    );
  await inDays([of.id, own.id], 8);
  await run();
  expect([await titles(person), await titles(maker)]).toEqual([[], []]);
  await inDays([of.id, own.id], 5);
  for (const _again of [1, 2]) await run();
  expect(await titles(person)).toEqual(['The API token “Own script” expires in 5 days']);
  expect(await titles(maker)).toEqual(['The API token “For Rota” of Rota expires in 5 days']);
  expect(await titles(admin)).toEqual([]);
  expect([await mails(person), await mails(maker)]).toEqual([1, 1]);

  const orphan = await maker.call.accounts.makeIntegrationToken({ ...token, name: 'Orphan', integration });
  await inDays([orphan.id], 1);
  await admin.documents.patch(users, maker.id, { 'roles.user_admin': false });
  await run();
  // The one that only its maker was told of before is theirs now too.
  expect(await titles(admin)).toEqual([
    'The API token “For Rota” of Rota expires in 5 days',
    'The API token “Orphan” of Rota expires tomorrow',
  ]);
});

it('has lost its tokens when it is restored (OPS-011)', async () => {
  const { id, ask } = await addIntegration('Restored import');
  await admin.documents.delete(users, id);
  await admin.call.system.undoDeletion({ collection: 'users', ids: [id] });
  const listed = (await admin.call.accounts.integrations({})).integrations.find((one) => one.id === id);
  expect(listed).toMatchObject({ active: true, tokens: [] });
  expect((await ask(insert)).status).toBe(401);
});

it('does not count as the last administrator (OPS-011)', async () => {
  const { id } = await addIntegration('Powerful import');
  await admin.documents.patch(users, id, { 'roles.user_admin': true });
  const system = { kind: 'system', name: 'test' } as const;
  const others = await admin.documents.fetch(users, {
    where: { 'roles.user_admin': true, not: { integration: true } },
  });
  const demoted = app.context.store.transaction(system, (tx) =>
    tx.patchBatch(
      users,
      others.map((other) => ({ id: other.id, changes: { 'roles.user_admin': false } })),
    ),
  );
  await expect(demoted).rejects.toMatchObject({ code: 'CONFLICT' });
});
