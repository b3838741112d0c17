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

/** Kinds of a second factor. A person can have several. */
export const factorKinds = { app: 'Authenticator app', passkey: 'Passkey' } as const;
export type FactorKind = keyof typeof factorKinds;

/** What somebody has for a second factor, in words: `Authenticator app, passkey`; '' for none. */
export function factorWords(kinds: readonly FactorKind[] = []): string {
  const words = kinds.map((kind) => factorKinds[kind]).join(', ');
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

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
