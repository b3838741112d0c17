import type { Context } from '../../context.ts';

/** Ways in which a person can sign in. */
export async function loginsOf({ database }: Pick<Context, 'database'>, userId: string) {
  const rows = await database.query<{ providerId: string }>(
    'SELECT DISTINCT "providerId" FROM auth_account WHERE "userId" = $1 ORDER BY 1',
    [userId],
  );
  const names = rows.map(({ providerId }) => (providerId === 'credential' ? 'password' : providerId));
  return (['password', 'google', 'microsoft'] as const).filter((name) => names.includes(name));
}
