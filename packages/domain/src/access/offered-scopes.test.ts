import { nothing } from '@pavilion/sync';
import { expect, it } from 'vitest';
import { contract } from '../calls.ts';
import { apiModuleOf, policies } from '../policies.ts';
import { person } from '../testing/person.ts';
import { offeredScopes } from './offered-scopes.ts';
import { type Capability, roleFlags } from './roles.ts';
import { can, type Viewer } from './viewer.ts';

const of = (viewer: Viewer) => [...new Set(offeredScopes(viewer).map((scope) => scope.split(':')[0]))];
const company = { companyConfirmed: 'Cricket Board' };

it('offers a person the scopes of modules where they have any access, to read and to write (OPS-011)', () => {
  expect(of(person([]))).toEqual(['library', 'inspirations', 'files']);
  expect(of(person(['production_access']))).toEqual(['production', 'library', 'inspirations', 'files']);
  expect(offeredScopes(person(['archive_access']))).toEqual(expect.arrayContaining(['archive:read', 'archive:write']));
  expect(offeredScopes(person(roleFlags, { active: false }))).toEqual([]);
});

/** A person with drafts sees the videos that they sent to the platform: too little to offer the archive. */
const tooLittle = ['platformVideos'];

it.each(roleFlags)(
  'offers each module in which %s reads more than a person without roles, or makes a call (OPS-011)',
  (flag) => {
    const [viewer, nobody] = [person([flag], company), person([], company)];
    const read = Object.entries(policies).filter(([name, { policy }]) => {
      const [theirs, everyones] = [viewer, nobody].map((one) => JSON.stringify(policy.read(one)));
      return !tooLittle.includes(name) && theirs !== everyones && theirs !== JSON.stringify(nothing);
    });
    const called = Object.entries(contract).filter(
      ([, calls]) =>
        !('~orpc' in calls) &&
        Object.values(calls).some((call) => {
          const { needs } = (call as { '~orpc': { meta: { needs: Capability | null } } })['~orpc'].meta;
          return needs !== null && needs !== 'signedIn' && can(viewer, needs);
        }),
    );
    const opened = [...read.map(([name]) => apiModuleOf(name)), ...called.map(([module]) => module)];
    const offerable = of(person(roleFlags));
    expect(of(viewer)).toEqual(
      expect.arrayContaining([...new Set(opened)].filter((module) => module && offerable.includes(module))),
    );
  },
);
