import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { addDays, londonDay } from '@pavilion/domain';
import { notifications } from '@pavilion/domain/accounts';
import { files } from '@pavilion/domain/files';
import { catalogueClause, collections, zips } from '@pavilion/domain/library';
import { briefs, deliverables } from '@pavilion/domain/production';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { viewerById } from '../../engines/auth/viewers.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import type { Person } from '../../testing/person.ts';
import { addBrief, addDeliverable } from '../../testing/upload-stage.ts';
import { bytesLike, upload } from '../../testing/uploads.ts';
import { expireZips } from './expire-zips.ts';
import { measureOldItems } from './measure-items.ts';

let app: TestApp;
let curator: Person;
let shelf: string;
let brief: string;
const noFacets = { department: [], type: [], brand: [], format: [], partner: [] };
const system = { kind: 'system', name: 'test' } as const;
beforeAll(async () => {
  app = await startApp();
  curator = await app.addPerson({
    name: 'Cu Rator',
    roles: [
      'creative_catalogue_access',
      'production_access',
      'production_drafts',
      'production_feedback',
      'production_new_deliberables',
    ],
  });
  shelf = (await curator.documents.insert(collections, { name: 'Heroes / 2027' })).id;
  brief = (await addBrief(app)).id;
});
afterAll(() => app.stop());

/** Creates a signed deliverable with a file, in the brief. */
async function signed(name: string, bytes: Buffer, more: object = {}) {
  const target = {
    what: 'brief-file',
    prodID: brief,
    type: 'Image',
    brand: 'England',
    format: 'A4',
    as: 'signed',
    ...more,
  } as const;
  const sent = await upload(curator, target, name, bytes);
  expect(sent.refused).toBeUndefined();
  const file = await app.context.store.get(files, sent.id);
  return { file: sent.id, deliverable: file?.delID as string };
}
const png = () => Buffer.concat([bytesLike.png(), randomBytes(5000)]);
const size = async () => (await curator.documents.get(collections, shelf))?.size;

async function unpack(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    opened.on('error', reject);
    opened.on('end', () => resolve(found));
    opened.on('entry', (entry: yauzl.Entry) => {
      opened.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        found.set(entry.fileName, await buffer(stream));
        opened.readEntry();
      });
    });
    opened.readEntry();
  });
}

