import { archiveEvents } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { resources, shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import type { DocumentType } from '@pavilion/sync';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStage, type Person, type Stage } from './testing/production-stage.ts';
import { bytesLike, upload } from './testing/uploads.ts';

let stage: Stage;
let everybody: Person;
/** The revision at which each document arrived. */
const arrived = new Map<string, number>();
beforeAll(async () => {
  stage = await openStage();
  everybody = await stage.addPerson({
    name: 'Eve Body',
    roles: [
      'production_access',
      'production_drafts',
      'production_feedback',
      'production_admin',
      'production_shifts',
      'archive_access',
      'archive_search',
      'inspirations_access',
    ],
    company: 'Studio',
    companyConfirmed: 'Studio',
    accessDom: true,
    accessDomCurrent: true,
  });
  stage.store.onChanges((changes) => {
    for (const { collection, id, before, after } of changes)
      if (!before && after) arrived.set(`${collection}/${id}`, after._rev);
  });
});
afterAll(() => stage.stop());

/** Expects that a document arrived at revision 1. Earlier commits are reported first, so this waits. */
const expectOneWrite = (type: DocumentType, id: string) =>
  vi.waitFor(() => expect(arrived.get(`${type.name}/${id}`)).toBe(1), 10_000);
const add = <D extends DocumentType>(type: D, document: object) =>
  stage.store.transaction(stage.system, (tx) => tx.insert(type, document as never));

it('a new note is written once, with its author and the copies of its file [PRD-098]', async () => {
  const { file } = await stage.addWork('feedback', 'review', { brand: 'England' });
  const note = await stage.people.reviewer.documents.insert(notes, { file: file!.id, text: 'Louder' });
  expect(note).toMatchObject({ _rev: 1, author: 'Rae Viewer', brand: 'England', fileStatus: 'review' });
  await expectOneWrite(notes, note.id);
});

it('a new file is written once, with the copies of its deliverable [PRD-059]', async () => {
  const { deliverable } = await stage.addWork('production', undefined, { brand: 'England' });
  const sent = await upload(
    stage.people.editor,
    { what: 'deliverable', delID: deliverable.id },
    'a.mp4',
    bytesLike.mp4(),
  );
  await expectOneWrite(files, sent.id);
  expect(await stage.file(sent.id)).toMatchObject({ delState: 'feedback', brand: 'England', version: 1 });
});

it('a mark is written once, with its author, recording and match [ARC-107]', async () => {
  const film = await add(files, {
    what: 'recording',
    match: 'm',
    int: false,
    year: 2026,
    startDate: '2026-05-31T10:00:00.000Z',
  });
  const mark = await everybody.documents.insert(archiveEvents, { file: film.id, tcIn: 1, tcOut: 2 });
  expect(mark).toMatchObject({ _rev: 1, username: 'Eve Body', match: 'm', month: 5 });
  await expectOneWrite(archiveEvents, mark.id);
});

it('a session and a shoot are written once, with their names and days [PLN-015] [PLN-029]', async () => {
  const brief = await stage.addBrief();
  const resource = await add(resources, { displayName: 'Cutting room', company: 'Studio', active: true });
  const shift = await everybody.documents.insert(shifts, {
    resourceId: resource.id,
    productionId: brief.id,
    date: '2026-10-24',
  });
  expect(shift).toMatchObject({ _rev: 1, title: brief.title, resourceName: 'Cutting room', end: '2026-10-24' });
  await expectOneWrite(shifts, shift.id);
  const shoot = await everybody.documents.insert(shoots, { productionId: brief.id, date: '2026-10-24' });
  expect(shoot).toMatchObject({ _rev: 1, prodTitle: brief.title, monthYear: { '10-2026': true } });
  await expectOneWrite(shoots, shoot.id);
});

it('a brief and a deliverable are written once, with author, deadline and brief [PRD-033] [PRD-051]', async () => {
  const brief = await everybody.documents.insert(briefs, { title: 'Ashes', department: 'Digital' });
  expect(brief).toMatchObject({ _rev: 1, authorName: 'Eve Body' });
  const deliverable = await add(deliverables, { title: 'Film', production: brief.id, deadline: '2020-01-01' });
  expect(deliverable).toMatchObject({ _rev: 1, productionTitle: 'Ashes', department: 'Digital', overdue: true });
  await expectOneWrite(deliverables, deliverable.id);
});

it('an inspiration and a collection are written once, with normalised tags, address and owner [LIB-052]', async () => {
  const link = { what: 'url', url: 'https://example.com/a?utm_source=x', tags: [' Red ', 'red'] } as const;
  const inspiration = await everybody.documents.insert(inspirations, { ...link, tags: [...link.tags] });
  expect(inspiration).toMatchObject({ _rev: 1, tags: ['red'], canonicalUrl: 'https://example.com/a' });
  await expectOneWrite(inspirations, inspiration.id);
  const collection = await everybody.documents.insert(collections, { name: 'Best of' });
  expect(collection).toMatchObject({ _rev: 1, owners: [everybody.id] });
});
