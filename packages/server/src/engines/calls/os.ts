import { implement, ORPCError } from '@orpc/server';
import type { CallMeta } from '@pavilion/domain';
import { type ApiScope, can, isApiModule, roleRefusal, scopeRefusal, type Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import type { Context } from '../../context.ts';
import type { UsedToken } from '../auth/api-tokens.ts';
import type { SignedIn } from '../auth/sessions.ts';
import type { Throttled } from '../auth/throttle.ts';
import { factorOwed, notAllowed, notSignedIn, outdated, Refusal, refusalOf } from '../store/refusal.ts';
import type { Actor } from '../store/types.ts';
import { statusOf } from './status-of.ts';

/** Context of a request, before authorisation. */
export interface RequestContext extends Context {
  viewer: Viewer | null;
  /** The API token that the request brings; null for a session, which may all that its user may. */
  token: UsedToken | null;
  /** The signed-in user, also while the account awaits approval or a second factor. */
  signedIn: () => Promise<SignedIn | null>;
  /** Refuses requests that are too frequent from this address, or for this e-mail address. */
  throttle: (what: Throttled, email?: string) => Promise<void>;
  /** User agent of the request. */
  agent?: string | undefined;
  /** Address of the client, for the log. */
  from?: string | undefined;
}

/** Context of a call's handler: the server's tools and the viewer. */
export interface CallContext extends Context {
  viewer: Viewer;
  token: RequestContext['token'];
  signedIn: RequestContext['signedIn'];
  throttle: RequestContext['throttle'];
  agent?: RequestContext['agent'];
  from?: RequestContext['from'];
  /** The viewer, as the author of changes. */
  actor: Actor;
}

/** Requires the capability named by the contract. A call without one is refused, unless `needs` is null (public). */
async function admit({ viewer, token, signedIn }: RequestContext, { needs }: Partial<CallMeta>): Promise<void> {
  if (needs === null) return;
  if (!viewer) throw asError((await signedIn())?.owesFactor ? factorOwed() : notSignedIn());
  if (needs && can(viewer, needs)) return;
  // The interface hides from people what they may not do; a program is told what to ask an administrator for.
  throw asError(token && needs ? new Refusal('NOT_ALLOWED', roleRefusal(needs)) : notAllowed());
}

/** Requires the scope of the call from an API token. */
function admitToken(
  scopes: readonly ApiScope[] | undefined,
  module: string | undefined,
  forTokens: CallMeta['forTokens'],
) {
  if (!scopes || forTokens === 'any') return;
  const refusal = scopeRefusal(scopes, module && isApiModule(module) ? module : undefined, forTokens);
  if (refusal) throw asError(new Refusal('NOT_ALLOWED', refusal));
}

/** The contract bound to the server, without the guard: assembles the handlers, and none can be missing. */
export const implemented = implement(contract).$context<RequestContext>();

const guarded = implemented.use(async ({ context, procedure, path, next }) => {
  const meta = procedure['~orpc'].meta as Partial<CallMeta>;
  await admit(context, meta);
  const access = meta.forTokens ?? 'write';
  admitToken(context.token?.scopes, path[0], access);
  if (access === 'write' && context.isOutdated()) throw asError(outdated());
  try {
    return await next();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal !== error) context.log.error({ err: error }, 'A call failed.');
    // With the contract's status, the client knows the error by its type.
    throw asError(refusal, procedure['~orpc'].errorMap[refusal.code]?.status);
  }
});

/**
 * Builds handlers: `os.production.submitBrief.handler(async ({ input, context }) => …)`. The guard before all of them
 * requires the contract's capability, and turns a `Refusal` into an error that the client knows.
 */
export const os = guarded.use(async ({ context, next }) => {
  const { viewer } = context;
  if (!viewer) throw asError(notSignedIn());
  return next({ context: { viewer, actor: { kind: 'user', id: viewer.id } satisfies Actor as Actor } });
});

/** The same guard for public calls. */
export const publicOs = guarded;

function asError({ code, message, field }: Refusal, status = statusOf(code)) {
  return new ORPCError(code, { status, message, ...(field ? { data: { field } } : {}) });
}
