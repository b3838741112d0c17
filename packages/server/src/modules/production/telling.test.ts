import { notifications, outbox, users } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { notes } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';
import { tellOfNote } from './tell-of-note.ts';
import { tellOverdue } from './tell-overdue.ts';

let stage: Stage;
let now = '2027-07-05T08:00:00.000Z';
beforeAll(async () => {
  stage = await openStage({ clock: () => now });
});
afterAll(() => stage.stop());

const told = (user: string, kind: string) => stage.store.find(notifications, { where: { user, kind } });

describe('decisions', () => {
  it('the makers of a version are told a reviewer’s decision, but not its withdrawal (PRD-094)', async () => {
    const { reviewer, editor } = stage.people;
    const { deliverable } = await stage.addWork('feedback', 'review', { title: 'Trailer' });
    await reviewer.call.production.setDecision({ delID: deliverable.id, decision: 'Approve' });
    await reviewer.call.production.setDecision({ delID: deliverable.id, decision: 'Approve' });
    await reviewer.call.production.setDecision({ delID: deliverable.id, decision: null });
    expect(await told(editor.id, 'decisionMade')).toMatchObject([
      { title: 'Rae Viewer on Trailer: Approve', body: 'Version 1' },
    ]);
    expect(await told(reviewer.id, 'decisionMade')).toEqual([]);
  });
});

describe('notes', () => {
  it('mentioned people are notified once, if they can see the file (PRD-102)', async () => {
    const { reviewer, second, viewer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review', { title: 'Highlights' });
    const text = 'Too loud, @sam second and @Cat Alogue and @Rae Viewer';
    const note = await reviewer.documents.insert(notes, { file: file!.id, delID: deliverable.id, text });
    await stage.jobsDone();
    await tellOfNote.run(stage.context, { note: note.id }, new AbortController().signal);
    expect(await told(second.id, 'mentioned')).toMatchObject([
      {
        title: 'Rae Viewer mentioned you',
        body: `Highlights\n${text}`,
        link: `/brief/none/deliverable/${deliverable.id}?version=${file!.id}&note=${note.id}`,
      },
    ]);
    expect(await told(viewer.id, 'mentioned')).toEqual([]);
    expect(await told(reviewer.id, 'mentioned')).toEqual([]);
  });

  it('a note on a version that is no longer the newest is reported to its maker, since no rejection will report it (PRD-059 PRD-088)', async () => {
    const { reviewer, editor } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review', { title: 'Teaser' });
    const on = { file: file!.id, delID: deliverable.id };
    await reviewer.documents.insert(notes, { ...on, text: 'In time' });
    await stage.store.transaction(stage.system, (tx) =>
      tx.insert(files, { what: 'deliverable', delID: deliverable.id, status: 'review', version: 2 }),
    );
    const late = await reviewer.documents.insert(notes, { ...on, text: 'Too late' });
    await stage.jobsDone();
    expect(await told(editor.id, 'lateNote')).toMatchObject([
      {
        title: 'Rae Viewer wrote a note on an older version',
        body: 'Teaser\nToo late',
        link: `/brief/none/deliverable/${deliverable.id}?version=${file!.id}&note=${late.id}`,
      },
    ]);
    expect(await told(reviewer.id, 'lateNote')).toEqual([]);
  });

  it('an answer is reported to the people in the conversation, and to mentioned people as a mention', async () => {
    const { reviewer, second, producer } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const on = { file: file!.id, delID: deliverable.id };
    const first = await reviewer.documents.insert(notes, { ...on, text: 'Is this the right cut?' });
    await producer.documents.insert(notes, { ...on, note: first.id, response: true, text: 'I think so.' });
    await second.documents.insert(notes, { ...on, note: first.id, response: true, text: '@Pro Ducer are you sure?' });
    await stage.jobsDone();
    const link = `/brief/none/deliverable/${deliverable.id}?version=${file!.id}&note=${first.id}`;
    const about = async (user: string, kind: string) => (await told(user, kind)).filter((one) => one.link === link);
    expect((await about(reviewer.id, 'noteAnswered')).map(({ title }) => title).sort()).toEqual([
      'Pro Ducer answered a note',
      'Sam Second answered a note',
    ]);
    expect(await about(producer.id, 'mentioned')).toHaveLength(1);
    expect(await about(producer.id, 'noteAnswered')).toEqual([]);
    expect(await about(second.id, 'noteAnswered')).toEqual([]);
  });
});

describe('overdue work', () => {
  it('is reported each morning to the people who have to act: one list a day, with only the newest unread (PRD-051)', async () => {
    const { reviewer, editor } = stage.people;
    const brief = await stage.addBrief({ title: 'Ashes', contact: editor.id });
    const of = { production: brief.id, deadline: '2027-07-03' };
    await stage.addWork('feedback', 'review', { ...of, title: 'Late in review' });
    await stage.addWork('production', undefined, { ...of, title: 'Late in production' });
    await stage.addWork('signed', 'signed', { ...of, title: 'Done' });
    await stage.addWork('feedback', 'review', { ...of, title: 'Today', deadline: '2027-07-05' });
    const run = () => tellOverdue.run(stage.context, {}, new AbortController().signal);
    await run();
    await run();
    const [list, ...more] = await told(reviewer.id, 'overdue');
    expect(more).toEqual([]);
    expect(list).toMatchObject({ title: 'Late in review is overdue', body: expect.stringContaining('Ashes · due') });
    expect((await told(editor.id, 'overdue')).map(({ title }) => title)).toEqual(['Late in production is overdue']);
    // Otherwise the e-mails of both mornings may be merged.
    await stage.jobsDone();
    now = '2027-07-06T07:00:00.000Z';
    await run();
    expect((await told(reviewer.id, 'overdue')).map(({ title }) => title)).toEqual(['2 deliverables are overdue']);
    await stage.jobsDone();
    const mails = await stage.store.find(outbox, { where: { to: reviewer.email, kind: 'overdue' } });
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      '2 deliverables are overdue',
      'Late in review is overdue',
    ]);
  });
});

