import { describe, expect, it } from 'vitest';
import { type Design, design } from '../design.ts';
import { designChanges, signOffChanges } from './design-changes.ts';
import { type GraphicState, graphicChanges } from './graphic-changes.ts';

type Written = Record<string, unknown>;
const slot = (id: string, more: Written = {}): Written => ({ id, slide: 's', type: 'shape', name: id, ...more });
const designWith = (slots: Written[], more: Written = {}): Design =>
  design.parse({
    sizes: { square: { width: 1080, height: 1080, label: 'Square', order: 0 } },
    slides: [{ id: 's', name: 'Score' }],
    fields: [
      { id: '1', key: 'batter', label: 'Batter', type: 'player' },
      { id: '2', key: 'photo', label: 'Photo', type: 'picture' },
      { id: '3', key: 'overs', label: 'Overs', type: 'rows' },
    ],
    slots,
    ...more,
  });

describe('what changed of a template (GFX-033)', () => {
  it.each<[string, Written[], Written[], string[]]>([
    ['the same', [slot('Bar')], [slot('Bar')], []],
    [
      'a move, and a shape from its corners',
      [slot('Bar')],
      [slot('Bar', { box: { x: 9, y: 0, width: 5, height: 5, turn: 0 }, points: [{ x: 0, y: 0 }], shape: 'polygon' })],
      ['“Bar”: place, shape'],
    ],
    ['hidden', [slot('Bar')], [slot('Bar', { hidden: true })], ['“Bar”: hidden']],
    [
      'another text of a layer without a name',
      [slot('', { type: 'text', runs: [{ text: 'Won' }] })],
      [slot('', { type: 'text', runs: [{ text: 'Lost' }] })],
      ['“Lost”: text “Won” → “Lost”'],
    ],
    [
      'the style of one run',
      [slot('Bar', { runs: [{ text: 'Won' }] })],
      [slot('Bar', { runs: [{ text: 'W' }, { text: 'on' }] })],
      ['“Bar”: text style'],
    ],
    [
      'many new layers',
      [],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, order) => slot(name, { order })),
      ['Added layers “a”, “b”, “c”, “d”, “e” and 2 more'],
    ],
  ])('%s', (_case, before, after, words) => {
    const [was, is] = [before, after].map((slots) =>
      designWith(slots.map((each, index) => ({ ...each, id: `${index}` }))),
    );
    expect(designChanges(was!, is!)).toEqual(words);
  });

  it('names sizes, slides and fields', () => {
    const after = designWith([], {
      sizes: { square: { width: 1000, height: 1000, label: 'Square', order: 0 } },
      slides: [{ id: 's', name: 'Score', stay: 2_000 }],
      fields: [{ id: '1', key: 'batter', label: 'Striker', type: 'player' }],
    });
    expect(designChanges(designWith([]), after)).toEqual([
      'Size “Square 1080×1080” became “Square 1000×1000”',
      '“Score”: time on screen',
      'Deleted fields “Photo”, “Overs”',
      '“Striker”: label',
    ]);
  });
});

it('names what changed of the brand kit (GFX-011)', () => {
  const stops = ['#0b1f3a', '#2f6fed'].map((colour, at) => ({ at, colour }));
  const kitted = (kit?: Written) => designWith([], kit && { kit });
  const before = { colours: [{ name: 'Navy', colour: '#0b1f3a' }], gradients: [{ name: 'Dusk', stops }] };
  const after = { colours: [{ name: 'Gold', colour: '#f3c550' }], gradients: [{ name: 'Dusk', stops, turn: 0 }] };
  expect(designChanges(kitted(before), kitted(after))).toEqual([
    'Brand kit: colour “Gold” added, colour “Navy” removed, gradient “Dusk” changed',
  ]);
  expect(designChanges(kitted(before), kitted(before))).toEqual([]);
  expect(designChanges(kitted(), kitted(before))).toEqual(['Added the brand kit']);
  // A kit of an earlier version has no gradients.
  expect(designChanges(kitted({}), kitted({ gradients: [] }))).toEqual([]);
});

describe('what changed of a graphic (GFX-033)', () => {
  const state: GraphicState = {
    name: 'Final',
    publication: 'one',
    values: { batter: 'Root', photo: 'f1' },
    changes: {},
  };
  it.each<[string, Partial<GraphicState>, string[]]>([
    ['nothing', {}, []],
    [
      'values',
      { values: { photo: 'f2', overs: [{ over: 1 }], gone: 'x' } },
      ['Batter: Root → empty', 'Photo changed', 'Overs: empty → 1 row', 'gone: empty → x'],
    ],
    ['a long text', { values: { ...state.values, batter: 'R'.repeat(50) } }, [`Batter: Root → ${'R'.repeat(39)}…`]],
    [
      'a layer',
      { changes: { bar: { overrides: {}, colour: '#ffffff' }, other: { overrides: { square: { hidden: true } } } } },
      ['“Bar”: colour', 'A layer: place, crop or text size'],
    ],
    ['an empty change of a layer', { changes: { bar: { overrides: {} } } }, []],
    [
      'its name and publication',
      { name: 'Finale', publication: 'two' },
      ['Name: Final → Finale', 'Follows another publication of its template'],
    ],
  ])('%s', (_case, change, words) => {
    const made = designWith([slot('Bar', { id: 'bar' })]);
    expect(graphicChanges(state, { ...state, ...change }, made)).toEqual(words);
  });
});

it('a publication says that graphics need a sign-off from then on, or none (GFX-027 GFX-033)', () => {
  expect(signOffChanges({ signOff: false }, { signOff: true })).toEqual(['Graphics need sign-off']);
  expect(signOffChanges({ signOff: true }, { signOff: false })).toEqual(['Graphics need no sign-off any more']);
  expect(signOffChanges({ signOff: true }, { signOff: true })).toEqual([]);
});