describe('collections', () => {
  it('contain signed deliverables only, and count them (LIB-014 LIB-030 OPN-087)', async () => {
    const one = await signed('one.png', png());
    const draft = await addDeliverable(app, { production: brief });
    await curator.call.library.addToCollection({ collection: shelf, deliverables: [one.deliverable] });
    await curator.call.library.addToCollection({ collection: shelf, deliverables: [one.deliverable] });
    expect(await size()).toBe(1);
    expect(await curator.documents.get(files, one.file)).toMatchObject({ collections: [shelf], inCollection: true });
    await expect(
      curator.call.library.addToCollection({ collection: shelf, deliverables: [draft.id] }),
    ).rejects.toMatchObject({
      code: 'NOT_SIGNED',
      message: 'Only signed-off deliverables can be added to a collection.',
    });
    await app.context.store.transaction(system, (tx) => tx.patch(deliverables, one.deliverable, { state: 'feedback' }));
    expect(await size()).toBe(0);
    await app.context.store.transaction(system, (tx) => tx.patch(deliverables, one.deliverable, { state: 'signed' }));
    expect(await size()).toBe(1);
    await curator.call.library.removeFromCollection({ collection: shelf, deliverables: [one.deliverable] });
    expect(await size()).toBe(0);
    expect(await curator.documents.get(files, one.file)).toMatchObject({ collections: [], inCollection: false });
  });

  it('chosen on a brief are set on its deliverables and counted (OPN-096)', async () => {
    const other = await addBrief(app);
    const deliverable = await addDeliverable(app, { production: other.id, state: 'signed' });
    const before = (await size()) as number;
    await curator.documents.patch(briefs, other.id, { collections: [shelf] });
    expect(await curator.documents.get(deliverables, deliverable.id)).toMatchObject({
      collections: [shelf],
      inCollection: true,
    });
    expect(await size()).toBe(before + 1);
    await curator.documents.patch(briefs, other.id, { collections: [] });
    expect(await size()).toBe(before);
  });

  it('let people who only open collections download the files in one, and no others (OPN-001)', async () => {
    const one = await signed('seen.png', png());
    const archive = await app.addPerson({ name: 'Ar Chive', roles: ['archive_access'] });
    const status = async () => (await archive.fetch(`/api/files/${one.file}/original`)).status;
    expect(await status()).toBe(404);
    await curator.call.library.addToCollection({ collection: shelf, deliverables: [one.deliverable] });
    expect(await status()).toBe(200);
    await curator.call.library.removeFromCollection({ collection: shelf, deliverables: [one.deliverable] });
    expect(await status()).toBe(404);
  });

  it('have their own folders: setting one for several deliverables changes neither the brief nor other collections (LIB-026)', async () => {
    const [one, two] = [await signed('f1.png', png(), { folderName: 'Stills' }), await signed('f2.png', png())];
    const both = [one.deliverable, two.deliverable];
    const other = (await curator.documents.insert(collections, { name: 'Other' })).id;
    for (const collection of [shelf, other])
      await curator.call.library.addToCollection({ collection, deliverables: both });
    const folders = async (id: string) => (await curator.documents.get(deliverables, id))?.collectionFolders;
    expect(await folders(one.deliverable)).toEqual({ [shelf]: 'Stills', [other]: 'Stills' });
    await curator.call.library.setFolder({ collection: shelf, deliverables: both, folderName: 'Day 1' });
    expect(await folders(one.deliverable)).toEqual({ [shelf]: 'Day 1', [other]: 'Stills' });
    expect(await folders(two.deliverable)).toEqual({ [shelf]: 'Day 1', [other]: '' });
    expect((await curator.documents.get(deliverables, one.deliverable))?.folderName).toBe('Stills');
    expect((await curator.documents.get(files, one.file))?.folderName).toBe('Stills');
    await curator.call.library.setFolder({ collection: shelf, deliverables: both, folderName: '' });
    expect(await folders(one.deliverable)).toEqual({ [shelf]: '', [other]: 'Stills' });
    await curator.call.library.removeFromCollection({ collection: other, deliverables: both });
    expect(await folders(one.deliverable)).toEqual({ [shelf]: '' });
    await expect(
      curator.call.library.setFolder({ collection: other, deliverables: both, folderName: 'x' }),
    ).rejects.toMatchObject({ code: 'NOT_IN_COLLECTION' });
    await curator.call.library.removeFromCollection({ collection: shelf, deliverables: both });
  });

  it('have files that the catalogue finds by their own dimensions, also in stores from before they were kept (LIB-003 LIB-006)', async () => {
    const one = await signed('measured.png', png());
    const other = await signed('other.png', png());
    const measure = (id: string, width: number, height: number) =>
      app.context.store.transaction(system, (tx) => tx.patch(files, id, { metadata: { size: 1, width, height } }));
    const found = async (text: string) => {
      const body = { query: catalogueClause({ ...noFacets, text }), size: 20 };
      const { hits } = await app.context.search.run(await viewerById(app.context, curator.id), {
        index: 'deliverables',
        body,
      });
      return hits.hits.map(({ _id }) => _id);
    };
    const changed = (await curator.documents.get(deliverables, one.deliverable))?.updated_at;
    await measure(one.file, 540, 960);
    await measure(other.file, 540, 540);
    for (const text of ['540x960', '540X960', '540×960', '540 x 960'])
      expect(await found(text)).toEqual([one.deliverable]);
    expect(await found('540x540')).toEqual([other.deliverable]);
    expect((await curator.documents.get(deliverables, one.deliverable))?.updated_at).toBe(changed);
    await measure(one.file, 1000, 500);
    expect(await found('540x960')).toEqual([]);

    await app.context.database.query("UPDATE deliverables SET data = data - 'pictureSize'");
    await measureOldItems(app.context);
    await measureOldItems(app.context);
    expect(await app.context.store.get(deliverables, one.deliverable)).toMatchObject({ pictureSize: '1000×500' });
    expect(await found('1000x500')).toEqual([one.deliverable]);
    // Another current file has its own dimensions.
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, one.deliverable, { currentFileID: other.file }),
    );
    expect(await found('1000x500')).toEqual([]);
  });

  it('leave the dates of what is added to them, so that the newest content stays first (PLT-095 LIB-030)', async () => {
    const { deliverable } = await signed('old.png', png());
    const { id: collection } = await curator.documents.insert(collections, { name: 'Old ones' });
    const stamps = async () => {
      const found = await curator.documents.get(deliverables, deliverable);
      return { at: found?.updated_at, by: found?.updated_by, in: found?.collections.length };
    };
    const before = await stamps();
    await curator.call.library.addToCollection({ collection, deliverables: [deliverable] });
    expect(await stamps()).toEqual({ ...before, in: 1 });
    await curator.documents.patch(deliverables, deliverable, { description: 'With the badge' });
    expect((await stamps()).at).not.toBe(before.at);
  });

  it('count seven simultaneous additions', async () => {
    const made = await Promise.all(Array.from({ length: 7 }, (_, n) => signed(`p${n}.png`, png())));
    const before = (await size()) as number;
    await Promise.all(
      made.map(({ deliverable }) =>
        curator.call.library.addToCollection({ collection: shelf, deliverables: [deliverable] }),
      ),
    );
    expect(await size()).toBe(before + 7);
    await curator.call.library.removeFromCollection({
      collection: shelf,
      deliverables: made.map(({ deliverable }) => deliverable),
    });
    expect(await size()).toBe(before);
  });
});

