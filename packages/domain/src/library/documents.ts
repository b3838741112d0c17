import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
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

  schema: z.object({
    name: requiredText('Name', 200),
    /** The number of signed items, kept by an effect (OPN-087). */
    size: count(),
    restrictions: text('Restrictions', 2_000),
    /** Users who may do everything with it; whoever makes a collection is the first. */
    owners: references(100),
    /** Users who may put deliverables in, take them out and file them. */
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
    // Before collections had owners, they were their makers'.
    (data) => ({ ...data, owners: typeof data.created_by === 'string' ? [data.created_by] : [], editors: [] }),
  ],
});
export type Collection = DocumentOf<typeof collections>;

/** A zip somebody asked for; its file is kept for a year (LIB-037). */
export const zips = defineDocument('zips', {
  about: { noun: 'zip', plural: 'zips', title: ['zipName'], page: null, removal: 'for good' },

  schema: z.object({
    prodID: reference(),
    colID: reference(),
    /** The day on which the file is removed. */
    deleteDate: calendarDate().optional(),
    files: z
      .array(z.object({ id: z.string().min(1).max(200), folderName: choice('Folder') }))
      .max(20_000, 'A zip can hold at most 20,000 files.')
      .default([]),
    zipName: text('Name', 300),
    all: flag(),
    status: z.enum(['requested', 'ready', 'failed']).default('requested'),
    /** The file document of the finished zip. */
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
    { fields: ['status'] },
    { fields: [], orderBy: [{ field: 'deleteDate', direction: 'asc' }] },
  ],
});
export type Zip = DocumentOf<typeof zips>;
