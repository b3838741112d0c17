import { notifications, outbox } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { collections } from '@pavilion/domain/library';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';

let now = '2026-06-01T12:00:00.000Z';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ clock: () => now });
});
afterAll(() => stage.stop());

/** Two briefs, the second of another department. */
async function addBriefs() {
  const from = await stage.addBrief({ title: 'Summer of cricket', partner: 'Vitality' });
  const to = await stage.addBrief({ title: 'Winter tour', department: 'Events' });
  return { from, to };
}

it('a move takes versions, notes and decisions along, and both briefs are counted (OPN-091 OPN-088 OPN-096)', async () => {
  const { editor, reviewer } = stage.people;
  await stage.store.transaction(stage.system, (tx) =>
    tx.insertBatch(
      collections,
      ['coll-old', 'coll-new', 'coll-own'].map((id) => ({ id, name: id })),
    ),
  );
  const from = await stage.addBrief({ title: 'Summer', partner: 'Vitality', collections: ['coll-old'] });
  const to = await stage.addBrief({ title: 'Winter', department: 'Events', collections: ['coll-new'] });
  const open = await stage.addWork('feedback', 'review', {
    production: from.id,
    title: 'Trailer',
    deadline: '2026-07-01',
    folderName: 'Films',
    reviewStatus: { [reviewer.id]: 'Approve' },
  });
  const signed = await stage.addWork('signed', 'signed', {
    production: from.id,
    title: 'Poster',
    collections: ['coll-old', 'coll-own'],
  });
  const note = await reviewer.documents.insert(notes, { file: open.file!.id, text: 'Too dark' });
  const ids = [open.deliverable.id, signed.deliverable.id];
  expect(await stage.brief(from.id)).toMatchObject({ totalDels: 2, signedDels: 1, nextDeadline: '2026-07-01' });

  expect(await editor.call.production.moveToBrief({ ids, brief: to.id })).toEqual({ done: ids, refused: [] });
  const copies = { production: to.id, productionTitle: 'Winter', productionStatus: 'Submitted', department: 'Events' };
  const moved = await stage.deliverable(open.deliverable.id);
  expect(moved).toMatchObject({
    ...copies,
    state: 'feedback',
    currentVersion: 1,
    currentFileID: open.file!.id,
    deadline: '2026-07-01',
    folderName: 'Films',
    reviewStatus: { [reviewer.id]: 'Approve' },
    collections: ['coll-new'],
    inCollection: true,
  });
  expect(moved.partner).toBeUndefined();
  expect(await stage.deliverable(signed.deliverable.id)).toMatchObject({
    ...copies,
    state: 'signed',
    collections: ['coll-own', 'coll-new'],
  });
  for (const { file, deliverable } of [open, signed]) {
    const after = await stage.file(file!.id);
    expect(after).toMatchObject({ prodID: to.id, prodTitle: 'Winter', department: 'Events', delID: deliverable.id });
    expect(after.partner).toBeUndefined();
    expect(after.events).toEqual([
      { action: 'Moved to another brief', user: editor.id, date: now, from: from.id, to: to.id },
    ]);
  }
  const movedNote = (await stage.store.get(notes, note.id))!;
  expect(movedNote).toMatchObject({ text: 'Too dark', department: 'Events', delID: open.deliverable.id });
  expect(movedNote.partner).toBeUndefined();
  const left = await stage.brief(from.id);
  expect(left).toMatchObject({ totalDels: 0, signedDels: 0 });
  expect(left.nextDeadline).toBeUndefined();
  expect(await stage.brief(to.id)).toMatchObject({ totalDels: 2, signedDels: 1, nextDeadline: '2026-07-01' });
  const sizes = await stage.store.find(collections, { where: { id: { in: ['coll-old', 'coll-new', 'coll-own'] } } });
  expect(Object.fromEntries(sizes.map(({ id, size }) => [id, size]))).toEqual({
    'coll-old': 0,
    'coll-new': 1,
    'coll-own': 1,
  });
  const told = async (to: string) => (await stage.store.find(outbox, { where: { to } })).map(({ text }) => text);
  expect(await told('#digital-summer')).toEqual(['Ed Itor has moved to another brief: Trailer, Poster']);
  expect(await told('#events-winter')).toEqual(['Ed Itor has moved here from another brief: Trailer, Poster']);
});

it('a moved deliverable is found by its new brief, and no more by the former one (OPN-091)', async () => {
  const { editor } = stage.people;
  const from = await stage.addBrief({ title: 'Lighthouse' });
  const to = await stage.addBrief({ title: 'Windmill' });
  const { deliverable } = await stage.addWork('production', undefined, { production: from.id, title: 'Teaser' });
  await editor.call.production.moveToBrief({ ids: [deliverable.id], brief: to.id });
  const found = async (words: string) => {
    const query = { bool: { must: [{ match: { productionTitle: { query: words } } }] } };
    const { hits } = await editor.call.search({ index: 'deliverables', body: { query, from: 0, size: 10 } });
    return hits.hits.some(({ _id }) => _id === deliverable.id);
  };
  expect([await found('Windmill'), await found('Lighthouse')]).toEqual([true, false]);
});

