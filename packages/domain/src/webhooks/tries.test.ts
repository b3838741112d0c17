import { expect, it } from 'vitest';
import { delayAfter, isTiredOf, mostWebhookTries, webhookDelays } from './tries.ts';

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
