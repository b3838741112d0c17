import { emailAddress, passwordLength } from '@pavilion/domain/accounts';
import { z } from 'zod';
import type { Throttled } from '../auth/throttle.ts';

/** An address of the sign-in library that is open to browsers. */
export interface AuthDoor {
  /** What is handed on of a body; whatever else it has is left out. */
  body?: z.ZodType<Record<string, unknown>>;
  throttle?: Throttled;
}

const address = z.string().max(2_000);
const token = z.string().min(1, 'This is needed.').max(500);
const credentials = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'A password is needed.' })
    .max(passwordLength.most, `A password can have at most ${passwordLength.most} characters.`),
  rememberMe: z.boolean().optional(),
});
/** Without the `idToken` with which the library would let somebody in who has not been at the provider for us. */
const provider = z.object({
  provider: z.enum(['google', 'microsoft']),
  callbackURL: address,
  errorCallbackURL: address,
  disableRedirect: z.boolean().optional(),
});

/** All of them, by method and path: what is not here does not exist, however it is spelt. */
export const authDoors: Readonly<Record<string, AuthDoor>> = {
  'POST /sign-in/email': { body: credentials, throttle: 'signIn' },
  'POST /sign-in/social': { body: provider, throttle: 'provider' },
  'POST /link-social': { body: provider, throttle: 'provider' },
  'GET /callback/google': {},
  'GET /callback/microsoft': {},
  'POST /enter-when-approved': {},
  'POST /sign-out': {},
  'GET /get-session': {},
  'GET /list-sessions': {},
  'GET /list-accounts': {},
  'POST /revoke-session': { body: z.object({ token }) },
  'POST /revoke-other-sessions': {},
  'POST /unlink-account': { body: z.object({ accountId: token }) },
};