it('a move is refused with a sentence, one by one (OPN-091 OPN-095)', async () => {
  const { editor } = stage.people;
  const { from, to } = await addBriefs();
  const { deliverable } = await stage.addWork('production', undefined, { production: from.id, title: 'Reel' });
  const ids = [deliverable.id];
  const refusal = (brief: string, who = editor) => refusalOf(who.call.production.moveToBrief({ ids, brief }));

  const limited = await stage.addPerson({
    name: 'Lim Ited',
    roles: ['production_access', 'production_drafts'],
    departmentAccess: ['Digital'],
  });
  const none = 'That brief does not exist, or you do not have access to it.';
  expect(await refusal(to.id, limited)).toEqual({ code: 'NOT_FOUND', message: none });
  expect(await refusal('nowhere')).toEqual({ code: 'NOT_FOUND', message: none });
  const reader = await stage.addPerson({ name: 'Rea Der', roles: ['production_access', 'production_feedback'] });
  expect((await refusal(to.id, reader)).code).toBe('NOT_ALLOWED');
  expect(await refusal(from.id)).toEqual({ code: 'THERE_ALREADY', message: 'This is in that brief already.' });

  await stage.store.transaction(stage.system, (tx) => tx.patch(briefs, to.id, { completed: true }));
  expect((await refusal(to.id)).message).toBe('That brief is completed. Reopen it before you move deliverables there.');
  await stage.store.transaction(stage.system, (tx) => tx.patch(briefs, to.id, { completed: false }));

  await stage.addWork('production', undefined, { production: to.id, title: 'Reel' });
  expect((await refusal(to.id)).message).toBe(
    'That brief has a deliverable ‘Reel’ with the same folder and dimensions. Rename one of the two first.',
  );
  const other = { production: from.id, title: 'Reel', format: '9x16' };
  const upright = await stage.addWork('production', undefined, other);
  const loose = await stage.addWork('signed', undefined, { title: 'Loose' });
  const all = [deliverable.id, upright.deliverable.id, loose.deliverable.id];
  const { done, refused } = await editor.call.production.moveToBrief({ ids: all, brief: to.id });
  expect(done).toEqual([upright.deliverable.id]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    'That brief has a deliverable ‘Reel’ with the same folder and dimensions. Rename one of the two first.',
    'This was uploaded to a collection and belongs to no brief.',
  ]);
  expect((await stage.deliverable(deliverable.id)).production).toBe(from.id);
});

it('work of a completed brief is active again in an open one, and inactive after an Undo (OPN-091 PRD-032)', async () => {
  const { editor } = stage.people;
  const { from, to } = await addBriefs();
  const { deliverable } = await stage.addWork('production', undefined, { production: from.id });
  await stage.people.reviewer.call.production.setBriefCompleted({ id: from.id, completed: true });
  const ids = [deliverable.id];
  await editor.call.production.moveToBrief({ ids, brief: to.id });
  expect((await stage.deliverable(deliverable.id)).active).toBe(true);
  await editor.call.production.undoMove({ ids });
  expect(await stage.deliverable(deliverable.id)).toMatchObject({ production: from.id, active: false });
});

it('an Undo puts it back as it was, with its folders in collections, beside a twin too (OPN-091)', async () => {
  const { editor } = stage.people;
  await stage.store.transaction(stage.system, (tx) =>
    tx.insertBatch(
      collections,
      ['best', 'rest'].map((id) => ({ id, name: id })),
    ),
  );
  const from = await stage.addBrief({ collections: ['best'] });
  const to = await stage.addBrief({ title: 'Winter', department: 'Events', collections: ['rest'] });
  const work = () =>
    stage.addWork('signed', 'signed', {
      production: from.id,
      title: 'Twin',
      collections: ['best'],
      collectionFolders: { best: 'Best' },
    });
  const { deliverable, file } = await work();
  await work();
  const ids = [deliverable.id];
  await editor.call.production.moveToBrief({ ids, brief: to.id });
  expect((await stage.deliverable(deliverable.id)).collectionFolders).toEqual({ rest: '' });

  const reason = 'A move can be undone for 60 minutes by the person who moved.';
  expect((await refusalOf(stage.people.reviewer.call.production.undoMove({ ids }))).message).toBe(reason);
  expect(await editor.call.production.undoMove({ ids })).toEqual({ done: ids, refused: [] });
  expect(await stage.deliverable(deliverable.id)).toMatchObject({
    production: from.id,
    productionTitle: 'Summer of cricket',
    department: 'Digital',
    collections: ['best'],
    collectionFolders: { best: 'Best' },
  });
  expect(await stage.file(file!.id)).toMatchObject({ prodID: from.id, department: 'Digital', events: [] });
  expect(await stage.brief(from.id)).toMatchObject({ totalDels: 2 });
  expect(await stage.brief(to.id)).toMatchObject({ totalDels: 0 });
});

