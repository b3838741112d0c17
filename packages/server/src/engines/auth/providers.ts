import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../../config.ts';

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
      getUserInfo: async ({ idToken }) => {
        const claims = claimsOf(idToken);
        return personOf(claims, text(claims.email), claims.email_verified === true);
      },
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
        const claims = claimsOf(idToken);
        return personOf(claims, text(claims.email) ?? text(claims.preferred_username), isOwned(claims));
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

type Claims = Record<string, unknown>;

/** Who this is by the signed token alone: what else a provider answers is not tied to this sign-in. */
function personOf(claims: Claims, email: string | undefined, emailVerified: boolean) {
  const id = text(claims.sub);
  return id && email ? { ...claims, id, email, emailVerified, name: text(claims.name) ?? email } : null;
}

/**
 * Microsoft says by `xms_edov` whether the domain of the address belongs to the tenant. Where the tenant does not send it, the
 * address of its own people counts, and that of guests (who come from another provider, `idp`) does not.
 */
function isOwned({ xms_edov, email_verified, idp, iss }: Claims): boolean {
  if (xms_edov !== undefined) return [true, 1, '1', 'true'].includes(xms_edov as string);
  return email_verified !== false && (idp === undefined || idp === iss);
}

/** Nothing without a token; its signature has been checked by the library before. */
function claimsOf(idToken: string | undefined): Claims {
  if (!idToken) return {};
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
