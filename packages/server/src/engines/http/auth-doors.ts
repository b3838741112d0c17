import { emailAddress, newPassword, passwordLength } from '@pavilion/domain/accounts';
import { z } from 'zod';
import { asRecoveryCode } from '../auth/recovery-codes.ts';
import type { Throttled } from '../auth/throttle.ts';

/** An endpoint of the sign-in library that browsers may call. */
export interface AuthDoor {
  /** Fields of the body that are passed on; all others are dropped. */
  body?: z.ZodType<Record<string, unknown>>;
  throttle?: Throttled;
  /**
   * True for a question: its answer removes no cookie. Asked with a session that has just been replaced, it would remove the new
   * one.
   */
  asks?: true;
}

const address = z.string().max(2_000);
const token = z.string().min(1, 'This field is required.').max(500);
const password = z.string().max(passwordLength.most, 'This is not your password.').optional();
const typedCode = z.string({ error: 'Enter the code.' }).max(50, 'This code is too long.');
/** Apps show their codes in two groups. */
const code = typedCode.transform((typed) => typed.replace(/[\s-]/g, '')).pipe(z.string().min(1, 'Enter the code.'));
const recoveryCode = typedCode.transform(asRecoveryCode).pipe(z.string().min(1, 'Enter the code.'));
const passkeyAnswer = z.looseObject({ id: z.string().max(2_000) });
const credentials = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Enter a password.' })
    .max(passwordLength.most, `A password can have at most ${passwordLength.most} characters.`),
  rememberMe: z.boolean().optional(),
});
/**
 * Leaves out `idToken`, with which the library would sign in someone who has not been through the provider's sign-in
 * page for us.
 */
const provider = z.object({
  provider: z.enum(['google', 'microsoft']),
  callbackURL: address,
  errorCallbackURL: address,
  disableRedirect: z.boolean().optional(),
});

/** Allowlist by method and path. Every other path is answered with 404, however it is spelled. */
export const authDoors: Readonly<Record<string, AuthDoor>> = {
  'POST /sign-in/email': { body: credentials, throttle: 'signIn' },
  'POST /sign-in/social': { body: provider, throttle: 'provider' },
  'POST /link-social': { body: provider, throttle: 'provider' },
  'GET /callback/google': {},
  'GET /callback/microsoft': {},
  'POST /enter-when-approved': {},
  'POST /sign-out': {},
  'GET /get-session': { asks: true },
  'GET /list-sessions': { asks: true },
  'GET /list-accounts': { asks: true },
  'POST /revoke-session': { body: z.object({ token }) },
  'POST /revoke-other-sessions': {},
  'POST /unlink-account': { body: z.object({ accountId: token }) },
  'POST /two-factor/enable': { body: z.object({ password }), throttle: 'signIn' },
  'POST /two-factor/verify-totp': { body: z.object({ code }), throttle: 'signIn' },
  'POST /two-factor/verify-backup-code': { body: z.object({ code: recoveryCode }), throttle: 'signIn' },
  'POST /two-factor/generate-backup-codes': { body: z.object({ password }), throttle: 'signIn' },
  'POST /passkey/ask-to-add': { body: z.object({ password }), throttle: 'signIn' },
  'POST /passkey/add': { body: z.object({ response: passkeyAnswer, name: z.string().max(200) }) },
  'POST /passkey/ask': { throttle: 'provider' },
  'POST /passkey/sign-in': { body: z.object({ response: passkeyAnswer }), throttle: 'signIn' },
  'POST /password/change': {
    body: z.object({
      password: z.string({ error: 'Enter your password.' }).max(500),
      newPassword,
      signOutOthers: z.boolean(),
      revokeTokens: z.boolean().optional(),
    }),
    throttle: 'signIn',
  },
  'POST /second-factor/remove': { body: z.object({ what: z.string().max(2_000), password }), throttle: 'signIn' },
};
