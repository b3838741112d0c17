import { type Design, design } from './design.ts';
import { kindFields } from './kind-fields.ts';
import type { GraphicKind } from './kinds.ts';

/** What a new template of a kind shows: an empty slide, and the fields that such graphics need. */
export const newDesign = (kind: GraphicKind, sizes: Design['sizes']): Design =>
  design.parse({
    sizes,
    slides: [{ id: 'slide-1', name: 'Slide 1' }],
    slots: [],
    fields: kindFields[kind].map((field, order) => ({ id: field.key, order, ...field })),
  });
