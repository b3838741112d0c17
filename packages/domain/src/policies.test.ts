import { matches as meets, nothing } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import { roleFlags } from './access/roles.ts';
import type { User } from './accounts/documents.ts';
import { type DocumentName, documentTypes } from './documents.ts';
import { policies, policyOf } from './policies.ts';
import { person } from './testing/person.ts';

const names = Object.keys(documentTypes) as DocumentName[];
const everyone = person(roleFlags);
const reads = (name: DocumentName, viewer = everyone) => policyOf(name).read(viewer);
const seen = (name: DocumentName, viewer: typeof everyone, document: object) => meets(document, reads(name, viewer));
const patches = (name: DocumentName, viewer: typeof everyone, document: object = {}) =>
  policyOf(name).patch?.(viewer, { id: 'd', _rev: 1, ...document } as never) ?? [];

describe('policies', () => {
  it('every document type is listed under its stored name (DAT-055)', () => {
    for (const name of names) expect(documentTypes[name].name).toBe(name);
    for (const name of [
      'config',
      'preApprovedUsers',
      'brands',
      'users',
      'files',
      'notes',
      'shifts',
      'shoots',
      'resources',
      'billings',
      'costs',
      'budgets',
      'payments',
      'inspirations',
      'inspirationComments',
      'zips',
      'collections',
      'deliverables',
      'productions',
      'clippingRequests',
      'archiveEvents',
      'matches',
      'teams',
      'venues',
      'players',
      'competitions',
      'matchFormats',
      'search',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('an unknown name has no policy', () => {
    expect(policyOf('toString')).toBeUndefined();
  });

  it('every index names fields of its schema', () => {
    for (const name of names) {
      const { schema, indexes = [], arrays = [], search } = documentTypes[name];
      const used = [
        ...indexes.flatMap((index) => [...index.fields, ...(index.orderBy ?? []).map((order) => order.field)]),
        ...arrays,
        ...(search?.text ?? []),
      ];
      for (const field of used) expect(Object.keys(schema.shape), `${name}.${field}`).toContain(field.split('.')[0]);
    }
  });

  it('an inactive user reads nothing of any type (PLT-068)', () => {
    const pending = person(roleFlags, {
      active: false,
      companyConfirmed: 'Cricket Board',
      accessInt: true,
      accessDom: true,
    });
    for (const name of names) expect(reads(name, pending), name).toEqual(nothing);
  });

  it('nobody reads the keys of feed destinations', () => {
    expect(reads('rtmpOutputKeys')).toEqual(nothing);
    expect(policies.rtmpOutputKeys.policy).not.toHaveProperty('insert');
  });

  it('state fields are changed by calls: no policy lists them, not even for a person with every role', () => {
    const never: Partial<Record<DocumentName, string[]>> = {
      productions: ['status', 'completed', 'active', 'totalDels', 'signedDels', 'totalDays', 'nextDeadline'],
      deliverables: [
        'state',
        'active',
        'overdue',
        'currentVersion',
        'currentFileID',
        'reviewStatus',
        'department',
        'partner',
        'inCollection',
        'pictureSize',
      ],
      files: ['status', 'events', 'what', 'match', 'sourcePath', 'sha256', 'media', 'delState', 'int', 'startDate'],
      notes: ['fileStatus', 'delState', 'created_by'],
      archiveEvents: ['clipStatus', 'clipped', 'clipFile', 'source', 'int'],
      clippingRequests: ['status'],
      zips: ['status', 'file'],
      users: ['last_log_in'],
      shifts: ['resourceCompany'],
      resources: ['totalDays'],
      billings: ['totalDays', 'totalCost'],
      search: ['response'],
    };
    for (const [name, fields] of Object.entries(never)) {
      const allowed = patches(name as DocumentName, everyone, {
        what: 'deliverable',
        fileStatus: 'review',
        created_by: 'p',
      });
      for (const field of fields) expect(allowed, `${name}.${field}`).not.toContain(field);
    }
  });

  it('no policy allows setting the author or creation time of a document', () => {
    for (const name of names) {
      const inserted = policyOf(name).insert?.(everyone, { id: 'd', _rev: 1, what: 'url' } as never) ?? [];
      for (const stamp of ['created_at', 'created_by', 'updated_at', 'updated_by']) {
        expect([...inserted, ...patches(name, everyone, { user: 'x' })], `${name}.${stamp}`).not.toContain(stamp);
      }
    }
  });
});

describe('users', () => {
  it('people can change a few fields of their own profile only (USR-041 USR-044 USR-050)', () => {
    const own = person([], { id: 'me' });
    expect(patches('users', own, { id: 'me' })).toEqual([
      'company',
      'department',
      'productionCompany',
      'feedbackEmail',
      'notify',
    ]);
    expect(patches('users', own, { id: 'other' })).toEqual([]);
  });

  it('a user administrator can change everyone, but not delete their own account (USR-032 USR-117)', () => {
    const admin = person(['user_admin'], { id: 'admin' });
    expect(patches('users', admin, { id: 'other' })).toEqual(
      expect.arrayContaining(['roles', 'active', 'departmentAccess', 'companyConfirmed']),
    );
    const remove = policies.users.policy.remove!;
    expect(remove(admin, { id: 'other' } as never)).toBe(true);
    expect(remove(admin, { id: 'admin' } as never)).toBe(false);
  });
});

describe('deliverables and their files: without production_drafts only signed ones (OPN-042)', () => {
  const signed = { id: 'd', state: 'signed', department: 'Digital' };
  const draft = { id: 'd', state: 'feedback', department: 'Digital' };

  it.each<[string, Parameters<typeof person>[0], object, boolean]>([
    ['USR-073 OPN-042 drafts are seen with production_drafts', ['production_drafts'], draft, true],
    ['USR-074 OPN-042 and not without', ['production_access', 'production_feedback'], draft, false],
    ['OPN-042 which leaves signed ones', ['production_access', 'production_feedback'], signed, true],
    ['LIB-001 the catalogue shows signed ones', ['creative_catalogue_access'], signed, true],
    ['LIB-001 and no others', ['creative_catalogue_access'], draft, false],
    [
      'OPN-001 the archive role sees signed ones of collections',
      ['archive_access'],
      { ...signed, inCollection: true },
      true,
    ],
    ['OPN-001 and no others', ['archive_access'], signed, false],
    ['USR-062 the inspirations role alone sees none', ['inspirations_access'], signed, false],
  ])('%s', (_, flags, document, expected) => {
    expect(seen('deliverables', person(flags), document)).toBe(expected);
  });

  it('scope applies with every role (USR-119 LIB-008)', () => {
    const limited: Partial<User> = { departmentAccess: ['Events'] };
    expect(seen('deliverables', person(roleFlags, limited), signed)).toBe(false);
    expect(
      seen('files', person(roleFlags, limited), {
        what: 'deliverable',
        department: 'Digital',
        delState: 'signed',
        status: 'signed',
      }),
    ).toBe(false);
  });

  it('without drafts only the signed version of a signed deliverable can be downloaded (USR-074)', () => {
    const guest = person(['creative_catalogue_access']);
    const version = { what: 'deliverable', delState: 'signed', status: 'signed' };
    expect(seen('files', guest, version)).toBe(true);
    expect(seen('files', guest, { ...version, status: 'edit' })).toBe(false);
    expect(seen('files', guest, { ...version, delState: 'feedback' })).toBe(false);
    expect(seen('files', guest, { what: 'subtitle', delState: 'signed' })).toBe(true);
  });

  it.each<[string, Parameters<typeof person>[0], string, boolean]>([
    ['ARC-071 awaiting files', ['archive_uploader'], 'archive-awaiting', true],
    ['ARC-071 awaiting files', ['archive_access', 'archive_search'], 'archive-awaiting', false],
    ['LIV-055 watermarks', ['livestream_access'], 'livestream-county-logo', true],
    ['LIV-055 watermarks', ['archive_access'], 'livestream-county-logo', false],
    ['PRD-035 references', ['production_access'], 'briefReference', true],
    ['PRD-035 references', ['creative_catalogue_access'], 'briefReference', false],
    ['ARC-009 recordings without match access', ['archive_access'], 'recording', false],
    ['PLT-035 images of inspirations', [], 'inspiration', true],
  ])('%s are for the right roles', (_, flags, what, expected) => {
    expect(seen('files', person(flags), { what, int: true, startDate: '2019-01-01T00:00:00.000Z', year: 2019 })).toBe(
      expected,
    );
  });
});

describe('notes', () => {
  const note = { id: 'n', created_by: 'someone', response: false, fileStatus: 'review' };
  const reviewer = person(['production_drafts', 'production_feedback']);
  const editor = person(['production_drafts']);

  it('reviewers can edit file notes while the file is in review (PRD-098)', () => {
    expect(patches('notes', reviewer, note)).toContain('text');
    expect(patches('notes', reviewer, { ...note, fileStatus: 'edit' })).not.toContain('text');
    expect(patches('notes', editor, note)).toEqual([]);
  });

  it('responses are edited by their author (PRD-099)', () => {
    expect(patches('notes', editor, { ...note, response: true, created_by: 'p' })).toContain('text');
    expect(patches('notes', reviewer, { ...note, response: true })).not.toContain('text');
  });

  it('everyone with access can toggle done while the file is in edit (PRD-101 USR-106)', () => {
    expect(patches('notes', editor, { ...note, fileStatus: 'edit' })).toEqual(['done']);
    expect(patches('notes', reviewer, note)).not.toContain('done');
  });

  it('everyone with drafts can respond, and a response needs its note (USR-107 PRD-100)', () => {
    const insert = policies.notes.policy.insert!;
    expect(insert(editor, { response: true, note: 'n1' } as never)).toContain('text');
    expect(insert(editor, { response: true } as never)).toEqual([]);
    expect(insert(editor, { response: false } as never)).toEqual([]);
    expect(insert(reviewer, { response: false } as never)).toContain('text');
  });
});

describe('planning and money', () => {
  it('resources follow the company that an administrator confirmed (USR-134 USR-135 OPN-097)', () => {
    const scheduler = (details: Partial<User>) => person(['production_shifts'], details);
    const camera = { id: 'r', company: 'Lens Ltd' };
    expect(seen('resources', scheduler({ companyConfirmed: 'Cricket Board' }), camera)).toBe(true);
    expect(seen('resources', scheduler({ companyConfirmed: 'Lens Ltd' }), camera)).toBe(true);
    expect(seen('resources', scheduler({ companyConfirmed: 'Other' }), camera)).toBe(false);
    expect(seen('resources', scheduler({ company: 'Cricket Board' }), camera)).toBe(false);
  });

  it('a resource with shifts cannot be deleted (PLN-033)', () => {
    expect(policies.resources.policy.remove!(everyone, { totalDays: 0.25 } as never)).toBe(false);
  });

  it('schedulers read budgets, production admins write them, payments cannot be deleted (OPN-080)', () => {
    expect(patches('budgets', person(['production_shifts']))).toEqual([]);
    expect(patches('budgets', person(['production_admin']))).toContain('name');
    expect(policies.payments.policy).not.toHaveProperty('remove');
  });
});

describe('inspirations', () => {
  it('people can toggle only their own favourite (LIB-043)', () => {
    expect(patches('inspirations', person([], { id: 'u1' }), { created_by: 'x' })).toEqual(['favourites.u1']);
  });

  it('comments are deleted by their author, inspirations by their creator, Error rows by anyone with the role (OPN-092)', () => {
    expect(patches('inspirationComments', person([]), { created_by: 'x' })).toEqual([]);
    const remove = policies.inspirations.policy.remove!;
    const member = person(['inspirations_access']);
    expect(remove(member, { created_by: 'x', error: false } as never)).toBe(false);
    expect(remove(member, { created_by: 'x', error: true } as never)).toBe(true);
    expect(remove(member, { created_by: 'p', error: false } as never)).toBe(true);
  });
});

describe('archive events', () => {
  it('only user clips can be deleted, and not while they are being cut (ARC-129)', () => {
    const remove = policies.archiveEvents.policy.remove!;
    const clipper = person(['archive_access', 'archive_search']);
    expect(remove(clipper, { source: 'user', clipStatus: 'clipped' } as never)).toBe(true);
    expect(remove(clipper, { source: 'user', clipStatus: 'clipping' } as never)).toBe(false);
    expect(remove(clipper, { source: 'feed', clipStatus: 'not clipped' } as never)).toBe(false);
  });
});

describe('search documents', () => {
  it('are readable only by their author and inserted without a response (OPN-037)', () => {
    expect(seen('search', everyone, { created_by: 'p' })).toBe(true);
    expect(seen('search', everyone, { created_by: 'q' })).toBe(false);
    const insert = policies.search.policy.insert!;
    expect(insert(everyone, { response: null } as never)).toEqual(['request', 'response']);
    expect(insert(everyone, { response: { hits: {} } } as never)).toEqual([]);
  });
});
