import { notifications, outbox } from '@pavilion/domain/accounts';
import { costs } from '@pavilion/domain/billing';
import { files } from '@pavilion/domain/files';
import { inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { shifts, shoots } from '@pavilion/domain/planner';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import type { DocumentType } from '@pavilion/sync';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStage, refusalOf, type Stage } from '../../testing/production-stage.ts';
import { recountBriefs, refreshOverdue } from './nightly.ts';

let now = '2026-06-01T12:00:00.000Z';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ clock: () => now });
});
afterAll(() => stage.stop());

const form = { title: 'Square cut', type: 'Video', deadline: '2026-06-20' };

describe('new deliverables', () => {
  it('several at once start in pre-production, with the fields of their brief (PRD-046 PRD-049 OPN-043)', async () => {
    const { editor, reviewer } = stage.people;
    await stage.store.transaction(stage.system, (tx) => tx.insert(collections, { id: 'best', name: 'Best of' }));
    const brief = await stage.addBrief({ owners: [reviewer.id], partner: 'Vitality', collections: ['best'] });
    const { ids } = await editor.call.production.createDeliverables({
      production: brief.id,
      deliverable: form,
      count: 3,
    });
    expect(ids).toHaveLength(3);
    for (const [at, id] of ids.entries()) {
      expect(await stage.deliverable(id)).toMatchObject({
        ...form,
        title: `Square cut ${at + 1}`,
        state: 'production',
        currentVersion: 0,
        active: true,
        overdue: false,
        production: brief.id,
        productionTitle: 'Summer of cricket',
        productionStatus: 'Submitted',
        department: 'Digital',
        partner: 'Vitality',
        owners: [reviewer.id],
        collections: ['best'],
        inCollection: true,
        created_by: editor.id,
      });
    }
    expect(await stage.brief(brief.id)).toMatchObject({ totalDels: 3, signedDels: 0, nextDeadline: '2026-06-20' });
  });

  it('name missing fields and too high numbers (PRD-044 PRD-046)', async () => {
    const { editor } = stage.people;
    const { id } = await stage.addBrief();
    const wrong = [
      { deliverable: { ...form, title: ' ' }, count: 1 },
      { deliverable: { ...form, type: '' }, count: 1 },
      { deliverable: { ...form, deadline: '2026-02-30' }, count: 1 },
      { deliverable: form, count: 0 },
      { deliverable: form, count: 201 },
    ];
    for (const input of wrong) {
      await refusalOf(editor.call.production.createDeliverables({ production: id, ...input }));
    }
    expect(await stage.store.count(deliverables, { production: id })).toBe(0);
  });

  it('cannot be added to a brief outside the scope (OPN-095)', async () => {
    const outsider = await stage.addPerson({
      name: 'Out Sider',
      roles: ['production_access', 'production_drafts'],
      departmentAccess: ['Communications'],
    });
    const { id } = await stage.addBrief();
    const refused = outsider.call.production.createDeliverables({ production: id, deliverable: form, count: 1 });
    expect((await refusalOf(refused)).code).toBe('NOT_FOUND');
  });

  it('Duplicate makes one without files and decisions (PRD-055)', async () => {
    const { editor, reviewer } = stage.people;
    const brief = await stage.addBrief();
    const { deliverable } = await stage.addWork('signed', 'signed', {
      production: brief.id,
      deadline: '2026-07-01',
      reviewStatus: { [reviewer.id]: 'Approve' },
      format: '1920x1080',
    });
    const { done, ids } = await editor.call.production.duplicateDeliverables({ ids: [deliverable.id] });
    expect(done).toEqual([deliverable.id]);
    const copy = await stage.deliverable(ids[0]!);
    expect(copy).toMatchObject({
      title: 'Opening film copy',
      state: 'production',
      currentVersion: 0,
      reviewStatus: {},
      format: '1920x1080',
      production: brief.id,
      productionTitle: 'Summer of cricket',
    });
    expect(copy.currentFileID).toBeUndefined();
    expect(await stage.brief(brief.id)).toMatchObject({ totalDels: 2, signedDels: 1, nextDeadline: '2026-07-01' });
  });
});

