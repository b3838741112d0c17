import { expect, it } from 'vitest';
import { nameColumn } from './bulk.ts';
import { unfitFaults } from './bulk-fit.ts';
import { design } from './design.ts';

const made = design.parse({
  sizes: {
    square: { width: 1080, height: 1080, label: 'Square', order: 0 },
    story: { width: 1080, height: 1920, label: '', order: 1 },
  },
  slides: [{ id: 's' }],
  slots: [
    { id: 'title', slide: 's', type: 'text', name: 'Title', runs: [{ text: '{batter} ' }, { text: '{runs}' }] },
    { id: 'list', slide: 's', type: 'table', name: 'Batters' },
    { id: 'fixed', slide: 's', type: 'text', runs: [{ text: 'A text of the template' }] },
  ],
  fields: [
    { id: '1', key: 'batter', label: 'Batter', type: 'player' },
    { id: '2', key: 'runs', label: 'Runs', type: 'number' },
  ],
});
const square = (...ids: string[]) => ({ size: 'square', unfit: ids.map((id) => ({ id })) });
const withoutFont = (size: string, ...letters: string[]) => ({ size, unfit: [{ id: 'title', letters }] });

it.each([
  ['nothing', {}, [square()], {}],
  [
    'a long name',
    { batter: 'A long name', runs: 3 },
    [square('title')],
    { batter: 'Does not fit: Title in Square 1080×1080.' },
  ],
  [
    'a long number',
    { batter: 'Me', runs: 100_000 },
    [square('title')],
    { runs: 'Does not fit: Title in Square 1080×1080.' },
  ],
  [
    'several sizes',
    { batter: 'Root' },
    [square('title'), { size: 'story', unfit: [{ id: 'title' }] }],
    { batter: 'Does not fit: Title in Square 1080×1080, and 1 more.' },
  ],
  [
    'a text without a name',
    {},
    [square('fixed')],
    { [nameColumn]: 'Does not fit: “A text of the template” in Square 1080×1080.' },
  ],
  [
    'what no column fills',
    {},
    [square('list:2', 'list:3', 'fixed')],
    { [nameColumn]: 'Does not fit: Batters in Square 1080×1080, and 1 more.' },
  ],
  [
    'letters without a font',
    { batter: '한국 Kim', runs: 100_000_000 },
    [withoutFont('square', '한국'), withoutFont('story', '한국')],
    { batter: 'These letters are in none of the fonts: 한국.' },
  ],
  [
    'a long name with letters without a font',
    { batter: '한국 한 and more' },
    [square('title'), withoutFont('square', '한국', '한')],
    {
      batter: 'Does not fit: Title in Square 1080×1080. These letters are in none of the fonts: 한국, 한.',
    },
  ],
])('a row in which %s is unfit says so at its cell (GFX-008 GFX-025)', (_, values, found, faults) => {
  expect(unfitFaults(made, values, found)).toEqual(faults);
});
