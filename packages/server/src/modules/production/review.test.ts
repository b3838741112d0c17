import { notifications, outbox, users } from '@pavilion/domain/accounts';
import { fileStatuses, files as filesType } from '@pavilion/domain/files';
import {
  deliverableStates,
  deliverables as deliverablesType,
  notes,
  type ReviewStep,
  reviewSteps,
  takeStep,
} from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

const fileCalls = { signOff: 'signOffFiles', reject: 'rejectFiles', recall: 'recallFiles' } as const;
const deliverableCalls = {
  hold: 'holdDeliverables',
  placeBack: 'placeBackDeliverables',
  reset: 'resetDeliverables',
} as const;

describe('each step on each state, as the table says (PRD-086 PRD-088 PRD-092 PRD-093)', () => {
  const cases = (['signOff', 'reject', 'recall'] as const).flatMap((step) =>
    deliverableStates.flatMap((state) => fileStatuses.map((status) => ({ step, state, status }))),
  );
  it.each(cases)('$step of a file in $status of a deliverable in $state', async ({ step, state, status }) => {
    const { reviewer } = stage.people;
    const { deliverable, file } = await stage.addWork(state, status);
    const expected = takeStep(step, { state, fileStatus: status });
    const call = reviewer.call.production[fileCalls[step]]({ ids: [file!.id] });
    if (!expected) {
      const refusal = await refusalOf(call);
      expect(refusal.code).toBe('WRONG_STATE');
      expect(refusal.message).toContain(reviewSteps[step].refusal);
    } else {
      expect(await call).toMatchObject({ done: [file!.id], refused: [] });
    }
    expect((await stage.deliverable(deliverable.id)).state).toBe(expected?.state ?? state);
    const after = await stage.file(file!.id);
    expect(after.status).toBe(expected?.fileStatus ?? status);
    const logged = after.events.map(({ action, user }) => [action, user]);
    const rule: ReviewStep = reviewSteps[step];
    expect(logged).toEqual(expected ? [[rule.log, reviewer.id]] : []);
  });
});

describe('hold, place back and reset, each in the timeline of the version (PRD-056 PRD-057 PRD-058 PRD-085)', () => {
  const cases = (['hold', 'placeBack', 'reset'] as const).flatMap((step) =>
    deliverableStates.flatMap((state) => [true, false].map((withFile) => ({ step, state, withFile }))),
  );
  it.each(cases)('$step in $state, with a file: $withFile', async ({ step, state, withFile }) => {
    const { deliverable, file } = await stage.addWork(state, withFile ? 'review' : undefined);
    const expected = takeStep(step, { state, files: withFile ? 1 : 0 });
    const call = stage.people.editor.call.production[deliverableCalls[step]]({ ids: [deliverable.id] });
    if (expected) expect(await call).toEqual({ done: [deliverable.id], refused: [] });
    else expect(await refusalOf(call)).toEqual({ code: 'WRONG_STATE', message: reviewSteps[step].refusal });
    expect((await stage.deliverable(deliverable.id)).state).toBe(expected?.state ?? state);
    if (!file) return;
    const rule: ReviewStep = reviewSteps[step];
    const logged = (await stage.file(file.id)).events.map(({ action, user }) => [action, user]);
    expect(logged).toEqual(expected ? [[rule.log, stage.people.editor.id]] : []);
  });
});

