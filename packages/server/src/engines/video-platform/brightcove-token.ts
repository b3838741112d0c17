import type { Config } from '../../config.ts';

/** A token lasts five minutes; it is asked for again a while before. */
const keptMs = 4 * 60_000;

export interface TokenRequest {
  url: string;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Brightcove's tokens by client credentials, each kept while it lasts. `ask` posts the request and reads the token out of the answer. */
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
    /** It may be withdrawn early. */
    forget: () => {
      kept = undefined;
    },
  };
}
