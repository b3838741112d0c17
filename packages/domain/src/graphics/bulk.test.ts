import { describe, expect, it } from 'vitest';
import { bulkName, cellsOf, columnsOf, nameColumn, readBulkRow } from './bulk.ts';
import { bulkNames } from './bulk-names.ts';
import { type Design, design } from './design.ts';
import { inSheetOrder } from './sheet-order.ts';
import { unknownTeam } from './unknown-team.ts';

const made: Design = design.parse({
  sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
  slides: [{ id: 's', name: 'Slide 1' }],
  slots: [],
  kit: { colours: [{ name: 'Board Navy', colour: '#0c1738' }], teams: {} },
  fields: [
    { id: '1', key: 'home', label: 'Home side', type: 'team', required: true },
    { id: '2', key: 'starts', label: 'Day', type: 'date' },
    { id: '3', key: 'fee', label: 'Ticket price', type: 'number', most: 500 },
    { id: '4', key: 'session', label: 'Session', type: 'choice', choices: ['Day', 'Day/Night'] },
    { id: '5', key: 'ground', label: 'Ground', type: 'text', most: 12 },
    { id: '6', key: 'shade', label: 'Colour', type: 'colour' },
    { id: '7', key: 'free', label: 'Free entry', type: 'on or off' },
    { id: '8', key: 'photo', label: 'Photo', type: 'picture' },
  ],
});
const asked = (...all: [string, string, string?][]) =>
  all.map(([type, label, fact], at) => ({
    ...made.fields[0]!,
    ...{ id: String(at), key: label.toLowerCase(), label, fact },
    type: type as 'text',
  }));
const matchDay = asked(['team', 'Home'], ['text', 'When', 'when'], ['text', 'Ground', 'ground']);
const read = (cells: Record<string, string>, known = {}) => readBulkRow(made, { home: 'Kent', ...cells }, known);

