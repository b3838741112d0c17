import { mayBePickedFor, peopleQuery, users, usersQuery } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

const many = 10_000;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  const people = Array.from({ length: many }, (_, at) => ({
    email: `person.${at}@example.org`,
    name: `Person Number${at}`,
    company: at % 4 === 0 ? 'Rest' : 'Crowd',
    roles: { production_access: at % 2 === 0, production_feedback: at % 5 === 0 },
    active: at !== 4_320,
  }));
  await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) => tx.insertBatch(users, people));
}, 120_000);
afterAll(() => app.stop());

const crowd = { bool: { filter: [{ term: { active: true } }, { term: { company: 'Crowd' } }] } };

it('the search finds a page of 10,000, and everybody has a login (USR-014 USR-028 USR-030)', async () => {
  const found = await admin.call.search({
    index: 'users',
    body: {
      query: { bool: { should: [{ match: { name: { query: 'number4321', fuzziness: 'AUTO' } } }] } },
      size: 30,
    },
  });
  expect(found.hits.hits[0]?._source).toMatchObject({ name: 'Person Number4321' });
  const [logins] = await app.context.database.query<{ count: number }>('SELECT count(*)::int AS count FROM auth_user');
  expect(logins?.count).toBe(await app.context.store.count(users, {}));
});

it('a picker offers people with the capability by name, and finds any of 10,000 by typing (USR-093 OPN-028)', async () => {
  const offered = async (text: string, further = [mayBePickedFor('giveFeedback')]) => {
    const order = text ? {} : { sort: [{ 'name.keyword': 'asc' as const }] };
    const body = { query: peopleQuery(text, further), from: 0, size: 30, ...order };
    const { hits } = await admin.call.search({ index: 'people', body });
    return hits.hits.map(({ _source }) => _source.name);
  };
  expect((await offered('')).slice(0, 4)).toEqual([
    'Administrator',
    'Person Number0',
    'Person Number10',
    'Person Number100',
  ]);
  expect((await offered('number4325'))[0]).toBe('Person Number4325');
  // The first person cannot give feedback, the second is not active.
  expect(await offered('number4321')).not.toContain('Person Number4321');
  expect(await offered('number4320')).not.toContain('Person Number4320');
  expect((await offered('number4321', []))[0]).toBe('Person Number4321');
});

it('a role of 7,500 selected users is previewed, given and undone (USR-018 USR-040)', async () => {
  const { ids } = await admin.call.accounts.findUserIds({ query: crowd });
  expect(ids).toHaveLength(7_500);
  // More users than one search can return.
  const everybody = await admin.call.accounts.findUserIds({ query: usersQuery('') });
  expect(everybody.ids).toHaveLength(await app.context.store.count(users, { active: true }));
  expect(everybody.ids.length).toBeGreaterThan(10_000);
  const { holders, total } = await admin.call.accounts.countRoles({ ids });
  expect([holders.production_access, holders.fcc_access, total]).toEqual([2_500, 0, 7_500]);

  const wish = { ids, flag: 'production_access' as const, value: true };
  const { changed } = await admin.call.accounts.setUserRole({ ...wish, preview: true });
  expect(changed).toHaveLength(5_000);
  expect((await admin.call.accounts.setUserRole(wish)).changed).toHaveLength(5_000);
  expect((await admin.call.accounts.countRoles({ ids })).holders.production_access).toBe(7_500);

  await admin.call.accounts.setUserRole({ ids: changed.map(({ id }) => id), flag: wish.flag, value: false });
  expect((await admin.call.accounts.countRoles({ ids })).holders.production_access).toBe(2_500);
}, 120_000);

it('every user of a batch gets one welcome message (USR-018)', async () => {
  const people = Array.from({ length: 250 }, (_, at) => ({
    email: `new.${at}@example.org`,
    name: 'New',
    company: 'New',
  }));
  const made = await app.context.store.transaction({ kind: 'user', id: admin.id }, (tx) =>
    tx.insertBatch(users, people),
  );
  await app.jobsDone();
  const sent = await app.context.database.query<{ to: string }>(
    `SELECT DISTINCT data->>'to' AS to FROM outbox WHERE data->>'subject' = 'Your Pavilion account'`,
  );
  expect(sent).toHaveLength(made.length);
  const confirmed = await app.context.store.find(users, { where: { companyConfirmed: 'New' } });
  expect(confirmed).toHaveLength(made.length);
}, 60_000);
