import type { controlDocs, fields, slides, slots, templates } from './documents.ts';

type GraphicsCollection = (
  | typeof templates
  | typeof slides
  | typeof slots
  | typeof fields
  | typeof controlDocs
)['name'];

/** PLT-107: how long the builder of social graphics waits for more before it writes, in milliseconds. */
export const writeDelays = { slots: 50, slides: 50, fields: 100 } as const satisfies Partial<
  Record<GraphicsCollection, number>
>;