describe('another person’s collection', () => {
  const refused = { code: 'NOT_ALLOWED' };
  const county = (name: string) => app.addPerson({ name, roles: ['archive_access'] });

  it('is not renamed, arranged, filed, shared or deleted by people who only open the archive (OPN-001)', async () => {
    const one = await signed('theirs.png', png());
    await curator.call.library.addToCollection({ collection: shelf, deliverables: [one.deliverable] });
    const reader = await county('Cou Nty');
    const items = { collection: shelf, deliverables: [one.deliverable] };
    await expect(reader.documents.patch(collections, shelf, { name: 'Mine' })).rejects.toMatchObject(refused);
    await expect(reader.documents.patch(collections, shelf, { restrictions: '' })).rejects.toMatchObject(refused);
    await expect(reader.documents.patch(collections, shelf, { owners: [reader.id] })).rejects.toMatchObject(refused);
    await expect(reader.documents.delete(collections, shelf)).rejects.toMatchObject(refused);
    await expect(reader.call.library.removeFromCollection(items)).rejects.toMatchObject(refused);
    await expect(reader.call.library.addToCollection(items)).rejects.toMatchObject(refused);
    await expect(reader.call.library.setFolder({ ...items, folderName: 'x' })).rejects.toMatchObject(refused);
    expect(await curator.documents.get(collections, shelf)).toMatchObject({ name: 'Heroes / 2027', size: 1 });
    await curator.call.library.removeFromCollection(items);
  });

  it('belongs to its creator until they share it (LIB-022)', async () => {
    const [maker, friend] = [await county('Ma Ker'), await county('Fri End')];
    const { id } = await maker.documents.insert(collections, { name: 'Catches' });
    expect(await maker.documents.get(collections, id)).toMatchObject({ owners: [maker.id], editors: [] });
    const one = await signed('catch.png', png());
    await curator.call.library.addToCollection({ collection: id, deliverables: [one.deliverable] });
    const takeOut = () => friend.call.library.removeFromCollection({ collection: id, deliverables: [one.deliverable] });
    await expect(takeOut()).rejects.toMatchObject(refused);
    await maker.call.library.setFolder({ collection: id, deliverables: [one.deliverable], folderName: 'Slips' });
    await maker.documents.patch(collections, id, { editors: [friend.id] });
    await takeOut();
    expect((await maker.documents.get(collections, id))?.size).toBe(0);
    // An editor without the catalogue no longer sees the file, and can undo only a removal of their own.
    expect(await friend.documents.get(deliverables, one.deliverable)).toBeUndefined();
    const undo = (person: Person) =>
      person.call.library.undoRemoval({ collection: id, deliverables: [one.deliverable] });
    await expect(undo(maker)).rejects.toMatchObject({ message: 'This removal can no longer be undone.' });
    await undo(friend);
    expect(await friend.documents.get(deliverables, one.deliverable)).toMatchObject({
      collectionFolders: { [id]: 'Slips' },
    });
    expect((await maker.documents.get(collections, id))?.size).toBe(1);
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, one.deliverable, { state: 'feedback', collections: [] }),
    );
    await expect(undo(friend)).rejects.toMatchObject({ message: 'This removal can no longer be undone.' });
    await maker.documents.patch(collections, id, { editors: [] });
    await expect(undo(friend)).rejects.toMatchObject(refused);
    expect((await maker.documents.get(collections, id))?.size).toBe(0);
    await expect(friend.documents.patch(collections, id, { name: 'Ours' })).rejects.toMatchObject(refused);
    await expect(maker.documents.patch(collections, id, { owners: [] })).rejects.toMatchObject({
      message: 'A collection needs an owner.',
    });
    await maker.documents.patch(collections, id, { owners: [friend.id] });
    await expect(maker.documents.delete(collections, id)).rejects.toMatchObject(refused);
    await friend.documents.delete(collections, id);
    expect(await maker.documents.get(collections, id)).toBeUndefined();
  });

  it('tells people who become its owners and editors (LIB-022)', async () => {
    const roles = ['archive_access'] as const;
    const [mate, aide] = [
      await app.addPerson({ name: 'Ma Te', roles: [...roles] }),
      await app.addPerson({ name: 'Ai De', roles: [...roles] }),
    ];
    const { id } = await curator.documents.insert(collections, { name: 'Shared shelf' });
    await curator.documents.patch(collections, id, { owners: [curator.id, mate.id], editors: [aide.id] });
    await curator.documents.patch(collections, id, { name: 'Shared shelves' });
    const told = async (person: Person) =>
      (await app.context.store.find(notifications, { where: { user: person.id } })).map(({ title, link }) => [
        title,
        link,
      ]);
    expect(await told(mate)).toEqual([['Cu Rator made you an owner of Shared shelf', `/collection/${id}`]]);
    expect(await told(aide)).toEqual([['Cu Rator made you an editor of Shared shelf', `/collection/${id}`]]);
    expect((await told(curator)).filter(([title]) => title?.includes('made you'))).toEqual([]);
  });

  it('is deleted without its deliverables, which readers then cannot open, and restored with them (OPN-098)', async () => {
    const [maker, reader] = [await county('De Leter'), await county('Rea Der')];
    const { id } = await maker.documents.insert(collections, { name: 'Short lived' });
    const one = await signed('kept.png', png());
    await curator.call.library.addToCollection({ collection: id, deliverables: [one.deliverable] });
    await curator.call.library.setFolder({ collection: id, deliverables: [one.deliverable], folderName: 'Best' });
    const status = async () => (await reader.fetch(`/api/files/${one.file}/original`)).status;
    expect(await status()).toBe(200);
    await maker.documents.delete(collections, id);
    expect(await curator.documents.get(deliverables, one.deliverable)).toMatchObject({ inCollection: false });
    expect(await status()).toBe(404);
    await maker.call.system.undoDeletion({ collection: collections.name, ids: [id] });
    expect(await maker.documents.get(collections, id)).toMatchObject({ size: 1, owners: [maker.id] });
    expect(await maker.documents.get(deliverables, one.deliverable)).toMatchObject({
      collectionFolders: { [id]: 'Best' },
    });
    expect(await status()).toBe(200);
  });
});

