import { expect, it } from 'vitest';
import { delayAfter, delayAsked, isTiredOf, mostWebhookTries, webhookDelays } from './tries.ts';

it('a delivery is tried eight times within a day, with growing waits (OPS-011)', () => {
  expect(mostWebhookTries).toBe(8);
  expect(webhookDelays.toSorted((a, b) => a - b)).toEqual(webhookDelays);
  expect(webhookDelays.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(86_400);
  expect(delayAfter(1)).toBe(5);
  expect(delayAfter(7)).toBe(14 * 3_600);
  expect(delayAfter(8)).toBeNull();
});

it.each([
  ['2026-07-04T10:00:00.000Z', '2026-07-09T10:00:00.000Z', true],
  ['2026-07-04T10:00:00.000Z', '2026-07-09T09:59:59.000Z', false],
  [undefined, '2026-07-09T10:00:00.000Z', false],
])('a webhook that has failed since %s is switched off at %s: %s (OPS-011)', (since, now, expected) => {
  expect(isTiredOf(since, now)).toBe(expected);
});

it.each([
  [5, null, 5],
  [5, '120', 120],
  [300, '120', 300],
  [5, '999999999', 14 * 3_600],
  [5, 'Sat, 04 Jul 2026 10:30:00 GMT', 1_800],
  [5, 'Saturday, 04-Jul-26 10:30:00 GMT', 1_800],
  [5, 'Sat, 04 Jul 2026 09:00:00 GMT', 5],
  [5, 'Sat, 04 Jul 2126 10:00:00 GMT', 14 * 3_600],
  [5, 'Sat, in a while', 5],
  [5, '-90', 5],
  [5, '1.5', 5],
  [5, 'soon', 5],
])(
  'after a wait of %s seconds, a receiver that asks for %j is tried again after %s (OPS-011)',
  (delay, asked, expected) => {
    expect(delayAsked(delay, asked, '2026-07-04T10:00:00.000Z')).toBe(expected);
  },
);
