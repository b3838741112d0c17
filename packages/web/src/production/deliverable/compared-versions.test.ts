import { expect, it } from 'vitest';
import { comparedVersions } from './compared-versions.ts';

const all = [3, 2, 1].map((version) => ({ id: `v${version}`, version }));
const [newest, , first] = all;

it.each([
  ['the newest version', newest, { against: 'v2', version: 'v3' }],
  ['an older version', first, { against: 'v1', version: 'v3' }],
  ['no version', undefined, null],
])('a comparison opened from %s has the older version on the left', (_, shown, expected) => {
  expect(comparedVersions(all, shown)).toEqual(expected);
});

it('a single version has nothing to be compared with', () => {
  expect(comparedVersions(all.slice(2), first)).toBeNull();
});
