import { describe, expect, it } from 'vitest';
import { nameColumn } from './bulk.ts';
import { bulkWarnings } from './bulk-warnings.ts';
import { design } from './design.ts';

const made = design.parse({
  sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
  slides: [{ id: 's', name: 'Slide 1' }],
  slots: [],
  fields: [
    { id: '1', key: 'home', label: 'Home', type: 'team' },
    { id: '2', key: 'away', label: 'Away', type: 'team' },
    { id: '3', key: 'winner', label: 'Winner', type: 'team' },
    { id: '4', key: 'when', label: 'When', type: 'text' },
  ],
});
const row = (all: Record<string, string>, more: object = {}) => ({ cells: {}, subject: {}, name: 'One', all, ...more });
const warningsOf = (...rows: ReturnType<typeof row>[]) => bulkWarnings(made, rows, new Set(['Leinster']));

describe('warnings about graphics in bulk (GFX-025)', () => {
  it('has none about what is right: a side also wins, and another day is another match', () => {
    const match = { home: 'Kent', away: 'Leinster', winner: 'Kent' };
    expect(warningsOf(row({ ...match, when: '1 July' }), row({ ...match, when: '2 July' }))).toEqual([{}, {}]);
  });

  it('points out unknown teams, a team against itself, repeats, impossible days and empty names', () => {
    const unknown = 'Neither in the brand kit nor in the archive: its badge shows its first letters.';
    const found = warningsOf(
      row({ home: 'Kent', away: 'Atlantis' }),
      row({ home: 'Kent', away: 'Kent' }),
      row({ away: 'Atlantis', home: 'Kent' }),
      row({ home: 'Kent', away: 'Essex', when: 'the 45th of July' }),
      row({ home: 'Kent', away: 'Surrey' }, { cells: { [nameColumn]: ' ' } }),
    );
    expect(found).toEqual([
      { away: unknown },
      { away: 'The same team as Home.' },
      { away: unknown, [nameColumn]: 'The same graphic as row 1.' },
      { when: 'There is no 45th of July in the calendar.' },
      { [nameColumn]: 'Without a name, it is called “One”.' },
    ]);
  });

  it('waits for the teams of the archive, and tells matches apart that the server fills', () => {
    const all = { home: 'Atlantis', away: 'Kent' };
    const rows = [row(all, { subject: { match: 'a' } }), row(all, { subject: { match: 'b' } })];
    expect(bulkWarnings(made, rows, undefined)).toEqual([{}, {}]);
  });
});
