import { describe, expect, it } from 'vitest';
import { design } from './design.ts';
import { newFacts } from './new-facts.ts';
import { rowColumns } from './row-keys.ts';

const slot = (id: string, fields: object) => ({ id, slide: 's1', type: 'text', ...fields });
const made = design.parse({
  sizes: { square: { width: 1080, height: 1080 } },
  slides: [{ id: 's1' }],
  slots: [
    slot('table', {
      type: 'table',
      table: { field: 'batting', columns: [{ key: 'name', heading: 'Batter' }, { key: 'runs' }] },
    }),
    slot('group', { type: 'group', repeat: { field: 'fixtures' } }),
    slot('line', { parent: 'group', runs: [{ text: '{row_home} v {row_away}' }] }),
    slot('inner', { parent: 'group', type: 'group' }),
    slot('time', { parent: 'inner', runs: [{ text: '{row_start_time} {home}' }] }),
  ],
  fields: [
    { id: 'f1', key: 'score', label: 'Score', fact: 'innings.score' },
    { id: 'f2', key: 'overs', label: 'Overs', fact: 'innings.overs', type: 'number' },
    { id: 'f3', key: 'title', label: 'Title' },
  ],
});

describe('the rows of a list field', () => {
  it.each([
    ['batting', undefined, ['Batter', 'Runs']],
    ['fixtures', undefined, ['Home', 'Away', 'Start time']],
    ['fixtures', [{ home: 'Surrey', ground: 'The Oval' }], ['Home', 'Away', 'Start time', 'Ground']],
    ['other', [], []],
  ])('%s with the rows %j have the columns %j (GFX-012 GFX-014)', (field, rows, headings) => {
    expect(rowColumns(made, field, rows).map(({ heading }) => heading)).toEqual(headings);
  });
});

describe('the facts of a match', () => {
  const facts = { 'innings.score': '148/4', 'innings.overs': 17.2 };
  it.each([
    [{ score: '142/3', overs: 17.2 }, {}, ['score']],
    [{ score: '142/3', overs: 16 }, { score: true }, ['overs']],
    [{ score: '148/4', overs: 17.2 }, {}, []],
    [{}, {}, ['score', 'overs']],
  ])('offer to the values %j, of which %j were typed, the fields %j (GFX-020 GFX-021)', (values, typed, keys) => {
    expect(newFacts(made, { values, typed }, facts).map(({ key }) => key)).toEqual(keys);
  });

  it('are not offered to a field that cannot hold them (GFX-012)', () => {
    expect(newFacts(made, { values: {}, typed: {} }, { 'innings.overs': 'seventeen' })).toEqual([]);
  });
});
