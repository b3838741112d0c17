import { type RoleFlag, restrictionLabels } from '@pavilion/domain/access';
import { type User, users } from '@pavilion/domain/accounts';
import { describe, expect, it } from 'vitest';
import { fieldsFor, isRestricted, scopeSentence, seesWords } from './restriction-words.ts';

const nobody = { departmentAccess: [], brandAccess: [], partnerAccess: [] };

describe('restrictions in words', () => {
  it('an empty list reads as all departments, brands and partners (USR-119 USR-120 USR-121)', () => {
    expect(scopeSentence(nobody)).toBe('Sees: all departments · all brands · all partners');
    expect(isRestricted(nobody)).toBe(false);
  });

  it('says what is listed', () => {
    const user = { departmentAccess: ['Digital', 'The Hundred'], brandAccess: [], partnerAccess: ['Acme'] };
    expect(scopeSentence(user)).toBe('Sees: Digital, The Hundred · all brands · partner Acme');
    expect(isRestricted(user)).toBe(true);
  });

  it('matches can be restricted by format, type, teams and venue, and by home team for domestic access only (USR-131 USR-132)', () => {
    expect(fieldsFor.Dom.map((field) => restrictionLabels[field])).toEqual([
      'Format',
      'Type',
      'Home or Away Teams',
      'Venue',
      'Home Team Only',
    ]);
    expect(fieldsFor.Dom).toEqual([...fieldsFor.Int, 'teamId1']);
  });

  it.each<[string, Partial<User>, RoleFlag[], string]>([
    ['a user without a role that can be restricted', {}, ['livestream_access'], '–'],
    [
      'an unrestricted reader of the catalogue',
      {},
      ['creative_catalogue_access', 'inspirations_access'],
      'all content',
    ],
    [
      'a reader of the catalogue for one brand',
      { brandAccess: ['The Hundred'] },
      ['creative_catalogue_access'],
      'all departments · brand The Hundred · all partners',
    ],
    ['an unrestricted reader of the archive', {}, ['archive_access'], 'all matches'],
    ['an unrestricted reader of both', {}, ['archive_access', 'production_access'], 'all content · all matches'],
    ['an archive administrator with restrictions', { accessDom: false }, ['archive_uploader'], 'all matches'],
    [
      'a reader of no matches',
      { accessInt: false, accessDom: false },
      ['archive_access'],
      'no internationals · no domestic matches',
    ],
    [
      'a reader of T20 internationals only',
      { accessIntFields: ['cricketFormat'], accessIntPermissions: { cricketFormat: [3] }, accessDom: false },
      ['archive_access', 'creative_catalogue_access'],
      'all content · internationals: T20 · no domestic matches',
    ],
    [
      'a reader restricted to two home teams, before this year',
      {
        accessDomFields: ['teamId1'],
        accessDomPermissions: { teamId1: ['a', 'b'] },
        accessDomCurrent: false,
      },
      ['archive_access'],
      'all internationals · domestic matches: 2 home teams, not of this year',
    ],
  ])('the users list says what %s sees (USR-122 USR-123 USR-124)', (_who, limits, flags, sentence) => {
    const roles = Object.fromEntries(flags.map((flag) => [flag, true]));
    const open = { accessInt: true, accessIntCurrent: true, accessDom: true, accessDomCurrent: true };
    const user = users.schema.parse({ name: 'A', email: 'a@example.org', roles, ...open, ...limits });
    expect(seesWords({ id: 'a', _rev: 1, ...user })).toBe(sentence);
  });
});
