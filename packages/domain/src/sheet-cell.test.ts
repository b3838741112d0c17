import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { dayCell, instantCell, sizeCell } from './sheet-cell.ts';

it.each([
  ['1900-03-01', 61, '01/03/1900'],
  ['2000-01-01', 36_526, '01/01/2000'],
  ['2024-05-31', 45_443, '31/05/2024'],
])('the day %s is number %i of a spreadsheet, and reads %s', (day, value, text) => {
  expect(dayCell(day)).toEqual({ value, format: 'dd/mm/yyyy', text });
});

it('days sort in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 4_000 }), (start, later) => {
      const day = addDays('1950-01-01', start);
      expect(dayCell(addDays(day, later)).value - dayCell(day).value).toBe(later);
    }),
  );
});

it.each([
  ['2024-01-01T18:30:00.000Z', 45_292 + 18.5 / 24, '01/01/2024, 6:30 pm'],
  // London is an hour ahead: the next day has begun.
  ['2024-07-01T23:15:00.000Z', 45_475 + 0.25 / 24, '02/07/2024, 12:15 am'],
])('the instant %s is a time of day in London', (instant, value, text) => {
  expect(instantCell(instant)).toEqual({ value: expect.closeTo(value, 9), format: 'dd/mm/yyyy hh:mm', text });
});

it('a size is megabytes with one decimal, for a heading that names the unit', () => {
  expect(sizeCell(1_572_864)).toEqual({ value: 1.5, format: '#,##0.0', text: '1.5' });
  expect(sizeCell(16_427_292)).toEqual({ value: 15.7, format: '#,##0.0', text: '15.7' });
});
