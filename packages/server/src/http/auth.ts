import rateLimit from '@fastify/rate-limit';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../auth/library.ts';
import { withoutSecrets } from '../log.ts';
import { networkOf } from './client-address.ts';

export interface SignInLimits {
  /** Tries a minute for one e-mail from one address. */
  perPerson: number;
  /** Tries a minute from one address. */
  perAddress: number;
}
export const signInLimits: SignInLimits = { perPerson: 10, perAddress: 60 };

/** Opening a provider's window is no guess, and a whole office does it from one address. */
const guessable =
  /^\/api\/auth\/(sign-in(?!\/social)|sign-up|request-password-reset|reset-password|verify-password|change-password)\b/;

/** Hands `/api/auth/*` to the sign-in library, with limits where passwords and links could be guessed. */
export async function answerAuth(
  server: FastifyInstance,
  auth: () => Promise<Auth>,
  publicUrl: () => string,
  limits: SignInLimits,
  addressOf: (request: FastifyRequest) => string,
): Promise<void> {
  await server.register(rateLimit, { global: false });
  const perAddress = server.createRateLimit({
    max: limits.perAddress,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(addressOf(request)),
  });
  const perPerson = server.createRateLimit({
    max: limits.perPerson,
    timeWindow: '1 minute',
    keyGenerator: (request) => `${networkOf(addressOf(request))} ${emailOf(request)}`,
  });

  /** Who tries to get in, and from where, is read by the tools that keep guessers out. */
  function logFailure(request: FastifyRequest, status: number): void {
    const [path = ''] = withoutSecrets(request.url).split('?');
    request.log.warn({ from: addressOf(request), path, email: emailOf(request), status }, 'A sign-in failed.');
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0]!;
    if (request.method === 'POST' && guessable.test(path)) {
      for (const check of [perAddress, perPerson]) {
        const limit = await check(request);
        if (limit.isAllowed || !limit.isExceeded) continue;
        logFailure(request, 429);
        return reply
          .code(429)
          .header('retry-after', limit.ttlInSeconds)
          .send({ code: 'TOO_MANY', message: 'Too many attempts. Please wait a minute and try again.' });
      }
    }
    const library = await auth();
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    const headers = fromNodeHeaders(request.headers);
    headers.delete('content-length');
    // The library notes it with the session, and would believe whatever the client has written there.
    headers.set('x-forwarded-for', addressOf(request));
    const answer = await library.handler(
      new Request(new URL(request.url, publicUrl()), { method: request.method, headers, body }),
    );
    if (answer.status >= 400 && guessable.test(path)) {
      logFailure(request, answer.status);
    }
    reply.code(answer.status);
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').send(answer.body ? await answer.text() : null);
  }

  server.route({ method: ['GET', 'POST'], url: '/api/auth/*', handler: handle });
}

function emailOf(request: FastifyRequest): string {
  const email = (request.body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}
