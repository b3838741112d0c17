import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Keys {
  accessKey: string;
  secretKey: string;
  region: string;
}

export interface SignatureFault {
  status: number;
  code: string;
}

/** The signature of a request, from its headers or query. */
interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
  /** Lifetime of a signed link in seconds; undefined for a request signed in its headers. */
  expires?: number;
}

const algorithm = 'AWS4-HMAC-SHA256';
const unsigned = 'UNSIGNED-PAYLOAD';
const skew = 15 * 60;
const week = 7 * 24 * 60 * 60;
const refusal = (code: string, status = 403): SignatureFault => ({ status, code });
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Why S3 would refuse a request, by Signature Version 4 as described in Amazon's manual; undefined when the signature
 * is valid. Shares no code with the client that signs.
 */
export function signatureFault(request: SignedRequest, keys: Keys, now: Date): SignatureFault | undefined {
  const url = new URL(request.url, 'http://store');
  const claim = claimOf(request.headers, url.searchParams);
  if (!claim) return refusal('AccessDenied');
  const at = secondsOf(claim.date);
  if (Number.isNaN(at)) return refusal('AccessDenied');
  const age = now.getTime() / 1000 - at;
  if (claim.expires === undefined) {
    if (Math.abs(age) > skew) return refusal('RequestTimeTooSkewed');
  } else {
    if (!(claim.expires >= 1 && claim.expires <= week)) return refusal('AuthorizationQueryParametersError', 400);
    if (age < -skew || age > claim.expires) return refusal('AccessDenied');
  }
  const [accessKey, ...scope] = claim.credential.split('/');
  if (accessKey !== keys.accessKey) return refusal('InvalidAccessKeyId');
  const day = claim.date.slice(0, 8);
  if (scope.join('/') !== `${day}/${keys.region}/s3/aws4_request`) return refusal('AuthorizationHeaderMalformed', 400);
  // An unsigned header that affects the store could be changed in transit.
  const binding = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (binding.some((name) => !claim.signedHeaders.includes(name))) return refusal('AccessDenied');
  if (claim.payload !== unsigned && claim.payload !== sha256(request.body)) {
    return refusal('XAmzContentSHA256Mismatch', 400);
  }
  const text = [algorithm, claim.date, scope.join('/'), sha256(canonicalRequest(request, url, claim))].join('\n');
  const key = scope.reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${keys.secretKey}`);
  const right = hmac(key, text);
  const said = Buffer.from(claim.signature, 'hex');
  return said.length === right.length && timingSafeEqual(said, right) ? undefined : refusal('SignatureDoesNotMatch');
}

function claimOf(headers: IncomingHttpHeaders, query: URLSearchParams): Claim | undefined {
  if (query.get('X-Amz-Algorithm') === algorithm) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      payload: unsigned,
      expires: Number(query.get('X-Amz-Expires') ?? Number.NaN),
    };
  }
  const said = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  const payload = headers['x-amz-content-sha256'];
  const date = headers['x-amz-date'];
  if (!said || typeof payload !== 'string' || typeof date !== 'string') return undefined;
  const [, credential = '', names = '', signature = ''] = said;
  return { credential, signedHeaders: names.split(';'), signature, date, payload };
}

function canonicalRequest({ method, headers }: SignedRequest, url: URL, claim: Claim): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const signed = claim.signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/');
  return [method, path, query.join('&'), signed.join(''), claim.signedHeaders.join(';'), claim.payload].join('\n');
}

/** Percent-encodes every byte except letters, digits and `-._~`, as the manual requires. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `20130524T000000Z` as seconds since 1970. */
const secondsOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) / 1000;
