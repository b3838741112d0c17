import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../../config.ts';

export type ProviderName = 'google' | 'microsoft';

/** Sign-in buttons enabled by the settings (OPN-034). */
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
      // The address is in `email` or, if unset, in the sign-in name; the tenant owns both.
      getUserInfo: async ({ idToken }) => {
        const claims = claimsOf(idToken);
        return personOf(claims, text(claims.email) ?? text(claims.preferred_username), isOwned(claims));
      },
    });
  }
  return configs;
}

/** The library fails entirely when it cannot read a provider's metadata, so pass it only those that answer. */
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

/** Identity from the signed token alone: a provider's other answers are not tied to this sign-in. */
function personOf(claims: Claims, email: string | undefined, emailVerified: boolean) {
  const id = text(claims.sub);
  return id && email ? { ...claims, id, email, emailVerified, name: text(claims.name) ?? email } : null;
}

/**
 * Microsoft's `xms_edov` claim says whether the tenant owns the address's domain. When the tenant does not send the
 * claim, addresses of its own people count, and those of guests (from another provider, `idp`) do not.
 */
function isOwned({ xms_edov, email_verified, idp, iss }: Claims): boolean {
  if (xms_edov !== undefined) return [true, 1, '1', 'true'].includes(xms_edov as string);
  return email_verified !== false && (idp === undefined || idp === iss);
}

/** No claims without a token. The library has already checked the signature. */
function claimsOf(idToken: string | undefined): Claims {
  if (!idToken) return {};
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
