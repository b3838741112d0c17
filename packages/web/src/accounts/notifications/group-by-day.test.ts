import type { Notification } from '@pavilion/domain/accounts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { groupByDay } from './group-by-day.ts';

beforeAll(() => void vi.stubEnv('TZ', 'Australia/Perth'));
afterAll(() => void vi.unstubAllEnvs());

it('groups notifications by day in London, newest first, for a reader in Perth', () => {
  const at = (id: string, created_at?: string) => ({ id, ...(created_at ? { created_at } : {}) }) as Notification;
  const groups = groupByDay(
    [
      at('a', '2027-07-05T10:00:00.000Z'),
      at('b', '2027-07-04T23:01:00.000Z'),
      at('c', '2027-07-04T22:59:00.000Z'),
      at('d'),
    ],
    new Date('2027-07-05T11:00:00.000Z'),
  );
  expect(groups.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['Today', ['a', 'b']],
    ['Yesterday', ['c']],
    ['Earlier', ['d']],
  ]);
});
