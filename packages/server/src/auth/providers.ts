import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../config.ts';

export type ProviderName = 'google' | 'microsoft';

/** The sign-in buttons that the settings allow (OPN-034). */
export function providerNames(config: Pick<Config, 'google' | 'microsoft'>): ProviderName[] {
  return [...(config.google ? (['google'] as const) : []), ...(config.microsoft ? (['microsoft'] as const) : [])];
}

const discovery = '/.well-known/openid-configuration';
const scopes = ['openid', 'email', 'profile'];

/** Google and Microsoft by OpenID Connect; Microsoft only for people of the organisation's tenant (PLT-080). */
export function providerConfigs(config: Pick<Config, 'google' | 'microsoft'>): GenericOAuthConfig[] {
  const { google, microsoft } = config;
  const configs: GenericOAuthConfig[] = [];
  if (google) {
    configs.push({
      providerId: 'google',
      clientId: google.clientId,
      clientSecret: google.clientSecret,
      discoveryUrl: (google.issuer ?? 'https://accounts.google.com') + discovery,
      requireIdTokenVerification: true,
      scopes,
      prompt: 'select_account',
    });
  }
  if (microsoft) {
    configs.push({
      providerId: 'microsoft',
      clientId: microsoft.clientId,
      clientSecret: microsoft.clientSecret,
      discoveryUrl:
        (microsoft.issuer ?? `https://login.microsoftonline.com/${encodeURIComponent(microsoft.tenant)}/v2.0`) +
        discovery,
      requireIdTokenVerification: true,
      scopes,
      prompt: 'select_account',
      // The token carries the address as `email` or, where that is not set, as the sign-in name; the tenant owns both.
      getUserInfo: async ({ idToken }) => {
        const claims = idToken ? claimsOf(idToken) : {};
        const email = text(claims.email) ?? text(claims.preferred_username);
        if (!email) return null;
        return { ...claims, id: text(claims.sub) ?? '', email, emailVerified: true, name: text(claims.name) ?? email };
      },
    });
  }
  return configs;
}

/** The library stops altogether when a provider's description cannot be read, so only those that answer are handed to it. */
export async function reachable(configs: readonly GenericOAuthConfig[]): Promise<GenericOAuthConfig[]> {
  const answers = await Promise.all(
    configs.map(async (config) => {
      const response = await fetch(config.discoveryUrl!, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      return response?.ok ?? false;
    }),
  );
  return configs.filter((_, index) => answers[index]);
}

/** Its signature has been checked by the library before. */
function claimsOf(idToken: string): Record<string, unknown> {
  const body = idToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
