import { notifications } from '@pavilion/domain/accounts';
import { type FileStatus, files } from '@pavilion/domain/files';
import { type DeliverableState, notes, tooLateToUndo } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';

const start = '2026-06-01T12:00:00.000Z';
let now = start;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ clock: () => now, afterUndoSeconds: 3_600 });
});
afterAll(() => stage.stop());

const later = (seconds: number) => {
  now = new Date(Date.parse(now) + seconds * 1_000).toISOString();
};
/** Waits until decisions can no longer be undone. */
async function tellTime() {
  await stage.context.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'announceReview'`);
  await stage.jobsDone();
}
const told = async (deliverable: string) =>
  (await stage.store.find(notifications, { where: { link: `/brief/none/deliverable/${deliverable}` } })).map(
    ({ title }) => title,
  );
const standing = async ({ deliverable, file }: Awaited<ReturnType<Stage['addWork']>>) => {
  const { status, events } = await stage.file(file!.id);
  return [(await stage.deliverable(deliverable.id)).state, status, events.map(({ action }) => action)];
};

describe('undoing a decision', () => {
  it.each([
    ['PRD-086', 'signOffFiles'],
    ['PRD-088', 'rejectFiles'],
  ] as const)('%s %s: restores the former state, and nobody is notified', async (_id, decide) => {
    const { reviewer } = stage.people;
    const work = await stage.addWork('feedback', 'review', { title: 'Trailer' });
    const ids = { ids: [work.file!.id] };
    await reviewer.call.production[decide](ids);
    await stage.jobsDone();
    expect(await told(work.deliverable.id)).toEqual([]);
    later(10);
    expect(await reviewer.call.production.undoReview(ids)).toEqual({ done: ids.ids, refused: [] });
    await tellTime();
    expect(await standing(work)).toEqual(['feedback', 'review', []]);
    expect(await told(work.deliverable.id)).toEqual([]);
  });

  it('on an older version makes the newest current again (PRD-086 PRD-092)', async () => {
    const { reviewer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const newer = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(files, { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 }),
    );
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    expect((await stage.deliverable(deliverable.id)).currentFileID).toBe(file!.id);
    await reviewer.call.production.undoReview({ ids: [file!.id] });
    expect((await stage.deliverable(deliverable.id)).currentFileID).toBe(newer.id);
  });

  it('is possible only for one’s own latest decision, with nothing after it (PRD-086 PRD-088)', async () => {
    const { reviewer, second } = stage.people;
    const [signed, recalled, overtaken] = await Promise.all([1, 2, 3].map(() => stage.addWork('feedback', 'review')));
    const id = signed!.file!.id;
    const refused = async (person: typeof reviewer, file: string) =>
      expect(await refusalOf(person.call.production.undoReview({ ids: [file] }))).toEqual({
        code: 'TOO_LATE',
        message: tooLateToUndo,
      });
    await reviewer.call.production.signOffFiles({ ids: [id, recalled!.file!.id] });
    await refused(second, id);
    await reviewer.call.production.recallFiles({ ids: [recalled!.file!.id] });
    await refused(reviewer, recalled!.file!.id);
    await reviewer.call.production.rejectFiles({ ids: [overtaken!.file!.id] });
    await stage.store.transaction(stage.system, async (tx) => {
      const next = { what: 'deliverable', delID: overtaken!.deliverable.id, status: 'review', version: 2 } as const;
      await tx.insert(files, next);
      await tx.sql(`UPDATE deliverables SET data = jsonb_set(data, '{state}', '"feedback"') WHERE id = $1`, [
        overtaken!.deliverable.id,
      ]);
    });
    await refused(reviewer, overtaken!.file!.id);
    later(60);
    await refused(reviewer, id);
    await tellTime();
    expect(await told(signed!.deliverable.id)).toContain('Opening film is signed off');
    // Neither a decision nor its recall is reported if the recall came first.
    expect(await told(recalled!.deliverable.id)).toEqual([]);
  });

  it('a recall of a reported decision is reported too (PRD-092)', async () => {
    const { reviewer } = stage.people;
    const work = await stage.addWork('feedback', 'review');
    await reviewer.call.production.signOffFiles({ ids: [work.file!.id] });
    await tellTime();
    later(60);
    await reviewer.call.production.recallFiles({ ids: [work.file!.id] });
    await tellTime();
    expect(await told(work.deliverable.id)).toEqual(['Opening film is signed off', 'Opening film is in review again']);
  });
});

describe('what an editor is told about a rejection', () => {
  it.each([
    ['with a note', true, 'Opening film has feedback'],
    ['without one', false, 'Opening film was rejected without notes'],
  ])('%s (PRD-088 PRD-089)', async (_how, noted, title) => {
    const { reviewer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    if (noted) await reviewer.documents.insert(notes, { file: file!.id, delID: deliverable.id, text: 'Too dark' });
    await reviewer.call.production.rejectFiles({ ids: [file!.id] });
    await tellTime();
    expect(await told(deliverable.id)).toEqual([title]);
  });
});

describe('held and placed back (PRD-056 PRD-057)', () => {
  it.each<[FileStatus, DeliverableState, boolean]>([
    ['review', 'production', true],
    ['edit', 'production', true],
    ['signed', 'production', false],
    ['review', 'held', false],
    ['review', 'feedback', false],
  ])('a version in %s of a deliverable in %s can return to review: %s', async (status, state, possible) => {
    const { editor, viewer } = stage.people;
    const work = await stage.addWork(state, status);
    const ids = { ids: [work.file!.id] };
    expect((await refusalOf(viewer.call.production.resumeReview(ids))).code).toBe('NOT_ALLOWED');
    const call = editor.call.production.resumeReview(ids);
    if (!possible) {
      expect((await refusalOf(call)).code).toBe('WRONG_STATE');
      return;
    }
    await call;
    expect(await standing(work)).toEqual(['feedback', 'review', ['Recalled for review']]);
    await tellTime();
    expect(await told(work.deliverable.id)).toEqual(['Opening film is awaiting feedback']);
  });

  it('only the newest version returns', async () => {
    const { editor } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const newer = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(files, { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 }),
    );
    await editor.call.production.holdDeliverables({ ids: [deliverable.id] });
    await editor.call.production.placeBackDeliverables({ ids: [deliverable.id] });
    expect((await refusalOf(editor.call.production.resumeReview({ ids: [file!.id] }))).code).toBe('WRONG_STATE');
    await editor.call.production.resumeReview({ ids: [newer.id] });
    expect(await stage.deliverable(deliverable.id)).toMatchObject({ state: 'feedback', currentFileID: newer.id });
  });
});
