import { describe, expect, it } from 'vitest';
import { type SignedRequest, signatureFault } from './aws-signature.ts';

/** Worked examples from Amazon's manual (“Signature Calculations for the Authorization Header”, “Query Parameters”). */
const keys = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
const host = 'examplebucket.s3.amazonaws.com';
const date = '20130524T000000Z';
const midnight = new Date('2013-05-24T00:00:00Z');
const later = (seconds: number) => new Date(midnight.getTime() + seconds * 1000);
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

function signed(
  url: string,
  signature: string,
  { method = 'GET', body = '', payload = empty, more = {} as Record<string, string> } = {},
): SignedRequest {
  const headers = { host, 'x-amz-content-sha256': payload, 'x-amz-date': date, ...more };
  const names = Object.keys(headers).sort().join(';');
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`;
  return { method, url, headers: { ...headers, authorization }, body: Buffer.from(body) };
}
const ranged = signed('/test.txt', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41', {
  more: { range: 'bytes=0-9' },
});
const put = signed('/test%24file.text', '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd', {
  method: 'PUT',
  body: 'Welcome to Amazon S3.',
  payload: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
  more: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
});
const query = new URLSearchParams({
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Credential': scope,
  'X-Amz-Date': date,
  'X-Amz-Expires': '86400',
  'X-Amz-SignedHeaders': 'host',
  'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
});
const link: SignedRequest = { method: 'GET', url: `/test.txt?${query}`, headers: { host }, body: Buffer.alloc(0) };

const fault = (request: SignedRequest, now = midnight, held = keys) => signatureFault(request, held, now)?.code;

describe('a signature of S3', () => {
  it.each([
    ['a read of a range', ranged],
    ['a write', put],
    ['a question', signed('/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')],
    ['a list', signed('/?prefix=J&max-keys=2', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7')],
    ['a link', link],
  ])('is right for %s of the manual', (_, request) => {
    expect(fault(request)).toBeUndefined();
  });

  it.each([
    ['another path', { ...ranged, url: '/other.txt' }],
    ['another method', { ...ranged, method: 'DELETE' }],
    ['another query', { ...ranged, url: '/test.txt?versionId=1' }],
    ['another range', { ...ranged, headers: { ...ranged.headers, range: 'bytes=0-99' } }],
    ['another path of a link', { ...link, url: link.url.replace('/test', '/other') }],
    ['a longer life of a link', { ...link, url: link.url.replace('86400', '86401') }],
  ])('does not stand for %s', (_, request) => {
    expect(fault(request)).toBe('SignatureDoesNotMatch');
  });

  it('does not stand for another secret, an unknown key, another region or another body', () => {
    expect(fault(ranged, midnight, { ...keys, secretKey: 'guessed' })).toBe('SignatureDoesNotMatch');
    expect(fault(ranged, midnight, { ...keys, accessKey: 'AKIAOTHER' })).toBe('InvalidAccessKeyId');
    expect(fault(ranged, midnight, { ...keys, region: 'eu-west-2' })).toBe('AuthorizationHeaderMalformed');
    expect(fault({ ...put, body: Buffer.from('Welcome to Amazon S4.') })).toBe('XAmzContentSHA256Mismatch');
    expect(fault({ ...ranged, headers: { host } })).toBe('AccessDenied');
    expect(fault({ ...ranged, headers: { ...ranged.headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied');
  });

  it('ends with its time: a quarter of an hour for a request, as long as it says for a link', () => {
    expect([fault(ranged, later(900)), fault(ranged, later(901)), fault(ranged, later(-901))]).toEqual([
      undefined,
      'RequestTimeTooSkewed',
      'RequestTimeTooSkewed',
    ]);
    expect([fault(link, later(86_400)), fault(link, later(86_401)), fault(link, later(-901))]).toEqual([
      undefined,
      'AccessDenied',
      'AccessDenied',
    ]);
    expect(fault({ ...link, url: link.url.replace('86400', '604801') })).toBe('AuthorizationQueryParametersError');
  });
});
