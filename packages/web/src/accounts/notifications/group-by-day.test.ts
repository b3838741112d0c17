import type { Notification } from '@pavilion/domain/accounts';
import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

it('groups notifications by day, newest first', () => {
  const now = new Date(2027, 6, 5, 12);
  const at = (id: string, date: Date | null) =>
    ({ id, ...(date ? { created_at: date.toISOString() } : {}) }) as Notification;
  const groups = groupByDay(
    [
      at('a', new Date(2027, 6, 5, 11)),
      at('b', new Date(2027, 6, 5, 0, 1)),
      at('c', new Date(2027, 6, 4, 23, 59)),
      at('d', null),
    ],
    now,
  );
  expect(groups.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['Today', ['a', 'b']],
    ['Yesterday', ['c']],
    ['Earlier', ['d']],
  ]);
});
