import { everything } from '@pavilion/sync';
import { describe, expect, it } from 'vitest';
import type { User } from '../accounts/documents.ts';
import { briefScope } from '../production/policy.ts';
import { person } from '../testing/person.ts';
import { inScope, isUnrestricted, ownScope, scope } from './scope.ts';

const within = (details: Partial<User>, document: object, paths = ownScope) =>
  inScope(person([], details), document, paths);
const film = { department: 'Digital', brand: 'Blast', partner: 'Vitality' };

describe('scope', () => {
  it.each<[string, Partial<User>, object, boolean]>([
    ['USR-119 a listed department', { departmentAccess: ['Digital', 'Events'] }, film, true],
    ['USR-119 another department', { departmentAccess: ['Events'] }, film, false],
    ['USR-120 a listed brand', { brandAccess: ['Blast'] }, film, true],
    ['USR-120 another brand', { brandAccess: ['The Hundred'] }, film, false],
    ['OPN-022 USR-121 a listed partner', { partnerAccess: ['Vitality'] }, film, true],
    ['USR-121 no partner at all', { partnerAccess: ['Vitality'] }, { ...film, partner: undefined }, false],
    [
      'OPN-095 every list that is not empty must be met',
      { departmentAccess: ['Digital'], brandAccess: ['The Hundred'] },
      film,
      false,
    ],
  ])('%s', (_, details, document, expected) => {
    expect(within(details, document)).toBe(expected);
  });

  it('empty lists mean everything (USR-119 USR-120 USR-121)', () => {
    expect(scope(person([]), ownScope)).toEqual(everything);
  });

  it('OPN-095 a brief with several brands is met by any of them', () => {
    const brief = { department: 'Digital', brands: ['The Hundred', 'Blast'] };
    expect(within({ brandAccess: ['Blast'] }, brief, briefScope)).toBe(true);
    expect(within({ brandAccess: ['England Men'] }, brief, briefScope)).toBe(false);
  });

  it('a list says nothing of documents that do not carry its value (OPN-095)', () => {
    const limited = { departmentAccess: ['Events'], brandAccess: ['Blast'], partnerAccess: ['Vitality'] };
    expect(within(limited, film, {})).toBe(true);
  });

  it('a person is limited by any one list', () => {
    expect(isUnrestricted(person([]))).toBe(true);
    for (const list of ['departmentAccess', 'brandAccess', 'partnerAccess']) {
      expect(isUnrestricted(person([], { [list]: ['Digital'] }))).toBe(false);
      expect(isUnrestricted(person([], { [list]: ['Digital', 'Events'] }))).toBe(false);
    }
  });
});