describe('capabilities', () => {
  it('a refusal is one of the errors that the contract names', async () => {
    const { deliverable } = await stage.addWork('signed', 'signed');
    const call = stage.people.editor.call.production.holdDeliverables({ ids: [deliverable.id] });
    await expect(call).rejects.toMatchObject({ code: 'WRONG_STATE', status: 409, defined: true });
  });

  it('an editor cannot sign off, reject or recall (PRD-091 USR-076)', async () => {
    const { editor } = stage.people;
    const { file } = await stage.addWork('feedback', 'review');
    for (const call of Object.values(fileCalls)) {
      expect((await refusalOf(editor.call.production[call]({ ids: [file!.id] }))).code).toBe('NOT_ALLOWED');
    }
  });

  it('only the role drafts allows editing deliverables (OPN-091)', async () => {
    const { editor } = stage.people;
    const others = [
      'production_access',
      'production_feedback',
      'production_admin',
      'production_new_deliberables',
    ] as const;
    const outsider = await stage.addPerson({ name: 'No Drafts', roles: others });
    const { deliverable } = await stage.addWork('feedback');
    const ids = { ids: [deliverable.id] };
    const edits = { edits: [{ id: deliverable.id, changes: { folderName: 'Launch' } }] };
    const steps = ['resetDeliverables', 'holdDeliverables', 'placeBackDeliverables', 'duplicateDeliverables'] as const;
    for (const step of steps) {
      expect((await refusalOf(outsider.call.production[step](ids))).code).toBe('NOT_ALLOWED');
      expect(await editor.call.production[step](ids)).toMatchObject({ done: [deliverable.id], refused: [] });
    }
    expect((await refusalOf(outsider.call.production.editDeliverables(edits))).code).toBe('NOT_ALLOWED');
    await editor.call.production.editDeliverables(edits);
    const day = { deadline: '2030-06-01' };
    await expect(outsider.documents.patch(deliverablesType, deliverable.id, day)).rejects.toThrow();
    await editor.documents.patch(deliverablesType, deliverable.id, day);
    expect(await stage.deliverable(deliverable.id)).toMatchObject({
      state: 'production',
      folderName: 'Launch',
      ...day,
    });
  });

  it('work outside the scope looks as if it did not exist (OPN-095)', async () => {
    const outsider = await stage.addPerson({
      name: 'Out Sider',
      roles: ['production_access', 'production_drafts', 'production_feedback'],
      departmentAccess: ['Commercial Marketing'],
    });
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const asked = [
      outsider.call.production.signOffFiles({ ids: [file!.id] }),
      outsider.call.production.holdDeliverables({ ids: [deliverable.id] }),
      outsider.call.production.deleteDeliverables({ ids: [deliverable.id] }),
      outsider.call.production.setDecision({ delID: deliverable.id, decision: 'Approve' }),
      outsider.call.production.markSeen({ file: file!.id }),
      outsider.call.production.deleteFile({ id: file!.id }),
    ];
    const refusals = await Promise.all(asked.map(refusalOf));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']));
    expect((await refusalOf(outsider.call.production.signOffFiles({ ids: ['nothing-here'] }))).code).toBe('NOT_FOUND');
    expect((await stage.deliverable(deliverable.id)).state).toBe('feedback');
  });
});

describe('batches', () => {
  it('report for each item that it was done or why not (PRD-090 PRD-091)', async () => {
    const { reviewer } = stage.people;
    const good = await stage.addWork('feedback', 'review');
    const signed = await stage.addWork('signed', 'signed');
    const held = await stage.addWork('held', 'review');
    const ids = [good, signed, held].map(({ file }) => file!.id);
    const outcome = await reviewer.call.production.signOffFiles({ ids: [...ids, 'missing-file', ids[0]!] });
    expect(outcome.done).toEqual([ids[0]]);
    expect(outcome.refused).toEqual([
      { id: ids[1], reason: reviewSteps.signOff.refusal },
      { id: ids[2], reason: `${reviewSteps.signOff.refusal} This one is on hold.` },
      { id: 'missing-file', reason: 'This does not exist, or you do not have access to it.' },
    ]);
  });

  it('a sign-off reports the number of open notes, on these versions and on older ones (PRD-077 PRD-086 PRD-091)', async () => {
    const { reviewer } = stage.people;
    const other = await stage.addWork('feedback', 'review');
    const { deliverable, file: first } = await stage.addWork('feedback', 'review');
    const second = await stage.store.transaction(stage.system, async (tx) => {
      const file = { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 } as const;
      const { id } = await tx.insert(filesType, file);
      for (const [on, more] of [
        [first!.id, {}],
        [first!.id, { done: true }],
        [id, {}],
        [id, { response: true, note: 'some' }],
        [other.file!.id, {}],
      ] as const)
        await tx.insert(notes, { file: on, text: 'Too dark', ...more });
      return id;
    });
    const outcome = await reviewer.call.production.signOffFiles({ ids: [second, other.file!.id] });
    expect(outcome).toEqual({ done: [second, other.file!.id], refused: [], openNotes: { here: 2, older: 1 } });
  });

  it('reject only the newest of two versions of a deliverable', async () => {
    const { reviewer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const newer = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(filesType, { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 }),
    );
    const outcome = await reviewer.call.production.rejectFiles({ ids: [file!.id, newer.id] });
    expect(outcome.done).toEqual([newer.id]);
    expect(outcome.refused).toEqual([
      { id: file!.id, reason: `${reviewSteps.reject.refusal} A newer version than this one has been uploaded.` },
    ]);
  });
});

