import { matches } from '@pavilion/domain/archive';
import { files } from '@pavilion/domain/files';
import { inspirations } from '@pavilion/domain/inspirations';
import { collections } from '@pavilion/domain/library';
import { briefs, deliverables, notes } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';

let app: TestApp;
let uploader: Person;
let archivist: Person;
beforeAll(async () => {
  app = await startApp();
  uploader = await app.addPerson({
    name: 'Up Loader',
    roles: [
      'production_access',
      'production_drafts',
      'production_new_deliberables',
      'production_feedback',
      'inspirations_access',
    ],
  });
  archivist = await app.addPerson({
    name: 'Ar Chivist',
    roles: ['archive_access', 'archive_uploader', 'livestream_access'],
  });
});
afterAll(() => app.stop());

const system = { kind: 'system', name: 'test' } as const;
const newCollection = (name: string) => app.context.store.transaction(system, (tx) => tx.insert(collections, { name }));

describe('an upload to a brief', () => {
  const target = (prodID: string, as: 'signed' | 'feedback', more: object = {}) =>
    ({ what: 'brief-file', prodID, type: 'Image', brand: 'England', format: '1080x1080', as, ...more }) as const;

  it('creates nothing that its uploader cannot see (USR-120)', async () => {
    const limited = await app.addPerson({
      name: 'Lim Ited',
      roles: ['production_access', 'production_drafts', 'production_new_deliberables', 'production_feedback'],
      brandAccess: ['Blast'],
    });
    const brief = await addBrief(app, { brands: ['Blast', 'England'] });
    const sent = await upload(limited, target(brief.id, 'feedback'), 'Root.png', bytesLike.png());
    expect(sent.refused).toBe('Choose one of your brands.');
    const own = target(brief.id, 'feedback', { brand: 'Blast' });
    expect((await upload(limited, own, 'Root.png', bytesLike.png())).refused).toBeUndefined();
  });

  const states = [
    ['signed', 'signed', 'signed', 'signed'],
    ['in feedback', 'feedback', 'feedback', 'review'],
  ] as const;
  it.each(states)('%s creates a deliverable in that state (PRD-068 PRD-069)', async (_, as, state, status) => {
    const shelf = await newCollection('Shelf');
    const brief = await addBrief(app, { owners: [uploader.id], collections: [shelf.id], partner: 'Vitality' });
    const sent = await upload(
      uploader,
      target(brief.id, as, { folderName: 'Stills' }),
      'Root at Lord’s.png',
      bytesLike.png(),
    );
    expect(sent.refused).toBeUndefined();
    const file = await uploader.documents.get(files, sent.id);
    expect(file).toMatchObject({
      status,
      version: 1,
      prodID: brief.id,
      folderName: 'Stills',
      partner: 'Vitality',
      delState: state,
    });
    expect(file?.sourcePath).toMatch(/^files\/\d{4}\/Digital\/Ashes 2027\/Root at Lord’s-.+\.png$/); // DAT-136
    expect(file?.events.map(({ action }) => action)).toEqual(['Created', 'Uploaded']);
    expect(await uploader.documents.get(deliverables, file?.delID as string)).toMatchObject({
      title: 'Root at Lord’s',
      state,
      currentVersion: 1,
      currentFileID: sent.id,
      owners: [uploader.id],
      collections: [shelf.id],
      inCollection: true,
      type: 'Image',
    });
    expect(await app.context.store.get(collections, shelf.id)).toMatchObject({ size: as === 'signed' ? 1 : 0 });
  });

  it('needs its choices and, for signed ones, the right to sign by uploading (PRD-066 PRD-067 USR-103)', async () => {
    const brief = await addBrief(app);
    const bare = await upload(uploader, target(brief.id, 'feedback', { format: undefined }), 'a.png', bytesLike.png());
    expect(bare.refused).toBe('Please choose dimensions first.');
    const pdf = { what: 'brief-file', prodID: brief.id, type: 'PDF', brand: 'England', as: 'feedback' } as const;
    expect((await upload(uploader, pdf, 'a.pdf', bytesLike.pdf())).refused).toBeUndefined();
    const editor = await app.addPerson({ name: 'Ed Itor', roles: ['production_access', 'production_drafts'] });
    expect((await upload(editor, target(brief.id, 'signed'), 'a.png', bytesLike.png())).status).toBe(403);
  });

  it('as a reference is a file of the brief, with copies that follow it (PRD-035 DAT-137)', async () => {
    const brief = await addBrief(app, { partner: 'Sky' });
    const sent = await upload(
      uploader,
      { what: 'briefReference', prodID: brief.id },
      'script.docx',
      Buffer.from('PK\x03\x04word/'),
    );
    expect(sent.refused).toBeUndefined();
    const file = await uploader.documents.get(files, sent.id);
    expect(file).toMatchObject({
      what: 'briefReference',
      prodID: brief.id,
      department: 'Digital',
      brands: ['England'],
      partner: 'Sky',
    });
    expect(file?.sourcePath).toMatch(/^files\/\d{4}\/Digital\/Ashes 2027\/References\//);
    await app.context.store.transaction(system, (tx) =>
      tx.patch(briefs, brief.id, { department: 'Events', title: 'Moved' }),
    );
    expect(await uploader.documents.get(files, sent.id)).toMatchObject({ department: 'Events', prodTitle: 'Moved' });
  });
});

describe('an upload to a collection', () => {
  it('makes a signed deliverable in it, and the collection counts one more (LIB-027 LIB-029 DAT-138)', async () => {
    const shelf = await newCollection('Heroes');
    const target = {
      what: 'collection-file',
      colID: shelf.id,
      type: 'Image',
      brand: 'England',
      format: '1080x1080',
      department: 'Digital',
    } as const;
    const sent = await upload(uploader, target, 'hero.png', bytesLike.png());
    expect(sent.refused).toBeUndefined();
    const file = await uploader.documents.get(files, sent.id);
    expect(file).toMatchObject({
      what: 'collection-file',
      status: 'signed',
      colID: shelf.id,
      collections: [shelf.id],
      inCollection: true,
    });
    expect(file?.sourcePath).toMatch(new RegExp(`^files/\\d{4}/Digital/collections/${shelf.id}/`));
    expect(await uploader.documents.get(deliverables, file?.delID as string)).toMatchObject({
      state: 'signed',
      collectionUpload: shelf.id,
    });
    expect(await app.context.store.get(collections, shelf.id)).toMatchObject({ size: 1 });
    expect((await upload(uploader, target, 'hero.mp4', bytesLike.mp4())).refused).toMatch(
      /^This is a: mp4, but this uploader only accepts: png/,
    ); // LIB-028
  });

  it('is limited to the departments of the person', async () => {
    const shelf = await newCollection('Narrow');
    const narrow = await app.addPerson({
      name: 'Nar Row',
      roles: ['creative_catalogue_upload'],
      departmentAccess: ['Events'],
    });
    const target = {
      what: 'collection-file',
      colID: shelf.id,
      type: 'Image',
      brand: 'England',
      format: 'A4',
      department: 'Digital',
    } as const;
    expect((await upload(narrow, target, 'a.png', bytesLike.png())).refused).toBe('Choose one of your departments.');
    expect(
      (await upload(narrow, { ...target, department: 'Events' }, 'a.png', bytesLike.png())).refused,
    ).toBeUndefined();
  });

  it('needs a partner of those who are limited to partners, who see the file afterwards (USR-121)', async () => {
    const shelf = await newCollection('Sponsors');
    const limited = await app.addPerson({
      name: 'Part Ner',
      roles: ['creative_catalogue_upload', 'creative_catalogue_access'],
      partnerAccess: ['Vitality'],
    });
    const target = {
      what: 'collection-file',
      colID: shelf.id,
      type: 'Image',
      brand: 'England',
      format: 'A4',
      department: 'Digital',
    } as const;
    const refused = async (partner?: string) =>
      (await upload(limited, { ...target, ...(partner && { partner }) }, 'a.png', bytesLike.png())).refused;
    expect(await refused()).toBe('Please choose a partner first.');
    expect(await refused('Metro Bank')).toBe('Choose one of your partners.');
    const sent = await upload(limited, { ...target, partner: 'Vitality' }, 'a.png', bytesLike.png());
    expect(sent.refused).toBeUndefined();
    expect(await limited.documents.get(files, sent.id)).toMatchObject({ partner: 'Vitality' });
  });
});

describe('an upload to the other places', () => {
  it('an inspiration exists as soon as its file is complete (LIB-047 OPN-062 DAT-139)', async () => {
    const sent = await upload(uploader, { what: 'inspiration' }, 'Nice move.mov', bytesLike.mov());
    expect(sent.refused).toBeUndefined();
    expect(await uploader.documents.get(inspirations, sent.id)).toMatchObject({
      what: 'file',
      file: sent.id,
      title: 'Nice move',
      created_by: uploader.id,
    });
    expect((await uploader.documents.get(files, sent.id))?.sourcePath).toMatch(/^inspirations\/\d{4}\//);
    expect((await upload(uploader, { what: 'inspiration' }, 'a.pdf', bytesLike.pdf())).refused).toBe(
      'This is a: pdf, but this uploader only accepts: png, jpeg, jpg, gif, mp4, mov, qt, m4v',
    );
  });

  it('recordings and reels are MP4 only; a reel carries the access fields of its match (ARC-041 ARC-042 ARC-044)', async () => {
    const match = await app.context.store.transaction(system, (tx) =>
      tx.insert(matches, {
        label: 'Kent v Essex',
        startDate: '2021-07-04T10:00:00.000Z',
        year: 2021,
        cricketFormat: 1,
        teamsMap: { t1: true },
      }),
    );
    const waiting = await upload(archivist, { what: 'archive-awaiting' }, 'Day 1.mp4', bytesLike.mp4());
    expect(await archivist.documents.get(files, waiting.id)).toMatchObject({
      what: 'archive-awaiting',
      label: 'Day 1',
    });
    const reel = await upload(archivist, { what: 'match-reel', match: match.id }, 'Highlights.mp4', bytesLike.mp4());
    expect(reel.refused).toBeUndefined();
    expect(await app.context.store.get(files, reel.id)).toMatchObject({
      what: 'match-reel',
      match: match.id,
      year: 2021,
      teamsMap: { t1: true },
    });
    const disguised = await upload(archivist, { what: 'archive-awaiting' }, 'Day 2.mp4', bytesLike.mov());
    expect(disguised.refused).toBe('This is a: video/quicktime, but this uploader only accepts: video/mp4');
  });

  it('a watermark is a PNG (LIV-056 LIV-057)', async () => {
    const sent = await upload(archivist, { what: 'livestream-county-logo' }, 'Kent.png', bytesLike.png());
    expect(await archivist.documents.get(files, sent.id)).toMatchObject({
      what: 'livestream-county-logo',
      label: 'Kent',
    });
    const refused = await upload(archivist, { what: 'livestream-county-logo' }, 'Kent.mp4', bytesLike.mp4());
    expect(refused.refused).toBe('This is a: video/mp4, but this uploader only accepts: image/png');
  });
});

describe('fields that rules look at', () => {
  it('are copied from the deliverable to its files and their notes, in the same transaction', async () => {
    const deliverable = await addDeliverable(app, { brand: 'England' });
    const sent = await upload(uploader, { what: 'deliverable', delID: deliverable.id }, 'a.mp4', bytesLike.mp4());
    const note = await uploader.documents.insert(notes, { file: sent.id, text: 'Louder' });
    expect(note).toMatchObject({
      delID: deliverable.id,
      department: 'Digital',
      brand: 'England',
      fileStatus: 'review',
      delState: 'feedback',
    });
    await app.context.store.transaction(system, async (tx) => {
      await tx.patch(deliverables, deliverable.id, { state: 'signed', department: 'Events', brand: null });
      await tx.patch(files, sent.id, { status: 'signed' });
      expect(await tx.get(notes, note.id)).toMatchObject({
        department: 'Events',
        delState: 'signed',
        fileStatus: 'signed',
      });
    });
    expect(await app.context.store.get(files, sent.id)).toMatchObject({ department: 'Events', delState: 'signed' });
    expect((await app.context.store.get(files, sent.id))?.brand).toBeUndefined();
    await expect(uploader.documents.insert(notes, { file: sent.id, text: 'Too late' })).rejects.toThrow(
      'Notes can be added only while the file is awaiting feedback.',
    );
    await uploader.documents.insert(notes, { file: sent.id, text: 'Thanks', response: true, note: note.id });
  });

  it('keep a reviewer from adding a note to a file out of their scope, without revealing the file (USR-119 PRD-098)', async () => {
    const deliverable = await addDeliverable(app, { brand: 'England' });
    const sent = await upload(uploader, { what: 'deliverable', delID: deliverable.id }, 'b.mp4', bytesLike.mp4());
    const elsewhere = await app.addPerson({
      name: 'El Sewhere',
      roles: ['production_access', 'production_drafts', 'production_feedback'],
      departmentAccess: ['Events'],
    });
    await expect(elsewhere.documents.insert(notes, { file: sent.id, text: 'Guess' })).rejects.toThrow(
      'The file of this note has been deleted.',
    );
    expect(await app.context.store.count(notes, { file: sent.id })).toBe(0);
  });
});
