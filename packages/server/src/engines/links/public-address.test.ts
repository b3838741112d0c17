import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('a public address (LIB-048)', () => {
  it.each(['8.8.8.8', '151.101.0.81', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4009:81f::200e'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...[
      '169.254.169.254',
      '100.64.0.1',
      '192.0.0.1',
      '198.18.0.1',
      '192.0.2.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:127.0.0.1'],
    ...[
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12::1',
    ],
    ...['fec0::1', 'ff02::1', '100::1', '2001:db8::1', '3fff::1', '5f00::1', 'localhost', '', '8.8.8.8.nip.io'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('does not include any IPv4 address of this machine or its networks, in any notation', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inner = fc.oneof(
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    );
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    fc.assert(
      fc.property(inner, ([a, b, c, d]) => {
        const pair = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
        for (const address of [
          `${a}.${b}.${c}.${d}`,
          `::ffff:${pair}`,
          `::${pair}`,
          `64:ff9b::${pair}`,
          `2002:${pair}::1`,
        ]) {
          expect(isPublicAddress(address)).toBe(false);
        }
      }),
    );
  });
});