describe('graphics in bulk (GFX-025)', () => {
  it('finds the field of a column by its label or key, once', () => {
    expect(columnsOf(made.fields, ['HOME SIDE', 'starts', 'Photo', 'Name', 'home', 'Weather', ''])).toEqual([
      'home',
      'starts',
      null,
      nameColumn,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [
      ['Home team', 'Date', 'Venue'],
      ['home', 'when', 'ground'],
    ],
    [
      ['Time', 'DATE', 'Ground'],
      ['when', 'when', 'ground'],
    ],
    [
      ['When', 'Time', 'Venue'],
      ['when', 'when', 'ground'],
    ],
    [
      ['When', 'Date', 'Venue', 'Ground'],
      ['when', null, null, 'ground'],
    ],
    [
      ['Date', 'Time', 'Time', 'Weather'],
      ['when', 'when', null, null],
    ],
  ])('knows other words for the fields of a match: %j', (headings, columns) => {
    expect(columnsOf(matchDay, headings)).toEqual(columns);
  });

  it.each([
    ['date', 'Day', ['Date', 'Time'], ['day', null]],
    ['text', 'Session', ['Time'], [null]],
    ['text', 'Time', ['Date', 'Time'], [null, 'time']],
  ] as const)('a %s field %s takes of %j only what it can hold', (type, label, headings, columns) => {
    const [field] = asked([type, label, 'date']);
    expect(columnsOf([{ ...field!, fact: type === 'date' ? 'date' : undefined }], headings)).toEqual(columns);
  });

  it.each([
    [undefined, undefined, 'Players cannot be filled in here: make each graphic on its own.'],
    [
      'home.lineUp',
      undefined,
      'Players cannot be filled in here: add rows from matches that have it, or make each graphic on its own.',
    ],
    ['home.lineUp', [{ name: 'Root' }], undefined],
  ])('says of a list that is filled from %s and holds %j: %s', (fact, players, sentence) => {
    const [list] = asked(['rows', 'Players', fact]);
    const { faults } = readBulkRow({ fields: [{ ...list!, required: true }] }, {}, players ? { players } : {});
    expect(faults[nameColumn]).toBe(sentence);
  });

  it('puts the day before the time of a field that two columns fill', () => {
    const columns = ['when', 'home', 'when', null];
    expect(cellsOf(columns, ['18:30', ' Kent ', '20 May 2027', 'x'])).toEqual({
      when: '20 May 2027 18:30',
      home: 'Kent',
    });
    expect(cellsOf(columns, ['6.30 pm', 'Kent', '', 'x'])).toEqual({ when: '6.30 pm', home: 'Kent' });
  });

  it.each([
    ['home', 'yorkshire', 'Yorkshire'],
    ['home', 'Notts', 'Nottinghamshire'],
    ['home', 'Marylebone', 'Marylebone'],
    ['starts', '4/7/26', '2026-07-04'],
    ['starts', '4 July 2026', '2026-07-04'],
    ['starts', '4 July 2026 18:30', '2026-07-04'],
    ['fee', '£ 300', 300],
    ['fee', '0,300', 300],
    ['fee', '12.50', 12.5],
    ['session', 'day/NIGHT', 'Day/Night'],
    ['shade', 'board navy', 'kit:Board Navy'],
    ['free', 'Yes', true],
    ['free', 'no', false],
  ])('reads %s written as %s', (key, text, value) => {
    expect(read({ [key]: text })).toMatchObject({ values: { [key]: value }, faults: {} });
  });

  it.each([
    ['home', '', 'Home side is needed.'],
    ['starts', 'soon', 'Day has to be a day of the calendar.'],
    ['starts', 'the 45th of July', 'Day has to be a day of the calendar.'],
    ['starts', '31/2/2026', 'Day has to be a day of the calendar.'],
    ['fee', 'ten', 'Ticket price has to be a number.'],
    ['fee', '1,5', 'Ticket price has to be a number.'],
    ['fee', '1,234', 'Ticket price can be at most 500.'],
    ['fee', '501', 'Ticket price can be at most 500.'],
    ['session', 'Dusk', 'Dusk is not one of the choices of Session.'],
    ['ground', 'The 1st Central County Ground', 'Ground can have at most 12 characters.'],
    ['shade', 'Pink', 'Colour has to be a colour of the brand kit.'],
    ['free', 'perhaps', 'Free entry has to be on or off.'],
    ['ground', '#REF!', 'The sheet could not work out this cell: #REF!.'],
    ['fee', '#N/A', 'The sheet could not work out this cell: #N/A.'],
    [nameColumn, '#VALUE!', 'The sheet could not work out this cell: #VALUE!.'],
    [nameColumn, 'x'.repeat(301), 'A name can have at most 300 characters.'],
  ])('says what is wrong with %s written as %s', (key, text, sentence) => {
    expect(read({ [key]: text }).faults).toEqual({ [key]: sentence });
  });

  it.each([
    ['Atlantis', 'Neither in the brand kit nor in the archive: its badge shows its first letters.'],
    ['Yorkshire', null],
    ['Kent Women', null],
    ['Marylebone', null],
    ['Touring XI', null],
    ['', null],
  ])('warns of a team that nobody knows: %s', (name, words) => {
    const look = { first: '#000000', second: '#ffffff', text: '#ffffff', code: 'TXI' };
    const kit = { ...made.kit!, teams: { 'Touring XI': look } };
    expect(unknownTeam(name, kit, ['Marylebone'])).toBe(words);
  });

  it.each([
    ['31/02/2026 25:99', 'There is no 31/02/2026 in the calendar.'],
    ['the 45th of July', 'There is no 45th of July in the calendar.'],
    ['2026-02-30', 'There is no 2026-02-30 in the calendar.'],
    ['4 July 2026 25:99', 'There is no 25:99 on the clock.'],
    ['Fri 18:75', 'There is no 18:75 on the clock.'],
    ['45475 0.604166', '45475 is a number, not a day. Write one such as 20 May 2027.'],
    ['46527.75', '46527.75 is a number, not a day. Write one such as 20 May 2027.'],
    ['12', '12 is a number, not a day. Write one such as 20 May 2027.'],
    ['20 May 2027 0.75', '0.75 is a number, not a time. Write one such as 18:30.'],
    ['Fri 25 June 18:30', undefined],
    ['20 May 2027 18.30', undefined],
    ['04072026', undefined],
    ['4.7', undefined],
    ['29 February', undefined],
    ['next Tuesday', undefined],
  ])('“%s” where a day is expected: %s', (when, sentence) => {
    expect(readBulkRow({ fields: matchDay }, { home: 'Kent', when }, {}).faults.when).toBe(sentence);
    // A text about something else may say what it likes.
    expect(readBulkRow({ fields: matchDay }, { home: 'Kent', ground: when }, {}).faults.ground).toBeUndefined();
  });

  it.each([
    ['04/07/2026 14:30', '4 July 2026 14:30'],
    ['4.7.26', '4 July 2026'],
    ['4th Jul 2026, 9:05', '4 July 2026 09:05'],
    ['4 July 2026 at 14.30', '4 July 2026 14:30'],
    ['2026-07-04', '4 July 2026'],
    ['2026-07-04 14:30', '4 July 2026 14:30'],
    ['2026-07-04T14:30:00', '4 July 2026 14:30'],
    ['2026-07-04T23:30:00Z', '5 July 2026 00:30'],
    ['2026-12-04T14:30:00Z', '4 December 2026 14:30'],
    ['Sat 4 July 2026 14:30', 'Sat 4 July 2026 14:30'],
    ['Fri 25 June 18:30', 'Fri 25 June 18:30'],
    ['4/7', '4/7'],
    ['4 July 2026, 6.30 pm', '4 July 2026 18:30'],
    ['4/7/2026 12:05am', '4 July 2026 00:05'],
    ['4 July 2026 13.30 pm', '4 July 2026 13.30 pm'],
  ])('a day written as %s is shown as %s', (when, shown) => {
    expect(readBulkRow({ fields: matchDay }, { home: 'Kent', when }, {}).values.when).toBe(shown);
    expect(cellsOf(['when', 'ground'], [when, when], matchDay)).toEqual({ when: shown, ground: when });
  });

  it('needs no text where a fact of the match or a default fills the field', () => {
    expect(read({ home: '' }, { home: 'Kent' })).toEqual({ values: {}, faults: {} });
  });

  it('names a graphic after its player, or its first players, teams or texts', () => {
    expect(bulkName('Match day', made.fields, { home: 'Kent', ground: 'Hove', fee: 3 })).toBe('Match day: Kent');
    expect(bulkName('Match day', made.fields, { ground: 'Hove' })).toBe('Match day: Hove');
    expect(bulkName('Hundred', made.fields, { home: 'Kent' }, 'Z Crawley')).toBe('Hundred: Z Crawley');
    expect(bulkName('Match day', made.fields, {})).toBe('Match day');
  });

  it('tells rows apart that would have one name, by what differs, and by a number where nothing does', () => {
    const names = (...rows: Parameters<typeof bulkNames>[2]) => bulkNames('Match day', made.fields, rows);
    const row = (more: Record<string, string>, given?: string) => ({ values: { home: 'Kent', ...more }, given });
    expect(names(row({ starts: '2026-07-04', ground: 'Hove' }), row({ starts: '2026-07-05', ground: 'Hove' }))).toEqual(
      ['Match day: Kent, 2026-07-04', 'Match day: Kent, 2026-07-05'],
    );
    expect(names(row({}), row({}), row({}, 'Match day: Kent 2'), row({}))).toEqual([
      'Match day: Kent',
      'Match day: Kent 3',
      'Match day: Kent 2',
      'Match day: Kent 4',
    ]);
    expect(names(row({ ground: 'Hove' }), row({}))).toEqual(['Match day: Kent, Hove', 'Match day: Kent']);
  });

  it('are listed in the order of their rows, also those that were mended and made later', () => {
    const made = [
      { id: 'one-000010', created_at: '2026-07-04T10:00:00.000Z' },
      { id: 'two-000001', created_at: '2026-07-04T11:00:00.000Z' },
      { id: 'one-000009', created_at: '2026-07-04T12:00:00.000Z' },
      { id: 'one-000001', created_at: '2026-07-04T10:00:00.000Z' },
    ];
    expect(inSheetOrder(made).map(({ id }) => id)).toEqual(['one-000001', 'one-000009', 'one-000010', 'two-000001']);
  });
});