describe('who can be mentioned', () => {
  it('are active people who can see the file, by the beginning of a name or an e-mail, reviewers first (PRD-098)', async () => {
    const { editor, reviewer, second, viewer } = stage.people;
    const { file } = await stage.addWork('feedback', 'review');
    await stage.addPerson({
      name: 'Sam Elsewhere',
      roles: ['production_access', 'production_drafts'],
      departmentAccess: ['Events'],
    });
    await stage.addPerson({
      name: 'Sam Gone',
      roles: ['production_access', 'production_drafts'],
      active: false,
    });
    const offered = async (text: string) => {
      const { people } = await editor.call.production.findMentionable({ file: file!.id, text });
      return people.map(({ id }) => id);
    };
    expect(await offered('')).toEqual([reviewer.id]);
    expect(await offered('sam')).toEqual([second.id]);
    expect(await offered('SECOND')).toEqual([second.id]);
    expect(await offered(second.email.slice(0, 6))).toEqual([second.id]);
    expect(await offered('%')).toEqual([]);
    expect(await offered('cat')).toEqual([]);
    const asked = viewer.call.production.findMentionable({ file: file!.id, text: 'sam' });
    expect((await refusalOf(asked)).code).toBe('NOT_ALLOWED');
  });

  it('offers no program, whose made-up address nobody knows, although it may read the note (OPS-011)', async () => {
    const { editor } = stage.people;
    const { file } = await stage.addWork('feedback', 'review');
    const admin = await stage.addPerson({ name: 'Ada Min', roles: ['user_admin'] });
    for (let added = 0; added < 2; added++) {
      const { id } = await admin.call.accounts.addIntegration({ name: 'Zed Import' });
      await admin.documents.patch(users, id, { 'roles.production_access': true, 'roles.production_drafts': true });
    }
    await stage.addPerson({ name: 'Zed Person', roles: ['production_access', 'production_drafts'] });
    const { people } = await editor.call.production.findMentionable({ file: file!.id, text: 'zed' });
    expect(people.map(({ name, handle }) => [name, handle])).toEqual([['Zed Person', 'Zed Person']]);
  });
});
