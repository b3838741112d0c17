import { can } from '@pavilion/domain/access';
import { users } from '@pavilion/domain/accounts';
import type { Reader } from '../../engines/store/types.ts';

/** Ids of the active user administrators. */
export async function findAdministrators(reader: Pick<Reader, 'find'>): Promise<string[]> {
  const people = await reader.find(users, { where: { active: true } });
  return people.filter((user) => can({ user }, 'manageUsers')).map(({ id }) => id);
}
