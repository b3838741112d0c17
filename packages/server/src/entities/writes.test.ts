import { archiveEvents, clippingRequests, competitions, matches, players } from '@pavilion/domain/archive';
import { billings, budgets, costs, payments } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { inspirationComments, inspirations } from '@pavilion/domain/inspirations';
import { collections, zips } from '@pavilion/domain/library';
import { resources, shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { search } from '@pavilion/domain/search';
import type { DocumentType, NewDocument, PatchOf } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/app.ts';
import { addEverybody, lay } from '../testing/every-role.ts';
import type { Person } from '../testing/person.ts';
import { bytesLike, upload } from '../testing/uploads.ts';

/** Each write of the specification through the door of the browser, seen by another person; and the same refused without roles. */
let app: TestApp;
let writer: Person;
let reader: Person;
let nobody: Person;
beforeAll(async () => {
  app = await startApp();
  writer = await addEverybody(app, 'Wri Ter');
  reader = await addEverybody(app, 'Rea Der');
  nobody = await app.addPerson({ name: 'No Roles' });
});
afterAll(() => app.stop());

const seen = <D extends DocumentType>(type: D, id: string) => reader.documents.get(type, id);
const indexes = [
  'users',
  'productions',
  'deliverables',
  'matches',
  'clips',
  'players',
  'files',
  'inspirations',
] as const;
const refused = { code: expect.stringMatching(/NOT_ALLOWED|NOT_FOUND/) };

async function insertPatchDelete<D extends DocumentType>(type: D, document: NewDocument<D>, changes: PatchOf<D>) {
  await expect(nobody.documents.insert(type, document)).rejects.toMatchObject(refused);
  const { id } = await writer.documents.insert(type, document);
  expect(await seen(type, id)).toMatchObject(document);
  await patches(type, id, changes);
  await removes(type, id);
}

async function patches<D extends DocumentType>(type: D, id: string, changes: PatchOf<D>) {
  await expect(nobody.documents.patch(type, id, changes)).rejects.toMatchObject(refused);
  await writer.documents.patch(type, id, changes);
  expect(await seen(type, id)).toMatchObject(changes as object);
}

async function removes(type: DocumentType, id: string) {
  await expect(nobody.documents.delete(type, id)).rejects.toMatchObject(refused);
  await writer.documents.delete(type, id);
  expect(await seen(type, id)).toBeUndefined();
}

describe('production', () => {
  it('notes are inserted, patched and deleted (DAT-057 DAT-089)', async () => {
    const { id: delID } = await lay(app, deliverables, { title: 'D', state: 'feedback' });
    const { id: file } = await lay(app, files, { what: 'deliverable', status: 'review', delID, name: 'a.mp4' });
    await insertPatchDelete(notes, { file, delID, text: 'Closer' }, { text: 'Closer still' });
  });

  it('files come by upload, are patched, and are deleted (DAT-090)', async () => {
    const brief = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const target = { what: 'briefReference', prodID: brief.id } as const;
    expect((await upload(nobody, target, 'a.png', bytesLike.png())).status).toBe(403);
    const { id } = await upload(writer, target, 'a.png', bytesLike.png());
    expect(await seen(files, id)).toMatchObject({ what: 'briefReference', prodID: brief.id });
    await patches(files, id, { label: 'Mood' });
    await removes(files, id);
    await expect(
      writer.documents.insert(files, { what: 'briefReference', name: 'never uploaded.png' }),
    ).rejects.toMatchObject(refused);
  });

  it('deliverables are made, one or many, patched and deleted (DAT-091)', async () => {
    const brief = await lay(app, briefs, { title: 'B', status: 'Submitted' });
    const deliverable = { title: 'Trailer', type: 'Video', deadline: '2030-05-01' };
    await expect(nobody.call.production.createDeliverables({ production: brief.id, deliverable })).rejects.toThrow();
    const made = await writer.call.production.createDeliverables({ production: brief.id, deliverable, count: 2 });
    const [first] = made.ids;
    expect(made.ids).toHaveLength(2);
    await patches(deliverables, first!, { title: 'Long trailer' });
    await writer.call.production.deleteDeliverables({ ids: [first!] });
    expect(await seen(deliverables, first!)).toBeUndefined();
  });

  it('a brief is fetched and added, patched and deleted (DAT-092)', async () => {
    await expect(nobody.documents.insert(briefs, { title: 'No' })).rejects.toMatchObject(refused);
    const { id } = await writer.documents.insert(briefs, { title: 'Draft' });
    await patches(briefs, id, { title: 'Better draft', objective: 'Fill the grounds' });
    await writer.call.production.deleteBrief({ id });
    expect(await seen(briefs, id)).toBeUndefined();
  });
});

describe('library and inspirations', () => {
  it('collections are inserted with a name, and a field of theirs is patched (DAT-093)', async () => {
    await expect(nobody.documents.insert(collections, { name: 'No' })).rejects.toMatchObject(refused);
    const { id } = await writer.documents.insert(collections, { name: 'Finals Day' });
    await patches(collections, id, { restrictions: 'Editorial only' });
    await patches(collections, id, { name: 'Finals Day 26' });
  });

  it('zips are asked for and deleted (DAT-094)', async () => {
    const collection = await lay(app, collections, { name: 'To zip' });
    const { id: delID } = await lay(app, deliverables, {
      title: 'Signed',
      state: 'signed',
      collections: [collection.id],
    });
    const { id: file } = await lay(app, files, { what: 'deliverable', status: 'signed', delID, name: 'a.mp4' });
    await app.context.store.transaction({ kind: 'system', name: 'test' }, (tx) =>
      tx.patch(deliverables, delID, { currentFileID: file }),
    );
    const { id } = await writer.call.library.requestZip({ colID: collection.id, all: true });
    expect(await seen(zips, id)).toMatchObject({ colID: collection.id });
    await expect(nobody.call.library.deleteZip({ id })).rejects.toThrow();
    await writer.call.library.deleteZip({ id });
    expect(await seen(zips, id)).toBeUndefined();
    await app.jobsDone();
  });

  it('inspirations and comments are inserted, patched and deleted (DAT-095 DAT-096)', async () => {
    await insertPatchDelete(
      inspirations,
      { what: 'url', url: 'https://example.org/a', title: 'A' },
      { title: 'A goal', tags: ['goal'] },
    );
    const { id: inspiration } = await lay(app, inspirations, { url: 'https://example.org/b' });
    const { id } = await writer.documents.insert(inspirationComments, { inspiration, text: 'Lovely' });
    await patches(inspirationComments, id, { text: 'Very lovely' });
    await removes(inspirationComments, id);
  });
});

describe('planning and money', () => {
  it('resources, billings and budgets (DAT-097)', async () => {
    await insertPatchDelete(resources, { displayName: 'Edit 1' }, { active: true, company: 'Boundary Films' });
    await insertPatchDelete(billings, { label: 'Retainer' }, { active: true, dayRate: 350 });
    await insertPatchDelete(budgets, { name: 'Digital' }, { active: true });
  });

  it('payments are inserted and patched, never deleted (DAT-098)', async () => {
    const { id: budgetId } = await lay(app, budgets, { name: 'Digital' });
    await expect(nobody.documents.insert(payments, { budgetId, total: 1 })).rejects.toMatchObject(refused);
    const { id } = await writer.documents.insert(payments, { budgetId, total: 1_200 });
    await patches(payments, id, { total: 1_300.5 });
    await expect(writer.documents.delete(payments, id)).rejects.toMatchObject(refused);
  });

  it('shifts, shoots and costs (DAT-099 DAT-100 DAT-101)', async () => {
    const { id: productionId } = await lay(app, briefs, { title: 'Edit', status: 'Submitted' });
    const { id: resourceId } = await lay(app, resources, { displayName: 'Edit 1' });
    const on = { productionId, date: '2026-07-04' };
    await insertPatchDelete(shifts, { ...on, resourceId, title: 'Edit' }, { days: 0.5, date: '2026-07-05' });
    await insertPatchDelete(shoots, { ...on, shootTitle: 'Nets' }, { shootStatus: 'confirmed' });
    await insertPatchDelete(costs, { ...on, amount: 10, type: 'Crew' }, { amount: 12.5, type: 'Travel' });
  });
});

const match = { startDate: '2026-07-04T10:30:00.000Z', year: 2026, int: false, teamsMap: { t1: true } };

describe('the archive', () => {
  it('a recording’s label, part and day are patched, and it is deleted (DAT-102)', async () => {
    const { id } = await lay(app, files, { what: 'recording', match: 'm1', ...match });
    await patches(files, id, { label: 'Morning', part: 2, day: 3 });
    await removes(files, id);
  });

  it('the marks and tags of an event are patched (DAT-103)', async () => {
    const { id } = await lay(app, archiveEvents, { file: 'f1', match: 'm1', ...match });
    await patches(archiveEvents, id, {
      tcIn: 10.04,
      tcOut: 14,
      manualSet: true,
      bookmark: 'Wicket',
      bookmarkPlayer: 'Joe Rooter',
      bookmarkTeam: 'Surrey',
      note: 'What a ball',
    });
  });

  it('identifiers of matches, players and competitions, and whether a match was televised (DAT-105 DAT-106)', async () => {
    const { id } = await lay(app, matches, match);
    await patches(matches, id, { tv: true, pulseID: 'p1' });
    await patches(players, (await lay(app, players, { fullName: 'Joe Rooter' })).id, { pulseID: 'p2' });
    await patches(competitions, (await lay(app, competitions, { competitionName: 'Blast' })).id, { pulseID: 'p3' });
    await expect(writer.documents.patch(competitions, 'nothing', { pulseID: 'p4' })).rejects.toMatchObject(refused);
    await expect(
      writer.documents.insert(clippingRequests, { file: 'f1', event: 'e1', filename: 'a.mp4' }),
    ).rejects.toMatchObject(refused);
  });
});

describe('shared search', () => {
  const body = {
    sort: [{ 'updated_at.seconds': 'desc' as const }],
    from: 0,
    size: 2,
    query: {
      bool: {
        must: [{ match: { title: { query: 'wolpertinger', fuzziness: 'AUTO' as const } } }],
        should: [{ term: { department: 'Digital' } }],
        filter: [{ term: { completed: false } }],
        must_not: [{ term: { department: 'Events' } }],
      },
    },
  };

  it('a request of index and body with sort, from, size and all four clauses is answered (DAT-059 DAT-061 OPN-037)', async () => {
    for (const [title, department] of [
      ['Wolpertinger one', 'Digital'],
      ['Wolpertinger two', 'Digital'],
      ['Wolpertinger three', 'Digital'],
      ['Wolpertinger four', 'Events'],
    ] as const) {
      await lay(app, briefs, { title, department, status: 'Submitted' });
    }
    const { id } = await writer.documents.insert(search, { request: { index: 'productions', body }, response: null });
    await expect
      .poll(async () => (await writer.documents.get(search, id))?.response?.hits.total.value, { timeout: 10_000 })
      .toBe(3);
    const answered = await writer.documents.get(search, id);
    expect(answered?.response?.hits.hits).toHaveLength(2);
    expect(answered?.response?.hits.hits[0]).toMatchObject({
      _id: expect.any(String),
      _source: { title: expect.stringContaining('Wolpertinger'), department: 'Digital' },
    });
    expect(await seen(search, id)).toBeUndefined();
  });

  it.each(indexes)('the index %s is there (DAT-063)', async (index) => {
    const { id } = await writer.documents.insert(search, {
      request: { index, body: { from: 0, size: 1 } },
      response: null,
    });
    await expect
      .poll(async () => (await writer.documents.get(search, id))?.response?.hits.hits, { timeout: 10_000 })
      .toBeDefined();
  });
});