describe('counts', () => {
  it('include only what the viewer can see, with the other filters applied (LIB-002 LIB-008 OPN-087)', async () => {
    const { id } = await curator.documents.insert(collections, { name: 'Of two partners' });
    await app.context.store.transaction(system, async (tx) => {
      const item = { state: 'signed' as const, title: 'Zanzibar', collections: [id], department: 'Digital' };
      await tx.insert(deliverables, { ...item, partner: 'Acme', type: 'Video' });
      await tx.insert(deliverables, { ...item, partner: 'Acme', type: 'Image' });
      await tx.insert(deliverables, { ...item, partner: 'Zeta', type: 'Video' });
      await tx.insert(deliverables, { ...item, partner: 'Zeta', type: 'Video', state: 'feedback' });
    });
    const partner = await app.addPerson({
      name: 'Part Ner',
      roles: ['creative_catalogue_access'],
      partnerAccess: ['Acme'],
    });
    const stranger = await app.addPerson({
      name: 'Stran Ger',
      roles: ['creative_catalogue_access'],
      partnerAccess: ['Nobody'],
    });
    const size = async (person: Person) => (await person.call.library.countCollections({})).sizes[id];
    expect([await size(curator), await size(partner), await size(stranger)]).toEqual([3, 2, 0]);
    const without = await app.addPerson({ name: 'With Out', roles: [] });
    expect((await without.call.library.countCollections({})).sizes).toEqual({});

    const count = (person: Person, filters: object = {}) =>
      person.call.library.countCatalogue({ text: 'zanzibar', ...filters } as never);
    expect(await count(curator)).toMatchObject({ type: { Video: 2, Image: 1 }, partner: { Acme: 2, Zeta: 1 } });
    expect(await count(partner)).toMatchObject({ type: { Video: 1, Image: 1 }, partner: { Acme: 2 } });
    // A second choice in one filter adds to the first, so a filter does not narrow its own counts.
    expect(await count(curator, { partner: ['Zeta'] })).toMatchObject({
      type: { Video: 1 },
      partner: { Acme: 2, Zeta: 1 },
    });
    await expect(count(without)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});

describe('a zip', () => {
  it('is requested, built, announced, downloaded in ranges and deleted (LIB-031 LIB-033 LIB-034 LIB-036 LIB-037 LIB-038 OPN-061)', async () => {
    const [first, second] = [png(), png()];
    const one = await signed('🏏 hero.png', first, { folderName: 'Day 1' });
    const two = await signed('🏏 hero.png', second, { folderName: 'Day 1' });
    await curator.call.library.addToCollection({ collection: shelf, deliverables: [one.deliverable, two.deliverable] });
    const { id } = await curator.call.library.requestZip({ colID: shelf, all: true });
    const today = londonDay(app.context.clock());
    expect(await curator.documents.get(zips, id)).toMatchObject({
      status: expect.stringMatching(/requested|ready/),
      zipName: `Heroes - 2027 ${today}`,
      deleteDate: addDays(today, 365),
      files: expect.arrayContaining([
        { id: one.file, folderName: 'Day 1' },
        { id: two.file, folderName: 'Day 1' },
      ]),
    });
    await app.jobsDone();
    const zip = await curator.documents.get(zips, id);
    expect(zip).toMatchObject({ status: 'ready', file: `zip-${id}` });
    const told = await app.context.store.find(notifications, { where: { user: curator.id, kind: 'zipReady' } });
    expect(told[0]?.title).toBe(`Heroes - 2027 ${today} is ready to download`);

    const whole = await curator.fetch(`/api/zips/${id}`);
    expect(whole.headers.get('content-disposition')).toContain(`filename="Heroes - 2027 ${today}.zip"`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBe(zip?.size);
    const unpacked = await unpack(bytes);
    expect([...unpacked.keys()].sort()).toEqual(['Day 1/🏏 hero v1 (2).png', 'Day 1/🏏 hero v1.png', 'manifest.csv']);
    const contents = [...unpacked.values()].map((content) => content.toString('base64'));
    expect(contents).toEqual(expect.arrayContaining([first.toString('base64'), second.toString('base64')]));
    expect(unpacked.get('manifest.csv')?.toString()).toContain(createHash('sha256').update(first).digest('hex'));
    const tail = await curator.fetch(`/api/zips/${id}`, { headers: { range: 'bytes=-22' } });
    expect([tail.status, Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-22))]).toEqual([206, true]);

    const key = (await app.context.store.get(files, `zip-${id}`))?.sourcePath as string;
    await curator.call.library.deleteZip({ id });
    expect((await curator.fetch(`/api/zips/${id}`)).status).toBe(404);
    expect(await curator.documents.get(zips, id)).toBeUndefined();
    expect(await app.context.storage.size(key)).toBeNull();
  });

  it('contains what its requester can see when it is built, and is refused to people who cannot see all of it', async () => {
    const one = await signed('mine.png', png());
    const two = await signed('gone.png', png());
    const digital = await app.addPerson({
      name: 'Dig Ital',
      roles: ['creative_catalogue_access', 'production_access', 'production_drafts'],
      departmentAccess: ['Digital'],
    });
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, two.deliverable, { department: 'Events' }),
    );
    const asked = { prodID: brief, files: [{ id: one.file }, { id: two.file }, { id: 'nothing-at-all' }] };
    const { id } = await digital.call.library.requestZip(asked);
    await app.jobsDone();
    expect((await digital.documents.get(zips, id))?.files).toEqual([{ id: one.file }]);
    expect((await digital.fetch(`/api/zips/${id}`)).status).toBe(200);
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, one.deliverable, { department: 'Events' }),
    );
    const addresses = [`/api/zips/${id}`, `/api/files/zip-${id}/original`];
    for (const address of [...addresses, `/api/files/zip-${id}/preview`, `/api/files/zip-${id}/subtitles`]) {
      const closed = await digital.fetch(address);
      expect([address, closed.status, ((await closed.json()) as { message: string }).message]).toEqual([
        address,
        403,
        'This zip can no longer be downloaded: it holds files that you no longer have access to. Request a new one without them.',
      ]);
    }
    // Nor from a browser's cache of an earlier download.
    const kept = { headers: { 'if-none-match': '*', range: 'bytes=0-9' } };
    for (const address of addresses) expect((await digital.fetch(address, kept)).status).toBe(403);
    const whole = await curator.call.library.requestZip(asked);
    await app.jobsDone();
    expect((await digital.fetch(`/api/zips/${whole.id}`)).status).toBe(404);
    await expect(digital.call.library.deleteZip({ id: whole.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(digital.call.library.requestZip({ ...asked, files: [{ id: one.file }] })).rejects.toMatchObject({
      code: 'NOTHING_TO_ZIP',
      message: 'There are no files to put into a zip.',
    });
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, one.deliverable, { department: 'Digital' }),
    );
    for (const address of addresses) expect((await digital.fetch(address)).status).toBe(200);
  });

  it('is limited to five at a time for one person, while others can request theirs (LIB-034)', async () => {
    const one = await signed('again.png', png());
    const asked = { prodID: brief, files: [{ id: one.file }] };
    const eager = await app.addPerson({ name: 'Ea Ger', roles: ['production_access', 'production_drafts'] });
    const zip = (n: number) => ({ prodID: brief, zipName: `In the making ${n}`, status: 'requested' as const });
    await app.context.store.transaction({ kind: 'user', id: eager.id }, (tx) =>
      tx.insertBatch(zips, [1, 2, 3, 4, 5].map(zip)),
    );
    await expect(eager.call.library.requestZip(asked)).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: '5 of your zips are still being made. Please wait for one of them.',
    });
    expect(await curator.call.library.requestZip(asked)).toMatchObject({ id: expect.any(String) });
    await app.jobsDone();
  });

  it('of a selection has files of any brief, only those that its requester sees, and is theirs alone (LIB-011 LIB-031)', async () => {
    const [one, two] = [await signed('first.png', png()), await signed('second.png', png())];
    const hidden = await signed('hidden.png', png());
    await app.context.store.transaction(system, (tx) =>
      tx.patch(deliverables, hidden.deliverable, { brand: 'Secret' }),
    );
    const limited = await app.addPerson({
      name: 'Li Mited',
      roles: ['creative_catalogue_access'],
      brandAccess: ['England'],
    });
    const chosen = [one, two, hidden].map(({ file }) => ({ id: file }));
    const { id } = await limited.call.library.requestZip({ files: chosen });
    await limited.call.library.requestZip({ files: chosen });
    await app.jobsDone();
    const today = londonDay(app.context.clock());
    expect(
      (await app.context.store.find(zips, { where: { created_by: limited.id } })).map(({ zipName }) => zipName).sort(),
    ).toEqual([`Selection ${today}`, `Selection ${today} (2)`]);
    const zip = await unpack(Buffer.from(await (await limited.fetch(`/api/zips/${id}`)).arrayBuffer()));
    expect([...zip.keys()].sort()).toEqual(['first v1.png', 'manifest.csv', 'second v1.png']);
    const told = await app.context.store.find(notifications, { where: { user: limited.id, kind: 'zipReady' } });
    expect(told[0]?.link).toBe('/content');
    const other = await app.addPerson({
      name: 'O Ther',
      roles: ['creative_catalogue_access'],
      brandAccess: ['England'],
    });
    expect(await other.documents.get(zips, id)).toBeUndefined();
    await expect(limited.call.library.requestZip({ all: true })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('that cannot be built shows the reason', async () => {
    const one = await signed('lost.png', png());
    await app.context.storage.remove((await app.context.store.get(files, one.file))?.sourcePath as string);
    const { id } = await curator.call.library.requestZip({ prodID: brief, files: [{ id: one.file }] });
    await expect.poll(async () => (await curator.documents.get(zips, id))?.status, { timeout: 10_000 }).toBe('failed');
    expect((await curator.documents.get(zips, id))?.error).toMatch(/^This did not work/);
    await curator.call.library.deleteZip({ id });
  });

  it('is removed on its delete date (LIB-037)', async () => {
    const one = await signed('old.png', png());
    const { id } = await curator.call.library.requestZip({ prodID: brief, files: [{ id: one.file }] });
    await app.jobsDone();
    const run = () => expireZips.run(app.context, {}, new AbortController().signal);
    await run();
    expect(await curator.documents.get(zips, id)).toBeDefined();
    const key = (await app.context.store.get(files, `zip-${id}`))?.sourcePath as string;
    await app.context.store.transaction(system, (tx) =>
      tx.patch(zips, id, { deleteDate: londonDay(app.context.clock()) }),
    );
    await run();
    expect(await curator.documents.get(zips, id)).toBeUndefined();
    expect(await app.context.storage.size(key)).toBeNull();
  });
});
