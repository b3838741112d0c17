import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { mostJoined } from '../archive/clips/joined-film.ts';
import { defineDocument } from '../define-document.ts';
import {
  calendarDate,
  choice,
  count,
  createdStamps,
  flag,
  reference,
  references,
  requiredText,
  text,
  updatedStamps,
} from '../fields.ts';

export const collections = defineDocument('collections', {
  about: { noun: 'collection', plural: 'collections', title: ['name'], page: '/collection/$id', removal: 'trash' },

  schema: () =>
    z.object({
      name: requiredText('Name', 200),
      /** Number of signed items, kept by an effect (OPN-087). */
      size: count(),
      restrictions: text('Restrictions', 2_000),
      /** Users with all rights. The creator is the first. */
      owners: references(100),
      /** Users who may add and remove deliverables and set their folders. */
      editors: references(100),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: [], orderBy: [{ field: 'name', direction: 'asc' }] },
  ],
  search: { text: ['name'] },
  upgrades: [
    // Collections from before `owners` existed belong to their creators.
    (data) => ({ ...data, owners: typeof data.created_by === 'string' ? [data.created_by] : [], editors: [] }),
  ],
});
export type Collection = DocumentOf<typeof collections>;

/** A film of several clips and deliveries, one after the other (decision 084). */
const joinedFilm = z.object({
  /** In the order of the film. */
  events: z.array(z.string().min(1).max(200)).max(mostJoined),
  /** What was done to clips unlike the others, in sentences. */
  notes: z.array(z.string().max(500)).max(10).default([]),
  /** Its length, once it is ready. */
  seconds: z.number().min(0).optional(),
});

/** A requested zip. Its file is kept for a year (LIB-037). */
export const zips = defineDocument('zips', {
  about: { noun: 'zip', plural: 'zips', title: ['zipName'], page: null, removal: 'for good' },

  schema: () =>
    z.object({
      prodID: reference(),
      colID: reference(),
      /** The zip holds match video, and is listed in the archive. Absent for others. */
      archive: z.literal(true).optional(),
      /** The match whose recordings it holds. */
      matchID: reference(),
      /** Day on which the file is deleted. */
      deleteDate: calendarDate().optional(),
      files: z
        .array(z.object({ id: z.string().min(1).max(200), folderName: choice('Folder') }))
        .max(20_000, 'A zip can hold at most 20,000 files.')
        .default([]),
      /** Present for a joined film of clips instead of a zip; `files` are then the recordings that it shows. */
      film: joinedFilm.optional(),
      zipName: text('Name', 300),
      all: flag(),
      status: z.enum(['requested', 'ready', 'failed']).default('requested'),
      /** File id of the finished zip. */
      file: reference(),
      size: z.number().int().min(0).optional(),
      progress: z.number().min(0).max(100).optional(),
      error: choice('Error', 2_000),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['prodID'] },
    { fields: ['colID'] },
    { fields: ['created_by'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['status'] },
    { fields: [], orderBy: [{ field: 'deleteDate', direction: 'asc' }] },
  ],
});
export type Zip = DocumentOf<typeof zips>;
