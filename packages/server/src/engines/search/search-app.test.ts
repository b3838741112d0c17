import { usersQuery, users as usersType } from '@pavilion/domain/accounts';
import { archiveEvents, matches } from '@pavilion/domain/archive';
import { briefs, deliverables } from '@pavilion/domain/production';
import { search as searches, searchIndexNames } from '@pavilion/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';

let app: TestApp;
let reviewer: Person;
let scoped: Person;
let catalogue: Person;
let archivist: Person;
let nobody: Person;

beforeAll(async () => {
  app = await startApp();
  reviewer = await app.addPerson({
    name: 'Rae Viewer',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
  scoped = await app.addPerson({
    name: 'Sco Ped',
    roles: ['production_access', 'production_drafts', 'creative_catalogue_access'],
    departmentAccess: ['Digital'],
    brandAccess: ['England'],
  });
  catalogue = await app.addPerson({ name: 'Cat Alogue', roles: ['creative_catalogue_access'] });
  archivist = await app.addPerson({
    name: 'Arch Ivist',
    roles: ['archive_access'],
    accessInt: true,
    accessIntFields: [],
  });
  nobody = await app.addPerson({ name: 'No Body', roles: [] });
  await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
    const brief = { title: 'Ashes launch', status: 'Submitted' as const, brands: ['England'] };
    await tx.insert(briefs, { ...brief, department: 'Digital', id: 'brief-digital' });
    await tx.insert(briefs, { ...brief, department: 'Events', id: 'brief-events' });
    await tx.insert(briefs, { ...brief, department: 'Digital', status: 'Draft', id: 'brief-draft' });
    const film = { title: 'Ashes film', brand: 'England', type: 'Video' };
    await tx.insert(deliverables, { ...film, department: 'Digital', state: 'signed', id: 'film-signed' });
    await tx.insert(deliverables, { ...film, department: 'Digital', state: 'feedback', id: 'film-feedback' });
    await tx.insert(deliverables, { ...film, department: 'Events', state: 'signed', id: 'film-events' });
    await tx.insert(deliverables, {
      ...film,
      department: 'Digital',
      brand: 'Blast',
      state: 'signed',
      id: 'film-blast',
    });
    const match = { label: 'Ashes Test', startDate: '2025-07-01T10:00:00.000Z', year: 2025 };
    await tx.insert(matches, { ...match, int: true, id: 'match-int' });
    await tx.insert(matches, { ...match, int: false, id: 'match-dom' });
    const moment = { note: 'Ashes catch', startDate: match.startDate, year: 2025 };
    await tx.insert(archiveEvents, { ...moment, int: true, clipped: true, id: 'clip-int' });
    await tx.insert(archiveEvents, { ...moment, int: true, clipped: false, id: 'event-int' });
    await tx.insert(archiveEvents, { ...moment, int: false, clipped: true, id: 'clip-dom' });
  });
});
afterAll(() => app.stop());

const fields = { productions: 'title', deliverables: 'title', matches: 'label', clips: 'note' } as const;
async function find(person: Person, index: keyof typeof fields): Promise<string[]> {
  const body = {
    query: { bool: { should: [{ match: { [fields[index]]: { query: 'ashse', fuzziness: 'AUTO' as const } } }] } },
  };
  const { hits } = await person.call.search({ index, body });
  expect(hits.total.value).toBe(hits.hits.length);
  return hits.hits.map(({ _id }) => _id).sort();
}

