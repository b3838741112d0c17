import { briefs, config, configurationId, deliverables, users } from '@pavilion/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { lay } from '../../testing/every-role.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
  await admin.documents.patch(config, configurationId, { brand: ['County', 'Counties', 'The Hundred'] });
});
afterAll(() => app.stop());

const brands = async () => (await app.context.store.get(config, configurationId))!.brand;
const rename = (from: string, to: string, only?: { place: string; ids: string[] }[]) =>
  admin.call.accounts.renameSetting({ list: 'brand', from, to, ...(only ? { only } : {}) });

it('renames an entry and the documents that carry it, and undoes it on those documents only (USR-120)', async () => {
  const limited = await app.addPerson({ name: 'Lim Ited', brandAccess: ['County', 'The Hundred'] });
  const brief = await lay(app, briefs, { title: 'Brief', brands: ['The Hundred', 'County'] });
  const one = await lay(app, deliverables, { title: 'One', production: brief.id, brand: 'County' });
  const other = await lay(app, deliverables, { title: 'Other', production: brief.id, brand: 'Championship' });
  const carried = async () => [
    (await app.context.store.get(users, limited.id))!.brandAccess,
    (await app.context.store.get(briefs, brief.id))!.brands,
    (await app.context.store.get(deliverables, one.id))!.brand,
    (await app.context.store.get(deliverables, other.id))!.brand,
  ];
  const before = await carried();

  const { changed } = await rename('County', 'Championship');
  expect(await brands()).toEqual(['Championship', 'Counties', 'The Hundred']);
  expect(await carried()).toEqual([
    ['Championship', 'The Hundred'],
    ['The Hundred', 'Championship'],
    'Championship',
    'Championship',
  ]);
  expect(changed).toEqual([
    { place: 'productions.brands', ids: [brief.id] },
    { place: 'deliverables.brand', ids: [one.id] },
    { place: 'users.brandAccess', ids: [limited.id] },
  ]);

  await rename('Championship', 'County', changed);
  expect(await brands()).toEqual(['County', 'Counties', 'The Hundred']);
  expect(await carried()).toEqual(before);
});

it('renames nothing if the list refuses the name or no longer has the entry', async () => {
  const brief = await lay(app, briefs, { title: 'Kept', brands: ['County'] });
  await expect(rename('County', 'counties')).rejects.toThrow('in the list already');
  await expect(rename('Gone', 'New')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await app.context.store.get(briefs, brief.id))!.brands).toEqual(['County']);
  expect(await brands()).toContain('County');
});
