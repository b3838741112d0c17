import { type Capability, capabilities, type RoleFlag } from '../access/roles.ts';
import type { SearchClause } from '../search/request.ts';
import { wordsIn } from '../search/words-in.ts';

/**
 * The one question for people, asked of the shared search by the users list, the pickers and mentions: active ones (OPN-028)
 * whose name or e-mail is like the text (USR-028), and who meet all further clauses. Without a text, all of these.
 */
export function peopleQuery(text: string, further: readonly SearchClause[] = []): SearchClause {
  const filter: SearchClause[] = [{ term: { active: true } }, ...further];
  const words = wordsIn(['name', 'email'], text);
  return { bool: { filter, ...(words ? { must: [words] } : {}) } };
}

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

/** People whose roles give a capability, as `rolesGive` says of one person. */
export function withCapability(capability: Capability): SearchClause {
  const sets: readonly (readonly RoleFlag[])[] = capabilities[capability];
  const should = sets.map((flags): SearchClause => ({ bool: { filter: flags.map(withRole) } }));
  return { bool: { should, minimum_should_match: 1 } };
}
