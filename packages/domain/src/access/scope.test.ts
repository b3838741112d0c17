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
    ['USR-121 a document without a partner', { partnerAccess: ['Vitality'] }, { ...film, partner: undefined }, false],
    [
      'OPN-095 every non-empty list must be met',
      { departmentAccess: ['Digital'], brandAccess: ['The Hundred'] },
      film,
      false,
    ],
  ])('%s', (_, details, document, expected) => {
    expect(within(details, document)).toBe(expected);
  });

  it('empty lists permit all documents (USR-119 USR-120 USR-121)', () => {
    expect(scope(person([]), ownScope)).toEqual(everything);
  });

  it('one permitted brand of a brief is enough (OPN-095)', () => {
    const brief = { department: 'Digital', brands: ['The Hundred', 'Blast'] };
    expect(within({ brandAccess: ['Blast'] }, brief, briefScope)).toBe(true);
    expect(within({ brandAccess: ['England Men'] }, brief, briefScope)).toBe(false);
  });

  it('a list has no effect on documents without its field (OPN-095)', () => {
    const limited = { departmentAccess: ['Events'], brandAccess: ['Blast'], partnerAccess: ['Vitality'] };
    expect(within(limited, film, {})).toBe(true);
  });

  it('any one list makes a person restricted', () => {
    expect(isUnrestricted(person([]))).toBe(true);
    for (const list of ['departmentAccess', 'brandAccess', 'partnerAccess']) {
      expect(isUnrestricted(person([], { [list]: ['Digital'] }))).toBe(false);
      expect(isUnrestricted(person([], { [list]: ['Digital', 'Events'] }))).toBe(false);
    }
  });
});