describe('several edited together (PRD-041)', () => {
  it('change in one transaction, are counted once, and report refused ones', async () => {
    const { editor } = stage.people;
    const brief = await stage.addBrief();
    const works = [
      await stage.addWork('production', undefined, {
        production: brief.id,
        deadline: '2030-06-20',
        folderName: 'Launch',
      }),
      await stage.addWork('feedback', 'review', { production: brief.id, deadline: '2030-06-25' }),
      await stage.addWork('signed', 'signed', { production: brief.id }),
    ];
    const [one, two, three] = works.map(({ deliverable }) => deliverable.id);
    const before = await stage.brief(brief.id);
    const outcome = await editor.call.production.editDeliverables({
      edits: [
        { id: one!, changes: { deadline: '2030-07-01', folderName: null } },
        { id: two!, changes: { deadline: '2030-07-02', brand: 'Blast' } },
        { id: three!, changes: { title: ' ' } },
        { id: 'no-such-thing', changes: { title: 'Anything' } },
      ],
    });
    expect(outcome).toEqual({
      done: [one, two],
      refused: [
        { id: three, reason: 'Title is needed.' },
        { id: 'no-such-thing', reason: 'This does not exist, or you do not have access to it.' },
      ],
    });
    expect((await stage.deliverable(one!)).folderName).toBeUndefined();
    expect(await stage.file(works[1]!.file!.id)).toMatchObject({ brand: 'Blast' });
    const after = await stage.brief(brief.id);
    expect([after.nextDeadline, after._rev]).toEqual(['2030-07-01', before._rev + 1]);
    expect((await stage.deliverable(one!)).updated_by).toBe(editor.id);
  });

  it('are undone field by field at once, and what someone else changed since stays and is said (PRD-037 PRD-041)', async () => {
    const { editor, producer } = stage.people;
    const works = [await stage.addWork('production'), await stage.addWork('production')];
    const [one = '', two = ''] = works.map(({ deliverable }) => deliverable.id);
    const pasted = { folderName: 'Launch', brand: 'Blast', deadline: '2030-07-01' };
    await editor.call.production.editDeliverables({ edits: [one, two].map((id) => ({ id, changes: pasted })) });
    await producer.call.production.editDeliverables({ edits: [{ id: two, changes: { folderName: 'Final' } }] });
    const name = (await stage.store.get(users, producer.id))?.name;
    const former = { folderName: null, brand: null, deadline: '2030-06-01' };
    const back = [one, two].map((id) => ({ id, changes: former, expected: pasted }));
    expect(await editor.call.production.editDeliverables({ edits: back })).toEqual({
      done: [one, two],
      refused: [{ id: two, reason: `${name} has changed this since.` }],
    });
    const { folderName, brand, deadline } = await stage.deliverable(one);
    expect([folderName, brand, deadline]).toEqual([undefined, undefined, '2030-06-01']);
    expect(await stage.deliverable(two)).toMatchObject({ folderName: 'Final', deadline: '2030-06-01' });
    expect((await stage.deliverable(two)).brand).toBeUndefined();
  });

  it('are undone unless changed since', async () => {
    const { editor, producer } = stage.people;
    const works = [await stage.addWork('production'), await stage.addWork('production')];
    const [one = '', two = ''] = works.map(({ deliverable }) => deliverable.id);
    const launch = { folderName: 'Launch' };
    await editor.call.production.editDeliverables({ edits: [one, two].map((id) => ({ id, changes: launch })) });
    await producer.call.production.editDeliverables({ edits: [{ id: two, changes: { folderName: 'Final' } }] });
    const name = (await stage.store.get(users, producer.id))?.name;
    const back = [one, two].map((id) => ({ id, changes: { folderName: null }, expected: launch }));
    expect(await editor.call.production.editDeliverables({ edits: back })).toEqual({
      done: [one],
      refused: [{ id: two, reason: `${name} has changed this since.` }],
    });
    expect((await stage.deliverable(one)).folderName).toBeUndefined();
    expect(await stage.deliverable(two)).toMatchObject({ folderName: 'Final' });
  });

  it('refuse fields that change by review steps, and do not write unchanged ones', async () => {
    const { editor } = stage.people;
    const { deliverable } = await stage.addWork('feedback', 'review');
    const edit = (changes: object) =>
      editor.call.production.editDeliverables({ edits: [{ id: deliverable.id, changes: changes as never }] });
    expect((await refusalOf(edit({ state: 'signed' }))).code).toBe('INVALID');
    expect(await edit({ title: deliverable.title })).toEqual({ done: [deliverable.id], refused: [] });
    expect(await stage.deliverable(deliverable.id)).toEqual(deliverable);
  });
});

