import type { WireError } from '../protocol.ts';

/** Why a request was not done. `message` is a sentence for people, `field` the input at fault where there is one. */
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

/** The connection broke before a write was answered, and too long ago for the server to remember whether it was done. */
export const unsure: WireError = {
  code: 'UNSURE',
  message: 'The connection was lost before this change was confirmed. Please check whether it was saved.',
};

export const tooLarge: WireError = { code: 'TOO_LARGE', message: 'This is more than can be sent at once.' };

export const signedOut: WireError = { code: 'SIGNED_OUT', message: 'You are signed out. Please sign in again.' };

export const closed: WireError = { code: 'CLOSED', message: 'The connection was closed.' };