it('an Undo leaves what someone has moved on since, and comes in time only (OPN-091)', async () => {
  const { editor, reviewer } = stage.people;
  const { from, to } = await addBriefs();
  const third = await stage.addBrief({ title: 'Third' });
  const { deliverable } = await stage.addWork('production', undefined, { production: from.id });
  const ids = [deliverable.id];
  await editor.call.production.moveToBrief({ ids, brief: to.id });
  await reviewer.call.production.moveToBrief({ ids, brief: third.id });
  expect((await refusalOf(editor.call.production.undoMove({ ids }))).code).toBe('MOVED_ON');
  now = '2026-06-01T13:01:00.000Z';
  expect((await refusalOf(reviewer.call.production.undoMove({ ids }))).code).toBe('TOO_LATE');
  expect((await stage.deliverable(deliverable.id)).production).toBe(third.id);
});

it('moves in opposite directions at once wait for each other, and the counts are right (OPN-091 OPN-088)', async () => {
  const { editor, reviewer } = stage.people;
  const { from, to } = await addBriefs();
  const add = (production: string, title: string) => stage.addWork('feedback', 'review', { production, title });
  for (let round = 0; round < 3; round++) {
    const [there, back] = [await add(from.id, `There ${round}`), await add(to.id, `Back ${round}`)];
    await Promise.all([
      editor.call.production.moveToBrief({ ids: [there.deliverable.id], brief: to.id }),
      reviewer.call.production.moveToBrief({ ids: [back.deliverable.id], brief: from.id }),
      reviewer.call.production.signOffFiles({ ids: [there.file!.id] }),
      reviewer.documents.patch(briefs, to.id, { title: `Winter tour ${round}` }),
    ]);
  }
  for (const { id } of [from, to]) {
    const own = await stage.store.find(deliverables, { where: { production: id } });
    const signed = own.filter(({ state }) => state === 'signed').length;
    expect(await stage.brief(id)).toMatchObject({ totalDels: 3, signedDels: signed });
    const { title } = await stage.brief(id);
    expect(new Set(own.map(({ productionTitle }) => productionTitle))).toEqual(new Set([title]));
    const versions = await stage.store.find(files, { where: { delID: { in: own.map((one) => one.id) } } });
    expect(new Set(versions.map(({ prodID, prodTitle }) => `${prodID} ${prodTitle}`))).toEqual(
      new Set([`${id} ${title}`]),
    );
  }
});

it('who gains sight by a move is said before, with their company (OPN-091 USR-121)', async () => {
  const { editor } = stage.people;
  const from = await stage.addBrief({ title: 'Own' });
  const to = await stage.addBrief({ title: 'Shared', partner: 'Vitality' });
  const partner = { company: 'Vitality Ltd', partnerAccess: ['Vitality'] };
  await stage.addPerson({ name: 'Pat Ner', roles: ['creative_catalogue_access'], ...partner });
  const signed = await stage.addWork('signed', 'signed', { production: from.id, title: 'Poster' });
  const begun = await stage.addWork('production', undefined, { production: from.id, title: 'Begun' });
  const preview = (id: string, brief: string) => editor.call.production.previewMove({ ids: [id], brief });
  const nobody = { companies: [], others: 0, downloads: false, catalogue: false };
  expect(await preview(signed.deliverable.id, to.id)).toEqual({
    companies: ['Vitality Ltd'],
    others: 0,
    downloads: true,
    catalogue: true,
  });
  expect(await preview(begun.deliverable.id, to.id)).toEqual(nobody);
  const plain = await stage.addBrief({ title: 'Plain' });
  expect(await preview(signed.deliverable.id, plain.id)).toEqual(nobody);
  expect((await refusalOf(preview(signed.deliverable.id, 'nowhere'))).code).toBe('NOT_FOUND');
});

it('a move is told to who uploaded, and to contacts and feedbackers of both briefs, naming only briefs that they see (OPN-091 USR-121)', async () => {
  const { editor, reviewer, second, producer } = stage.people;
  const limited = await stage.addPerson({
    name: 'Lin Mited',
    roles: ['production_access', 'production_drafts'],
    departmentAccess: ['Events'],
  });
  const from = await stage.addBrief({ title: 'Spring', contact: second.id });
  const to = await stage.addBrief({
    title: 'Autumn',
    department: 'Events',
    owners: [producer.id],
    contact: limited.id,
  });
  const { deliverable } = await stage.addWork('feedback', 'review', { production: from.id, title: 'Teaser' });
  await reviewer.call.production.moveToBrief({ ids: [deliverable.id], brief: to.id });
  const told = async (user: string) =>
    (await stage.store.find(notifications, { where: { user, kind: 'deliverableMoved' } }))
      .filter(({ title }) => title.startsWith('Teaser'))
      .map(({ title, body, link }) => ({ title, body, link }));
  const notice = {
    title: 'Teaser moved to “Autumn”',
    body: 'From “Spring” · by Rae Viewer',
    link: `/brief/${to.id}/deliverable/${deliverable.id}`,
  };
  for (const { id } of [editor, second, producer]) expect(await told(id)).toEqual([notice]);
  expect(await told(limited.id)).toEqual([{ ...notice, body: 'From another brief · by Rae Viewer' }]);
  expect(await told(reviewer.id)).toEqual([]);
});
