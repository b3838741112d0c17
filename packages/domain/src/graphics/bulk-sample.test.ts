import { describe, expect, it } from 'vitest';
import { bulkFields, cellsOf, columnsOf, nameColumn, readBulkRow } from './bulk.ts';
import { bulkSample } from './bulk-sample.ts';
import { bulkWarnings } from './bulk-warnings.ts';
import { type Design, design } from './design.ts';
import { initialValues } from './kept-content.ts';
import { sampleTemplates } from './samples/index.ts';

/** The sample as the import reads it. */
function imported(template: string, made: Design) {
  const { headings, row } = bulkSample(template, made);
  const cells = cellsOf(columnsOf(made.fields, headings), row.map(String), made.fields);
  const known = initialValues(made.fields);
  const { values, faults } = readBulkRow(made, cells, known);
  const asked = { cells, subject: {}, name: cells[nameColumn] ?? '', all: { ...known, ...values } };
  const [warnings] = bulkWarnings(made, [asked], { teams: undefined, unknownPlayers: new Map() });
  return { headings, cells, faults, warnings };
}

const withFields = (fields: object[], colours: object[] = []): Design =>
  design.parse({
    sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
    slides: [{ id: 's', name: 'Slide 1' }],
    slots: [],
    kit: { colours, teams: {} },
    fields: fields.map((field, at) => ({ id: String(at), ...field })),
  });

describe('the sample of a table for many graphics (GFX-025)', () => {
  it.each(sampleTemplates.map(({ name, design: made }) => [name, made] as const))(
    'is read without faults, each field in its column: %s',
    (name, made) => {
      const { cells, faults, warnings } = imported(name, made);
      expect(Object.keys(cells)).toEqual([nameColumn, ...bulkFields(made.fields).map(({ key }) => key)]);
      const needsList = made.fields.some(({ type, required }) => type === 'rows' && required);
      expect(faults).toEqual(needsList ? { [nameColumn]: expect.any(String) } : {});
      expect(warnings).toEqual({});
    },
  );

  it('fills a field of each type, and leaves out those that no cell can hold', () => {
    const made = withFields(
      [
        { key: 'photo', label: 'Photo', type: 'picture', required: true },
        { key: 'match', label: 'Match', type: 'match' },
        { key: 'player', label: 'Player', type: 'player', required: true },
        { key: 'side', label: 'Side', type: 'team' },
        { key: 'when', label: 'When', type: 'text', required: true },
        { key: 'day', label: 'Day', type: 'date' },
        { key: 'runs', label: 'Runs', type: 'number', most: 20 },
        { key: 'session', label: 'Session', type: 'choice', choices: ['Day/Night', 'Day'] },
        { key: 'shade', label: 'Shade', type: 'colour' },
        { key: 'free', label: 'Free entry', type: 'on or off', initial: true },
        { key: 'line', label: 'A long line', type: 'text', required: true, most: 6 },
        { key: 'quote', label: 'Quote', type: 'longer text', initial: '“Well played”,\nhe said', example: true },
        { key: 'aside', label: 'Aside', type: 'text' },
      ],
      [{ name: 'Board Navy', colour: '#0c1738' }],
    );
    const { headings, cells, faults, warnings } = imported('Match day', made);
    expect(headings).toEqual([
      ...['Name', 'Player', 'Side', 'When', 'Day', 'Runs', 'Session', 'Shade', 'Free entry'],
      ...['A long line', 'Quote', 'Aside'],
    ]);
    expect(cells).toEqual({
      [nameColumn]: 'Match day: Harry Brook',
      player: 'Harry Brook',
      side: 'Yorkshire',
      when: 'Sat 20 June',
      day: '2026-06-20',
      runs: '20',
      session: 'Day/Night',
      shade: 'Board Navy',
      free: 'Yes',
      line: 'A long',
      quote: '“Well played”,\nhe said',
      aside: '',
    });
    expect(faults).toEqual({});
    expect(warnings).toEqual({});
  });

  it('has headings that are told apart, where labels are not', () => {
    const made = withFields([
      { key: 'player', label: 'Name', type: 'player' },
      { key: 'first_runs', label: 'Runs', type: 'number' },
      { key: 'second_runs', label: 'Runs', type: 'number' },
    ]);
    const { headings, cells } = imported('Hundred', made);
    expect(headings).toEqual(['Graphic Name', 'Name', 'Runs', 'second_runs']);
    expect(Object.keys(cells)).toEqual([nameColumn, 'player', 'first_runs', 'second_runs']);
  });
});
