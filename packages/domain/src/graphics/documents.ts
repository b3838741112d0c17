import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import {
  choice,
  count,
  createdStamps,
  flag,
  idMap,
  instant,
  reference,
  requiredText,
  updatedStamps,
  words,
} from '../fields.ts';
import { kitContent } from './brand-kit.ts';
import { fieldContent } from './fields.ts';
import { graphicKinds } from './kinds.ts';
import { graphicSize } from './sizes.ts';
import { slideContent, slotContent } from './slot.ts';

const id = z.string().min(1).max(200);

/** Fields that decide who sees a template. Its parts, publications and graphics have copies, set by effects. */
export const scopeFields = {
  department: choice('Department'),
  brands: words('Brands', 100),
};

export const templateStates = ['draft', 'published', 'retired'] as const;

/** A restore: when it happened, and what was restored: a version, by its time, or a publication, by its number. */
export const restore = z.object({
  at: instant(),
  version: instant().optional(),
  publication: z.number().int().optional(),
});

/** A template: what designers make (GFX-005). Its slides, slots and fields are documents of their own. */
export const templates = defineDocument('templates', {
  about: {
    noun: 'template',
    plural: 'templates',
    title: ['name'],
    note: ['kind'],
    page: '/jimstagram/template/$id',
    removal: 'trash',
  },
  schema: () =>
    z.object({
      name: requiredText('Name', 300),
      ...scopeFields,
      competition: choice('Competition', 300),
      kind: labelled('Kind', z.enum(graphicKinds).default('free')),
      tags: words('Tags', 50),
      /** By id. */
      sizes: z.record(z.string().min(1).max(50), graphicSize).default({}),
      favourites: idMap(),
      kit: labelled('Brand kit', reference()),
      /** Graphics carry a watermark until they are signed off (GFX-027). */
      signOff: labelled('Needs sign-off', flag()),
      // Set by calls, never patched.
      state: z.enum(templateStates).default('draft'),
      /** The latest publication, and its number. */
      publication: reference(),
      published: count(),
      /** It differs from its latest publication. */
      unpublished: flag(),
      /** The latest restore. */
      restored: restore.optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['state'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['state', 'kind'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['kit'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
  ],
  arrays: ['brands', 'tags', 'favourites'],
  asides: ['favourites', 'unpublished'],
  narrowedBy: ['department'],
  search: { text: ['name', 'kind', 'tags', 'competition'] },
});
export type Template = DocumentOf<typeof templates>;

/** Colours, gradients, text styles, logos and the looks of teams, kept by designers (GFX-011). */
export const brandKits = defineDocument('brandKits', {
  about: { noun: 'brand kit', plural: 'brand kits', title: ['name'], page: '/jimstagram/kit/$id', removal: 'trash' },
  schema: () =>
    z.object({
      name: requiredText('Name', 300),
      ...scopeFields,
      ...kitContent,
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
  arrays: ['brands'],
  search: { text: ['name'] },
});
export type BrandKit = DocumentOf<typeof brandKits>;

/** A font that designers uploaded (GFX-009). One document for each weight. */
export const graphicFonts = defineDocument('graphicFonts', {
  about: { noun: 'font', plural: 'fonts', title: ['family'], page: null, removal: 'trash' },
  schema: () =>
    z.object({
      family: requiredText('Family', 200),
      weight: labelled('Weight', z.number().int().min(100).max(900).default(400)),
      italic: labelled('Italic', flag()),
      licence: requiredText('Licence', 2_000),
      file: id,
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'family', direction: 'asc' }] }, { fields: ['file'] }],
});
export type GraphicFont = DocumentOf<typeof graphicFonts>;

export const partOfTemplate = { template: id, ...scopeFields, ...createdStamps, ...updatedStamps };

/** A slide of a template, laid out for each of its sizes. */
export const slides = defineDocument('slides', {
  about: {
    noun: 'slide',
    plural: 'slides',
    title: ['name'],
    partOf: [{ type: 'templates', field: 'template' }],
    page: null,
    removal: 'trash',
  },
  schema: () => z.object({ ...slideContent, ...partOfTemplate }),
  indexes: [{ fields: ['template'], orderBy: [{ field: 'order', direction: 'asc' }] }],
  arrays: ['brands'],
});
export type Slide = DocumentOf<typeof slides>;

/** One element of a slide. One document each, so that two people's changes of different properties both hold (GFX-017). */
export const slots = defineDocument('slots', {
  about: {
    noun: 'layer',
    plural: 'layers',
    title: ['name', 'type'],
    partOf: [
      { type: 'slots', field: 'parent' },
      { type: 'slides', field: 'slide' },
      { type: 'templates', field: 'template' },
    ],
    page: null,
    removal: 'trash',
  },
  schema: () => z.object({ ...slotContent, slide: id, ...partOfTemplate }),
  indexes: [
    { fields: ['template'], orderBy: [{ field: 'order', direction: 'asc' }] },
    { fields: ['slide'], orderBy: [{ field: 'order', direction: 'asc' }] },
  ],
  arrays: ['brands'],
});
export type Slot = DocumentOf<typeof slots>;

/** A value that a template asks for (GFX-012). */
export const fields = defineDocument('fields', {
  about: {
    noun: 'field',
    plural: 'fields',
    title: ['label', 'key'],
    partOf: [{ type: 'templates', field: 'template' }],
    page: null,
    removal: 'trash',
  },
  schema: () => z.object({ ...fieldContent, ...partOfTemplate }),
  indexes: [{ fields: ['template'], orderBy: [{ field: 'order', direction: 'asc' }] }],
  arrays: ['brands'],
});
export type Field = DocumentOf<typeof fields>;
