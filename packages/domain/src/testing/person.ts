import type { RoleFlag } from '../access/roles.ts';
import { asViewer, type Viewer } from '../access/viewer.ts';
import { type User, users } from '../accounts/documents.ts';

/** A signed-in person for tests of rules, with these role flags and other fields. */
export function person(
  flags: readonly RoleFlag[],
  details: Partial<User> = {},
  now = '2026-07-04T12:00:00.000Z',
): Viewer {
  const user = users.schema.parse({
    email: 'p@example.org',
    name: 'P',
    roles: Object.fromEntries(flags.map((flag) => [flag, true])),
  });
  return asViewer({ id: 'p', _rev: 1, ...user, ...details }, { now, organisation: 'Cricket Board' });
}
