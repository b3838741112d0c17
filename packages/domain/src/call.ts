import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { ApiAccess } from './access/api-scopes.ts';
import { notAllowed } from './access/refused.ts';
import type { Capability } from './access/roles.ts';

/** Metadata that the server reads before it runs a call. */
export interface CallMeta {
  /** Capability that the caller needs; screens hide the button with the same one. Null: everyone, signed in or not. */
  needs: Capability | null;
  forTokens: ForTokens;
  /** Input as the documentation shows it; made from the schema if absent. */
  example?: unknown;
}

/**
 * Which API tokens can make a call: those with the read or the write scope of its module, or any, if the handler asks for scopes
 * itself or nothing needs one. Calls of accounts and the system refuse tokens, unless any can make them.
 */
export type ForTokens = ApiAccess | 'any';

/** Errors that any call can answer with, in addition to its own. Each is one sentence for people. */
export const commonErrors = {
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in first.' },
  /** Missing and forbidden look the same from outside. */
  NOT_FOUND: { status: 404, message: 'This does not exist, or you do not have access to it.' },
  NOT_ALLOWED: { status: 403, message: notAllowed.message },
  CONFLICT: { status: 409, message: 'Someone else changed this just now. Please look again.' },
  MOVED_ON: { status: 409, message: 'Someone has changed this since.' },
  INVALID: { status: 422, message: 'Check the fields of this form.' },
  DISK_FULL: {
    status: 507,
    message: 'The server’s disk is full. Nothing was saved: ask your administrator to make room, then try again.',
  },
  DATABASE_AWAY: { status: 503, message: 'The server cannot reach its database. Try again in a moment.' },
  OUTDATED: {
    status: 503,
    message: 'Pavilion is being upgraded, and this server is of the former version. Nothing was saved: try again soon.',
  },
} as const;

export interface CallSpec<I extends z.ZodType, O extends z.ZodType, E extends ErrorMap> {
  needs: Capability | null;
  /** `write` by default. */
  forTokens?: ForTokens;
  /** One line for the OpenAPI page. */
  summary: string;
  input: I;
  /** Input for the documentation, where one made from the schema would be refused or says too little. */
  example?: z.input<I>;
  output: O;
  /** The sentence for each error code. */
  errors?: E;
}
type ErrorMap = Record<string, { status: number; message: string }>;

/** Declares a call. Without its handler, the server does not compile. */
export function call<I extends z.ZodType, O extends z.ZodType, E extends ErrorMap = Record<never, never>>(
  spec: CallSpec<I, O, E>,
) {
  return oc
    .$meta<CallMeta>({ needs: spec.needs, forTokens: spec.forTokens ?? 'write', example: spec.example })
    .route({ method: 'POST', summary: spec.summary })
    .errors({ ...commonErrors, ...(spec.errors ?? ({} as E)) })
    .input(spec.input)
    .output(spec.output);
}
