import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../accounts/default-configuration.ts';
import { competitionsOf, departmentBucket, monthPage } from './scheduler.ts';

const { competitions, departments } = defaultConfiguration('National Cricket Board');

describe('the deliverables scheduler', () => {
  it.each([
    [{ title: 'England Men’s squad' }, ['england-men']],
    [{ title: 'England Womens day' }, []],
    [{ title: "England Women's Ashes", folderName: 'One-Day Cup' }, ['england-women', 'one-day-cup']],
    [{ title: 'Hero film', brand: 'Vitality Blast' }, ['blast']],
    [{ title: 'Cut-down', productionTitle: 'County Championship launch' }, ['championship']],
    [{ title: 'The Hundred men and women' }, ['hundred-men']],
    [{ title: 'A hundred mentions' }, []],
  ])('%j is about %j (PRD-125)', (named, keys) => {
    expect(competitionsOf(named, competitions)).toEqual(keys);
  });

  it('what is not listed falls into the bucket with the organisation’s name (PRD-126 OPN-054)', () => {
    expect(departmentBucket('Digital', departments, 'National Cricket Board')).toBe('Digital');
    expect(departmentBucket('Groundstaff', departments, 'National Cricket Board')).toBe('National Cricket Board');
    expect(departmentBucket(undefined, departments, 'National Cricket Board')).toBe('National Cricket Board');
  });

  it.each([
    ['2026-06', '2026-06-01', '2026-07-05'],
    ['2026-08', '2026-07-27', '2026-09-06'],
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2026-12', '2026-11-30', '2027-01-03'],
  ])('%s is shown from %s to %s, weeks from Monday (PRD-124)', (month, first, last) => {
    const days = monthPage(month);
    expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0]);
  });
});
