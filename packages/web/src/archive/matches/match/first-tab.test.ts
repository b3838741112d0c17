import { expect, it } from 'vitest';
import { firstTab } from './first-tab.ts';

const tabs = (reels: number, recordings: number) =>
  [
    { value: 'highlights', count: reels },
    { value: 'recordings', count: recordings },
  ] as const;

it('a match opens on the first tab that has something, or else on the first', () => {
  expect(firstTab(tabs(1, 2))).toBe('highlights');
  expect(firstTab(tabs(0, 2))).toBe('recordings');
  expect(firstTab(tabs(0, 0))).toBe('highlights');
  expect(firstTab([...tabs(0, 0), { value: 'scorecard' }])).toBe('scorecard');
});
