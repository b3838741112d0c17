import { files } from '@pavilion/domain/files';
import { type NoteDrawing, notes, openNotes, strokeOfLine } from '@pavilion/domain/production';
import { newId } from '@pavilion/sync/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const drawing = [
  strokeOfLine('#ff4d5e', [
    { x: 0.2, y: 0.2 },
    { x: 0.4, y: 0.3 },
  ]),
];

/** A deliverable whose first version was rejected with notes and whose second is in review. */
async function secondVersion() {
  const { editor, reviewer } = stage.people;
  const { deliverable, file: first } = await stage.addWork('feedback', 'edit');
  return stage.store.transaction(stage.system, async (tx) => {
    const second = await tx.insert(files, {
      what: 'deliverable',
      delID: deliverable.id,
      status: 'review',
      version: 2,
      uploadedBy: editor.id,
      name: 'film-2.mp4',
    });
    const note = (text: string, more = {}) =>
      tx.insert(notes, { file: first!.id, delID: deliverable.id, text, created_by: reviewer.id, ...more });
    const place = { frame: 37, tc: '10:00:01:12', drawing };
    const open = await note('Too dark', { ...place, created_at: '2026-05-01T10:00:00.000Z' });
    await note('Typo', { done: true });
    const answered = { response: true, note: open.id, created_by: editor.id, created_at: '2026-05-02T09:00:00.000Z' };
    await note('Where?', answered);
    return { first: first!, second };
  });
}
const on = (file: string) => stage.store.find(notes, { where: { file } });

