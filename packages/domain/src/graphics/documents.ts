import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { createdStamps, reference, text, updatedStamps } from '../fields.ts';

const named = { name: text('Name', 300), ...createdStamps, ...updatedStamps };

// Collections of the social graphics builder, which is not built yet (OPN-017): names are final, fields minimal.
export const templates = defineDocument('templates', {
  about: { noun: 'template', plural: 'templates', title: ['name'], page: null, removal: 'never' },
  schema: z.object(named),
});
export const slides = defineDocument('slides', {
  about: { noun: 'slide', plural: 'slides', title: ['name'], page: null, removal: 'never' },

  schema: z.object({ ...named, template: reference() }),
  indexes: [{ fields: ['template'] }],
});
export const slots = defineDocument('slots', {
  about: { noun: 'slot', plural: 'slots', title: ['name'], page: null, removal: 'never' },

  schema: z.object({ ...named, slide: reference() }),
  indexes: [{ fields: ['slide'] }],
});
export const fields = defineDocument('fields', {
  about: { noun: 'field', plural: 'fields', title: ['name'], page: null, removal: 'never' },

  schema: z.object({ ...named, slot: reference(), value: text('Value', 20_000) }),
  indexes: [{ fields: ['slot'] }],
});
export const controlDocs = defineDocument('controlDocs', {
  about: { noun: 'control document', plural: 'control documents', title: ['name'], page: null, removal: 'never' },

  schema: z.object({ ...named, template: reference() }),
  indexes: [{ fields: ['template'] }],
});
