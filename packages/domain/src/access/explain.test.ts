import { matches } from '@pavilion/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/documents.ts';
import { documentTypes } from '../documents.ts';
import { policyOf } from '../policies.ts';
import { person } from '../testing/person.ts';
import { explainCapability, explainDocument } from './explain.ts';
import { type RoleFlag, roleFlags } from './roles.ts';

const names = new Map([['t1', 'England Women']]);
const why = (
  flags: readonly RoleFlag[],
  details: Partial<User>,
  collection: string,
  document: object,
  noun = 'brief',
) => explainDocument(person(flags, details), policyOf(collection)!.read, document, { noun, names });

describe('the explanation of access', () => {
  it('names the roles that a page needs', () => {
    expect(explainCapability(person([]), 'openProduction')).toEqual({
      allowed: false,
      reasons: ['Requires Production, which this user does not have.'],
    });
    expect(explainCapability(person(['production_shifts']), 'manageResources').reasons).toEqual([
      'Requires Scheduler together with Production admin, and this user does not have both.',
    ]);
    expect(explainCapability(person([]), 'openCollections').reasons).toEqual([
      'Requires Creative catalogue or Match archive, and this user has none of these roles.',
    ]);
    expect(explainCapability(person(['archive_access']), 'openCollections')).toEqual({
      allowed: true,
      reasons: ['Granted by Match archive.'],
    });
    expect(explainCapability(person([], { active: false }), 'signedIn').reasons).toEqual([
      'The account is not active.',
    ]);
  });

  it('names the restrictions that exclude a brief, and the missing roles (USR-119 OPN-095)', () => {
    const brief = { id: 'b', department: 'The Hundred', brands: ['England'], partner: 'Acme' };
    const lists = { departmentAccess: ['Digital'], partnerAccess: ['Acme'], brandAccess: ['Blast', 'County'] };
    expect(why(['production_access'], lists, 'productions', brief)).toEqual({
      allowed: false,
      reasons: [
        'Department access is limited to Digital; this brief is The Hundred.',
        'Brand access is limited to Blast and County; this brief is England.',
      ],
    });
    expect(why([], lists, 'productions', brief).reasons[0]).toBe(
      'Requires Production, Feedbacker, Scheduler or Production admin, and this user has none of these roles.',
    );
    expect(why([], lists, 'productions', brief).reasons).toHaveLength(3);
  });

  it('says that a draft needs Drafts (USR-074)', () => {
    const draft = { id: 'd', state: 'feedback', department: 'Digital' };
    expect(why(['production_access'], {}, 'deliverables', draft, 'deliverable').reasons).toEqual([
      'This deliverable is not signed off.',
      'Requires Drafts, which this user does not have.',
    ]);
    expect(why(['production_drafts'], {}, 'deliverables', draft).reasons).toEqual(['Granted by Drafts.']);
  });

  it('names the match rule and the field that exclude a match (USR-122 USR-123 USR-124 USR-125 USR-126 USR-127 USR-128 USR-130)', () => {
    const match = {
      id: 'm',
      int: true,
      startDate: '2026-05-01T10:00:00.000Z',
      year: 2026,
      cricketFormat: 2,
      teamsMap: { t1: true },
    };
    const of = (details: Partial<User>, more: object = {}) =>
      why(['archive_access'], details, 'matches', { ...match, ...more }, 'match').reasons;
    expect(of({ accessDom: true })).toEqual(['International matches are not part of this user’s match access.']);
    expect(of({ accessInt: true })).toEqual([
      'Internationals of the current year are excluded; this match is from 2026.',
    ]);
    const all = { accessInt: true, accessIntCurrent: true };
    expect(of({ ...all, accessIntFields: ['cricketFormat'], accessIntPermissions: { cricketFormat: [3] } })).toEqual([
      'Internationals are restricted by Format, limited to T20; this match is One-Day.',
    ]);
    expect(of({ ...all, accessIntFields: ['teamsMap'], accessIntPermissions: { teamsMap: ['t2'] } })).toEqual([
      'Internationals are restricted by Home or Away Teams, limited to an unknown team; this match is England Women.',
    ]);
    expect(of(all, { startDate: '2026-08-03T10:00:00.000Z' })).toEqual([
      'The match has not started yet: it starts on 03/08/2026.',
      'Requires Match archive admin, which this user does not have.',
    ]);
  });

  it('says when no company has been confirmed (OPN-097)', () => {
    const resource = { id: 'r', company: 'Other Ltd' };
    expect(why(['production_shifts'], { company: 'Cricket Board' }, 'resources', resource).reasons).toEqual([
      'Calendar resources depend on the confirmed company, and no administrator has confirmed one for this user.',
    ]);
  });

  it('agrees with the policy for any person and document, and always gives a reason', () => {
    const words = fc.subarray(['Digital', 'The Hundred', 'Events']);
    const one = fc.constantFrom(undefined, 'Digital', 'The Hundred');
    const viewers = fc.record({
      flags: fc.subarray([...roleFlags]),
      details: fc.record({
        active: fc.constantFrom(true, true, true, false),
        departmentAccess: words,
        brandAccess: words,
        partnerAccess: words,
        accessInt: fc.boolean(),
        accessIntCurrent: fc.boolean(),
        accessDom: fc.boolean(),
        accessDomCurrent: fc.boolean(),
        companyConfirmed: fc.constantFrom(undefined, 'Cricket Board', 'Other Ltd'),
      }),
    });
    const documents = fc.record({
      id: fc.constant('x'),
      what: fc.constantFrom('deliverable', 'briefReference', 'recording', 'zip', 'inspiration'),
      state: fc.constantFrom('signed', 'feedback'),
      delState: fc.constantFrom('signed', 'feedback'),
      department: one,
      brand: one,
      partner: one,
      brands: words,
      int: fc.boolean(),
      year: fc.constantFrom(2025, 2026),
      startDate: fc.constantFrom(undefined, '2025-05-01T00:00:00.000Z', '2027-05-01T00:00:00.000Z'),
      created_by: fc.constantFrom('p', 'q'),
      user: fc.constantFrom('p', 'q'),
      company: fc.constantFrom('Cricket Board', 'Other Ltd'),
    });
    const collections = fc.constantFrom(...Object.keys(documentTypes));
    fc.assert(
      fc.property(viewers, documents, collections, ({ flags, details }, document, collection) => {
        const { read } = policyOf(collection)!;
        const viewer = person(flags, details as Partial<User>);
        const answer = explainDocument(viewer, read, document, { noun: 'thing' });
        expect(answer.allowed).toBe(matches(document, read(viewer)));
        expect(answer.reasons.length).toBeGreaterThan(0);
        expect(answer.reasons.join(' ')).not.toMatch(/undefined|null|\[object/);
      }),
      { numRuns: 500 },
    );
  });
});
