import type { Context } from '../../context.ts';
import { noteFactors } from '../../engines/auth/second-factor.ts';

/** Copies the kinds of second factors that were added with an earlier version to their users. */
export async function noteOldFactors({ database, store }: Pick<Context, 'database' | 'store'>): Promise<void> {
  const owners = await database.query<{ id: string }>('SELECT "id" FROM auth_user WHERE "twoFactorEnabled"');
  for (const { id } of owners) {
    await store.transaction({ kind: 'system', name: 'note-factors' }, (tx) => noteFactors(tx, id));
  }
}
