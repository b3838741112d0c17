import { brands, notifications } from '@pavilion/domain/accounts';
import { billings, budgets, costs } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';

let app: TestApp;
let admin: Person;
let reviewer: Person;
let now = Date.parse('2026-06-01T09:00:00.000Z');
const system = { kind: 'system', name: 'test' } as const;

beforeAll(async () => {
  // The clock advances at every reading, so that two deletions never have the same time.
  app = await startApp({
    clock: () => {
      now += 5;
      return new Date(now).toISOString();
    },
  });
  admin = await app.addPerson({ name: 'Ad Min', roles: ['user_admin', 'production_access', 'production_drafts'] });
  reviewer = await app.addPerson({
    name: 'Rae Viewer',
    roles: ['production_access', 'production_drafts', 'production_feedback'],
  });
});
afterAll(() => app.stop());

async function addVersion(delID: string, version: number): Promise<string> {
  const file = await app.context.store.transaction(system, async (tx) => {
    const added = await tx.insert(files, {
      name: `v${version}.mp4`,
      what: 'deliverable',
      status: 'review',
      delID,
      version,
      size: 10,
      sourcePath: `files/${delID}/${version}.mp4`,
    });
    await tx.insert(notes, { file: added.id, delID, text: `Louder in ${version}`, created_by: reviewer.id });
    await tx.patch(deliverables, delID, { currentVersion: version, currentFileID: added.id });
    return added;
  });
  return file.id;
}

const listed = async (text: string) => (await admin.call.system.listTrash({ text })).entries;

