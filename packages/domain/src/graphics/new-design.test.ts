import { expect, it } from 'vitest';
import { graphicKinds } from './kinds.ts';
import { newDesign } from './new-design.ts';

const sizes = { square: { width: 1080, height: 1080, label: 'Square', order: 0 } };

it.each(graphicKinds)(
  'begins a template of kind %s with one slide and its fields in order (GFX-005, GFX-020)',
  (kind) => {
    const { slides, slots, fields } = newDesign(kind, sizes);
    expect([slides.length, slots.length]).toEqual([1, 0]);
    expect(fields.map(({ order }) => order)).toEqual(fields.map((_, index) => index));
  },
);

it('binds the fields of a result to what the match says (GFX-020)', () => {
  const bound = newDesign('result', sizes).fields.map(({ key, fact }) => [key, fact]);
  expect(bound).toContainEqual(['home_score', 'home.score']);
  expect(bound).toContainEqual(['result', 'result']);
});
