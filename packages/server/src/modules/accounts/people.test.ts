import { people, peopleQuery, pickerQuery, users } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { watch } from '../../testing/every-role.ts';
import type { Person } from '../../testing/person.ts';
import { fillPeople } from './keep-people.ts';

let app: TestApp;
let admin: Person;
let reader: Person;
let other: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  reader = await app.addPerson({ name: 'Rea Der', roles: ['production_access', 'production_drafts'] });
  other = await app.addPerson({
    name: 'Oth Er',
    roles: ['production_feedback'],
    company: 'Kent',
    companyConfirmed: 'Kent',
    departmentAccess: ['Digital'],
  });
});
afterAll(() => app.stop());

it('people other than user administrators can read only their own user document, by every kind of request', async () => {
  expect((await reader.documents.fetch(users)).map(({ id }) => id)).toEqual([reader.id]);
  expect(await reader.documents.get(users, other.id)).toBeUndefined();
  expect(await reader.documents.fetch(users, { where: { email: other.email } })).toEqual([]);
  const found = await reader.call.search({ index: 'users', body: { query: { term: { email: other.email } } } });
  expect(found.hits.total.value).toBe(0);
  const seen = await watch(reader, users);
  expect(seen.ids()).toEqual([reader.id]);
  await admin.documents.patch(users, other.id, { department: 'Digital' });
  await admin.documents.patch(users, reader.id, { department: 'Digital' });
  await expect.poll(() => seen.documents()[0]?.department).toBe('Digital');
  expect(seen.ids()).toEqual([reader.id]);
  seen.stop();
  expect((await admin.documents.get(users, other.id))?.email).toBe(other.email);
});

it('everyone sees the name, company and roles for pickers of other people, as they change (DAT-064)', async () => {
  const shown = async () => reader.documents.get(people, other.id);
  const { _rev, ...first } = (await shown())!;
  expect(first).toEqual({
    id: other.id,
    name: 'Oth Er',
    company: 'Kent',
    active: true,
    pickedFor: ['giveFeedback'],
    resource: false,
  });
  await admin.documents.patch(users, other.id, { name: 'Oth Errington', company: 'Surrey', roles: {} });
  expect(await shown()).toMatchObject({ name: 'Oth Errington', company: 'Surrey', pickedFor: [] });
  const body = { query: peopleQuery('errington') };
  const { hits } = await reader.call.search({ index: 'people', body });
  expect(hits.hits.map(({ _source }) => _source.name)).toEqual(['Oth Errington']);
  const ofSurrey = await reader.call.search({ index: 'people', body: { query: pickerQuery('surrey') } });
  expect(ofSurrey.hits.hits.map(({ _source }) => _source.name)).toEqual(['Oth Errington']);
  await expect(reader.documents.patch(people, other.id, { name: 'Else' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  });
  await admin.documents.patch(users, other.id, { active: false });
  expect(await shown()).toMatchObject({ active: false });
  await admin.documents.delete(users, other.id);
  expect(await shown()).toBeUndefined();
});

it('users stored by an earlier version are shown too', async () => {
  await app.context.database.query('DELETE FROM people');
  await fillPeople(app.context);
  expect(await reader.documents.get(people, admin.id)).toMatchObject({ name: 'Ada Min' });
  expect(await app.context.store.count(people, {})).toBe(await app.context.store.count(users, {}));
});
