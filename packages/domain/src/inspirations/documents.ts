import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import {
  choice,
  count,
  createdStamps,
  flag,
  idMap,
  reference,
  references,
  requiredText,
  text,
  updatedStamps,
  words,
} from '../fields.ts';

/** Types of an inspiration, in the order of the choice (LIB-050). */
export const inspirationTypes = [
  'Video',
  'Illustration',
  'Design',
  'Animation',
  'Motion Graphic',
  'Article',
  'Photo',
  'Game',
  'App/Utility',
  'Web3',
  'Event',
  'Other',
] as const;

/** A link as it is stored. */
export const webAddress = z
  .string()
  .trim()
  .max(4_000, 'A link can have at most 4,000 characters.')
  .regex(/^https?:\/\/[^\s]+$/i, 'A link starts with http:// or https://.');

export const inspirations = defineDocument('inspirations', {
  about: {
    noun: 'inspiration',
    plural: 'inspirations',
    title: ['title', 'url'],
    note: ['author', 'platform'],
    page: '/inspiration/$id',
    removal: 'trash',
  },

  schema: () =>
    z.object({
      what: z.enum(['file', 'url']).default('url'),
      url: webAddress.optional(),
      /** Address without tracking parameters, so that the same link is not saved twice. Set by the server. */
      canonicalUrl: choice('Link', 4_000),
      file: reference(),
      title: text('Title', 1_000),
      type: z.enum(inspirationTypes).optional(),
      platform: choice('Platform', 100),
      author: choice('Author', 300),
      description: text('Description', 10_000),
      tags: words('Tags', 100),
      favourites: idMap(),
      briefs: idMap(),
      chosenImage: choice('Image', 2_000),
      scraped: flag(),
      error: flag(),
      errorReason: choice('Reason', 2_000),
      /** Images found at the link. */
      extImages: z.array(z.string().max(4_000)).max(200).default([]),
      /** Files with copies of these images, so that the inspiration outlives its link. */
      capturedExtFiles: references(200),
      commentsNumber: count(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['canonicalUrl'] },
    { fields: ['error'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['type'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
  ],
  arrays: ['tags', 'briefs', 'favourites'],
  search: { text: ['title', 'author', 'tags', 'description', 'url', 'platform'] },
});
export type Inspiration = DocumentOf<typeof inspirations>;

export const inspirationComments = defineDocument('inspirationComments', {
  about: {
    noun: 'comment',
    plural: 'comments',
    title: ['text'],
    partOf: [{ type: 'inspirations', field: 'inspiration' }],
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      inspiration: z.string().min(1).max(200),
      text: requiredText('Comment', 10_000),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: ['inspiration'], orderBy: [{ field: 'created_at', direction: 'asc' }] }],
});
export type InspirationComment = DocumentOf<typeof inspirationComments>;

/** A tag in use and how many inspirations have it, kept by the server (DAT-118). */
export const inspirationTags = defineDocument('inspirationTags', {
  about: { noun: 'tag', plural: 'tags', title: ['name'], page: null, removal: 'for good' },

  schema: () => z.object({ name: requiredText('Tag', 200), count: count() }),
  indexes: [{ fields: [], orderBy: [{ field: 'name', direction: 'asc' }] }],
});
export type InspirationTag = DocumentOf<typeof inspirationTags>;
