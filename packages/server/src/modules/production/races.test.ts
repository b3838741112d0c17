import { files } from '@pavilion/domain/files';
import { deliverables, notes, reviewSteps } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Person, refusalOf, type Stage } from '../../testing/production-stage.ts';

describe('two people at once', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.stop());

  it('one signs off while the other rejects: one succeeds, the other is told who was faster', async () => {
    const { reviewer, second } = stage.people;
    for (let round = 0; round < 8; round++) {
      const { deliverable, file } = await stage.addWork('feedback', 'review');
      const ids = [file!.id];
      const [signed, rejected] = await Promise.allSettled([
        reviewer.call.production.signOffFiles({ ids }),
        second.call.production.rejectFiles({ ids }),
      ]);
      expect([signed.status, rejected.status].sort()).toEqual(['fulfilled', 'rejected']);
      const won = signed.status === 'fulfilled';
      const lost = (won ? rejected : signed) as PromiseRejectedResult;
      const sentence = won
        ? `${reviewSteps.reject.refusal} Rae Viewer has signed off this one.`
        : `${reviewSteps.signOff.refusal} Sam Second has rejected this one.`;
      expect(lost.reason).toMatchObject({ code: 'WRONG_STATE', message: sentence });
      expect((await stage.deliverable(deliverable.id)).state).toBe(won ? 'signed' : 'reworking');
      expect((await stage.file(file!.id)).events).toHaveLength(1);
    }
  });

  it('batches in opposite order wait for each other instead of crossing', async () => {
    const { reviewer, second } = stage.people;
    const works = await Promise.all(Array.from({ length: 6 }, () => stage.addWork('feedback', 'review')));
    const ids = works.map(({ file }) => file!.id);
    const [one, other] = await Promise.allSettled([
      reviewer.call.production.signOffFiles({ ids }),
      second.call.production.rejectFiles({ ids: ids.toReversed() }),
    ]);
    const done = [one, other].flatMap((settled) => (settled.status === 'fulfilled' ? settled.value.done : []));
    expect(done.sort()).toEqual([...ids].sort());
  });

  it('a version uploaded while the last one is rejected: either order gives a consistent result (PRD-059)', async () => {
    const { editor, reviewer } = stage.people;
    const brief = await stage.addBrief();
    for (let round = 0; round < 4; round++) {
      const { deliverable, file } = await stage.addWork('feedback', 'review', { production: brief.id });
      const [uploaded, rejected] = await Promise.allSettled([
        upload(editor, deliverable.id),
        reviewer.call.production.rejectFiles({ ids: [file!.id] }),
      ]);
      expect(uploaded).toMatchObject({ status: 'fulfilled', value: true });
      const after = await stage.deliverable(deliverable.id);
      const versions = await stage.store.find(files, { where: { delID: deliverable.id } });
      expect(versions.map(({ version }) => version).sort()).toEqual([1, 2]);
      expect(after).toMatchObject({ currentVersion: 2, state: 'feedback' });
      const last = versions.find(({ version }) => version === 2)!;
      expect(last).toMatchObject({ status: 'review', delState: 'feedback' });
      if (rejected.status === 'rejected') {
        expect(rejected.reason.message).toContain('A newer version than this one has been uploaded.');
      }
    }
  });

  it('the counters of a brief are right after many changes at once (OPN-088)', async () => {
    const { reviewer, producer } = stage.people;
    const brief = await stage.addBrief();
    const works = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        stage.addWork('feedback', 'review', { production: brief.id, deadline: `2026-07-0${at + 1}` }),
      ),
    );
    const form = { title: 'More', type: 'Image', deadline: '2026-06-30' };
    await Promise.all([
      ...works.slice(0, 5).map(({ file }) => reviewer.call.production.signOffFiles({ ids: [file!.id] })),
      producer.call.production.createDeliverables({ production: brief.id, deliverable: form, count: 3 }),
      reviewer.call.production.deleteDeliverables({ ids: [works[7]!.deliverable.id] }),
    ]);
    expect(await stage.brief(brief.id)).toMatchObject({ totalDels: 10, signedDels: 5, nextDeadline: '2026-06-30' });
  });

  it('a response written while its note is deleted goes with the note, or is refused (PRD-099 PRD-105)', async () => {
    const { reviewer, editor } = stage.people;
    for (let round = 0; round < 6; round++) {
      const { file } = await stage.addWork('feedback', 'review');
      const note = await reviewer.documents.insert(notes, { file: file!.id, text: 'Too dark' });
      const response = { file: file!.id, text: 'Where?', response: true, note: note.id };
      const [deleted] = await Promise.allSettled([
        reviewer.documents.delete(notes, note.id, note._rev),
        editor.documents.insert(notes, response),
      ]);
      expect(deleted.status).toBe('fulfilled');
      expect(await stage.store.find(notes, { where: { file: file!.id } })).toEqual([]);
    }
  });

  it('a deliverable made while its brief is being completed becomes inactive too (PRD-032)', async () => {
    const { reviewer, editor } = stage.people;
    const form = { title: 'Late', type: 'Image', deadline: '2026-06-30' };
    for (let round = 0; round < 4; round++) {
      const brief = await stage.addBrief();
      await stage.addWork('feedback', 'review', { production: brief.id });
      await Promise.all([
        reviewer.call.production.setBriefCompleted({ id: brief.id, completed: true }),
        editor.call.production.createDeliverables({ production: brief.id, deliverable: form, count: 2 }),
      ]);
      const left = await stage.store.find(deliverables, { where: { production: brief.id, active: true } });
      expect(left).toEqual([]);
    }
  });

  it('a brief is submitted once, however often it is requested (PRD-031)', async () => {
    const { producer } = stage.people;
    const brief = await stage.addBrief({ status: 'Draft' });
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => producer.call.production.submitBrief({ id: brief.id })),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf(producer.call.production.submitBrief({ id: brief.id }))).code).toBe('NOT_DRAFT');
  });
});

async function upload(person: Person, delID: string): Promise<boolean> {
  const bytes = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\x02\0isommp41'),
    Buffer.alloc(80, 7),
  ]);
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const target = JSON.stringify({ what: 'deliverable', delID });
  const created = await person.fetch('/api/uploads', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `name ${encode('film.mp4')},target ${encode(target)}`,
    },
  });
  if (created.status !== 201) throw new Error(await created.text());
  const sent = await person.fetch(created.headers.get('location')!, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(await sent.text());
  return true;
}
