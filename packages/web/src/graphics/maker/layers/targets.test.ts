import { buildScene, design } from '@pavilion/domain';
import { expect, it } from 'vitest';
import { targetsIn } from './targets.ts';

const shape = (id: string, x: number, more: object = {}) => ({
  id,
  slide: 's1',
  type: 'shape',
  box: { x, y: 100, width: 100, height: 50 },
  ...more,
});
const card = design.parse({
  sizes: { square: { width: 1000, height: 1000 } },
  slides: [{ id: 's1' }],
  slots: [
    shape('moved', 700),
    shape('panel', 200),
    { ...shape('group', 400), type: 'group' },
    shape('inner', 10, { parent: 'group' }),
    shape('hidden', 600, { hidden: true }),
  ],
  fields: [],
});

it('a maker’s layer snaps to the layers that stay, as they are seen, and to the guides of the designer (GFX-015)', () => {
  const scene = buildScene(card, { slide: 's1', size: 'square', values: {}, changes: {} });
  const lefts = (moved: string) =>
    targetsIn(scene, moved, [])
      .others.map(({ left }) => left)
      .toSorted((one, other) => one - other);
  expect(lefts('moved')).toEqual([200, 400, 410]);
  // What a group contains moves with it.
  expect(lefts('group')).toEqual([200, 700]);
  const { x } = targetsIn(scene, 'moved', [{ id: 'line', size: 'square', axis: 'x', at: 333 }]);
  expect(x).toContainEqual({ at: 333, from: 0, to: 1000, guide: 'line' });
});
