import {
  briefs,
  budgets,
  config,
  configurationId,
  deliverables,
  matches,
  outbox,
  resources,
  roleWords,
  teams,
  users,
} from '@pavilion/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../engines/store/types.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ config: { organisation: 'The Board' } });
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'], company: 'The Board' });
});
afterAll(() => app.stop());

const system = { kind: 'system', name: 'test' } as const;
const userOf = async (id: string) => (await app.context.store.get(users, id))!;

describe('why can’t they see this?', () => {
  it('is answered for pages, calls and documents outside the administrator’s own access, showing only a title', async () => {
    const person = await app.addPerson({
      name: 'Li Mited',
      roles: ['production_access'],
      departmentAccess: ['Digital'],
    });
    const brief = await app.context.store.transaction(system, (tx) =>
      tx.insert(briefs, { title: 'Secret launch', department: 'The Hundred', description: 'Nobody may know.' }),
    );
    const explain = admin.call.accounts.explainAccess;
    expect(await admin.documents.get(briefs, brief.id)).toBeUndefined();
    const subject = { kind: 'document', collection: 'productions', id: brief.id } as const;
    expect(await explain({ user: person.id, subject })).toEqual({
      allowed: false,
      reasons: ['Department access is limited to Digital; this brief is The Hundred.'],
      subject: { noun: 'brief', title: 'Secret launch' },
    });
    expect(await explain({ user: person.id, subject: { kind: 'page', needs: 'seeDrafts' } })).toEqual({
      allowed: false,
      reasons: ['Requires Drafts, which this user does not have.'],
      subject: null,
    });
    expect(await explain({ user: person.id, subject: { kind: 'call', name: 'production.submitBrief' } })).toMatchObject(
      {
        reasons: ['Requires Production admin, which this user does not have.'],
      },
    );
    await admin.documents.patch(users, person.id, { departmentAccess: [] });
    expect(await explain({ user: person.id, subject })).toMatchObject({
      allowed: true,
      reasons: ['Granted by Production.'],
    });
    await admin.documents.patch(users, person.id, { active: false });
    expect(await explain({ user: person.id, subject })).toMatchObject({ reasons: ['The account is not active.'] });
  });

  it('names teams, and finds no missing documents (USR-133)', async () => {
    const person = await app.addPerson({
      name: 'Te Am',
      roles: ['archive_access'],
      accessInt: true,
      accessIntCurrent: true,
      accessIntFields: ['teamsMap'],
      accessIntPermissions: { teamsMap: ['team-eng'] },
    });
    await app.context.store.transaction(system, async (tx) => {
      await tx.insertBatch(teams, [
        { id: 'team-eng', teamName: 'England' },
        { id: 'team-ind', teamName: 'India' },
      ]);
      await tx.insert(matches, {
        id: 'match-1',
        label: 'India v Australia',
        int: true,
        startDate: '2020-01-01T00:00:00.000Z',
        teamsMap: { 'team-ind': true },
      });
    });
    const explain = (collection: string, id: string) =>
      admin.call.accounts.explainAccess({ user: person.id, subject: { kind: 'document', collection, id } });
    expect((await explain('matches', 'match-1')).reasons).toEqual([
      'Internationals are restricted by Home or Away Teams, limited to England; this match is India.',
    ]);
    for (const [collection, id] of [
      ['matches', 'match-2'],
      ['changes', '1'],
      ['auth_user', admin.id],
    ] as const) {
      await expect(explain(collection, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const subject = { kind: 'call', name: '__proto__.constructor' } as const;
    await expect(admin.call.accounts.explainAccess({ user: person.id, subject })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the history of a user', () => {
  it('lists who changed what, newest first and page by page, without sign-ins', async () => {
    const person = await app.addPerson({ name: 'His Tory' });
    await admin.documents.patch(users, person.id, {
      'roles.production_access': true,
      departmentAccess: ['Digital', 'Events'],
    });
    await person.documents.patch(users, person.id, { feedbackEmail: false });
    await app.context.store.transaction(system, (tx) =>
      tx.patch(users, person.id, { last_log_in: app.context.clock() }),
    );
    const { entries, next } = await admin.call.accounts.userHistory({ user: person.id });
    expect(next).toBeNull();
    expect(entries.map(({ kind, by }) => [kind, by?.name ?? null])).toEqual([
      ['changed', 'His Tory'],
      ['changed', 'Ada Min'],
      ['added', null],
    ]);
    expect(entries[0]!.changes).toEqual([
      { field: 'feedbackEmail', label: 'Daily feedback summary', before: 'yes', after: 'no' },
    ]);
    expect(entries[1]!.changes).toEqual([
      { field: 'departmentAccess', label: 'Department access', before: 'all departments', after: 'Digital, Events' },
      { field: 'roles.production_access', label: 'Production', before: 'no', after: 'yes' },
    ]);

    for (let turn = 0; turn < 32; turn++) await admin.documents.patch(users, person.id, { slack: `U${turn}` });
    const first = await admin.call.accounts.userHistory({ user: person.id });
    const second = await admin.call.accounts.userHistory({ user: person.id, before: first.next! });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 5, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ seq }) => seq)).size).toBe(35);
    await expect(person.call.accounts.userHistory({ user: person.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('a role of many users', () => {
  it('is previewed, set and undone by one patch of each user, with the former values (USR-018 USR-040 USR-053 OPN-030)', async () => {
    const [one, two] = [
      await app.addPerson({ name: 'Bulk One' }),
      await app.addPerson({ name: 'Bulk Two', roles: ['livestream_access'] }),
    ];
    const wish = { ids: [one.id, two.id], flag: 'livestream_access' as const, value: true };
    const expected = { changed: [{ id: one.id, name: 'Bulk One', before: false }] };
    expect(await admin.call.accounts.setUserRole({ ...wish, preview: true })).toEqual(expected);
    expect((await userOf(one.id)).roles.livestream_access).toBeUndefined();
    expect(await admin.call.accounts.setUserRole(wish)).toEqual(expected);
    const { entries } = await admin.call.accounts.userHistory({ user: one.id });
    expect(entries[0]!.changes.map(({ field, after }) => [field, after])).toEqual([['roles.livestream_access', 'yes']]);
    const undo = { ids: expected.changed.map(({ id }) => id), flag: wish.flag, value: false };
    await admin.call.accounts.setUserRole(undo);
    expect([(await userOf(one.id)).roles.livestream_access, (await userOf(two.id)).roles.livestream_access]).toEqual([
      false,
      true,
    ]);
  });

  it('is set for all users or for none', async () => {
    const one = await app.addPerson({ name: 'All Or None' });
    const wish = { ids: [one.id, 'nobody'], flag: 'fcc_access' as const, value: true };
    await expect(admin.call.accounts.setUserRole(wish)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await userOf(one.id)).roles.fcc_access).toBeUndefined();
  });

  it('the old spelling of a role can be removed (OPN-019)', async () => {
    const old = await app.addPerson({ name: 'Old Spelling' });
    await app.context.store.transaction(system, (tx) => tx.patch(users, old.id, { 'roles.archive_upload': true }));
    expect((await old.call.accounts.me()).capabilities).toContain('manageArchive');
    await admin.call.accounts.setUserRole({ ids: [old.id], flag: 'archive_uploader', value: false });
    expect((await old.call.accounts.me()).capabilities).not.toContain('manageArchive');
    const { entries } = await admin.call.accounts.userHistory({ user: old.id });
    const deeds = entries
      .slice(0, 2)
      .map(({ changes }) => changes.map(({ label, before, after }) => [label, before, after]));
    expect(deeds).toEqual([
      [[roleWords.archive_uploader.label, 'yes', 'no']],
      [[roleWords.archive_uploader.label, 'no', 'yes']],
    ]);
  });
});

describe('administration', () => {
  it('leaves one administrator when the last two demote each other at once', async () => {
    const small = await startApp();
    await small.context.store.transaction(system, async (tx) => {
      await tx.insert(users, { email: 'keeper@example.org', name: 'Keeper', roles: { user_admin: true } });
      for (const { id } of await tx.find(users, { where: { email: 'admin@pavilion.local' } }))
        await tx.remove(users, id);
    });
    const [one, two] = [
      await small.addPerson({ name: 'Ad One', roles: ['user_admin'] }),
      await small.addPerson({ name: 'Ad Two', roles: ['user_admin'] }),
    ];
    await small.context.store.transaction(system, async (tx) => {
      for (const { id } of await tx.find(users, { where: { email: 'keeper@example.org' } })) await tx.remove(users, id);
    });
    const demote = (by: Person, whom: Person) =>
      by.call.accounts.setUserRole({ ids: [whom.id], flag: 'user_admin', value: false });
    const outcomes = await Promise.allSettled([demote(one, two), demote(two, one)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await small.context.store.find(users, { where: { active: true, 'roles.user_admin': true } });
    expect(left).toHaveLength(1);
    await small.stop();
  });

  it('leaves one administrator even if two transactions cannot see each other', async () => {
    const small = await startApp();
    const { store } = small.context;
    const administrators = () => store.find(users, { where: { active: true, 'roles.user_admin': true } });
    const set = (id: string, value: boolean) => (tx: Tx) => tx.patch(users, id, { 'roles.user_admin': value });
    await small.addPerson({ name: 'Ad Two', roles: ['user_admin'] });
    const two = await administrators();
    let arrived = 0;
    let goOn: () => void = () => undefined;
    const bothBegun = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const outcomes = await Promise.allSettled(
      two.map(({ id }) =>
        store.transaction(system, async (tx) => {
          await tx.get(users, id);
          arrived += 1;
          if (arrived === 2) goOn();
          await bothBegun;
          await set(id, false)(tx);
          // Not committed yet: without the lock, the other transaction would count meanwhile.
          await new Promise((resolve) => setTimeout(resolve, 300));
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await administrators()).toHaveLength(1);
    await small.stop();
  });

  it('keeps one account per e-mail, however it is written (USR-022)', async () => {
    const made = await admin.documents.insert(users, {
      email: '  Odd.CASE@Example.ORG ',
      name: 'Odd',
      company: 'Kent',
    });
    expect(made.email).toBe('odd.case@example.org');
    await expect(
      admin.documents.insert(users, { email: 'ODD.case@example.org', name: 'Again', company: 'Kent' }),
    ).rejects.toThrow('Another user already has this e-mail.');
    expect(await admin.documents.fetch(users, { where: { email: 'odd.case@example.org' } })).toHaveLength(1);
  });

  it('tells the former address of an account that gets another, once, and does not name the new one', async () => {
    const told = (to: string) =>
      app.context.store.find(outbox, { where: { to, subject: 'The e-mail address of your account was changed' } });
    const person = await app.addPerson({ name: 'Mo Ved' });
    await admin.documents.patch(users, person.id, { email: 'moved@example.org' });
    const mails = await told(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/^Hello Mo Ved,/);
    expect(mails[0]?.text).not.toContain('moved@example.org');
    await admin.documents.patch(users, person.id, { name: 'Mo Moved' });
    expect(await told('moved@example.org')).toEqual([]);
    // Nobody signs in yet by the address of a pending account.
    const pending = await app.context.store.transaction(system, (tx) =>
      tx.insert(users, { email: 'misspelt@example.org', name: 'Mis Spelt', active: false }),
    );
    await admin.documents.patch(users, pending.id, { email: 'spelt-right@example.org' });
    expect(await told('misspelt@example.org')).toEqual([]);
  });

  it('tells the second of two administrators who edit at once', async () => {
    const person = await app.addPerson({ name: 'Two Edit' });
    const { _rev } = await userOf(person.id);
    await admin.documents.patch(users, person.id, { department: 'Digital' }, _rev);
    await expect(admin.documents.patch(users, person.id, { department: 'Events' }, _rev)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/changed/),
    });
    expect((await userOf(person.id)).department).toBe('Digital');
  });

  it('keeps the briefs of a user who is deleted, and nobody deletes themselves', async () => {
    const author = await app.addPerson({ name: 'Go Ing', roles: ['production_feedback', 'production_access'] });
    const brief = await author.documents.insert(briefs, { title: 'Stays', owners: [author.id], contact: author.id });
    await admin.documents.delete(users, author.id);
    expect(await app.context.store.get(briefs, brief.id)).toMatchObject({
      title: 'Stays',
      owners: [author.id],
      contact: author.id,
    });
    expect((await author.fetch('/api/rpc/accounts/me', { method: 'POST' })).ok).toBe(true);
    await expect(author.documents.fetch(briefs)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    const { entries } = await admin.call.accounts.userHistory({ user: author.id });
    expect(entries[0]).toMatchObject({ kind: 'deleted', by: { name: 'Ada Min' } });
    await expect(admin.documents.delete(users, admin.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('offers the spelling in use for a company (USR-023)', async () => {
    await app.addPerson({ name: 'Em Ployee', company: 'Acme Films Ltd' });
    const person = await app.addPerson({ name: 'Ty Pist' });
    expect((await person.call.accounts.similarCompanies({ company: 'acme films' })).companies).toEqual([
      'Acme Films Ltd',
    ]);
    expect((await person.call.accounts.similarCompanies({ company: 'Acme Films Ltd' })).companies).toEqual([]);
  });
});

describe('the organisation’s own company', () => {
  it('gives no access until an administrator confirms it, however it was entered (OPN-097 USR-134)', async () => {
    await app.context.store.transaction(system, (tx) =>
      tx.insertBatch(resources, [
        { displayName: 'Board camera', company: 'The Board' },
        { displayName: 'Partner camera', company: 'Partner' },
      ]),
    );
    const person = await app.addPerson({
      name: 'Wi Dener',
      roles: ['production_shifts'],
      companyConfirmed: 'Partner',
      company: 'Partner',
    });
    const seen = async () => (await person.documents.fetch(resources)).map(({ company }) => company).sort();
    const waiting = async () =>
      (
        await admin.documents.fetch(users, {
          where: { active: true, company: 'The Board', not: { companyConfirmed: 'The Board' } },
        })
      ).filter(({ id }) => id === person.id).length;
    expect(await seen()).toEqual(['Partner']);

    await person.documents.patch(users, person.id, { company: 'The Board' });
    expect([await seen(), await waiting()]).toEqual([['Partner'], 1]);
    await expect(person.documents.patch(users, person.id, { companyConfirmed: 'The Board' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });

    await admin.documents.patch(users, person.id, { company: 'The Board', companyConfirmed: 'The Board' });
    expect([await seen(), await waiting()]).toEqual([['Partner', 'The Board'], 0]);

    await person.documents.patch(users, person.id, { company: 'Partner' });
    await person.documents.patch(users, person.id, { company: 'The Board' });
    expect(await waiting()).toBe(0);
    await admin.documents.patch(users, person.id, { company: 'Partner' });
    expect(await seen()).toEqual(['Partner']);
  });

  it('is not confirmed by a role, an approval or another field that an administrator changes (OPN-097)', async () => {
    const person = await app.addPerson({ name: 'Un Confirmed', active: false, company: 'The Board' });
    await admin.documents.patch(users, person.id, { active: true });
    await admin.call.accounts.setUserRole({ ids: [person.id], flag: 'production_shifts', value: true });
    expect((await userOf(person.id)).companyConfirmed).toBeUndefined();
  });
});

describe('the settings', () => {
  const settings = async () => (await admin.documents.get(config, configurationId))!;

  it('are changed by an administrator against the revision that was read, and by nobody else (DAT-053 OPN-054)', async () => {
    const other = await app.addPerson({ name: 'Other Admin', roles: ['user_admin'] });
    const producer = await app.addPerson({ name: 'Pro Ducer', roles: ['production_admin', 'production_access'] });
    const { _rev, departments } = await settings();
    const added = [...departments, 'Heritage'];
    await other.documents.patch(config, configurationId, { departments: added }, _rev);
    await expect(
      admin.documents.patch(config, configurationId, { departments: [...departments, 'Museum'] }, _rev),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await settings()).toMatchObject({ departments: added, updated_by: other.id });
    await expect(producer.documents.patch(config, configurationId, { departments: [] })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
    expect((await producer.documents.get(config, configurationId))?.departments).toEqual(added);
  });

  it('refuse lists that cannot be chosen from, with a sentence and the field at fault (DAT-053 LIV-018)', async () => {
    const patch = async (changes: Record<string, unknown>) => {
      const answer = await admin.documents.ask({
        kind: 'patch',
        collection: config.name,
        id: configurationId,
        changes,
      });
      return answer.kind === 'failed' ? answer.error : answer.kind;
    };
    const { departments, channels } = await settings();
    expect(await patch({ departments: [...departments, 'DIGITAL '.trim()] })).toMatchObject({
      code: 'INVALID',
      message: '“DIGITAL” is in the list already, as “Digital”.',
      field: 'departments',
    });
    expect(await patch({ shooters: ['Ann', ' '] })).toMatchObject({ field: 'shooters' });
    expect(await patch({ channels: [...channels, { name: 'New', id: channels[0]!.id }] })).toMatchObject({
      message: 'Two channels have the same stream id.',
    });
    expect(await patch({ channels: [{ name: 'New', id: 'no id' }] })).toMatchObject({
      message: 'A stream id has 4 to 64 letters, digits, hyphens or underscores.',
    });
    expect((await settings()).departments).toEqual(departments);
    // Two spellings of a company must not prevent saving the settings (OPN-032).
    await admin.documents.insert(users, { email: 'spelt@example.org', name: 'Sp Elt', company: 'the board' });
    expect((await settings()).companies).toEqual(expect.arrayContaining(['The Board', 'the board']));
  });

  it('count the documents with each value, in all types that store it (DAT-053)', async () => {
    await app.context.store.transaction(system, async (tx) => {
      const made = await tx.insert(briefs, {
        title: 'Open day',
        department: 'Partnerships',
        brands: ['Dynamos', 'Other'],
      });
      await tx.insertBatch(deliverables, [
        { title: 'Film', production: made.id, brand: 'Dynamos', type: 'Video' },
        { title: 'Poster', production: made.id, type: 'Unlisted' },
      ]);
      await tx.insert(budgets, { name: 'Open day', department: 'Partnerships' });
    });
    await app.addPerson({ name: 'Re Stricted', departmentAccess: ['Partnerships'], brandAccess: ['Dynamos'] });
    const uses = async (list: 'departments' | 'brand' | 'delTypes' | 'costTypes', value: string) =>
      (await admin.call.accounts.countSettingUses({ list })).uses
        .filter((use) => use.value === value)
        .map(({ noun, count }) => `${count} ${noun}`);
    expect(await uses('departments', 'Partnerships')).toEqual([
      '1 brief',
      '2 deliverable',
      '1 budget',
      '1 restricted user',
    ]);
    expect(await uses('brand', 'Dynamos')).toEqual(['1 brief', '1 deliverable', '1 restricted user']);
    expect(await uses('delTypes', 'Video')).toEqual(['1 deliverable']);
    // Values that are not on the list (any more) are counted too.
    expect(await uses('delTypes', 'Unlisted')).toEqual(['1 deliverable']);
    expect(await uses('costTypes', 'Crew')).toEqual([]);
  });

  it('remember who changed which of them (DAT-053 DAT-054)', async () => {
    const { delStatuses } = await settings();
    const renamed = delStatuses.map((status) => (status.key === 'held' ? { ...status, display: 'Parked' } : status));
    await admin.documents.patch(config, configurationId, { delStatuses: renamed });
    await admin.documents.patch(config, configurationId, { ownCompany: 'The Board', shooters: ['Ann'] });
    const { entries } = await admin.call.accounts.settingHistory({ field: 'delStatuses' });
    expect(entries.map(({ kind, by, changes }) => [kind, by?.name, changes.length])).toEqual([
      ['changed', 'Ada Min', 1],
      ['added', undefined, 1],
    ]);
    expect(entries[0]?.changes).toEqual([
      { field: 'delStatuses', label: 'Statuses', before: 'On Hold', after: 'Parked' },
    ]);
  });
});
