import { describe, expect, it } from 'vitest';
import { type Design, type DesignSlot, design, slotChange } from './design.ts';
import { exportFiles, exportName } from './export-name.ts';
import { keptContent } from './kept-content.ts';
import { missingForExport } from './missing-for-export.ts';
import { missingForPublishing } from './missing-for-publishing.ts';
import { refuseSlotChange } from './refuse-change.ts';
import { refuseValue } from './refuse-value.ts';
import { sampleTemplates } from './samples/index.ts';
import { plainText } from './slot.ts';

const kit = {
  colours: [{ name: 'Navy', colour: '#0b1f3a' }],
  gradients: [
    {
      name: 'Dusk',
      turn: 0,
      stops: [
        { at: 0, colour: 'kit:Navy', opacity: 1 },
        { at: 1, colour: 'kit:Lilac', opacity: 1 },
      ],
    },
  ],
  textStyles: [{ name: 'Headline', style: plainText }],
  logos: [],
  teams: {},
};
const sizes = {
  square: { width: 1080, height: 1080, label: 'Square', order: 0 },
  story: { width: 1080, height: 1920, label: 'Story', order: 1 },
};
const fields = [
  { id: 'f1', key: 'batter', label: 'Batter', required: true, most: 10, least: 2 },
  { id: 'f2', key: 'runs', label: 'Runs', type: 'number', most: 400, least: 100 },
  { id: 'f3', key: 'home', label: 'Home', type: 'team' },
  { id: 'f4', key: 'rows', label: 'Rows', type: 'rows', most: 2 },
  { id: 'f5', key: 'format', label: 'Format', type: 'choice', choices: ['Test', 'ODI'] },
  { id: 'f6', key: 'ink', label: 'Ink', type: 'colour' },
];

function designWith(more: Record<string, unknown> = {}, ...slots: object[]): Design {
  const laid = slots.map((slot, at) => ({ id: `l${at}`, slide: 's1', type: 'text', name: 'Title', ...slot }));
  return design.parse({ sizes, slides: [{ id: 's1' }], slots: laid, fields, kit, ...more });
}
const messages = (made: Design) => missingForPublishing(made).map(({ message }) => message);

describe('a template that is to be published', () => {
  it.each(sampleTemplates.map((sample) => [sample.name, sample.design] as const))(
    'lacks nothing if it comes with the product: %s (GFX-037)',
    (_, sample) => {
      expect(missingForPublishing(sample)).toEqual([]);
    },
  );

  it.each<[string, Design, string[]]>([
    ['no size', designWith({ sizes: {} }), ['Add a size.']],
    ['no slide', designWith({ slides: [] }), ['Add a slide.']],
    [
      'two fields with one key',
      designWith({ fields: [...fields, { id: 'f9', key: 'batter', label: 'Bowler' }] }),
      ['Bowler and Batter have the same key, batter.'],
    ],
    [
      'a choice without choices',
      designWith({ fields: [{ id: 'f', key: 'a', label: 'Stage', type: 'choice', choices: [' '] }] }),
      ['Stage has no choices.'],
    ],
    [
      'a default that does not fit',
      designWith({ fields: [{ id: 'f', key: 'a', label: 'Name', most: 3, initial: 'Root' }] }),
      ['The default does not fit: Name can have at most 3 characters.'],
    ],
    [
      'a placeholder without a field',
      designWith({}, { runs: [{ text: '{batter} {home.short} {wickets}' }] }),
      ['“Title” uses {wickets}, which is not a field.'],
    ],
    [
      'the short form of a field that is no team',
      designWith({}, { runs: [{ text: '{batter.short}' }] }),
      ['“Title” uses Batter as a team, but it is a field for text.'],
    ],
    [
      'a value of a row outside a repeated group',
      designWith({}, { runs: [{ text: '{row_name}' }] }),
      ['“Title” uses {row_name}, which is not a field.'],
    ],
    [
      'a colour that the kit does not have',
      designWith({}, { type: 'shape', fill: { kind: 'colour', colour: 'kit:Gold' } }),
      ['“Title” uses the colour Gold, which is not in the brand kit.'],
    ],
    [
      'a gradient that the kit does not have',
      designWith({}, { type: 'shape', fill: { kind: 'kit gradient', name: 'Dawn' } }),
      ['“Title” uses the gradient Dawn, which is not in the brand kit.'],
    ],
    [
      'a gradient of a colour that has left the kit',
      designWith({}, { type: 'shape', fill: { kind: 'kit gradient', name: 'Dusk' } }),
      ['The gradient Dusk uses the colour Lilac, which is not in the brand kit.'],
    ],
    [
      'a picture from a field that is not chosen',
      designWith({}, { type: 'picture', picture: { field: '' } }),
      ['“Title” takes its picture from a field, but none is chosen.'],
    ],
    [
      'a fill and a background from a field that is not chosen',
      designWith(
        { slides: [{ id: 's1', background: { kind: 'picture', source: { field: '' } } }] },
        { type: 'shape', fill: { kind: 'picture', source: { field: '' } } },
      ),
      [
        'The background of slide 1 takes its picture from a field, but none is chosen.',
        '“Title” takes its picture from a field, but none is chosen.',
      ],
    ],
    ['a table without a list', designWith({}, { type: 'table' }), ['“Title” has no list.']],
  ])('is held back by %s (GFX-008, GFX-012)', (_, made, expected) => {
    expect(messages(made)).toEqual(expected);
  });

  it('may use values of a row in a group that is repeated (GFX-014)', () => {
    const group = { id: 'g', type: 'group', repeat: { field: 'rows' } };
    expect(messages(designWith({}, group, { parent: 'g', runs: [{ text: '{row_name} {batter}' }] }))).toEqual([]);
  });
});

