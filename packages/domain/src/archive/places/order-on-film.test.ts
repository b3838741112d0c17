import { expect, it } from 'vitest';
import { reorderingOf } from './order-on-film.ts';

const balls = [10, 20, 30, 40].map((tcIn, at) => ({ id: `b${at + 1}`, label: `0.${at + 1}`, tcIn }));
const shift = (ids: readonly string[], by: number) =>
  balls
    .filter(({ id }) => ids.includes(id))
    .map(({ id, tcIn }) => {
      const place = (start: number) => ({ file: 'f', tcIn: start, tcOut: start + 5, byHand: false });
      return { delivery: id, from: place(tcIn), to: place(tcIn + by) };
    });

it.each([
  ['a short shift', ['b2'], 5, { crossed: 0 }],
  ['a shift of all', ['b1', 'b2', 'b3', 'b4'], 500, { crossed: 0 }],
  ['a ball past later ones', ['b2'], 25, { crossed: 1, first: '0.2 would come after 0.3.' }],
  ['two balls past a later one', ['b1', 'b2'], 25, { crossed: 2, first: '0.1 would come after 0.3.' }],
  ['a ball past an earlier one', ['b2'], -15, { crossed: 1, first: '0.2 would come before 0.1.' }],
  ['a ball onto another', ['b2'], 10, { crossed: 1, first: '0.2 would begin at the same time as 0.3.' }],
])('%s says how the order of deliveries changes', (_, ids, by, reordering) => {
  expect(reorderingOf(balls, shift(ids, by))).toEqual(reordering);
});
