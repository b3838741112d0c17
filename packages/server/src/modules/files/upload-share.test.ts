import { describe, expect, it } from 'vitest';
import { MOST_UNFINISHED, RESERVE_BYTES, refuseShare } from './upload-share.ts';

const GB = 1024 ** 3;
const begun = (owner: string, size: number, offset = 0) => ({ size, offset, metadata: { owner } });

describe('the room for a further upload', () => {
  it.each([
    ['a single one may take all that is left', 10 * GB, [], null],
    ['but not more', 10 * GB + 1, [], 'DISK_FULL'],
    ['what others have begun is spoken for', 4 * GB, [begun('else', 7 * GB)], 'DISK_FULL'],
    ['only what is still to come of it', 4 * GB, [begun('else', 7 * GB, 6 * GB)], null],
    ['several of one person take half', 2 * GB, [begun('me', 3 * GB)], null],
    ['and no more', 2 * GB + 1, [begun('me', 3 * GB)], 'SHARE_FULL'],
    ['what one person has begun is spoken for too', 9 * GB, [begun('me', 3 * GB)], 'DISK_FULL'],
    ['many small ones', 1, Array.from({ length: MOST_UNFINISHED }, () => begun('me', 1)), 'TOO_MANY'],
    ['many of others', 1, Array.from({ length: MOST_UNFINISHED }, () => begun('else', 1)), null],
  ] as const)('%s', (_, size, unfinished, refusal) => {
    expect(refuseShare({ size, owner: 'me' }, unfinished, 10 * GB + RESERVE_BYTES)).toBe(refusal);
  });
});
