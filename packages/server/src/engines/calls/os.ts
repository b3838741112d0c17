import { implement, ORPCError } from '@orpc/server';
import type { CallMeta, User } from '@pavilion/domain';
import { can, type Viewer } from '@pavilion/domain/access';
import { contract } from '@pavilion/domain/calls';
import type { Context } from '../../context.ts';
import type { Throttled } from '../auth/throttle.ts';
import { Refusal } from '../store/refusal.ts';
import type { Actor } from '../store/types.ts';
import { statusOf } from './status-of.ts';

/** What a request brings before anyone has been let in. */
export interface RequestContext extends Context {
  viewer: Viewer | null;
  /** The signed-in person even while the account waits for approval. */
  userOf: () => Promise<User | null>;
  /** Refuses what was asked too often from this address, or about this e-mail. */
  throttle: (what: Throttled, email?: string) => Promise<void>;
}

/** What a call's handler is handed: the tools of the server and who asks. */
export interface CallContext extends Context {
  viewer: Viewer;
  throttle: RequestContext['throttle'];
  /** The same person, as the author of changes. */
  actor: Actor;
}

/** Asks for the capability that the contract names; a call without one is refused, unless it says that anybody may ask. */
function admit(viewer: Viewer | null, { needs }: Partial<CallMeta>): Viewer | null {
  if (needs === null) return viewer;
  if (!viewer) throw refuse('NOT_SIGNED_IN', 'Please sign in first.');
  if (!needs || !can(viewer, needs)) throw refuse('NOT_ALLOWED', 'You may not do this.');
  return viewer;
}

/** The contract on the server, without the guard: it puts the finished handlers together and misses none. */
export const implemented = implement(contract).$context<RequestContext>();

const guarded = implemented.use(async ({ context, procedure, next }) => {
  admit(context.viewer, procedure['~orpc'].meta as Partial<CallMeta>);
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // With the status of the contract it is one of the errors that a client knows.
    const status = procedure['~orpc'].errorMap[error.code]?.status;
    throw refuse(error.code, error.message, error.field, status);
  }
});

/**
 * Builds handlers: `os.production.submitBrief.handler(async ({ input, context }) => …)`. The one guard before all of them
 * asks for the capability of the contract, and turns a `Refusal` into the error that the client knows.
 */
export const os = guarded.use(async ({ context, next }) => {
  const { viewer } = context;
  if (!viewer) throw refuse('NOT_SIGNED_IN', 'Please sign in first.');
  return next({ context: { viewer, actor: { kind: 'user', id: viewer.id } satisfies Actor as Actor } });
});

/** The same for the calls that anybody may ask. */
export const publicOs = guarded;

function refuse(code: string, message: string, field?: string, status = statusOf(code)) {
  return new ORPCError(code, { status, message, ...(field ? { data: { field } } : {}) });
}
