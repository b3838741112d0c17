/// <reference path="./oidc-provider.d.ts" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type GrantContext, interactionPolicy } from 'oidc-provider';

export interface Identity {
  sub: string;
  email: string;
  name: string;
  email_verified?: boolean;
}

export interface IdentityProvider {
  issuer: string;
  /** Identity for the provider's next request; `asking` first shows a page to confirm. */
  signsInAs(person: Identity, options?: { asking?: boolean }): void;
  /** Makes the provider reject the next sign-in with this message, as it does people of another tenant. */
  turnsAway(sentence: string): void;
  close(): Promise<void>;
}

export const oidcClient = { id: 'pavilion', secret: 'known-to-the-provider-and-us' };

/**
 * A real OpenID Connect provider on a free port of this machine; the chosen person signs in and consents immediately.
 */
export async function openIdentityProvider(redirectUri: () => string): Promise<IdentityProvider> {
  const people = new Map<string, Identity>();
  let current = '';
  let asking = false;
  let refusal: string | undefined;
  let handle: ReturnType<Provider['callback']> | undefined;
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    provider ??= make();
    handle ??= provider.callback();
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (asking && !request.url.endsWith('?go')) {
      response.setHeader('content-type', 'text/html');
      return response.end(`<title>Choose an account</title><a href="${request.url}?go">Go on</a>`);
    }
    const result = refusal
      ? { error: 'access_denied', error_description: refusal }
      : { select_account: {}, login: { accountId: current } };
    void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function make(): Provider {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    return new Provider(issuer, {
      clients: [
        {
          client_id: oidcClient.id,
          client_secret: oidcClient.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [redirectUri()],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['of no importance'] },
      features: { devInteractions: { enabled: false } },
      interactions: {
        policy,
        url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
      },
      findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
      async loadExistingGrant({ oidc }: GrantContext) {
        const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }

  return {
    issuer,
    signsInAs(person, options = {}) {
      people.set(person.sub, person);
      current = person.sub;
      asking = options.asking ?? false;
      refusal = undefined;
    },
    turnsAway(sentence) {
      refusal = sentence;
      asking = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
