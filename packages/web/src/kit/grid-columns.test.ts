import { describe, expect, it } from 'vitest';
import { columnsAt } from './grid-columns.ts';
import { showingLabel } from './pager.tsx';

describe('grids and pages (PLT-100 ARC-060 LIV-058)', () => {
  it.each([
    [1600, 5],
    [1400, 5],
    [1399, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [576, 2],
    [575, 1],
  ])('a window of %i px has %i columns', (width, columns) => {
    expect(columnsAt(width)).toBe(columns);
  });

  it('a grid takes its own steps (PLT-100 OPN-094)', () => {
    const steps = [
      { from: 1_400, columns: 4 },
      { from: 1_000, columns: 3 },
      { from: 700, columns: 2 },
      { from: 0, columns: 1 },
    ];
    expect([1500, 1200, 800, 400].map((width) => columnsAt(width, steps))).toEqual([4, 3, 2, 1]);
  });

  it('the footer counts what is shown (USR-024)', () => {
    expect(showingLabel(1, 30, 30, 812, 'users')).toBe('Showing 1 to 30 of 812 users');
    expect(showingLabel(28, 30, 2, 812, 'users')).toBe('Showing 811 to 812 of 812 users');
    expect(showingLabel(334, 30, 10, 10_000, 'users')).toBe('Showing 9,991 to 10,000 of 10,000 users');
    expect(showingLabel(1, 30, 0, 0, 'users')).toBe('Showing 0 to 0 of 0 users');
    expect(showingLabel(2, 20, 20, 1_000, 'items', true)).toBe('Showing 21 to 40 of more than 1,000 items');
  });
});
