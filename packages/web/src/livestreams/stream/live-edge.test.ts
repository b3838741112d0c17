import { expect, it } from 'vitest';
import { stepToEdge } from './live-edge.ts';

const loaded = [{ start: 100, end: 110 }];
it.each([
  ['stays as it is at the cushion', { at: 109.5 }, {}],
  ['is left alone within the slack', { at: 109.4 }, {}],
  ['is faster when it falls behind', { at: 109.2 }, { rate: 1.08 }],
  ['stays faster until it is at the cushion', { at: 109.4, rate: 1.08 }, {}],
  ['returns to normal at the cushion', { at: 109.5, rate: 1.08 }, { rate: 1 }],
  ['is slower when the end comes near', { at: 109.8 }, { rate: 0.97 }],
  ['stays slower until it is at the cushion', { at: 109.6, rate: 0.97 }, {}],
  ['keeps a larger cushion where the network is uneven', { at: 109.2, cushion: 1 }, { rate: 0.97 }],
  ['jumps when it is far behind', { at: 106, rate: 1.08 }, { at: 109.5, rate: 1 }],
  ['jumps when catching up would take too long', { at: 108.4 }, { at: 109.5, rate: 1 }],
  ['jumps over a gap', { at: 99 }, { at: 109.5, rate: 1 }],
  [
    'begins at the start of a film shorter than the cushion',
    { at: 0, loaded: [{ start: 5, end: 5.2 }] },
    { at: 5, rate: 1 },
  ],
  ['waits for a film', { at: 0, loaded: [] }, {}],
])('a live film %s', (_, position, step) => {
  expect(stepToEdge({ loaded, rate: 1, cushion: 0.5, ...position })).toEqual(step);
});
