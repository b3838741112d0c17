import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Proxies } from '../../config-parts.ts';
import { clientAddress, networkOf, trustIn } from './client-address.ts';

function addressOf(proxies: Proxies, remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress } as never }, trustIn(proxies));
}

describe('the address of a client', () => {
  it.each<[Proxies, string, string | undefined, string]>([
    [0, '203.0.113.7', undefined, '203.0.113.7'],
    [0, '::ffff:203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [1, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    [1, '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '127.0.0.1', 'nonsense', '127.0.0.1'],
    [3, '127.0.0.1', 'nonsense, 203.0.113.7', '203.0.113.7'],
    [['127.0.0.1', '10.0.0.0/8'], '::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [['10.0.0.0/8'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [['fd00::/8'], 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ])('with proxies %j, from %s with %s, is %s', (proxies, remote, forwarded, address) => {
    expect(addressOf(proxies, remote, forwarded)).toBe(address);
  });

  it('is never an address that the client itself claims', () => {
    const claims = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 5 });
    fc.assert(
      fc.property(claims, (claimed) => {
        const forwarded = [...claimed, '203.0.113.7'].join(', ');
        expect(addressOf(1, '127.0.0.1', forwarded)).toBe('203.0.113.7');
        expect(addressOf(['127.0.0.1'], '127.0.0.1', forwarded)).toBe('203.0.113.7');
      }),
    );
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
