import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import {
  calendarDate,
  choice,
  count,
  createdStamps,
  flag,
  idMap,
  instant,
  reference,
  references,
  text,
  updatedStamps,
  words,
} from '../fields.ts';
import { deliverableStates } from '../production/documents.ts';
import { fileMetadata } from './metadata.ts';

/** What a file is (DAT-020, DAT-024, OPN-049). */
export const fileKinds = [
  'deliverable',
  'briefReference',
  'collection-file',
  'subtitle',
  'inspiration',
  'zip',
  'archive-awaiting',
  'recording',
  'match-reel',
  'match-clip',
  'livestream-county-logo',
  'graphic-picture',
  'graphic-video',
  'graphic-font',
] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileStatuses = ['review', 'edit', 'signed'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** PRD-085; a hold, its end and a move are in the timeline of the current version (OPN-048). */
export const fileActions = [
  'Uploaded',
  'Created',
  'Pushed to video platform',
  'Submitted notes',
  'Recalled for review',
  'Signed off',
  'Seen',
  'Put on hold',
  'Placed back',
  'Moved to another brief',
] as const;
export type FileAction = (typeof fileActions)[number];

const fileEvent = z.object({
  action: z.enum(fileActions),
  user: z.string().max(200),
  date: instant(),
  /** Of a move: the briefs. */
  from: reference(),
  to: reference(),
});
export type FileEvent = z.output<typeof fileEvent>;

/** Progress of derived media; `waiting` for media tools that are missing, `none` for files without previews. */
export const mediaStates = ['pending', 'waiting', 'ready', 'broken', 'none'] as const;

const storageKey = () => z.string().min(1).max(1_500).optional();

/** An uploaded file of any module. The source is immutable; everything derived comes from jobs and may be absent. */
export const files = defineDocument('files', {
  about: {
    noun: 'file',
    plural: 'files',
    title: ['name', 'sourceFileName'],
    note: ['delTitle'],
    partOf: [
      { type: 'deliverables', field: 'delID' },
      { type: 'productions', field: 'prodID' },
      { type: 'inspirations', field: 'inspiration' },
      { type: 'archiveEvents', field: 'clipOf' },
    ],
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      what: z.enum(fileKinds),
      name: text('Name', 500),
      label: choice('Label', 500),
      status: z.enum(fileStatuses).optional(),
      version: count(),
      assetType: z.enum(['video', 'image', 'other']).default('other'),

      // The source, as stored.
      sourceFileNameAsUploaded: text('File name', 500),
      sourceFileName: text('File name', 500),
      sourceExtention: text('Extension', 50),
      sourceBucket: text('Bucket', 200),
      sourcePath: text('Path', 1_500),
      sourceStorageClass: choice('Storage class', 50),
      sourceDownloadURL: choice('Address', 2_000),
      previewDownloadURL: choice('Address', 2_000),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      /** The template that it was imported for, as a layer of a design file. */
      importedFor: reference(),
      mime: choice('Type', 200),
      size: z.number().int().min(0).default(0),
      uploadedBy: reference(),

      // Derived media.
      media: z.enum(mediaStates).default('none'),
      mediaError: choice('Error', 2_000),
      mediaProgress: z.number().min(0).max(100).optional(),
      hasPreview: flag(),
      /** Storage keys, served under the file's own address; never a path of a disk. */
      previews: z
        .object({
          poster: storageKey(),
          preview: storageKey(),
          storyboard: storageKey(),
          storyboardIndex: storageKey(),
        })
        .default({}),
      /** A thumbhash in base64, shown until the poster loads. */
      placeholder: choice('Placeholder', 200),
      pages: z.number().int().min(0).optional(),
      /** Facts about the content; absent until it is read. */
      metadata: fileMetadata.optional(),

      /** What the file of a font says of itself (GFX-009). */
      font: z
        .object({ family: z.string().min(1).max(200), weight: z.number().int().min(100).max(900), italic: z.boolean() })
        .optional(),

      // Production.
      prodID: reference(),
      prodTitle: choice('Brief title', 500),
      delID: reference(),
      delTitle: choice('Deliverable title', 500),
      colID: reference(),
      folderName: choice('Folder'),
      type: choice('Type'),
      format: choice('Dimensions'),
      subsFileID: reference(),
      branded: flag(),
      brandedTag: choice('Brand tag'),
      inspiration: reference(),
      events: z.array(fileEvent).max(2_000).default([]),
      /** The social graphic that this version was drawn from (GFX-026). */
      graphic: reference(),
      /** Names of that graphic and its template when it was drawn, for those who may not open them. */
      graphicName: choice('Social graphic', 300),
      graphicTemplate: choice('Template of the graphic', 300),
      /** The second that the poster of a video or an animation shows; without it, one near the beginning. */
      posterAt: z.number().min(0).optional(),
      /** The id of this version at the video platform, once pushed. */
      videoPlatformId: reference(),

      // Match archive.
      match: reference(),
      /** The match that a film was removed from, until it is paired again. */
      formerMatch: reference(),
      day: z.number().int().min(0).max(99).optional(),
      part: z.number().int().min(0).max(999).optional(),
      originalFile: reference(),
      /** The event that a clip was cut from. */
      clipOf: reference(),
      innings: z.number().int().min(0).max(9).optional(),
      clipType: choice('Clip type'),
      ellipseBatterId: reference(),

      // Copies for access rules, set by effects. From the brief or deliverable:
      department: choice('Department'),
      brand: choice('Brand'),
      brands: words('Brands', 100),
      partner: choice('Partner'),
      delState: z.enum(deliverableStates).optional(),
      collections: references(),
      /** True while its deliverable is in a collection, or the file was uploaded to one. */
      inCollection: flag(),
      // … and from the match:
      int: z.boolean().optional(),
      startDate: instant().optional(),
      year: z.number().int().optional(),
      teamsMap: idMap(),
      cricketFormat: z.number().int().optional(),
      cricketType: z.number().int().optional(),
      ground: reference(),
      teamId1: reference(),

      /** The day on which a finished zip is removed. */
      deleteDate: calendarDate().optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['delID'], orderBy: [{ field: 'version', direction: 'desc' }] },
    { fields: ['prodID', 'what'] },
    // Sparse: few files have these, and each entry costs time at every change of a file. Not `match`: the database would rather
    // go through all values of `what` in the index of both.
    { fields: ['colID'], sparse: true },
    { fields: ['what', 'match'] },
    { fields: ['what'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['match'] },
    { fields: ['originalFile'], sparse: true },
    { fields: ['media'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['sha256'] },
    { fields: ['inspiration'], sparse: true },
  ],
  narrowedBy: [
    'status',
    'department',
    'brand',
    'partner',
    'delState',
    'inCollection',
    'int',
    'startDate',
    'cricketFormat',
    'cricketType',
  ],
  arrays: ['collections', 'brands'],
  search: { text: ['name', 'sourceFileName', 'label', 'delTitle', 'prodTitle'] },
});
export type FileDocument = DocumentOf<typeof files>;