it('a deleted deliverable is restored with its files and notes, and the brief counts it again (OPN-098)', async () => {
  const brief = await addBrief(app, { title: 'Lionesses' });
  const kept = await addDeliverable(app, { title: 'Banner', production: brief.id });
  const lost = await addDeliverable(app, { title: 'Anthem film', production: brief.id });
  const file = await addVersion(lost.id, 1);
  const before = await reviewer.documents.get(deliverables, lost.id);
  await reviewer.call.production.deleteDeliverables({ ids: [lost.id, kept.id] });
  expect(await reviewer.documents.get(briefs, brief.id)).toMatchObject({ totalDels: 0 });

  const [entry] = await listed('anthem');
  expect(entry).toMatchObject({
    kind: 'Deliverable',
    title: 'Anthem film',
    by: 'Rae Viewer',
    parts: [
      { kind: 'File', count: 1 },
      { kind: 'Note', count: 1 },
    ],
  });
  expect(await listed('Louder in 1')).toEqual([]);
  expect(Date.parse(entry!.until) - Date.parse(entry!.deletedAt)).toBe(30 * 86_400_000);

  expect(await admin.call.system.restoreFromTrash(entry!)).toEqual({ restored: 3 });
  const after = await reviewer.documents.get(deliverables, lost.id);
  expect(after).toMatchObject({ title: 'Anthem film', currentFileID: file, created_at: before?.created_at });
  expect(after?.created_by).toBe(before?.created_by);
  expect(await reviewer.documents.fetch(notes, { where: { file } })).toMatchObject([{ text: 'Louder in 1' }]);
  expect(await reviewer.documents.get(briefs, brief.id)).toMatchObject({ totalDels: 1 });
  expect(await reviewer.documents.get(deliverables, kept.id)).toBeUndefined();
  expect((await listed('banner')).map(({ title }) => title)).toEqual(['Banner']);
  const [change] = await app.context.database.query<{ by_user: string }>(
    'SELECT by_user FROM changes WHERE id = $1 AND before IS NULL ORDER BY seq DESC LIMIT 1',
    [lost.id],
  );
  expect(change?.by_user).toBe(admin.id);
  await expect(admin.call.system.restoreFromTrash(entry!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a deleted version is restored as the newest; parts cannot be restored before their parent (OPN-098)', async () => {
  const deliverable = await addDeliverable(app, { title: 'Ticker' });
  const first = await addVersion(deliverable.id, 1);
  const second = await addVersion(deliverable.id, 2);
  await reviewer.call.production.deleteFile({ id: second });
  expect(await reviewer.documents.get(deliverables, deliverable.id)).toMatchObject({ currentFileID: first });
  const [version] = await listed('v2.mp4');
  await reviewer.call.production.deleteDeliverables({ ids: [deliverable.id] });
  await expect(admin.call.system.restoreFromTrash(version!)).rejects.toMatchObject({
    code: 'WHOLE_IS_GONE',
    message: 'Its deliverable was deleted too. Restore that first.',
  });
  const [whole] = await listed('ticker');
  await admin.call.system.restoreFromTrash(whole!);
  await admin.call.system.restoreFromTrash(version!);
  expect(await reviewer.documents.get(deliverables, deliverable.id)).toMatchObject({ currentFileID: second });
  expect(await reviewer.documents.fetch(notes, { where: { delID: deliverable.id } })).toHaveLength(2);
});

it('the responses of a deleted note go with it and come back with it, with their authors (PRD-105 OPN-098)', async () => {
  const deliverable = await addDeliverable(app, { title: 'Teaser' });
  const file = await addVersion(deliverable.id, 1);
  const [note] = await reviewer.documents.fetch(notes, { where: { file } });
  const answer = { file, delID: deliverable.id, text: 'How much louder?', response: true, note: note!.id };
  const response = await admin.documents.insert(notes, answer);
  await reviewer.documents.delete(notes, note!.id, note!._rev);
  expect(await app.context.store.find(notes, { where: { file } })).toEqual([]);
  expect(await listed('How much louder')).toEqual([]);
  const [entry] = await listed('Louder in 1');
  expect(entry).toMatchObject({ kind: 'Note', parts: [{ kind: 'Note', count: 1 }] });
  expect(await admin.call.system.restoreFromTrash(entry!)).toEqual({ restored: 2 });
  expect(await admin.documents.get(notes, response.id)).toMatchObject({
    ...answer,
    created_by: admin.id,
    author: 'Ad Min',
  });
});

it('people undo their own deletion within the hour, exactly as it was, if they may still delete it (OPN-098)', async () => {
  const planner = await app.addPerson({ name: 'Pla Nner', roles: ['production_shifts'] });
  const undo = (by: Person, ids: string[]) => by.call.system.undoDeletion({ collection: billings.name, ids });
  const setPlanner = (value: boolean) =>
    admin.call.accounts.setUserRole({ ids: [planner.id], flag: 'production_shifts', value });
  const made = await planner.documents.insert(billings, { label: 'Editor', dayRate: 400 });
  const other = await planner.documents.insert(billings, { label: 'Grade' });
  const ids = [made.id, other.id];
  for (const id of ids) await planner.documents.delete(billings, id);
  await expect(undo(reviewer, ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(undo(planner, [...ids, 'gone'])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await undo(planner, ids)).toEqual({ restored: 2 });
  expect(await planner.documents.get(billings, made.id)).toMatchObject({ ...made, created_by: planner.id });

  await planner.documents.delete(billings, made.id);
  await setPlanner(false);
  await expect(undo(planner, [made.id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await setPlanner(true);
  now += 61 * 60_000;
  await expect(undo(planner, [made.id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('only user administrators see the trash, and after 30 days nobody (OPN-098)', async () => {
  const brief = await addBrief(app, { title: 'Mistake', status: 'Draft' });
  await reviewer.call.production.deleteBrief({ id: brief.id });
  await expect(reviewer.call.system.listTrash({})).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const [entry] = await listed('mistake');
  await expect(reviewer.call.system.restoreFromTrash(entry!)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  now += 30 * 86_400_000;
  expect(await listed('mistake')).toEqual([]);
});

it('a deleted brand is in the trash by its name, and can be restored (OPN-098)', async () => {
  const made = await admin.documents.insert(brands, { name: 'Women’s Hundred' });
  await admin.documents.delete(brands, made.id);
  const [entry] = await listed('hundred');
  expect(entry).toMatchObject({ kind: 'Brand', title: 'Women’s Hundred', by: 'Ad Min' });
  expect(await admin.call.system.restoreFromTrash(entry!)).toEqual({ restored: 1 });
  expect(await admin.documents.get(brands, made.id)).toMatchObject({ name: 'Women’s Hundred' });
});

it('a document deleted for good is kept only in the log (OPN-098)', async () => {
  const { id } = await app.context.store.transaction(system, (tx) =>
    tx.insert(notifications, { user: reviewer.id, title: 'You are an owner now' }),
  );
  await reviewer.documents.delete(notifications, id);
  expect(await reviewer.documents.get(notifications, id)).toBeUndefined();
  expect(await app.context.database.query('SELECT 1 FROM trash WHERE id = $1', [id])).toEqual([]);
  const undone = reviewer.call.system.undoDeletion({ collection: notifications.name, ids: [id] });
  await expect(undone).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('all costs of one deletion are restored at once, and each shows its amount (OPN-098)', async () => {
  const producer = await app.addPerson({ name: 'Pro Ducer', roles: ['production_shifts', 'production_admin'] });
  const { id: budget } = await producer.documents.insert(budgets, { name: 'Digital 26', active: true });
  const taxi = { budget, date: '2026-07-04', type: 'Travel', description: 'Taxi to the ground' };
  const made = await producer.documents.insertBatch(costs, [
    ...Array.from({ length: 250 }, (_, at) => ({ ...taxi, amount: at + 1 })),
    { ...taxi, amount: 12.5, description: 'Alone' },
  ]);
  const ids = made.map(({ id }) => id);
  await producer.call.billing.deleteCosts({ ids: ids.slice(250) });
  await producer.call.billing.deleteCosts({ ids: ids.slice(0, 250) });
  expect(await listed('Alone')).toMatchObject([{ title: 'Alone · £12.50', together: 1 }]);
  const [entry] = await listed('Taxi to the ground');
  expect(entry).toMatchObject({ kind: 'Cost', by: 'Pro Ducer', together: 250 });

  expect(await admin.call.system.restoreFromTrash({ ...entry!, all: true })).toEqual({ restored: 250 });
  expect(await producer.documents.fetch(costs, { where: { budget } })).toHaveLength(250);
  expect(await producer.documents.get(budgets, budget)).toMatchObject({ costTotal: 31_375 });
  expect(await listed('Taxi to the ground')).toEqual([]);
  expect(await listed('Alone')).toHaveLength(1);
});
