import { weightsOf } from '@pavilion/drawing';
import { expect, it } from 'vitest';

it('a font offers the weights that it has, an uploaded one those of its files (GFX-009)', () => {
  const uploaded = [
    { family: 'Club Sans', weight: 700 },
    { family: 'Club Sans', weight: 400 },
    { family: 'Club Sans', weight: 700 },
  ];
  expect(weightsOf('Anton', uploaded)).toEqual([400]);
  expect(weightsOf('Playfair Display', uploaded)).toEqual([400, 700, 900]);
  expect(weightsOf('Club Sans', uploaded)).toEqual([400, 700]);
});