describe('notifications', () => {
  it('a step by an editor is reported in the channel of the brief (OPN-073 DAT-114)', async () => {
    const { editor } = stage.people;
    const brief = await stage.addBrief({ title: 'Vitality' });
    const works = [
      await stage.addWork('production', undefined, { production: brief.id, title: 'One' }),
      await stage.addWork('feedback', 'review', { production: brief.id, title: 'Two' }),
    ];
    await editor.call.production.holdDeliverables({ ids: works.map(({ deliverable }) => deliverable.id) });
    const posted = await stage.store.find(outbox, { where: { to: '#digital-vitality' } });
    expect(posted.map(({ text }) => text)).toEqual(['Ed Itor has put on hold: One, Two']);
  });

  it('a sign-off is reported to its makers and to the channel of the brief (PRD-087 DAT-112)', async () => {
    const { reviewer, editor } = stage.people;
    const brief = await stage.addBrief({ title: 'Ashes' });
    const { deliverable, file } = await stage.addWork('feedback', 'review', { production: brief.id, title: 'Trailer' });
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    await stage.jobsDone();
    const told = await stage.store.find(notifications, { where: { user: editor.id, kind: 'signedOff' } });
    const link = `/brief/${brief.id}/deliverable/${deliverable.id}`;
    expect(told.at(-1)).toMatchObject({
      title: 'Trailer is signed off',
      body: 'Ashes · Version 1 · by Rae Viewer',
      link,
    });
    const posted = await stage.store.find(outbox, { where: { to: '#digital-ashes' } });
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      channel: 'chat',
      text: 'Trailer is signed off\nAshes · Version 1 · by Rae Viewer',
      link: `${stage.url}/#${link}`,
    });
    expect(await stage.store.find(notifications, { where: { user: reviewer.id, kind: 'signedOff' } })).toEqual([]);
  });

  it('several decisions at once are one message (PRD-089 DAT-111)', async () => {
    const { reviewer, editor } = stage.people;
    const brief = await stage.addBrief({ title: 'The Hundred' });
    const works = [
      await stage.addWork('feedback', 'review', { production: brief.id, title: 'One' }),
      await stage.addWork('feedback', 'review', { production: brief.id, title: 'Two' }),
    ];
    const note = ({ file }: (typeof works)[number]) =>
      reviewer.documents.insert(notes, { file: file!.id, text: 'Too dark' });
    await note(works[1]!);
    await reviewer.call.production.rejectFiles({ ids: works.map(({ file }) => file!.id) });
    await stage.jobsDone();
    const posted = await stage.store.find(outbox, { where: { to: '#digital-the-hundred' } });
    expect(posted.map(({ text }) => text)).toEqual([
      '2 deliverables have feedback\nThe Hundred · by Rae Viewer\nOne, version 1\nTwo, version 1',
    ]);
    const told = await stage.store.find(notifications, { where: { user: editor.id, link: `/brief/${brief.id}` } });
    expect(told.map(({ title }) => title)).toEqual(['2 deliverables have feedback']);
  });
});

