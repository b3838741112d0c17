import type { graphicsCalls } from '@pavilion/domain/graphics';
import type { z } from 'zod';
import type { Person } from './person.ts';

type ImportInput = z.input<NonNullable<(typeof graphicsCalls.importTemplate)['~orpc']['inputSchema']>>;

/** A small template: a square and a story, a title with the batter, and a picture that makers may move. */
export const smallDesign: ImportInput['design'] = {
  sizes: {
    square: { width: 200, height: 200, label: 'Square', order: 0 },
    story: { width: 200, height: 360, label: 'Story', order: 1 },
  },
  slides: [{ id: 's1', name: 'Score' }],
  slots: [
    { id: 'group', slide: 's1', type: 'group', name: 'Names', order: 0, box: { x: 0, y: 0, width: 200, height: 100 } },
    {
      id: 'title',
      slide: 's1',
      type: 'text',
      name: 'Title',
      parent: 'group',
      order: 1,
      box: { x: 10, y: 10, width: 180, height: 40 },
      runs: [{ text: '{batter} {runs}' }],
      textLayout: { shrinkTo: 0.2 },
    },
    { id: 'photo', slide: 's1', type: 'picture', name: 'Photo', order: 2, picture: { field: 'photo' }, allow: 'move' },
  ],
  fields: [
    { id: 'f1', key: 'batter', label: 'Batter', type: 'player', initial: 'Root', required: true },
    { id: 'f2', key: 'runs', label: 'Runs', type: 'number', most: 500 },
    { id: 'f3', key: 'photo', label: 'Photo', type: 'picture' },
  ],
};

/** A template in the name of a designer; published unless told otherwise. Returns its id. */
export async function addTemplate(
  designer: Person,
  { design = smallDesign, publish = true, ...about }: Partial<ImportInput> & { publish?: boolean } = {},
): Promise<string> {
  const { id } = await designer.call.graphics.importTemplate({ name: 'Hundred', kind: 'free', ...about, design });
  if (publish) await designer.call.graphics.publishTemplate({ template: id });
  return id;
}
