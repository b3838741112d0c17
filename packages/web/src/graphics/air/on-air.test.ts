import { controlDocs } from '@pavilion/domain';
import { expect, it } from 'vitest';
import { itemTitle } from './on-air.ts';

it('items of one name are told apart by a number, in their order (GFX-028)', () => {
  const item = (order: number, title: string) => ({ graphic: `graphic-${order}`, title, order });
  const { rundown } = controlDocs.schema.parse({
    name: 'Final',
    rundown: { b: item(2, 'Hundred'), a: item(3, 'Hundred'), c: item(1, 'Toss'), d: item(0, 'Hundred') },
  });
  const titles = ['d', 'c', 'b', 'a'].map((id) => itemTitle({ rundown }, id));
  expect(titles).toEqual(['Hundred', 'Toss', 'Hundred (2)', 'Hundred (3)']);
});