describe('notes carried into the next version', () => {
  it('carries open notes once, with their place, author and responses (PRD-077 PRD-099)', async () => {
    const { editor, reviewer, second: other } = stage.people;
    const { second } = await secondVersion();
    const call = (person: typeof reviewer) => person.call.production.carryNotes({ file: second.id });
    expect(await call(other)).toEqual({ carried: 1 });
    expect(await call(reviewer)).toEqual({ carried: 0 });
    const brought = await on(second.id);
    expect(brought).toHaveLength(2);
    const open = brought.find(({ response }) => !response);
    expect(brought.find(({ response }) => response)).toMatchObject({
      text: 'Where?',
      note: open?.id,
      carriedFrom: 1,
      created_by: editor.id,
      author: 'Ed Itor',
      created_at: '2026-05-02T09:00:00.000Z',
    });
    expect(open).toMatchObject({
      text: 'Too dark',
      frame: 37,
      tc: '10:00:01:12',
      drawing,
      done: false,
      carriedFrom: 1,
      created_by: reviewer.id,
      author: 'Rae Viewer',
      created_at: '2026-05-01T10:00:00.000Z',
      fileStatus: 'review',
    });
  });

  it('carries a note again whose first copy was deleted, with its responses (PRD-077)', async () => {
    const { reviewer } = stage.people;
    const { second } = await secondVersion();
    const carry = () => reviewer.call.production.carryNotes({ file: second.id });
    await carry();
    const copy = (await on(second.id)).find(({ response }) => !response)!;
    await reviewer.documents.delete(notes, copy.id, copy._rev);
    expect(await carry()).toEqual({ carried: 1 });
    const again = await on(second.id);
    expect(again.map(({ text }) => text).sort()).toEqual(['Too dark', 'Where?']);
    expect(again.find(({ response }) => response)?.note).toBe(again.find(({ response }) => !response)?.id);
  });

  it('carries notes from version to version with ids made by browsers and uploads (PRD-077)', async () => {
    const { editor, reviewer } = stage.people;
    const { deliverable } = await stage.addWork('production');
    const target = { what: 'deliverable', delID: deliverable.id } as const;
    const add = async (name: string) => (await upload(editor, target, name, bytesLike.mp4())).id;
    const first = await add('film.mp4');
    const written = { id: newId(), file: first, delID: deliverable.id, text: 'Too dark' };
    await reviewer.documents.insert(notes, written);
    let before = written.id;
    for (const name of ['film-2.mp4', 'film-3.mp4']) {
      const next = await add(name);
      expect(await reviewer.call.production.carryNotes({ file: next })).toEqual({ carried: 1 });
      const [brought] = await on(next);
      expect(brought).toMatchObject({ text: 'Too dark', carriedNote: before });
      before = brought!.id;
    }
  });

  it('carries notes to the same moment of a version with another frame rate and length (PRD-077 PRD-103)', async () => {
    const { reviewer } = stage.people;
    const { first, second } = await secondVersion();
    const film = (num: number, frames: number) => ({
      assetType: 'video' as const,
      metadata: { size: 1, frameRate: { num, den: 1 }, frames, startFrame: num * 3600 },
    });
    await stage.store.transaction(stage.system, async (tx) => {
      await tx.patch(files, first.id, film(25, 750));
      await tx.patch(files, second.id, { ...film(30, 300), metadata: null, media: 'pending' });
      const at = { file: first.id, delID: first.delID };
      await tx.insert(notes, { ...at, text: 'Here', frame: 83, tc: '01:00:03:08', seconds: 3.34 });
      await tx.insert(notes, { ...at, text: 'From here', frame: 25, frameEnd: 49 });
      await tx.insert(notes, { ...at, text: 'Cut away', frame: 700 });
    });
    const carry = () => reviewer.call.production.carryNotes({ file: second.id });
    expect((await refusalOf(carry())).code).toBe('NOT_READ_YET');
    expect(await on(second.id)).toEqual([]);
    await stage.store.transaction(stage.system, (tx) =>
      tx.patch(files, second.id, { ...film(30, 300), media: 'ready' }),
    );
    expect(await carry()).toEqual({ carried: 4 });
    const brought = (await on(second.id)).filter(({ response }) => !response);
    const places = brought.map(({ text, frame, frameEnd, tc, seconds }) => [text, frame, frameEnd, tc, seconds]);
    expect(places.sort()).toEqual([
      ['Cut away', 299, undefined, '01:00:09:29', 9.983],
      ['From here', 30, 59, '01:00:01:00', 1.017],
      ['Here', 100, undefined, '01:00:03:10', 3.35],
      ['Too dark', 44, undefined, '01:00:01:14', 1.483],
    ]);
  });

  it('carries a late note from an older version into the newest one, and its original no longer counts (PRD-077)', async () => {
    const { reviewer } = stage.people;
    const { first, second } = await secondVersion();
    const { id: third } = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(files, { what: 'deliverable', delID: first.delID, status: 'review', version: 3 }),
    );
    await reviewer.call.production.carryNotes({ file: second.id });
    await stage.store.transaction(stage.system, (tx) =>
      tx.insert(notes, { file: first.id, delID: first.delID, text: 'Late' }),
    );
    expect(await reviewer.call.production.carryNotes({ file: third })).toEqual({ carried: 2 });
    const brought = (await on(third)).map(({ text, carriedFrom }) => [text, carriedFrom]);
    expect(brought.sort()).toEqual([
      ['Late', 1],
      ['Too dark', 1],
      ['Where?', 1],
    ]);
    expect(await reviewer.call.production.carryNotes({ file: third })).toEqual({ carried: 0 });
    const all = await stage.store.find(notes, { where: { delID: first.delID } });
    expect(new Set(openNotes(all).map(({ file }) => file))).toEqual(new Set([third]));
  });

  it.each<[string, unknown, string | null]>([
    ['a stroke on the picture', drawing, null],
    ['a stroke beside it', [{ colour: '#ff4d5e', points: [[0.2, 1.2]] }], 'A drawing must lie on the picture.'],
    [
      'an unknown colour',
      [{ colour: 'red;fill:url(//x)', points: [[0, 0]] }],
      'A drawing has a colour that there is not.',
    ],
    ['too many strokes', Array(201).fill(drawing[0]), 'A drawing can have at most 200 strokes.'],
    ['no stroke at all', 'circle', 'The value for drawing is not valid.'],
  ])('checks a note drawn with %s (PRD-098)', async (_what, drawn, refusal) => {
    const { reviewer } = stage.people;
    const { second } = await secondVersion();
    const written = reviewer.documents.insert(notes, { file: second.id, text: 'Here', drawing: drawn as NoteDrawing });
    if (refusal) expect(await refusalOf(written)).toEqual({ code: 'INVALID', message: refusal });
    else expect(await written).toMatchObject({ text: 'Here', drawing: drawn });
    expect(await on(second.id)).toHaveLength(refusal ? 0 : 1);
  });

  it('refuses versions that are not in review, and people who cannot review (PRD-098)', async () => {
    const { editor, reviewer } = stage.people;
    const { first, second } = await secondVersion();
    expect(await refusalOf(reviewer.call.production.carryNotes({ file: first.id }))).toMatchObject({
      code: 'NOT_IN_REVIEW',
    });
    expect((await refusalOf(editor.call.production.carryNotes({ file: second.id }))).code).toBe('NOT_ALLOWED');
    expect(await on(second.id)).toEqual([]);
  });
});
