import { type User, users } from '@pavilion/domain/accounts';
import { describe, expect, it } from 'vitest';
import { changedByOthers } from './use-save-user.ts';

const seen: User = {
  ...users.schema.parse({ name: 'Ann Ings', email: 'ann@example.org', company: 'Kent' }),
  id: 'u1',
  _rev: 1,
};

describe('two administrators editing the same user', () => {
  it('saves a change when the other administrator changed another field (USR-032)', () => {
    expect(changedByOthers(seen, { ...seen, _rev: 2, department: 'Digital' }, { name: 'Ann Innings' })).toBeUndefined();
  });

  it('says what the other administrator changed in the same field', () => {
    const now = { ...seen, _rev: 2, name: 'Anna Ings', company: undefined };
    expect(changedByOthers(seen, now, { name: 'Ann Innings' })).toBe(
      'Someone else changed this just now: Name is now “Anna Ings”.',
    );
    expect(changedByOthers(seen, now, { company: 'Surrey' })).toBe(
      'Someone else changed this just now: Company is now empty.',
    );
  });
});
