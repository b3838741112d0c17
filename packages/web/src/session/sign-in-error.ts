/** Error of a sign-in action, with the code of the sign-in library. See `signInSentence` for its message. */
export class SignInError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Fixed messages for sign-in errors. Other errors show the provider's own message (PLT-086). */
const sentences: Record<string, string> = {
  // PLT-084, OPN-026
  USER_DISABLED: 'Your account is pending approval by an Admin.',
  // PLT-085
  ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL:
    'Your email is associated with a different login method - either ECB IT or Gmail, or email/password.',
  ACCOUNT_ALREADY_LINKED_TO_DIFFERENT_USER: 'This login already belongs to another account.',
  UNABLE_TO_GET_USER_INFO: 'Google or Microsoft did not say who you are. Please try again.',
  INVALID_EMAIL_OR_PASSWORD: 'Invalid e-mail or password',
  INVALID_PASSWORD: 'This is not your password.',
  INVALID_CODE: 'This code is wrong or too old. Enter the one that the app shows now.',
  INVALID_BACKUP_CODE: 'This recovery code is wrong or has been used.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Sign in with your password again.',
  // Added in another browser while this one stayed signed in by the password alone.
  TOTP_ALREADY_ENABLED: 'Your account has an authenticator app already. Sign out, and sign in again with its code.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in with your password again.',
  UNABLE_TO_LINK_ACCOUNT: 'This login could not be linked. Please try again.',
};
const sameCodes: Record<string, string> = {
  'auth/user-disabled': 'USER_DISABLED',
  BANNED_USER: 'USER_DISABLED',
  PENDING_APPROVAL: 'USER_DISABLED',
  'auth/account-exists-with-different-credential': 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
  account_not_linked: 'ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL',
};

export const pendingSentence = sentences.USER_DISABLED as string;

export function signInSentence(code: string, message: string): string {
  const known = sameCodes[code] ?? sameCodes[code.replaceAll('_', '-')] ?? code;
  return (
    sentences[known] ?? sentences[known.toUpperCase()] ?? (message || 'Signing in did not work. Please try again.')
  );
}
