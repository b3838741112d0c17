import { ask } from './ask-sign-in.ts';
import { SignInError } from './sign-in-error.ts';

/** Whether passkeys of the server's `host` work here: browsers bind them to its name, over TLS or on the machine itself. */
export const passkeysWork = (host: string | null): boolean =>
  host !== null && window.isSecureContext && 'PublicKeyCredential' in window && window.location.hostname === host;

const library = () => import('@simplewebauthn/browser');

/** Lets the device make a passkey for the signed-in account. Returns recovery codes with the first second factor. */
export async function addPasskey(name: string, password: string): Promise<string[]> {
  const optionsJSON = await ask<never>('/passkey/ask-to-add', { password });
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new SignInError('PASSKEY_CANCELLED', wordsOf(error));
  });
  return (await ask<{ codes: string[] }>('/passkey/add', { response, name })).codes;
}

/** Signs in with a passkey of this device, or of a phone beside it. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await ask<never>('/passkey/ask', {});
  const { startAuthentication } = await library();
  const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw new SignInError('PASSKEY_CANCELLED', wordsOf(error));
  });
  await ask('/passkey/sign-in', { response });
}

function wordsOf(error: unknown): string {
  const known = (error as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return known
    ? 'This device already has a passkey for your account.'
    : 'No passkey was used. Please try again, or choose another way.';
}
