import { defineDocument } from '@pavilion/sync';
import { z } from 'zod';
import { createdStamps, reference, text, updatedStamps } from '../fields.ts';

const named = { name: text('Name', 300), ...createdStamps, ...updatedStamps };

// The collections of the social-graphic builder, which follows (OPN-017): their names are settled, their fields minimal.
export const templates = defineDocument('templates', { schema: z.object(named) });
export const slides = defineDocument('slides', {
  schema: z.object({ ...named, template: reference() }),
  indexes: [{ fields: ['template'] }],
});
export const slots = defineDocument('slots', {
  schema: z.object({ ...named, slide: reference() }),
  indexes: [{ fields: ['slide'] }],
});
export const fields = defineDocument('fields', {
  schema: z.object({ ...named, slot: reference(), value: text('Value', 20_000) }),
  indexes: [{ fields: ['slot'] }],
});
export const controlDocs = defineDocument('controlDocs', {
  schema: z.object({ ...named, template: reference() }),
  indexes: [{ fields: ['template'] }],
});
