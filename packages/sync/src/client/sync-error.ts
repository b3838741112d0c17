import type { WireError } from '../protocol.ts';

/** Why a request failed. `message` is a sentence for people; `field` names the input at fault, if any. */
export class SyncError extends Error {
  readonly code: string;
  readonly field: string | undefined;

  constructor({ code, message, field }: WireError) {
    super(message);
    this.name = 'SyncError';
    this.code = code;
    this.field = field;
  }
}

/**
 * The connection broke before a write was answered, so long ago that the server may have forgotten whether it was done.
 */
export const unsure: WireError = {
  code: 'UNSURE',
  message: 'The connection was lost before this change was confirmed. Please check whether it was saved.',
};

export const tooLarge: WireError = { code: 'TOO_LARGE', message: 'This is too large to send at once.' };

export const signedOut: WireError = { code: 'SIGNED_OUT', message: 'You are signed out. Please sign in again.' };

export const closed: WireError = { code: 'CLOSED', message: 'The connection was closed.' };
