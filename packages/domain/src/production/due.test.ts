import { describe, expect, it } from 'vitest';
import { dueLabel, isOverdue, sortDate } from './due.ts';

const noon = '2026-07-08T11:00:00.000Z'; // a Wednesday

describe('due labels', () => {
  const labels = [
    ['2026-07-08', 'Today'],
    ['2026-07-08T18:30', 'Today, 6:30 pm'],
    ['2026-07-09', 'Tomorrow'],
    ['2026-07-10', 'Friday'],
    ['2026-07-14', 'Tuesday'],
    ['2026-07-15', '15/07/2026'],
    ['2026-07-07', 'Yesterday'],
    ['2026-07-06', 'Last Monday'],
    ['2026-07-02', 'Last Thursday'],
    ['2026-07-01', '01/07/2026'],
  ] as const;
  it.each(labels)('%s reads %s (PRD-053 PLT-091 OPN-035)', (deadline, label) => {
    expect(dueLabel(deadline, noon)).toBe(label);
  });

  it('a deadline with a time of day says it (PRD-053 PLT-092 PLT-093)', () => {
    expect(dueLabel('2026-07-08T18:30', '2026-07-08T08:00:00.000Z')).toBe('Today, 6:30 pm');
  });

  it('without a deadline it is blank, or says so (PRD-052)', () => {
    expect(dueLabel(undefined, noon)).toBe('');
    expect(dueLabel('', noon, 'No Deadline Set')).toBe('No Deadline Set');
  });

  it.each([
    ['a minute before midnight in London', '2026-07-08T22:59:00.000Z', 'Today', false],
    ['at midnight in London, still 23:00 UTC', '2026-07-08T23:00:00.000Z', 'Yesterday', true],
    ['the day before, a minute before midnight', '2026-07-07T22:59:00.000Z', 'Tomorrow', false],
  ])('a deadline on 8 July, %s (PRD-051)', (_, now, label, overdue) => {
    expect(dueLabel('2026-07-08', now)).toBe(label);
    expect(isOverdue('2026-07-08', now)).toBe(overdue);
  });

  it.each([
    ['forward: the day has 23 hours', '2026-03-29', '2026-03-29T22:59:59.999Z', '2026-03-29T23:00:00.000Z'],
    ['back: the day has 25 hours', '2026-10-25', '2026-10-25T23:59:59.999Z', '2026-10-26T00:00:00.000Z'],
  ])('when the clocks go %s (PRD-051)', (_, deadline, last, next) => {
    expect(isOverdue(deadline, last)).toBe(false);
    expect(isOverdue(deadline, next)).toBe(true);
  });

  it('a time of day does not make a deadline end earlier, and none is never overdue (PRD-051)', () => {
    expect(isOverdue('2026-07-08T09:00', noon)).toBe(false);
    expect(isOverdue(undefined, noon)).toBe(false);
  });

  it('items sort by updated_at, else created_at, else now (PLT-095)', () => {
    expect(sortDate({ updated_at: 'u', created_at: 'c' }, noon)).toBe('u');
    expect(sortDate({ created_at: 'c' }, noon)).toBe('c');
    expect(sortDate({}, noon)).toBe(noon);
  });
});