describe('what each person finds', () => {
  it('briefs and deliverables within the scope (USR-119 USR-120 LIB-008 OPN-095)', async () => {
    expect(await find(reviewer, 'productions')).toEqual(['brief-digital', 'brief-draft', 'brief-events']);
    expect(await find(scoped, 'productions')).toEqual(['brief-digital', 'brief-draft']);
    expect(await find(scoped, 'deliverables')).toEqual(['film-feedback', 'film-signed']);
  });

  it('without access to drafts, only signed deliverables (USR-074)', async () => {
    expect(await find(catalogue, 'deliverables')).toEqual(['film-blast', 'film-events', 'film-signed']);
    expect(await find(catalogue, 'productions')).toEqual([]);
  });

  it('matches and clips within match access (OPN-064)', async () => {
    expect(await find(archivist, 'matches')).toEqual(['match-int']);
    expect(await find(archivist, 'clips')).toEqual(['clip-int']);
    expect(await find(reviewer, 'clips')).toEqual([]);
  });

  it('a person without roles finds only people', async () => {
    for (const index of searchIndexNames) {
      const { hits } = await nobody.call.search({ index, body: { size: 50 } });
      const allowed = index === 'users' || index === 'people' || index === 'inspirations' || index === 'collections';
      if (!allowed) expect(hits.hits, index).toEqual([]);
      if (index === 'users') expect(hits.hits.map(({ _id }) => _id)).toEqual([nobody.id]);
    }
  });

  it('a deactivated person finds nothing', async () => {
    const gone = await app.addPerson({ name: 'Gone Soon', roles: ['production_access', 'production_drafts'] });
    expect(await find(gone, 'deliverables')).not.toEqual([]);
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(usersType, gone.id, { active: false }),
    );
    await expect(find(gone, 'deliverables')).rejects.toThrow();
  });
});

describe('the words of a search', () => {
  const ask = async (query: string, fields = ['title', 'productionTitle', 'brand', 'type']) => {
    const body = { query: { multi_match: { query, fields, fuzziness: 'AUTO' as const } } };
    const { hits } = await reviewer.call.search({ index: 'deliverables', body });
    expect(hits.total.value).toBe(hits.hits.length);
    return hits.hits.map(({ _id }) => _id);
  };

  it('may be in different fields, and all of them must be present (LIB-003 LIB-006)', async () => {
    await app.context.store.transaction({ kind: 'system', name: 'test' }, async (tx) => {
      const reel = { brand: 'Blast', type: 'Video', state: 'signed' as const };
      await tx.insert(deliverables, { ...reel, id: 'reel-1', title: 'Yorker reel', productionTitle: 'Finals night' });
      await tx.insert(deliverables, { ...reel, id: 'reel-2', title: 'Yorker reel', productionTitle: 'Winter nets' });
    });
    expect(await ask('yorker finals')).toEqual(['reel-1']);
    expect(await ask('finals yorker blast')).toEqual(['reel-1']);
    expect((await ask('yorker blast video')).sort()).toEqual(['reel-1', 'reel-2']);
    expect(await ask('yroker fnials')).toEqual(['reel-1']);
    expect(await ask('yorker fin')).toEqual(['reel-1']);
    expect(await ask('yorker finals summer')).toEqual([]);
    expect(await ask('yorker finals', ['title'])).toEqual([]);
  });

  it('find a person by a word of the name and one of the e-mail (USR-028)', async () => {
    const { hits } = await reviewer.call.search({
      index: 'users',
      body: { query: usersQuery(`Viewer ${reviewer.email}`) },
    });
    expect(hits.hits.map(({ _id }) => _id)).toEqual([reviewer.id]);
  });

  it('apply to text fields only', async () => {
    await expect(ask('x', ['title', 'state'])).rejects.toMatchObject({
      message: '"state" is not a searchable text field.',
    });
  });
});

describe('the shared search mechanism', () => {
  it('the author follows the document until its response has hits (DAT-058 DAT-060 DAT-061)', async () => {
    const client = reviewer.live();
    const request = {
      index: 'productions' as const,
      body: { sort: [{ updated_at: 'desc' as const }], from: 0, size: 20 },
    };
    const { id } = await client.insert(searches, { request, response: null });
    const channel = client.live(searches, { where: { id } });
    const stop = channel.subscribe(() => undefined);
    await expect.poll(() => channel.get().documents?.[0]?.response?.hits.total.value, { timeout: 10_000 }).toBe(3);
    stop();
  });

  it('finds a document saved a moment ago, through every interface', async () => {
    const brief = await reviewer.documents.insert(briefs, { title: 'Wolpertinger', department: 'Digital' });
    const ask = async (query: string) => {
      const body = { query: { match: { title: { query, fuzziness: 'AUTO' as const } } } };
      return (await reviewer.call.search({ index: 'productions', body })).hits.hits.map(({ _id }) => _id);
    };
    expect(await ask('wolpertingr')).toEqual([brief.id]);
    await reviewer.documents.patch(briefs, brief.id, { title: 'Quetzalcoatl' });
    expect(await ask('quetzal')).toEqual([brief.id]);
    expect(await ask('wolpertinger')).toEqual([]);
  });
});
