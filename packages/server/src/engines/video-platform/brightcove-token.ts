import type { Config } from '../../config.ts';

/** Tokens last five minutes; renew them a little earlier. */
const keptMs = 4 * 60_000;

export interface TokenRequest {
  url: string;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/**
 * Brightcove tokens by client credentials, cached until they expire. `ask` posts the request and returns the token from
 * the answer.
 */
export function createBrightcoveToken(
  { clientId, clientSecret, apiUrl }: NonNullable<Config['brightcove']>,
  ask: (request: TokenRequest) => Promise<string>,
) {
  const key = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
  const url = `${apiUrl ?? 'https://oauth.brightcove.com'}/v4/access_token?grant_type=client_credentials`;
  let kept: { value: string; until: number } | undefined;
  return {
    async value(signal?: AbortSignal): Promise<string> {
      if (kept && kept.until > Date.now()) return kept.value;
      kept = { value: await ask({ url, headers, signal }), until: Date.now() + keptMs };
      return kept.value;
    },
    /** Call when a token is rejected: it may be revoked early. */
    forget: () => {
      kept = undefined;
    },
  };
}
