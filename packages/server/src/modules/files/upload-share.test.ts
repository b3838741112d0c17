import { describe, expect, it } from 'vitest';
import { MOST_UNFINISHED, RESERVE_BYTES, refuseShare } from './upload-share.ts';

const GB = 1024 ** 3;
const begun = (owner: string, size: number, offset = 0) => ({ size, offset, metadata: { owner } });

describe('the space for another upload', () => {
  it.each([
    ['a single upload may take all the space left', 10 * GB, [], null],
    ['but not more', 10 * GB + 1, [], 'DISK_FULL'],
    ['unfinished uploads of others reserve their space', 4 * GB, [begun('else', 7 * GB)], 'DISK_FULL'],
    ['only their remaining bytes are reserved', 4 * GB, [begun('else', 7 * GB, 6 * GB)], null],
    ['several uploads of one person may take half', 2 * GB, [begun('me', 3 * GB)], null],
    ['and no more', 2 * GB + 1, [begun('me', 3 * GB)], 'SHARE_FULL'],
    ['unfinished uploads of the same person reserve their space too', 9 * GB, [begun('me', 3 * GB)], 'DISK_FULL'],
    [
      'too many small uploads of one person',
      1,
      Array.from({ length: MOST_UNFINISHED }, () => begun('me', 1)),
      'TOO_MANY',
    ],
    ['many uploads of others', 1, Array.from({ length: MOST_UNFINISHED }, () => begun('else', 1)), null],
  ] as const)('%s', (_, size, unfinished, refusal) => {
    expect(refuseShare({ size, owner: 'me' }, unfinished, 10 * GB + RESERVE_BYTES)).toBe(refusal);
  });
});
