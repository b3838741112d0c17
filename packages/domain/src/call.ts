import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { Capability } from './access/roles.ts';

/** What the server reads of a call before it runs it. */
export interface CallMeta {
  /** The capability that the caller must hold; the screen hides the button by the same word. Null: anybody, signed in or not. */
  needs: Capability | null;
}

/** Every error that a call may answer with besides its own: each is one sentence for people, never a code alone. */
export const commonErrors = {
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in first.' },
  /** Missing and forbidden look the same from outside. */
  NOT_FOUND: { status: 404, message: 'This does not exist, or you may not see it.' },
  NOT_ALLOWED: { status: 403, message: 'You may not do this.' },
  CONFLICT: { status: 409, message: 'Somebody else changed this just now. Please look again.' },
  MOVED_ON: { status: 409, message: 'Somebody has changed this since.' },
  INVALID: { status: 422, message: 'Check the fields of this form.' },
} as const;

export interface CallSpec<I extends z.ZodType, O extends z.ZodType, E extends ErrorMap> {
  needs: Capability | null;
  /** One line for the OpenAPI page. */
  summary: string;
  input: I;
  output: O;
  /** Code → the sentence that people read. */
  errors?: E;
}
type ErrorMap = Record<string, { status: number; message: string }>;

/** Declares something a user may ask of the server. `implement` on the server refuses to compile without its handler. */
export function call<I extends z.ZodType, O extends z.ZodType, E extends ErrorMap = Record<never, never>>(
  spec: CallSpec<I, O, E>,
) {
  return oc
    .$meta<CallMeta>({ needs: spec.needs })
    .route({ method: 'POST', summary: spec.summary })
    .errors({ ...commonErrors, ...(spec.errors ?? ({} as E)) })
    .input(spec.input)
    .output(spec.output);
}
