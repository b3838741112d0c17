import type { fields, slides, slots, templates } from './documents.ts';
import type { controlDocs } from './made-documents.ts';

type GraphicsCollection = (
  | typeof templates
  | typeof slides
  | typeof slots
  | typeof fields
  | typeof controlDocs
)['name'];

/** Debounce of writes by the social graphics builder, in milliseconds (PLT-107). */
export const writeDelays = { slots: 50, slides: 50, fields: 100 } as const satisfies Partial<
  Record<GraphicsCollection, number>
>;
