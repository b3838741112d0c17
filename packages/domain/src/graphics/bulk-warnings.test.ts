import { describe, expect, it } from 'vitest';
import { nameColumn } from './bulk.ts';
import { bulkWarnings, playersToCheck } from './bulk-warnings.ts';
import { design } from './design.ts';
import { isSamePlayer } from './nearest-names.ts';

const made = design.parse({
  sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
  slides: [{ id: 's', name: 'Slide 1' }],
  slots: [],
  fields: [
    { id: '1', key: 'home', label: 'Home', type: 'team' },
    { id: '2', key: 'away', label: 'Away', type: 'team' },
    { id: '3', key: 'winner', label: 'Winner', type: 'team' },
    { id: '4', key: 'when', label: 'When', type: 'text' },
    { id: '6', key: 'note', label: 'Note', type: 'text' },
    { id: '5', key: 'batter', label: 'Batter', type: 'player' },
  ],
});
const row = (all: Record<string, string>, more: object = {}) => ({ cells: {}, subject: {}, name: 'One', all, ...more });
const known = (teams?: string[], players: Record<string, string[]> = {}) => ({
  teams: teams && new Set(teams),
  unknownPlayers: new Map(Object.entries(players)),
});
const wordsOf = (warnings: ReturnType<typeof bulkWarnings>) =>
  warnings.map((each) => Object.fromEntries(Object.entries(each).map(([column, { words }]) => [column, words])));
const warningsOf = (...rows: ReturnType<typeof row>[]) => wordsOf(bulkWarnings(made, rows, known(['Leinster'])));

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
      row({ home: 'Kent', away: 'Essex', note: 'the 45th of July' }),
      row({ home: 'Kent', away: 'Surrey' }, { cells: { [nameColumn]: ' ' } }),
    );
    expect(found).toEqual([
      { away: unknown },
      { away: 'The same team as Home.' },
      { away: unknown, [nameColumn]: 'The same graphic as row 1.' },
      { note: 'There is no 45th of July in the calendar.' },
      { [nameColumn]: 'Without a name, it is called “One”.' },
    ]);
  });

  it.each([
    ['20 May 2027', true],
    ['Fri 25 June 18:30', true],
    ['2027-05-20', true],
    ['20/05', true],
    ['June 5th', true],
    ['5.6.27, 6 pm', true],
    ['Friday evening', true],
    ['Sat', true],
    ['July', true],
    ['next Tuesday', false],
    ['next Tuesday, 6.30pm', false],
    ['This Friday 18:30', false],
    ['tomorrow', false],
    ['Today at 11:00', false],
    ['TBC', false],
    ['18:30', false],
  ])('a day is expected, and “%s” names one: %s', (when, names) => {
    const [found] = warningsOf(row({ home: 'Kent', away: 'Surrey', when }, { cells: { when } }));
    expect(found).toEqual(names ? {} : { when: 'This names no day of the calendar. Write one such as 20 May 2027.' });
  });

  it('a day that the match gives is as it is, and other texts need none', () => {
    expect(warningsOf(row({ home: 'Kent', away: 'Surrey', when: 'Day five' }))).toEqual([{}]);
    expect(warningsOf(row({ home: 'Kent', note: 'next Tuesday' }, { cells: { note: 'next Tuesday' } }))).toEqual([{}]);
  });

  it('names a repeat by its row of the spreadsheet', () => {
    const [, again] = warningsOf(row({ home: 'Kent' }, { number: 5 }), row({ home: 'Kent' }, { number: 8 }));
    expect(again).toEqual({ [nameColumn]: 'The same graphic as row 5.' });
  });

  it('waits for the teams of the archive, and tells matches apart that the server fills', () => {
    const all = { home: 'Atlantis', away: 'Kent' };
    const rows = [row(all, { subject: { match: 'a' } }), row(all, { subject: { match: 'b' } })];
    expect(bulkWarnings(made, rows, known())).toEqual([{}, {}]);
  });

  it('offers the nearest teams and players, of the match if the row is about one', () => {
    const typed = (all: Record<string, string>, more: object = {}) => row(all, { cells: all, ...more });
    const rows = [
      typed({ home: 'Yorkshre', away: 'Kent' }),
      typed({ batter: 'Joe Roott' }),
      typed({ batter: 'joe root' }, { subject: { match: 'a' }, players: ['JE Root', 'HC Brook'] }),
      typed({ batter: 'Harry Broke' }, { subject: { match: 'a' }, players: ['JE Root', 'HC Brook', 'SCJ Broad'] }),
      row({ batter: 'Filled From Match' }, { subject: { match: 'b' }, players: ['JE Root'] }),
    ];
    expect(bulkWarnings(made, rows, known([], { 'Joe Roott': ['JE Root'] }))).toEqual([
      { home: { words: expect.stringContaining('Neither in the brand kit'), offers: ['Yorkshire'] } },
      { batter: { words: 'No player of the archive has this name.', offers: ['JE Root'] } },
      {},
      { batter: { words: 'No player of this match has this name.', offers: ['HC Brook', 'SCJ Broad'] } },
      {},
    ]);
    expect(playersToCheck(made, rows)).toEqual(['Joe Roott']);
  });

  it.each([
    ['Joe Root', 'JE Root', true],
    ['root', 'JE Root', true],
    ['R. van der Merwe', 'RE van der Merwe', true],
    ['Sophie Ecclestone', 'S Ecclestone', true],
    ['Rehan Ahmed', 'R Ahmed', true],
    ['Sikandar Butt', 'S Butt', true],
    ['Billy Root', 'JE Root', false],
    ['Joe Root', 'James Root', false],
    ['José Buttler', 'Jose Buttler', true],
    ['Joe Rot', 'JE Root', false],
  ])('%s and %s are one player: %s', (one, other, same) => expect(isSamePlayer(one, other)).toBe(same));
});
