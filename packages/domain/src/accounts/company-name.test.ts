import { describe, expect, it } from 'vitest';
import { similarCompanies } from './company-name.ts';

describe('similar company names', () => {
  const known = ['Acme Films Ltd', 'Kent', 'Essex', 'Surrey County Cricket Club', 'Café & Sons'];
  it.each([
    ['acme  films', 'Acme Films Ltd'],
    ['ACME FILMS LIMITED.', 'Acme Films Ltd'],
    ['Acme Flims', 'Acme Films Ltd'],
    ['surrey county cricket club', 'Surrey County Cricket Club'],
    ['Cafe and sons', 'Café & Sons'],
  ])('%s suggests %s', (typed, spelling) => {
    expect(similarCompanies(typed, known)[0]).toBe(spelling);
  });

  it.each(['Kant', 'Sussex', 'Acme', '', 'Kent'])('%s suggests no other name', (typed) => {
    expect(similarCompanies(typed, known)).toEqual([]);
  });
});
