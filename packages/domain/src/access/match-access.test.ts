import { matches as meets } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/documents.ts';
import { person } from '../testing/person.ts';
import { archiveReading, matchAccess, mayReadMatches } from './match-access.ts';

const game = {
  id: 'm',
  int: true,
  startDate: '2019-07-14T09:30:00.000Z',
  year: 2019,
  teamsMap: { eng: true, nz: true },
  cricketFormat: 2,
  cricketType: 1,
  ground: 'lords',
  teamId1: 'eng',
};
const sees = (details: Partial<User>, match: Partial<typeof game> = {}) =>
  meets({ ...game, ...match }, matchAccess(person(['archive_access'], details)));

describe('match access', () => {
  it.each<[string, Parameters<typeof person>[0], Partial<User>, boolean]>([
    ['no role of the archive', ['jimstagram_access'], { accessInt: true, accessDom: true }, false],
    ['no access flag', ['archive_access'], {}, false],
    ['international access', ['archive_access'], { accessInt: true }, true],
    ['domestic access', ['archive_access'], { accessDom: true }, true],
    ['an administrator of the archive', ['archive_uploader'], {}, true],
  ])('finds some matches or none at all: %s (USR-130)', (_name, roles, details, may) => {
    expect(mayReadMatches(person(roles, details))).toBe(may);
  });

  it.each<[string, Partial<User>, Partial<typeof game>, boolean]>([
    ['USR-130 no access flag: no matches', {}, {}, false],
    ['USR-122 international access: an international match', { accessInt: true }, {}, true],
    ['USR-122 international access: no domestic match', { accessInt: true }, { int: false }, false],
    ['USR-122 domestic access: no international match', { accessDom: true }, {}, false],
    ['USR-129 domestic access: a domestic match', { accessDom: true }, { int: false }, true],
    [
      'USR-125 a match that has not started yet',
      { accessInt: true, accessIntCurrent: true },
      { startDate: '2026-07-05T09:30:00.000Z', year: 2026 },
      false,
    ],
    [
      'USR-125 a match of this year that has started',
      { accessInt: true, accessIntCurrent: true },
      { startDate: '2026-07-01T09:30:00.000Z', year: 2026 },
      true,
    ],
    [
      'USR-126 a match of this year without the current-year switch',
      { accessInt: true },
      { startDate: '2026-07-01T09:30:00.000Z', year: 2026 },
      false,
    ],
    [
      'USR-123 the switch of the other kind does not count',
      { accessInt: true, accessDomCurrent: true },
      { startDate: '2026-07-01T09:30:00.000Z', year: 2026 },
      false,
    ],
    [
      'USR-127 any team of the map',
      { accessInt: true, accessIntFields: ['teamsMap'], accessIntPermissions: { teamsMap: ['aus', 'nz'] } },
      {},
      true,
    ],
    [
      'USR-127 none of the teams',
      { accessInt: true, accessIntFields: ['teamsMap'], accessIntPermissions: { teamsMap: ['aus'] } },
      {},
      false,
    ],
    [
      'USR-128 one of the permitted formats',
      { accessInt: true, accessIntFields: ['cricketFormat'], accessIntPermissions: { cricketFormat: ['1', 2] } },
      {},
      true,
    ],
    [
      'USR-128 another format',
      { accessInt: true, accessIntFields: ['cricketFormat'], accessIntPermissions: { cricketFormat: [1, 3] } },
      {},
      false,
    ],
    [
      'USR-124 every restricted field must be met',
      {
        accessInt: true,
        accessIntFields: ['cricketFormat', 'ground'],
        accessIntPermissions: { cricketFormat: [2], ground: ['oval'] },
      },
      {},
      false,
    ],
    [
      'USR-133 values of a field that is not restricted do not count',
      { accessInt: true, accessIntPermissions: { ground: ['oval'] } },
      {},
      true,
    ],
    [
      'an invalid format as the only permitted value: no matches',
      { accessInt: true, accessIntFields: ['cricketFormat'], accessIntPermissions: { cricketFormat: ['T20'] } },
      {},
      false,
    ],
    ['a restriction without values: no matches', { accessInt: true, accessIntFields: ['ground'] }, {}, false],
    [
      'USR-132 home team only: domestic',
      { accessDom: true, accessDomFields: ['teamId1'], accessDomPermissions: { teamId1: ['kent'] } },
      { int: false },
      false,
    ],
    [
      'USR-132 home team only does not restrict internationals',
      { accessInt: true, accessIntFields: ['teamId1'] },
      {},
      true,
    ],
  ])('%s', (_, details, match, expected) => {
    expect(sees(details, match)).toBe(expected);
  });

  it('without the archive role no matches are found, whatever the switches (USR-108)', () => {
    expect(meets(game, matchAccess(person([], { accessInt: true })))).toBe(false);
  });

  it('archive administrators read all matches, but browse within their match access (OPN-064)', () => {
    const admin = person(['archive_access', 'archive_uploader']);
    expect(meets(game, archiveReading(admin))).toBe(true);
    expect(meets(game, matchAccess(admin))).toBe(false);
  });

  it('the clause stays identical within an hour', () => {
    const at = (now: string) => JSON.stringify(matchAccess(person(['archive_access'], { accessInt: true }, now)));
    expect(at('2026-07-04T12:59:59.999Z')).toBe(at('2026-07-04T12:00:00.000Z'));
    expect(at('2026-07-04T12:00:00.000Z')).toContain('"2026-07-04T12:00:00.000Z"');
  });
});
