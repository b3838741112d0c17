import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { noteAccountEvent, tellAccountEvent } from './note-account-event.ts';
import type { Sql } from './one-time-link.ts';

/** Wrong codes of one kind after which codes of this kind are refused for a while. */
const mostWrong = 10;
const lockedSeconds = 900;

const doors = {
  '/two-factor/verify-totp': {
    kind: 'app',
    told: 'appCodesLocked',
    locked: 'Too many wrong codes. Wait a quarter of an hour, or use a recovery code.',
  },
  '/two-factor/verify-backup-code': {
    kind: 'recoveryCode',
    told: 'recoveryCodesLocked',
    locked: 'Too many wrong recovery codes. Please wait a quarter of an hour and try again.',
  },
} as const;

const doorOf = (path: string | undefined) =>
  path !== undefined && Object.hasOwn(doors, path) ? doors[path as keyof typeof doors] : undefined;
const isDoor = ({ path }: { path?: string }) => doorOf(path) !== undefined;
const keyOf = (kind: string, userId: string) => `wrong ${kind} ${userId}`;

/**
 * Locks second steps after ten wrong codes, counted for each kind. The library counts both kinds together, so anybody who knows the
 * password could lock out an owner who still has a recovery code. Each try is counted before it is checked: ten at once are ten.
 */
export function secondStepLocks(context: Pick<Context, 'database' | 'store' | 'publicUrl'>) {
  const { database } = context;
  return {
    id: 'second-step-locks',
    endpoints: {
      /** E-mail of the account whose second step a request takes, for the log; null if that is unknown. */
      secondStepAccount: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ passkey: z.string().optional() }) },
        async (ctx) => {
          const userId = await challenged(ctx);
          const [known] = await database.query<{ email: string }>(
            `SELECT "email" FROM auth_user
             WHERE "id" = COALESCE((SELECT "userId" FROM auth_passkey WHERE "id" = $1), $2)`,
            [ctx.body.passkey ?? null, userId ?? null],
          );
          return { email: known?.email ?? null };
        },
      ),
    },
    hooks: {
      before: [
        {
          matcher: isDoor,
          handler: createAuthMiddleware(async (ctx) => {
            const door = doorOf(ctx.path);
            const userId = await challenged(ctx);
            if (!door || !userId) return;
            const { tries, wait } = await countTry(database, keyOf(door.kind, userId));
            if (tries <= mostWrong) return;
            const code = door.kind === 'app' ? 'APP_CODES_LOCKED' : 'RECOVERY_CODES_LOCKED';
            throw new APIError('TOO_MANY_REQUESTS', { code, message: door.locked }, { 'retry-after': String(wait) });
          }),
        },
      ],
      after: [
        {
          matcher: isDoor,
          handler: createAuthMiddleware(async (ctx) => {
            const door = doorOf(ctx.path);
            const { returned, newSession } = ctx.context;
            if (!door) return;
            if (!isAPIError(returned)) {
              if (newSession) await forget(database, keyOf(door.kind, newSession.user.id));
              return;
            }
            const userId = await challenged(ctx);
            if (!userId || (await triesOf(database, keyOf(door.kind, userId))) !== mostWrong) return;
            const source = { publicUrl: context.publicUrl, agent: ctx.headers?.get('user-agent') };
            await context.store.transaction({ kind: 'system', name: 'sign-in' }, async (tx) => {
              await noteAccountEvent(tx, source, userId, 'locked');
              await tellAccountEvent(tx, source, userId, door.told);
            });
          }),
        },
      ],
    },
  };
}

/** The account whose right password this browser has given, while it is asked for a second step; undefined once it is signed in. */
async function challenged(ctx: GenericEndpointContext): Promise<string | undefined> {
  if (await getSessionFromCtx(ctx)) return undefined;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
  return identifier ? (await ctx.context.internalAdapter.findVerificationValue(identifier))?.value : undefined;
}

async function countTry(sql: Sql, key: string): Promise<{ tries: number; wait: number }> {
  const [row] = await sql.query<{ tries: number; wait: number }>(
    `INSERT INTO auth_attempt AS a ("key", "since", "tries") VALUES ($1, now(), 1)
     ON CONFLICT ("key") DO UPDATE SET
       "tries" = CASE WHEN a."since" <= now() - $2 * interval '1 second' THEN 1 ELSE a."tries" + 1 END,
       "since" = CASE WHEN a."tries" >= $3 AND a."since" > now() - $2 * interval '1 second' THEN a."since" ELSE now() END
     RETURNING "tries", ceil(extract(epoch FROM "since" - now()) + $2)::int AS wait`,
    [key, lockedSeconds, mostWrong],
  );
  return row!;
}

async function triesOf(sql: Sql, key: string): Promise<number> {
  const [row] = await sql.query<{ tries: number }>('SELECT "tries" FROM auth_attempt WHERE "key" = $1', [key]);
  return row?.tries ?? 0;
}

async function forget(sql: Sql, key: string): Promise<void> {
  await sql.query('DELETE FROM auth_attempt WHERE "key" = $1', [key]);
}
