import { config, configurationId, resources, users } from '@pavilion/domain';
import type { Capability, RoleFlag } from '@pavilion/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from '../../engines/auth/one-time-link.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { randomPassword } from './sign-in-calls.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({
    config: { organisation: 'The Board', admin: { email: 'first@example.org', password: 'the first password' } },
  });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
});
afterAll(() => app.stop());

const userOf = async (person: Person) => (await app.context.store.get(users, person.id))!;

describe('the first start', () => {
  it('makes the administrator of the settings, with every role', async () => {
    expect(app.firstSignIn).toEqual({ email: 'first@example.org', password: true });
    expect((await app.signInAs('first@example.org', 'the first password')).status).toBe(200);
  });

  it('writes the configuration with the organisation’s name (PLT-090)', async () => {
    expect(await admin.documents.get(config, configurationId)).toMatchObject({
      organisation: 'The Board',
      ownCompany: 'The Board',
    });
  });

  it('lets an administrator rename the organisation’s own company, which every rule follows (OPN-054)', async () => {
    const small = await startApp({ config: { organisation: 'Old Name' } });
    const someone = await small.addPerson({ name: 'Some One', roles: ['user_admin'] });
    expect((await someone.call.accounts.me()).organisation).toBe('Old Name');
    await someone.documents.patch(config, configurationId, { ownCompany: 'New Name' });
    expect((await someone.call.accounts.me()).organisation).toBe('New Name');
    await small.stop();
  });

  it('prints a one-time link if no administrator is configured', async () => {
    const unnamed = await startApp();
    expect(unnamed.firstSignIn).toMatchObject({ email: 'admin@pavilion.local' });
    const token = tokenOf(unnamed.firstSignIn!.link!);
    const call = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ token, password: 'chosen by myself' });
    expect((await fetch(`${unnamed.url}/api/calls/accounts/setPassword`, { ...call, body })).status).toBe(200);
    expect((await unnamed.signInAs('admin@pavilion.local', 'chosen by myself')).status).toBe(200);
    await unnamed.stop();
  });
});

describe('who I am', () => {
  it('is answered before sign-in too, with the ways to sign in', async () => {
    const response = await fetch(`${app.url}/api/calls/accounts/me`, { method: 'POST' });
    expect(await response.json()).toEqual({
      user: null,
      token: null,
      owesFactor: false,
      organisation: 'The Board',
      configuration: null,
      capabilities: [],
      providers: [],
      channels: { email: false, chat: false },
      logins: [],
      passkeyHost: 'localhost',
    });
  });

  it('includes the lists for choices, once an account is active (PLT-090)', async () => {
    const person = await app.addPerson({ name: 'Lis Ter' });
    const [stored] = await person.documents.fetch(config);
    expect((await person.call.accounts.me()).configuration).toMatchObject({ departments: stored?.departments });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(users, person.id, { active: false }),
    );
    expect((await person.call.accounts.me()).configuration ?? null).toBeNull();
  });

  it('names capabilities and logins', async () => {
    const scheduler = await app.addPerson({ name: 'Sche Duler', roles: ['production_shifts'] });
    expect(await scheduler.call.accounts.me()).toMatchObject({
      capabilities: ['planWork', 'openBilling', 'enterCosts', 'signedIn'],
      logins: ['password'],
    });
  });
});

describe('kinds of user', () => {
  const kinds: [string, readonly RoleFlag[], readonly Capability[], readonly Capability[]][] = [
    [
      'production staff',
      ['production_access', 'production_drafts'],
      ['editDeliverables', 'uploadVersion'],
      ['signOff'],
    ],
    ['a feedbacker', ['production_access', 'production_feedback'], ['signOff', 'writeBriefs'], ['submitBriefs']],
    ['a scheduler', ['production_shifts'], ['planWork', 'openBilling'], ['manageResources', 'manageBudgets']],
    ['a production admin', ['production_access', 'production_admin'], ['submitBriefs', 'manageBudgets'], ['planWork']],
    ['a catalogue user', ['creative_catalogue_access'], ['openCatalogue'], ['openProduction', 'seeDrafts']],
  ];
  it.each(kinds)('%s has these capabilities and not those (USR-005)', async (name, roles, may, mayNot) => {
    const person = await app.addPerson({ name: `Kind of ${name}`, roles });
    const { capabilities } = await person.call.accounts.me();
    expect(capabilities).toEqual(expect.arrayContaining([...may]));
    for (const capability of mayNot) expect(capabilities).not.toContain(capability);
  });
});