describe('a value', () => {
  const made = designWith();
  it.each<[string, Parameters<typeof refuseValue>[1], string | null]>([
    ['batter', 'Root', null],
    ['batter', '', null],
    ['batter', 143, null],
    ['batter', 'Chanderpaul', 'Batter can have at most 10 characters.'],
    ['batter', true, 'Batter has to be a text.'],
    ['runs', 143, null],
    ['runs', '143', 'Runs has to be a number.'],
    ['runs', 401, 'Runs can be at most 400.'],
    ['rows', [{ name: 'Root' }], null],
    ['rows', [{}, {}, {}], 'Rows can hold at most 2 rows.'],
    ['rows', [{}, { name: 'x'.repeat(501) }], 'Row 2 of Rows: a text can have at most 500 characters.'],
    ['format', 'ODI', null],
    ['format', 'T10', 'T10 is not one of the choices of Format.'],
    ['ink', 'kit:Navy', null],
    ['ink', '#0B1F3A', null],
    ['ink', '#ff0000', 'Ink has to be a colour of the brand kit.'],
  ])('of %s can be %j: %j (GFX-012)', (key, value, expected) => {
    expect(refuseValue(made.fields.find((field) => field.key === key)!, value, made.kit)).toBe(expected);
  });

  it('that is needed, or too short, holds back an export only (GFX-012)', () => {
    expect(missingForExport(made, {})).toEqual({ batter: 'Batter is needed.' });
    expect(missingForExport(made, { batter: 'R', runs: 99 })).toEqual({
      batter: 'Batter needs at least 2 characters.',
      runs: 'Runs has to be at least 100.',
    });
    expect(missingForExport(made, { batter: 'Root', runs: 100 })).toEqual({});
    expect(Object.keys(missingForExport(made, { batter: 'R'.repeat(10_000), runs: 100 }))).toEqual(['batter']);
  });
});

describe('the lock of a layer', () => {
  const moved = { overrides: { square: { box: { x: 1, y: 1, width: 10, height: 10 } } } };
  const larger = { overrides: { square: { fontSize: 40 } } };
  const hidden = { overrides: { square: { hidden: true } } };
  const elsewhere = { overrides: { wide: { fontSize: 40 } } };
  const coloured = { fill: { kind: 'colour', colour: 'kit:Navy' } };
  const offKit = { colour: '#ff0000' };
  const lettered = { textStyle: 'Headline' };
  const fixed = 'Title cannot be moved or cropped in this template.';
  const keeps = 'Title keeps its colours in this template.';
  it.each<[DesignSlot['allow'], object, string | null]>([
    ['nothing', moved, fixed],
    ['fill', moved, fixed],
    ['move', moved, null],
    ['restyle', moved, null],
    ['move', larger, 'The text of Title cannot be resized in this template.'],
    ['restyle', larger, null],
    ['restyle', hidden, 'Title cannot be hidden in this template.'],
    ['restyle', elsewhere, 'This size is not in the template any more.'],
    ['move', coloured, keeps],
    ['restyle', coloured, null],
    ['restyle', { fill: { kind: 'kit gradient', name: 'Dusk' } }, null],
    ['move', { fill: { kind: 'kit gradient', name: 'Dusk' } }, keeps],
    ['restyle', { fill: { kind: 'kit gradient', name: 'Dawn' } }, 'Title can only have gradients of the brand kit.'],
    ['restyle', offKit, 'Title can only have colours of the brand kit.'],
    ['move', lettered, 'Title keeps its text style in this template.'],
    ['restyle', lettered, null],
    ['restyle', { textStyle: 'Scrawl' }, 'Title can only have text styles of the brand kit.'],
  ])('%s on %j: %s (GFX-013)', (allow, change, expected) => {
    const made = designWith({}, { allow });
    expect(refuseSlotChange(made, made.slots[0]!, slotChange.parse(change))).toBe(expected);
  });
});

it('keeps what the next publication still allows (GFX-018)', () => {
  const made = designWith({}, { id: 'free', allow: 'move' }, { id: 'fixed' });
  const changes = Object.fromEntries(
    ['free', 'fixed', 'gone'].map((id) => [
      id,
      slotChange.parse({ overrides: { story: { crop: { fit: 'cover', x: 0, y: 0, zoom: 2 } } } }),
    ]),
  );
  const kept = keptContent(made, { values: { batter: 'Root', runs: 'many', old: 'x' }, changes });
  expect(kept.values).toEqual({ batter: 'Root' });
  expect(Object.keys(kept.changes)).toEqual(['free']);
});

it('names files by what they show (GFX-023)', () => {
  const one = designWith();
  const two = designWith({ slides: [{ id: 's1', name: 'Score' }, { id: 's2' }] });
  const asked = { name: 'Root 100', design: one, format: 'png', sizes: ['story'], slides: ['s1'] } as const;
  expect(exportName(asked)).toBe('Root 100 – Story 1080×1920.png');
  expect(exportName({ ...asked, sizes: ['square', 'story'] })).toBe('Root 100 – PNG.zip');
  expect(exportName({ ...asked, design: two, format: 'pdf', slides: ['s1', 's2'] })).toBe(
    'Root 100 – Story 1080×1920.pdf',
  );
  const names = exportFiles({ ...asked, design: two, slides: ['s1', 's2'] }).map(({ name }) => name);
  expect(names).toEqual(['Root 100 – Score – Story 1080×1920.png', 'Root 100 – Slide 2 – Story 1080×1920.png']);
});