describe('a brief', () => {
  it('has the name of its creator, whatever the client sends, and keeps it (DAT-013)', async () => {
    const { reviewer, second } = stage.people;
    const made = { title: 'Opening night', department: 'Digital', authorName: 'Someone Else' };
    const { id } = await reviewer.documents.insert(briefs, made);
    expect((await stage.brief(id)).authorName).toBe('Rae Viewer');
    const claimed = reviewer.documents.patch(briefs, id, { authorName: 'Someone Else' });
    expect((await refusalOf(claimed)).code).toBe('NOT_ALLOWED');
    await second.documents.patch(briefs, id, { title: 'Closing night' });
    expect((await stage.brief(id)).authorName).toBe('Rae Viewer');
  });

  it('is written within the scope only, with a sentence at the field outside it (USR-119, USR-120, USR-121, OPN-095)', async () => {
    const limited = await stage.addPerson({
      name: 'Lim Ited',
      roles: ['production_access', 'production_feedback', 'production_drafts'],
      departmentAccess: ['Digital'],
      brandAccess: ['The Hundred'],
    });
    const made = { title: 'Opening night', department: 'Digital', brands: ['The Hundred', 'Blast'] };
    const { id } = await limited.documents.insert(briefs, made);
    expect(await limited.documents.fetch(briefs, { where: { id } })).toHaveLength(1);
    const answer = (changes: object) => {
      const document = { ...made, ...changes };
      return limited.documents.ask({ kind: 'insert', collection: briefs.name, document });
    };
    expect(await answer({ department: 'Communications' })).toMatchObject({
      error: { code: 'NOT_ALLOWED', field: 'department', message: 'Choose one of your departments.' },
    });
    expect(await answer({ brands: ['Blast'] })).toMatchObject({
      error: { code: 'NOT_ALLOWED', field: 'brands', message: 'Choose one of your brands.' },
    });
    const stranger = await stage.addPerson({
      name: 'Stran Ger',
      roles: ['production_access'],
      departmentAccess: ['X'],
    });
    expect((await refusalOf(stranger.documents.insert(briefs, made))).message).toBe('You may not do this.');
  });

  it('stays within the restrictions of whoever edits it, with a sentence at the field (USR-119 USR-120 USR-121 OPN-095)', async () => {
    const limited = await stage.addPerson({
      name: 'Lim Ited',
      roles: ['production_access', 'production_feedback', 'production_drafts'],
      departmentAccess: ['Digital', 'Events'],
      brandAccess: ['The Hundred'],
      partnerAccess: ['Vitality'],
    });
    const { id } = await stage.addBrief({ brands: ['The Hundred', 'Blast'], commercial: true, partner: 'Vitality' });
    const edit = (changes: Record<string, unknown>) =>
      limited.documents.ask({ kind: 'patch', collection: briefs.name, id, changes });
    for (const [changes, field, message] of [
      [{ department: 'Communications' }, 'department', 'Choose one of your departments.'],
      [{ brands: ['Blast'] }, 'brands', 'Choose one of your brands.'],
      [{ brands: [] }, 'brands', 'Choose one of your brands.'],
      [{ commercial: false, partner: null }, 'partner', 'Choose one of your partners.'],
    ] as const) {
      expect(await edit(changes)).toMatchObject({ error: { code: 'NOT_ALLOWED', field, message } });
    }
    expect(await stage.brief(id)).toMatchObject({ department: 'Digital', partner: 'Vitality', brands: { length: 2 } });
    await limited.documents.patch(briefs, id, { department: 'Events', brands: ['Blast', 'The Hundred'] });
    expect(await stage.brief(id)).toMatchObject({ department: 'Events', brands: ['Blast', 'The Hundred'] });
    const { reviewer } = stage.people;
    await reviewer.documents.patch(briefs, id, { title: 'Still open to all', partner: 'Metro Bank' });
    expect(await edit({ title: 'Out of sight' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('gets deliverables of one’s own brands only, and they stay in them (USR-120 OPN-095)', async () => {
    const limited = await stage.addPerson({
      name: 'Lim Ited',
      roles: ['production_access', 'production_feedback', 'production_drafts'],
      brandAccess: ['The Hundred'],
    });
    const { id: production } = await stage.addBrief({ brands: ['The Hundred', 'Blast'] });
    const make = (brand: string) =>
      limited.call.production.createDeliverables({ production, deliverable: { ...form, brand }, count: 1 });
    expect(await refusalOf(make('Blast'))).toMatchObject({ message: 'Choose one of your brands.' });
    const many = { production, deliverables: [form, { ...form, brand: 'Blast' }].map((row) => ({ ...row, count: 1 })) };
    expect(await refusalOf(limited.call.production.createManyDeliverables(many))).toMatchObject({
      message: 'Choose one of your brands.',
    });
    const { ids } = await make('The Hundred');
    const id = ids[0]!;
    const patch = { kind: 'patch', collection: deliverables.name, id, changes: { brand: 'Blast' } } as const;
    expect(await limited.documents.ask(patch)).toMatchObject({ error: { code: 'NOT_ALLOWED', field: 'brand' } });
    for (const brand of ['Blast', null]) {
      const edit = limited.call.production.editDeliverables({ edits: [{ id, changes: { brand } }] });
      expect(await refusalOf(edit)).toMatchObject({ message: 'Choose one of your brands.' });
    }
    expect(await stage.deliverable(id)).toMatchObject({ brand: 'The Hundred' });
  });

  it('gets no deliverable that its maker cannot see: the only brand is filled in, others have to choose (USR-120 OPN-095)', async () => {
    const roles = ['production_access', 'production_feedback', 'production_drafts'] as const;
    const limited = await stage.addPerson({ name: 'Lim Ited', roles, brandAccess: ['The Hundred'] });
    const several = await stage.addPerson({ name: 'Sev Eral', roles, brandAccess: ['The Hundred', 'Blast'] });
    const { id: production } = await stage.addBrief({ brands: ['The Hundred', 'Blast'] });
    const one = { production, deliverable: form, count: 1 };
    const rows = [{ ...form, brand: 'Blast' }, form].map((row) => ({ ...row, count: 1 }));
    const many = { production, deliverables: rows };
    const made = (await limited.call.production.createDeliverables(one)).ids[0]!;
    expect(await limited.documents.get(deliverables, made)).toMatchObject({ brand: 'The Hundred' });
    const refused = (field: string) => ({ message: 'Choose one of your brands.', data: { field } });
    await expect(several.call.production.createDeliverables(one)).rejects.toMatchObject(refused('deliverable.brand'));
    await expect(several.call.production.createManyDeliverables(many)).rejects.toMatchObject(
      refused('deliverables.1.brand'),
    );
    await stage.people.editor.call.production.createManyDeliverables(many);
    const { id } = await limited.call.production.duplicateBrief({ id: production });
    expect((await stage.store.find(deliverables, { where: { production: id } })).map(({ brand }) => brand)).toEqual([
      'The Hundred',
    ]);
  });

  it('loses the deliverables that their maker takes back, but none that someone else has worked on (PRD-037)', async () => {
    const { editor, reviewer } = stage.people;
    const { id: production } = await stage.addBrief({});
    const { ids } = await editor.call.production.createDeliverables({ production, deliverable: form, count: 4 });
    const [own, theirs, held] = ids as [string, string, string, string];
    await editor.documents.patch(deliverables, own, { folderName: 'Launch' });
    await reviewer.documents.patch(deliverables, theirs, { folderName: 'Theirs' });
    await editor.documents.patch(deliverables, theirs, { folderName: 'Mine' });
    await editor.call.production.holdDeliverables({ ids: [held] });
    // A new name of the brief is no work on its deliverables.
    await reviewer.documents.patch(briefs, production, { title: 'Another night' });
    expect((await refusalOf(reviewer.call.production.takeBackDeliverables({ ids }))).code).toBe('NOT_FOUND');
    const outcome = await editor.call.production.takeBackDeliverables({ ids });
    expect(outcome.done).toEqual([own, ids[3]]);
    expect(outcome.refused).toEqual([theirs, held].map((id) => ({ id, reason: 'Someone has changed this since.' })));
    const left = await stage.store.find(deliverables, { where: { production } });
    expect(left.map(({ id }) => id).sort()).toEqual([theirs, held].sort());
  });

  it('keeps deliverables that its maker takes back after the time for it: deleting them is for others (PRD-037 OPN-045)', async () => {
    const { editor } = stage.people;
    const { id: production } = await stage.addBrief({});
    const { ids } = await editor.call.production.createDeliverables({ production, deliverable: form, count: 1 });
    const before = now;
    onTestFinished(() => {
      now = before;
    });
    now = new Date(Date.parse(before) + 61 * 60_000).toISOString();
    const refusal = await refusalOf(editor.call.production.takeBackDeliverables({ ids }));
    expect(refusal.message).toBe('Deliverables can be taken back for 60 minutes.');
    expect(await stage.store.find(deliverables, { where: { production } })).toHaveLength(1);
  });

  it('is duplicated with all deliverables, even those without a deadline, and two copies have different names (PRD-055)', async () => {
    const { editor, reviewer, second } = stage.people;
    const asked = {
      brands: ['The Hundred'],
      partner: 'Vitality',
      commercial: true,
      owners: [reviewer.id],
      audience: 'Families',
      channels: ['Instagram'],
      channelsKnown: 'true' as const,
      budget: 'Little',
    };
    const brief = await stage.addBrief({ title: 'Opening night', ...asked });
    const wanted = {
      type: 'Video',
      description: 'Loud and bright',
      brand: 'The Hundred',
      desiredDuration: '00:30',
      subs: true,
      platforms: ['TikTok'],
      owners: [second.id],
      folderName: 'Launch',
      format: '1920x1080',
    };
    const work = await stage.addWork('signed', 'signed', { production: brief.id, deadline: undefined, ...wanted });
    const { id: inspiration } = await stage.store.transaction(stage.system, (tx) =>
      tx.insert(inspirations, { title: 'Fireworks', briefs: { [brief.id]: true } }),
    );

    const { id } = await reviewer.call.production.duplicateBrief({ id: brief.id });
    expect(await stage.brief(id)).toMatchObject({
      ...asked,
      title: 'Opening night copy',
      status: 'Draft',
      completed: false,
      totalDels: 1,
      signedDels: 0,
      authorName: 'Rae Viewer',
      created_by: reviewer.id,
    });
    const [copy] = await stage.store.find(deliverables, { where: { production: id } });
    expect(copy).toMatchObject({
      ...wanted,
      title: 'Opening film',
      productionTitle: 'Opening night copy',
      productionStatus: 'Draft',
      state: 'production',
      currentVersion: 0,
      reviewStatus: {},
    });
    expect(copy).not.toHaveProperty('deadline');
    expect((await stage.store.get(inspirations, inspiration))?.briefs).toEqual({ [brief.id]: true, [id]: true });

    const ids = { ids: [work.deliverable.id] };
    const copies = [
      ...(await editor.call.production.duplicateDeliverables(ids)).ids,
      ...(await editor.call.production.duplicateDeliverables(ids)).ids,
    ];
    expect(await Promise.all(copies.map(async (one) => (await stage.deliverable(one)).title))).toEqual([
      'Opening film copy',
      'Opening film copy 2',
    ]);
  });

  it('a finished draft is reported to people who can submit and see it (PRD-023 PRD-030)', async () => {
    const { reviewer, producer } = stage.people;
    const other = await stage.addPerson({
      name: 'Far Away',
      roles: ['production_access', 'production_drafts', 'production_admin'],
      departmentAccess: ['Communications'],
    });
    const brief = await stage.addBrief({ status: 'Draft', title: 'Finals Day' });
    for (const _press of [1, 2]) await reviewer.call.production.tellOfDraft({ id: brief.id });
    const told = await stage.store.find(notifications, { where: { kind: 'draftFinished' } });
    expect(told.filter(({ user }) => user === producer.id)).toMatchObject([
      { title: 'Finals Day is ready to submit', body: 'Digital · from Rae Viewer' },
    ]);
    expect(told.filter(({ user }) => user === other.id || user === reviewer.id)).toEqual([]);
    const submitted = await stage.addBrief();
    expect((await refusalOf(reviewer.call.production.tellOfDraft({ id: submitted.id }))).code).toBe('NOT_DRAFT');
  });

  it('is submitted by a production admin, and its channel is created (PRD-029 PRD-030 PRD-031 DAT-116)', async () => {
    const { producer, reviewer } = stage.people;
    const brief = await stage.addBrief({ status: 'Draft', title: 'Big Bash! 2027', owners: [reviewer.id] });
    const { deliverable } = await stage.addWork('production', undefined, { production: brief.id });
    expect(deliverable.productionStatus).toBe('Draft');
    expect((await refusalOf(reviewer.call.production.submitBrief({ id: brief.id }))).code).toBe('NOT_ALLOWED');
    await producer.call.production.submitBrief({ id: brief.id });
    await stage.jobsDone();
    expect(await stage.brief(brief.id)).toMatchObject({
      status: 'Submitted',
      slackChannelName: 'digital-big-bash-2027',
    });
    expect((await stage.deliverable(deliverable.id)).productionStatus).toBe('Submitted');
    const [posted] = await stage.store.find(outbox, { where: { to: '#digital-big-bash-2027' } });
    expect(posted).toMatchObject({
      text: 'New brief: Big Bash! 2027 by Pro Ducer',
      link: `${stage.url}/#/brief/${brief.id}`,
    });
    const told = await stage.store.find(notifications, { where: { user: reviewer.id, kind: 'briefSubmitted' } });
    expect(told.at(-1)?.title).toBe('Big Bash! 2027 was submitted');
  });

  it('a channel is created only for a submitted brief (USR-099 OPN-053)', async () => {
    const { producer } = stage.people;
    const draft = await stage.addBrief({ status: 'Draft' });
    expect((await refusalOf(producer.call.production.makeChatChannel({ id: draft.id }))).code).toBe('NOT_SUBMITTED');
    const has = await stage.addBrief({ slackChannelId: 'C123' });
    expect((await refusalOf(producer.call.production.makeChatChannel({ id: has.id }))).code).toBe('HAS_CHANNEL');
  });

  it('completing and reopening it changes all its deliverables (PRD-032)', async () => {
    const { reviewer } = stage.people;
    const brief = await stage.addBrief();
    const works = [
      await stage.addWork('feedback', 'review', { production: brief.id, deadline: '2026-06-30' }),
      await stage.addWork('production', undefined, { production: brief.id }),
    ];
    const active = async () => {
      const found = await Promise.all(works.map(({ deliverable }) => stage.deliverable(deliverable.id)));
      return found.map((one) => one.active);
    };
    await reviewer.call.production.setBriefCompleted({ id: brief.id, completed: true });
    expect(await active()).toEqual([false, false]);
    expect(await stage.brief(brief.id)).toMatchObject({ completed: true, totalDels: 2 });
    expect((await stage.brief(brief.id)).nextDeadline).toBeUndefined();
    await reviewer.call.production.setBriefCompleted({ id: brief.id, completed: false });
    expect(await active()).toEqual([true, true]);
    expect((await stage.brief(brief.id)).nextDeadline).toBe('2026-06-30');
  });

  it('without partner content it has no partner, and neither have its deliverables (PRD-033 OPN-052)', async () => {
    const { reviewer } = stage.people;
    const brief = await stage.addBrief({ commercial: true, partner: 'Vitality' });
    const { deliverable } = await stage.addWork('production', undefined, { production: brief.id });
    expect(deliverable.partner).toBe('Vitality');
    await reviewer.documents.patch(briefs, brief.id, { commercial: false });
    expect((await stage.brief(brief.id)).partner).toBeUndefined();
    expect((await stage.deliverable(deliverable.id)).partner).toBeUndefined();
  });

  it('its title, department and collections are copied to its deliverables and their files (OPN-096)', async () => {
    const { reviewer } = stage.people;
    const brief = await stage.addBrief({ collections: ['coll-old'] });
    const { deliverable, file } = await stage.addWork('signed', 'signed', {
      production: brief.id,
      collections: ['coll-old', 'coll-own'],
    });
    await reviewer.documents.patch(briefs, brief.id, {
      title: 'Autumn',
      department: 'Events',
      collections: ['coll-new'],
    });
    expect(await stage.deliverable(deliverable.id)).toMatchObject({
      productionTitle: 'Autumn',
      department: 'Events',
      collections: ['coll-own', 'coll-new'],
    });
    expect(await stage.file(file!.id)).toMatchObject({ prodTitle: 'Autumn', department: 'Events' });
  });

  it('its days and resources are counted from the shifts (OPN-088)', async () => {
    const brief = await stage.addBrief();
    const book = (fields: object) =>
      stage.store.transaction(stage.system, (tx) =>
        tx.insert(shifts, { resourceId: 'camera', productionId: brief.id, date: '2026-06-02', days: 0.5, ...fields }),
      );
    const first = await book({});
    await book({ resourceId: 'editor', days: 1.25 });
    await book({ resourceId: 'nobody', type: 'holiday' });
    expect(await stage.brief(brief.id)).toMatchObject({ totalDays: 1.75, resources: ['camera', 'editor'] });
    await stage.store.transaction(stage.system, (tx) => tx.remove(shifts, first.id));
    expect(await stage.brief(brief.id)).toMatchObject({ totalDays: 1.25, resources: ['editor'] });
  });

  it('only a draft can be deleted, with everything that belongs to it (PRD-013 OPN-046)', async () => {
    const { reviewer, editor } = stage.people;
    const submitted = await stage.addBrief();
    expect(await refusalOf(reviewer.call.production.deleteBrief({ id: submitted.id }))).toEqual({
      code: 'NOT_DRAFT',
      message: 'Only a draft brief can be deleted.',
    });
    const draft = await stage.addBrief({ status: 'Draft' });
    const { deliverable, file } = await stage.addWork('feedback', 'review', { production: draft.id });
    const inspiration = await stage.store.transaction(stage.system, async (tx) => {
      await tx.insert(files, { what: 'briefReference', prodID: draft.id });
      return tx.insert(inspirations, { title: 'Idea', briefs: { [draft.id]: true } });
    });
    expect((await refusalOf(editor.call.production.deleteBrief({ id: draft.id }))).code).toBe('NOT_ALLOWED');
    const booking = { productionId: draft.id, resourceId: 'r1', date: '2026-06-20' };
    for (const type of [shifts, shoots, costs]) {
      const { resourceId, ...other } = booking;
      const document = type === shifts ? booking : other;
      const booked = await stage.store.transaction(stage.system, (tx) => tx.insert(type as DocumentType, document));
      expect((await refusalOf(reviewer.call.production.deleteBrief({ id: draft.id }))).code).toBe('HAS_BOOKINGS');
      await stage.store.transaction(stage.system, (tx) => tx.remove(type, booked.id));
    }
    await reviewer.call.production.deleteBrief({ id: draft.id });
    expect(await stage.store.get(briefs, draft.id)).toBeNull();
    expect(await stage.store.get(deliverables, deliverable.id)).toBeNull();
    expect(await stage.store.get(files, file!.id)).toBeNull();
    expect(await stage.store.count(files, { prodID: draft.id })).toBe(0);
    expect((await stage.store.get(inspirations, inspiration.id))?.briefs).toEqual({});
  });
});

describe('notes and deletion', () => {
  const addNote = (file: { id: string; delID?: string }, fields: object = {}) =>
    stage.store.transaction(stage.system, (tx) =>
      tx.insert(notes, { file: file.id, delID: file.delID, text: 'Louder', ...fields }),
    );

  it('who can delete which file (PRD-106 PRD-107 PRD-108)', async () => {
    const { editor, reviewer } = stage.people;
    const remove = (person: typeof editor, id: string) => person.call.production.deleteFile({ id });
    const signed = await stage.addWork('signed', 'signed');
    expect(await refusalOf(remove(reviewer, signed.file!.id))).toEqual({
      code: 'SIGNED',
      message: 'A signed off file cannot be deleted.',
    });
    const noted = await stage.addWork('feedback', 'review');
    await addNote(noted.file!);
    expect(await refusalOf(remove(editor, noted.file!.id))).toEqual({
      code: 'HAS_NOTES',
      message: 'This file has notes, so only a reviewer can delete it.',
    });
    await remove(reviewer, noted.file!.id);
    expect(await stage.store.count(notes, { file: noted.file!.id })).toBe(0);
    const plain = await stage.addWork('feedback', 'review');
    await remove(editor, plain.file!.id);
    const left = await stage.deliverable(plain.deliverable.id);
    expect(left.currentFileID).toBeUndefined();
    expect(left.currentVersion).toBe(1);
    await editor.call.production.resetDeliverables({ ids: [left.id] });
    expect(await stage.deliverable(left.id)).toMatchObject({ state: 'production', currentVersion: 0 });
  });

  it('no reference to a deleted subtitle track is left (PRD-070)', async () => {
    const { editor } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const track = await stage.store.transaction(stage.system, async (tx) => {
      const subtitle = await tx.insert(files, { what: 'subtitle', delID: deliverable.id, name: 'en.vtt' });
      await tx.patch(files, file!.id, { subsFileID: subtitle.id });
      await tx.patch(deliverables, deliverable.id, { subsTrack: subtitle.id });
      return subtitle;
    });
    await editor.call.production.deleteFile({ id: track.id });
    const left = await stage.deliverable(deliverable.id);
    expect(left.subsTrack).toBeUndefined();
    expect(left.currentFileID).toBe(file!.id);
    expect((await stage.file(file!.id)).subsFileID).toBeUndefined();
  });

  it('a deliverable is deleted with its files and notes (PRD-054 OPN-045)', async () => {
    const { editor, reviewer } = stage.people;
    const brief = await stage.addBrief();
    const { deliverable, file } = await stage.addWork('signed', 'signed', { production: brief.id });
    await addNote(file!);
    expect((await refusalOf(editor.call.production.deleteDeliverables({ ids: [deliverable.id] }))).code).toBe(
      'NOT_ALLOWED',
    );
    const outcome = await reviewer.call.production.deleteDeliverables({ ids: [deliverable.id, 'no-such-thing'] });
    expect(outcome).toMatchObject({ done: [deliverable.id], refused: [{ id: 'no-such-thing' }] });
    expect(await stage.store.get(files, file!.id)).toBeNull();
    expect(await stage.store.count(notes, { delID: deliverable.id })).toBe(0);
    expect(await stage.brief(brief.id)).toMatchObject({ totalDels: 0, signedDels: 0 });
  });

  it('a deleted deliverable or draft can be restored by the person who deleted it, with all its parts (PRD-014 PRD-054 OPN-098)', async () => {
    const { editor, reviewer } = stage.people;
    const brief = await stage.addBrief({ status: 'Draft' });
    const { deliverable, file } = await stage.addWork('feedback', 'review', { production: brief.id });
    await addNote(file!);
    const takeBack = (person: typeof editor, collection: string, id: string) =>
      person.call.system.undoDeletion({ collection, ids: [id] });
    await reviewer.call.production.deleteDeliverables({ ids: [deliverable.id] });
    expect((await refusalOf(takeBack(editor, 'deliverables', deliverable.id))).code).toBe('NOT_FOUND');
    expect(await takeBack(reviewer, 'deliverables', deliverable.id)).toEqual({ restored: 3 });
    expect(await stage.deliverable(deliverable.id)).toMatchObject({
      title: deliverable.title,
      currentFileID: file!.id,
    });
    expect(await stage.store.count(notes, { delID: deliverable.id })).toBe(1);
    await reviewer.call.production.deleteBrief({ id: brief.id });
    expect(await takeBack(reviewer, 'productions', brief.id)).toEqual({ restored: 4 });
    expect(await stage.brief(brief.id)).toMatchObject({ totalDels: 1 });
  });

  it('a duration is checked when set or changed, and an invalid older one is kept (PRD-047 DAT-017)', async () => {
    const { editor } = stage.people;
    const brief = await stage.addBrief();
    const wrong = { code: 'INVALID', message: '“banana” is not a duration. Type minutes and seconds, such as 00:30.' };
    const form = { title: 'Film', type: 'Video', deadline: '2030-12-01' };
    const make = (desiredDuration: string) =>
      editor.call.production.createDeliverables({
        production: brief.id,
        deliverable: { ...form, desiredDuration },
        count: 1,
      });
    await expect(make('banana')).rejects.toThrow();
    expect((await make('00:30')).ids).toHaveLength(1);
    const { deliverable } = await stage.addWork('production', undefined, { desiredDuration: 'as it comes' });
    const patch = (changes: { title?: string; desiredDuration?: string }) =>
      editor.documents.patch(deliverables, deliverable.id, changes);
    await patch({ title: 'Renamed' });
    expect(await refusalOf(patch({ desiredDuration: 'banana' }))).toEqual(wrong);
    const edits = [{ id: deliverable.id, changes: { desiredDuration: 'banana' } }];
    expect((await refusalOf(editor.call.production.editDeliverables({ edits }))).message).toBe(wrong.message);
    await patch({ desiredDuration: '1:00' });
    expect(await stage.deliverable(deliverable.id)).toMatchObject({ title: 'Renamed', desiredDuration: '1:00' });
  });

  it('an edited note is open again, and keeps the name of its author (PRD-102)', async () => {
    const { reviewer, editor } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const note = await reviewer.documents.insert(notes, {
      file: file!.id,
      delID: deliverable.id,
      text: 'Louder',
      author: 'Someone Else',
    });
    expect((await stage.store.get(notes, note.id))?.author).toBe('Rae Viewer');
    await reviewer.call.production.rejectFiles({ ids: [file!.id] });
    await editor.documents.patch(notes, note.id, { done: true });
    expect((await stage.store.get(notes, note.id))?.done).toBe(true);
    await reviewer.call.production.recallFiles({ ids: [file!.id] });
    await reviewer.documents.patch(notes, note.id, { text: 'Much louder' });
    expect(await stage.store.get(notes, note.id)).toMatchObject({ done: false });
    expect((await stage.store.get(notes, note.id))?.editedBy).toBeUndefined();
  });

  it('a note that another reviewer changed names that person beside its author (PRD-098)', async () => {
    const { reviewer, second } = stage.people;
    const { deliverable, file } = await stage.addWork('feedback', 'review');
    const note = await reviewer.documents.insert(notes, { file: file!.id, delID: deliverable.id, text: 'Louder' });
    await second.documents.patch(notes, note.id, { text: 'Quieter' });
    expect(await stage.store.get(notes, note.id)).toMatchObject({ author: 'Rae Viewer', editedBy: second.id });
  });
});

describe('the night', () => {
  it('a passed deadline marks work overdue at midnight, and a moved one at once (PRD-051 OPN-088)', async () => {
    const { editor } = stage.people;
    now = '2026-06-10T21:59:00.000Z';
    const { deliverable } = await stage.addWork('feedback', 'review', { deadline: '2026-06-10T18:00' });
    expect(deliverable.overdue).toBe(false);
    // Midnight in London is 11 pm UTC in summer.
    now = '2026-06-10T23:00:30.000Z';
    await refreshOverdue.run(stage.context, {}, new AbortController().signal);
    expect((await stage.deliverable(deliverable.id)).overdue).toBe(true);
    await editor.documents.patch(deliverables, deliverable.id, { deadline: '2026-06-11' });
    expect((await stage.deliverable(deliverable.id)).overdue).toBe(false);
    await editor.documents.patch(deliverables, deliverable.id, { deadline: '2026-06-01' });
    expect((await stage.deliverable(deliverable.id)).overdue).toBe(true);
    await editor.documents.patch(deliverables, deliverable.id, { deadline: null });
    expect((await stage.deliverable(deliverable.id)).overdue).toBe(false);
    await refreshOverdue.run(stage.context, {}, new AbortController().signal);
  });

  it('wrong counters are corrected, and correct ones are not written (OPN-088)', async () => {
    const brief = await stage.addBrief();
    await stage.addWork('signed', 'signed', { production: brief.id });
    const right = await stage.brief(brief.id);
    await stage.context.database.query(
      `UPDATE productions SET data = data || '{"totalDels": 7, "signedDels": 0, "totalDays": 3}' WHERE id = $1`,
      [brief.id],
    );
    await recountBriefs.run(stage.context, {}, new AbortController().signal);
    const healed = await stage.brief(brief.id);
    expect(healed).toMatchObject({ totalDels: 1, signedDels: 1, totalDays: 0 });
    expect(healed._rev).toBe(right._rev + 1);
    await recountBriefs.run(stage.context, {}, new AbortController().signal);
    expect((await stage.brief(brief.id))._rev).toBe(healed._rev);
  });
});