describe('the version in the catalogue', () => {
  it('is the signed one, and in review the newest again (PRD-086 PRD-092)', async () => {
    const { reviewer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const newer = await stage.store.transaction(stage.system, async (tx) => {
      const made = await tx.insert(filesType, {
        what: 'deliverable',
        delID: deliverable.id,
        status: 'review',
        version: 2,
      });
      await tx.patch(deliverablesType, deliverable.id, { currentFileID: made.id, currentVersion: 2 });
      return made;
    });
    await reviewer.call.production.signOffFiles({ ids: [file!.id] });
    expect((await stage.deliverable(deliverable.id)).currentFileID).toBe(file!.id);
    await reviewer.call.production.recallFiles({ ids: [file!.id] });
    expect((await stage.deliverable(deliverable.id)).currentFileID).toBe(newer.id);
  });
});

describe('decisions (PRD-094 PRD-096 OPN-089)', () => {
  it('each owner sets, changes and withdraws their own', async () => {
    const { reviewer, second } = stage.people;
    const { deliverable } = await stage.addWork('feedback', 'review', { owners: [reviewer.id, second.id] });
    const decide = (person: typeof reviewer, decision: 'Approve' | 'No opinion' | null) =>
      person.call.production.setDecision({ delID: deliverable.id, decision });
    await Promise.all([decide(reviewer, 'Approve'), decide(second, 'No opinion')]);
    expect((await stage.deliverable(deliverable.id)).reviewStatus).toEqual({
      [reviewer.id]: 'Approve',
      [second.id]: 'No opinion',
    });
    await decide(reviewer, null);
    expect((await stage.deliverable(deliverable.id)).reviewStatus).toEqual({ [second.id]: 'No opinion' });
  });

  it('only owners decide, and only in feedback', async () => {
    const { reviewer, producer } = stage.people;
    const work = await stage.addWork('feedback', 'review');
    const stranger = producer.call.production.setDecision({ delID: work.deliverable.id, decision: 'Approve' });
    expect(await refusalOf(stranger)).toEqual({
      code: 'NOT_REVIEWER',
      message: 'Only the reviewers of this deliverable can set a decision.',
    });
    const signed = await stage.addWork('signed', 'signed');
    const late = reviewer.call.production.setDecision({ delID: signed.deliverable.id, decision: 'Approve' });
    expect((await refusalOf(late)).code).toBe('NOT_IN_FEEDBACK');
  });

  it('"Seen" is logged once for an owner, and for nobody else (OPN-048)', async () => {
    const { reviewer, producer } = stage.people;
    const { file } = await stage.addWork('feedback', 'review');
    const seeing = [reviewer, reviewer, producer].map((person) => person.call.production.markSeen({ file: file!.id }));
    await Promise.all(seeing);
    const seen = (await stage.file(file!.id)).events.filter(({ action }) => action === 'Seen');
    expect(seen.map(({ user }) => user)).toEqual([reviewer.id]);
    const signed = await stage.addWork('signed', 'signed');
    await reviewer.call.production.markSeen({ file: signed.file!.id });
    expect((await stage.file(signed.file!.id)).events).toEqual([]);
  });
});
