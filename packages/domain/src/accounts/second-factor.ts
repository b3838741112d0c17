import { hasFlag, type Roles } from '../access/roles.ts';

/** Ways to open a session, in words for the list of devices. */
export const signInMethods = {
  password: 'Password',
  code: 'Password and code',
  recoveryCode: 'Password and recovery code',
  passkey: 'Passkey',
  google: 'Google',
  microsoft: 'Microsoft',
} as const;
export type SignInMethod = keyof typeof signInMethods;

/**
 * Whether a session may only add a second factor (OPS-014): one of a user administrator, opened by a password alone, where the
 * settings require more. Google and Microsoft ask for a second step themselves. `method` is undefined for sessions of earlier
 * versions, which did not record it.
 */
export function owesSecondFactor(
  { roles }: { roles: Roles },
  method: SignInMethod | undefined,
  isRequired: boolean,
): boolean {
  return isRequired && hasFlag(roles, 'user_admin') && (method === undefined || method === 'password');
}
