import type { RoleFlag } from '../access/roles.ts';
import type { SearchClause } from '../search/request.ts';
import { wordsIn } from '../search/words-in.ts';
import type { PickedFor } from './people.ts';

/** Active people (OPN-028) whose name is like the text, and who meet all further clauses, for pickers and mentions. */
export function peopleQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  return activeLike(text, ['name'], further);
}

/** Active users whose name or e-mail is like the text (USR-028), and who meet all further clauses, for the users list. */
export function usersQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  return activeLike(text, ['name', 'email'], further);
}

/** Without a text, all of these. */
function activeLike(text: string, fields: string[], further: readonly SearchClause[]): SearchClause {
  const filter: SearchClause[] = [{ term: { active: true } }, ...further];
  const words = wordsIn(fields, text);
  return { bool: { filter, ...(words ? { must: [words] } : {}) } };
}

/** People who are offered where somebody is picked who may do this. */
export const mayBePickedFor = (capability: PickedFor): SearchClause => ({ term: { pickedFor: capability } });

/** People with a role flag, also under its old spelling where the right one was never set (OPN-019). */
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
