import { deliverables } from '@pavilion/domain';
import { expect, it } from 'vitest';
import { groupItems } from './group-items.ts';

const item = (title: string, folderName?: string) => ({
  ...deliverables.schema.parse({ title, folderName: 'of the brief', collectionFolders: { c: folderName ?? '' } }),
  id: title,
  _rev: 1,
});

it('items of a collection are grouped by folder, those without a folder last (LIB-023)', () => {
  const folders = groupItems(
    [item('b'), item('Card 10', 'Day 2'), item('Card 9', 'Day 2'), item('x', 'Day 10'), item('a', ' ')],
    'c',
  );
  expect(folders.map(({ name, items }) => [name, items.map(({ title }) => title)])).toEqual([
    ['Day 2', ['Card 9', 'Card 10']],
    ['Day 10', ['x']],
    ['', ['a', 'b']],
  ]);
});
