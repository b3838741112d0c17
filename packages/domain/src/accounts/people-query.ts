import type { RoleFlag } from '../access/roles.ts';
import type { SearchClause } from '../search/request.ts';
import { wordsIn } from '../search/words-in.ts';
import type { PickedFor } from './people.ts';
import type { FactorKind } from './second-factor.ts';

/** Search clause for pickers: active people (OPN-028) with words of the text in name or company, who meet all `further`. */
export function pickerQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  return activeLike(text, ['name', 'company'], further);
}

/** Search clause for mentions: active people with a name like the text, who meet all `further`. */
export function peopleQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  return activeLike(text, ['name'], further);
}

/** Search clause for the users list: active users with a name or e-mail like the text (USR-028), who meet all `further`. */
export function usersQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  return activeLike(text, ['name', 'email'], further);
}

/** An empty text matches everyone who is active and meets all `further`. */
function activeLike(text: string, fields: string[], further: readonly SearchClause[]): SearchClause {
  const filter: SearchClause[] = [{ term: { active: true } }, ...further];
  const words = wordsIn(fields, text);
  return { bool: { filter, ...(words ? { must: [words] } : {}) } };
}

/** Search clause for people who can be picked for a capability. */
export const mayBePickedFor = (capability: PickedFor): SearchClause => ({ term: { pickedFor: capability } });

/** Search clause for a role flag. Old `archive_upload` counts where `archive_uploader` was never set (OPN-019). */
export function withRole(flag: RoleFlag): SearchClause {
  const held: SearchClause = { term: { [`roles.${flag}`]: true } };
  if (flag !== 'archive_uploader') return held;
  const formerly: SearchClause = {
    bool: {
      filter: [{ term: { 'roles.archive_upload': true } }],
      must_not: [{ exists: { field: 'roles.archive_uploader' } }],
    },
  };
  return { bool: { should: [held, formerly], minimum_should_match: 1 } };
}

/** Search clause for people who have this kind of second factor, or none. An integration needs none, as nobody signs in as it. */
export function withFactor(kind: FactorKind | 'none'): SearchClause {
  if (kind !== 'none') return { term: { factors: kind } };
  return { bool: { must_not: [{ term: { secondFactor: true } }, { term: { integration: true } }] } };
}