describe('users as documents', () => {
  it('are inserted, read, patched and deleted by an administrator, and by nobody else (USR-039)', async () => {
    const made = await admin.documents.insert(users, { email: 'doc@example.org', name: 'Doc Ument', company: 'Kent' });
    expect(await admin.documents.get(users, made.id)).toMatchObject({ name: 'Doc Ument', _rev: made._rev });
    const patched = await admin.documents.patch(users, made.id, { name: 'Doc Umented' });
    expect(patched).toMatchObject({ name: 'Doc Umented', company: 'Kent' });
    const spaced = { company: ' Kent  County ', companyConfirmed: 'Kent\tCounty' };
    await admin.documents.patch(users, made.id, spaced);
    expect(await admin.documents.get(users, made.id)).toMatchObject({
      company: 'Kent County',
      companyConfirmed: 'Kent County',
    });
    const other = await app.addPerson({ name: 'Ot Her' });
    const refused = { code: 'NOT_ALLOWED' };
    const unseen = { code: 'NOT_FOUND' };
    await expect(other.documents.patch(users, made.id, { name: 'Mine' })).rejects.toMatchObject(unseen);
    await expect(other.documents.delete(users, made.id)).rejects.toMatchObject(unseen);
    await expect(
      other.documents.insert(users, { email: 'own@example.org', name: 'Own', company: 'Kent' }),
    ).rejects.toMatchObject(refused);
    await admin.documents.delete(users, made.id);
    expect(await admin.documents.get(users, made.id)).toBeUndefined();
  });

  it('one query finds people awaiting approval, at most 100 (USR-030)', async () => {
    const waiting = await app.addPerson({ name: 'Wai Ting', active: false });
    const found = await admin.documents.fetch(users, { where: { active: false }, limit: 100 });
    expect(found.map(({ id }) => id)).toContain(waiting.id);
  });
});

describe('roles', () => {
  it('sets one flag of several users, which counts for them at once (USR-018 USR-040)', async () => {
    const [one, two] = [await app.addPerson({ name: 'Role One' }), await app.addPerson({ name: 'Role Two' })];
    await admin.call.accounts.setUserRole({ ids: [one.id, two.id], flag: 'livestream_access', value: true });
    expect((await two.call.accounts.me()).capabilities).toContain('openLivestreams');
    await admin.call.accounts.setUserRole({ ids: [one.id], flag: 'livestream_access', value: false });
    expect((await one.call.accounts.me()).capabilities).not.toContain('openLivestreams');
    expect((await two.call.accounts.me()).capabilities).toContain('openLivestreams');
  });

  it('cannot be removed from oneself, and the last user admin cannot be lost in any way', async () => {
    const small = await startApp();
    const only = await small.addPerson({ name: 'On Ly', roles: ['user_admin'] });
    await small.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
      const [first] = await tx.find(users, { where: { email: 'admin@pavilion.local' } });
      await tx.remove(users, first!.id);
    });
    await expect(
      only.call.accounts.setUserRole({ ids: [only.id], flag: 'user_admin', value: false }),
    ).rejects.toMatchObject({
      code: 'OWN_ADMIN',
      message: 'You cannot remove your own User admin role.',
    });
    const sentence = 'At least one active user has to keep the User admin role.';
    await expect(only.documents.patch(users, only.id, { 'roles.user_admin': false })).rejects.toThrow(sentence);
    // An inactive administrator cannot approve anyone.
    await small.addPerson({ name: 'In Active', roles: ['user_admin'], active: false });
    await expect(only.documents.patch(users, only.id, { 'roles.user_admin': false })).rejects.toThrow(sentence);
    // Nobody can lock themselves out, even with another administrator left.
    await expect(only.documents.patch(users, only.id, { active: false })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    await small.stop();
  });

  it('cannot be given to oneself', async () => {
    const person = await app.addPerson({ name: 'Am Bitious' });
    await expect(person.documents.patch(users, person.id, { 'roles.user_admin': true })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  });
});

