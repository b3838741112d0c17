import { describe, expect, it } from 'vitest';
import { deliverables } from '../production/documents.ts';
import { person } from '../testing/person.ts';
import { collectionFolder, foldersIn } from './collection-folder.ts';
import { collectionPart, collectionSteps, mayTakeStep } from './collection-rights.ts';
import { collections } from './documents.ts';

const shared = { owners: ['own'], editors: ['ed'] };

describe('the rights to a collection', () => {
  it.each([
    ['its owner', person(['archive_access'], { id: 'own' }), 'owner'],
    ['its editor', person(['archive_access'], { id: 'ed' }), 'editor'],
    ['any other person of the archive', person(['archive_access']), 'viewer'],
    ['any other person of the catalogue', person(['creative_catalogue_access']), 'viewer'],
    ['an uploader to the catalogue', person(['creative_catalogue_upload']), 'editor'],
    ['an uploader of new deliverables', person(['production_new_deliberables']), 'editor'],
    ['a feedbacker with the catalogue', person(['creative_catalogue_access', 'production_feedback']), 'editor'],
    ['a feedbacker without collections', person(['production_feedback']), null],
    ['a production admin with the catalogue', person(['creative_catalogue_access', 'production_admin']), 'owner'],
    ['a production admin without collections', person(['production_admin']), null],
    ['an owner who lost the role', person(['production_access'], { id: 'own' }), null],
    ['an owner who was deactivated', person(['archive_access'], { id: 'own', active: false }), null],
  ] as const)('in a collection, %s has the part %j (USR-067 USR-104 OPN-001)', (_, viewer, part) => {
    expect(collectionPart(viewer, shared)).toBe(part);
  });

  it.each([
    ['own', ['arrange', 'file', 'rename', 'share', 'remove']],
    ['ed', ['arrange', 'file']],
    ['other', []],
  ])('with a collection, %j may take the steps %j (OPN-001)', (id, steps) => {
    const viewer = person(['archive_access'], { id });
    const allowed = Object.keys(collectionSteps).filter((step) =>
      mayTakeStep(viewer, shared, step as keyof typeof collectionSteps),
    );
    expect(allowed).toEqual(steps);
  });

  it('a collection from before owners existed belongs to its creator', () => {
    const [lift] = collections.upgrades!;
    expect(lift!({ name: 'Kits', created_by: 'u1' })).toEqual({
      name: 'Kits',
      created_by: 'u1',
      owners: ['u1'],
      editors: [],
    });
    expect(lift!({ name: 'Kits' })).toMatchObject({ owners: [], editors: [] });
  });
});

describe('the folder of a collection', () => {
  it('a deliverable has a folder in each collection and joins with the folder of its brief (LIB-023)', () => {
    const placed = { collections: ['a', 'b'], collectionFolders: { a: 'Heroes', gone: 'x' }, folderName: 'Day 1' };
    expect(foldersIn(placed)).toEqual({ a: 'Heroes', b: 'Day 1' });
    expect(foldersIn({ ...placed, collectionFolders: { a: '' }, folderName: undefined })).toEqual({ a: '', b: '' });
    expect(collectionFolder({ collectionFolders: { a: ' ' } }, 'a')).toBeUndefined();
    expect(collectionFolder({ collectionFolders: {} }, 'constructor')).toBeUndefined();
  });

  it('deliverables from before collections had folders keep their folder in each collection', () => {
    const [lift] = deliverables.upgrades!;
    expect(lift!({ folderName: 'Day 1', collections: ['a', 'b'] })).toMatchObject({
      folderName: 'Day 1',
      collectionFolders: { a: 'Day 1', b: 'Day 1' },
    });
    expect(lift!({ title: 'x' })).toMatchObject({ collectionFolders: {} });
  });
});
