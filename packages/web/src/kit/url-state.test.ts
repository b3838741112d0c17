import { describe, expect, it } from 'vitest';
import {
  parseSearch,
  readFields,
  stringifySearch,
  urlChoice,
  urlFlag,
  urlList,
  urlPage,
  urlSort,
  urlText,
  writeFields,
} from './url-state.ts';

const fields = {
  search: urlText(),
  tab: urlChoice(['mine', 'all'], 'mine'),
  brands: urlList(),
  completed: urlFlag(),
  page: urlPage(),
  sort: urlSort('last_log_in', 'desc'),
};

describe('url state', () => {
  it('reads the initial values from an empty address', () => {
    expect(readFields(fields, {})).toEqual({
      search: '',
      tab: 'mine',
      brands: [],
      completed: false,
      page: 1,
      sort: { field: 'last_log_in', direction: 'desc' },
    });
  });

  it('writes only changed values, reads them back and keeps other parameters', () => {
    const changes = {
      search: 'a & b=c',
      tab: 'all' as const,
      brands: ['The Hundred', 'Dynamos'],
      completed: true,
      page: 3,
      sort: { field: 'name', direction: 'desc' as const },
    };
    const text = stringifySearch(writeFields(fields, { note: 'n1' }, changes));
    expect(text).toContain('note=n1');
    expect(readFields(fields, parseSearch(text))).toEqual(changes);
    expect(writeFields(fields, parseSearch(text), { search: '', tab: 'mine', page: 1, brands: [] })).toEqual({
      note: 'n1',
      completed: 'yes',
      sort: '-name',
    });
  });

  it('reads invalid values as the initial value', () => {
    const values = readFields(fields, parseSearch('?tab=theirs&page=two&completed=perhaps'));
    expect(values).toMatchObject({ tab: 'mine', page: 1, completed: false });
  });

  it.each([
    ['7', 7],
    ['-1', 1],
    ['0', 1],
    ['1.5', 1],
    ['1e99', 10_000],
    ['99999', 10_000],
    ['Infinity', 1],
  ])('reads page %j as %i', (text, page) => {
    expect(readFields(fields, { page: text }).page).toBe(page);
  });

  it('keeps numbers and booleans as text', () => {
    expect(parseSearch('?search=12&search=true')).toEqual({ search: ['12', 'true'] });
    expect(stringifySearch({})).toBe('');
  });
});