describe('companies', () => {
  it('count as confirmed only when an administrator set them (OPN-097)', async () => {
    const person = await app.addPerson({ name: 'Com Pany' });
    await person.documents.patch(users, person.id, { company: 'The Board' });
    expect(await userOf(person)).toMatchObject({ company: 'The Board' });
    expect((await userOf(person)).companyConfirmed).toBeUndefined();
    await admin.documents.patch(users, person.id, { company: 'Partner' });
    expect(await userOf(person)).toMatchObject({ company: 'Partner', companyConfirmed: 'Partner' });
  });

  it('are offered to everyone once an administrator has given one to a person (USR-023)', async () => {
    const offered = async () => (await admin.documents.get(config, configurationId))!.companies;
    const made = await admin.documents.insert(users, {
      email: 'n@example.org',
      name: 'Ne W',
      company: 'Novel Pictures',
    });
    expect(await offered()).toContain('Novel Pictures');
    await admin.documents.patch(users, made.id, { company: ' Other Pictures ' });
    expect(await offered()).toEqual(expect.arrayContaining(['Novel Pictures', 'Other Pictures']));
  });

  it('include the companies in use (USR-051 OPN-032 DAT-107)', async () => {
    const person = await app.addPerson({ name: 'Co Lumn', company: 'Zebra Films' });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.insert(resources, { displayName: 'Camera', company: 'Acme Cameras' }),
    );
    const { companies } = await person.call.accounts.calculateCompanies();
    expect(companies).toEqual(expect.arrayContaining(['Acme Cameras', 'The Board', 'Zebra Films']));
    expect(companies).toEqual([...companies].sort((left, right) => left.localeCompare(right, 'en-GB')));
    expect((await admin.documents.get(config, configurationId))?.companies).toEqual(companies);
  });

  it('a company that an administrator added and nobody uses yet stays when others change theirs (OPN-032)', async () => {
    const { companies } = (await admin.documents.get(config, configurationId))!;
    await admin.documents.patch(config, configurationId, { companies: [...companies, 'Yet To Come'] });
    const person = await app.addPerson({ name: 'Mo Ver', company: 'Zebra Films' });
    await person.documents.patch(users, person.id, { company: 'Acme Cameras' });
    expect((await person.call.accounts.calculateCompanies()).companies).toContain('Yet To Come');
    expect((await admin.documents.get(config, configurationId))?.companies).toContain('Yet To Come');
    const { entries } = await admin.call.accounts.settingHistory({ field: 'companies' });
    expect(entries[0]?.by?.name).toBe('Ada Min');
  });
});

describe('an additional password', () => {
  it('is refused if the account has one; otherwise the person is told by e-mail (OPN-093)', async () => {
    const person = await app.addPerson({ name: 'Two Ways' });
    await expect(person.call.accounts.addPassword()).rejects.toMatchObject({
      code: 'HAS_PASSWORD',
      message: 'This account already has a password.',
    });
    await app.context.database.query('DELETE FROM auth_account WHERE "userId" = $1', [person.id]);
    await person.call.accounts.addPassword();
    expect((await person.call.accounts.me()).logins).toEqual(['password']);
  });

  it('has 12 characters of letters, digits and symbols, never the same (PLT-089)', () => {
    const many = Array.from({ length: 200 }, randomPassword);
    expect(many.every((password) => password.length === 12)).toBe(true);
    expect(new Set(many).size).toBe(200);
    expect(many.join('')).toMatch(/(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!#$%&*+\-=?@_])/);
  });
});
