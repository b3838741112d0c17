import { expect, it } from 'vitest';
import { person } from '../testing/person.ts';
import type { User } from './documents.ts';
import { userChanges } from './user-changes.ts';

const { user } = person([], { id: 'p' });
const change = (before: Partial<User>, after: Partial<User>) =>
  userChanges({ ...user, ...before }, { ...user, ...after }, new Map([['t1', 'Kent']])).map(
    ({ label, before: was, after: is }) => `${label}: ${was} → ${is}`,
  );

it.each<[string, Partial<User>, Partial<User>]>([
  ['Department access: Events → all departments', { departmentAccess: ['Events'] }, {}],
  ['Brand access: all brands → County', {}, { brandAccess: ['County'] }],
  ['Internationals restricted by: all matches → Format', {}, { accessIntFields: ['cricketFormat'] }],
  ['Internationals: Format: no value → T20', {}, { accessIntPermissions: { cricketFormat: [3] } }],
  ['Domestic matches: Venue: no value → an unknown venue', {}, { accessDomPermissions: { ground: ['venue-gone'] } }],
  ['Domestic matches: Home Team Only: Kent → no value', { accessDomPermissions: { teamId1: ['t1'] } }, {}],
])('a change of a restriction reads %s (USR-119 USR-124)', (sentence, before, after) => {
  expect(change(before, after)).toEqual([sentence]);
});
