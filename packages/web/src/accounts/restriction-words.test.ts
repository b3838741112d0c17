import { restrictionLabels } from '@pavilion/domain/access';
import { describe, expect, it } from 'vitest';
import { fieldsFor, isRestricted, scopeSentence } from './restriction-words.ts';

const nobody = { departmentAccess: [], brandAccess: [], partnerAccess: [] };

describe('restrictions in words', () => {
  it('USR-119 USR-120 USR-121 an empty list means everything', () => {
    expect(scopeSentence(nobody)).toBe('Sees: all departments · all brands · all partners');
    expect(isRestricted(nobody)).toBe(false);
  });

  it('says what is listed', () => {
    const user = { departmentAccess: ['Digital', 'The Hundred'], brandAccess: [], partnerAccess: ['Acme'] };
    expect(scopeSentence(user)).toBe('Sees: Digital, The Hundred · all brands · partner Acme');
    expect(isRestricted(user)).toBe(true);
  });

  it('USR-132 the home team is offered for domestic access only', () => {
    expect(fieldsFor.Dom.map((field) => restrictionLabels[field])).toEqual([
      'Format',
      'Type',
      'Home or Away Teams',
      'Venue',
      'Home Team Only',
    ]);
    expect(fieldsFor.Int).not.toContain('teamId1');
  });
});
