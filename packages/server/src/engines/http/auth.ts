import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignInLibrary } from '../../sign-in-library.ts';
import type { Throttle } from '../auth/throttle.ts';
import { Refusal } from '../store/refusal.ts';
import { type AuthDoor, authDoors } from './auth-doors.ts';
import { networkOf } from './client-address.ts';

const root = '/api/auth';
/** Of a sign-in, and of a password that a signed-in person gives again. */
const failures: ReadonlySet<number> = new Set([400, 401, 429]);
const isRemoval = (cookie: string) => /^[^=]+=;/.test(cookie);

export interface AuthGuards {
  throttle: Throttle;
  addressOf: (request: FastifyRequest) => string;
  /** E-mail of the signed-in person, if any: guesses at the password in a browser that was left signed in count too. */
  ownerOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/**
 * Passes `/api/auth/*` to the sign-in library after three checks: the endpoint, by the path as the library reads it;
 * the body; and the number of attempts.
 */
export function answerAuth(
  server: FastifyInstance,
  auth: () => Promise<SignInLibrary>,
  publicUrl: () => string,
  { throttle, addressOf, ownerOf }: AuthGuards,
): void {
  /** Logs failed sign-ins with the client's address, for tools such as fail2ban. */
  function logFailure(request: FastifyRequest, path: string, email: string | undefined, status: number): void {
    request.log.warn({ from: addressOf(request), path, email, status }, 'A sign-in failed.');
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const asked = new URL(request.url, publicUrl());
    const path = asked.pathname.slice(root.length);
    const door = Object.hasOwn(authDoors, `${request.method} ${path}`) && authDoors[`${request.method} ${path}`];
    if (!door || !asked.pathname.startsWith(`${root}/`)) throw new Refusal('NOT_FOUND', 'This address does not exist.');
    const body = bodyOf(door, request.body);
    const named = typeof body?.email === 'string' ? body.email : undefined;
    const owner = door.throttle === 'signIn' && named === undefined ? await ownerOf(request) : undefined;
    const email = named ?? owner;
    // Apart from sign-ins: setting up a second factor locks nobody out elsewhere.
    const what = owner ? 'ownPassword' : door.throttle;
    try {
      if (what) await throttle(what, networkOf(addressOf(request)), email);
    } catch (error) {
      if (error instanceof Refusal) logFailure(request, asked.pathname, email, 429);
      throw error;
    }
    const library = await auth();
    const account = email ?? (await secondStepAccount(library, path, headersFor(request, addressOf(request)), body));
    const answer = await library.handler(
      new Request(asked, {
        method: request.method,
        headers: headersFor(request, addressOf(request)),
        body: body && JSON.stringify(body),
      }),
    );
    if (door.throttle === 'signIn' && failures.has(answer.status))
      logFailure(request, asked.pathname, account, answer.status);
    reply.code(answer.status);
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of answer.headers.getSetCookie()) {
      if (!(door.asks && isRemoval(cookie))) reply.header('set-cookie', cookie);
    }
    return reply.header('cache-control', 'no-store').send(answer.body ? await answer.text() : null);
  }

  server.route({ method: ['GET', 'POST'], url: `${root}/*`, handler: handle });
}

const secondSteps: ReadonlySet<string> = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/sign-in',
]);

/** E-mail of the account whose second step, or passkey, this is. Asked before the step, which may end the question. */
async function secondStepAccount(
  library: SignInLibrary,
  path: string,
  headers: Headers,
  body: Record<string, unknown> | null,
): Promise<string | undefined> {
  if (!secondSteps.has(path)) return undefined;
  const answer = body?.response as { id?: string } | undefined;
  const { email } = await library.api.secondStepAccount({ headers, body: { passkey: answer?.id } });
  return email ?? undefined;
}

function bodyOf(door: AuthDoor, given: unknown): Record<string, unknown> | null {
  if (!door.body) return given === undefined ? null : {};
  const parsed = door.body.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('MISTYPED', issue?.message ?? 'This request could not be understood.', issue?.path.join('.'));
}

function headersFor(request: FastifyRequest, address: string): Headers {
  const headers = fromNodeHeaders(request.headers);
  headers.delete('content-length');
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  // The library stores this address with the session, and would otherwise trust the client's own header.
  headers.set('x-forwarded-for', address);
  return headers;
}
