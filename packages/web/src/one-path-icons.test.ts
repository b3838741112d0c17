import { expect, it } from 'vitest';
import { joinPaths } from '../one-path-icons.ts';

it.each<[string, Record<string, string>[], string[]]>([
  [
    'plain paths become one',
    [
      { d: 'M1 2h3', key: 'a' },
      { d: 'M4 5v6', key: 'b' },
    ],
    ['M1 2h3M4 5v6'],
  ],
  ['a path with a look of its own stays', [{ d: 'M1 2h3' }, { d: 'M4 5v6', fill: 'none' }], ['M1 2h3', 'M4 5v6']],
  ['a relative start stays relative to nothing', [{ d: 'M1 2h3' }, { d: 'm4 5v6' }], ['M1 2h3', 'm4 5v6']],
])('icons: %s', (_, paths, expected) => {
  const joined = joinPaths(paths.map((attributes) => ['path', attributes] as const));
  expect(joined.map(([, { d }]) => d)).toEqual(expected);
});

it('icons: circles and lines stay as they are', () => {
  const node = [['circle', { cx: '12', cy: '12', r: '9' }] as const, ['path', { d: 'M1 2h3' }] as const];
  expect(joinPaths(node)).toBe(node);
});
