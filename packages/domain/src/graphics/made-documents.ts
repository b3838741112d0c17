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
  references,
  requiredText,
  updatedStamps,
} from '../fields.ts';
import { programme, rundownItem } from './control.ts';
import { design, slotChange } from './design.ts';
import { partOfTemplate, restore, scopeFields } from './documents.ts';
import { fieldValue } from './fields.ts';
import { frameRates } from './film-frames.ts';
import { graphicKinds } from './kinds.ts';

const id = z.string().min(1).max(200);

/** A published state of a template. Never changes: graphics refer to it (GFX-018). */
export const publications = defineDocument('publications', {
  about: {
    noun: 'publication',
    plural: 'publications',
    title: ['name'],
    partOf: [{ type: 'templates', field: 'template' }],
    page: null,
    removal: 'trash',
  },
  schema: () =>
    z.object({
      ...partOfTemplate,
      name: requiredText('Name', 300),
      kind: z.enum(graphicKinds).default('free'),
      number: z.number().int().min(1),
      signOff: flag(),
      design,
    }),
  indexes: [{ fields: ['template'], orderBy: [{ field: 'number', direction: 'desc' }] }],
  arrays: ['brands'],
});
export type Publication = DocumentOf<typeof publications>;

/** What a maker makes: a publication with values, and with the changes that its locks allow (GFX-018). */
export const graphics = defineDocument('graphics', {
  about: {
    noun: 'graphic',
    plural: 'graphics',
    title: ['name'],
    note: ['kind'],
    page: '/jimstagram/graphic/$id',
    removal: 'trash',
  },
  schema: () =>
    z.object({
      name: requiredText('Name', 300),
      template: id,
      publication: id,
      kind: z.enum(graphicKinds).default('free'),
      ...scopeFields,
      match: labelled('Match', reference()),
      /** Innings of the match that it is about, and the player: they choose the facts. */
      innings: z.number().int().min(1).max(9).optional(),
      player: choice('Player', 300),
      /** Balls of the innings up to the moment that it is of: it shows the match as it then stood, whatever follows (GFX-022). */
      upTo: z.number().int().min(1).optional(),
      /** New values of the match are offered, or taken at once (GFX-021). */
      follow: labelled('New values', z.enum(['offer', 'take']).default('offer')),
      /** By key of the field. Those typed by a maker are in `typed`, and following the match leaves them. */
      values: z.record(z.string(), fieldValue).default({}),
      typed: idMap(),
      /** By id of the slot. */
      changes: z.record(z.string(), slotChange).default({}),
      favourites: idMap(),
      /** The same for graphics that were made together (GFX-025). */
      batch: reference(),
      /** The deliverable that it was last sent to (GFX-026). */
      deliverable: reference(),
      /** Files that were sent to briefs as it is now; it is signed off when all of them are. A change of content empties it. */
      versions: references(),
      signed: flag(),
      /** Whether its template asks for a sign-off, as it was last published. */
      signOff: flag(),
      /** The latest restore of an earlier version. */
      restored: restore.optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['created_by'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['match'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['template'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['batch'], orderBy: [{ field: 'name', direction: 'asc' }] },
  ],
  arrays: ['brands', 'favourites'],
  asides: ['favourites', 'signOff'],
  narrowedBy: ['department'],
  search: { text: ['name', 'kind', 'player'] },
});
export type Graphic = DocumentOf<typeof graphics>;

export const graphicFormats = ['png', 'jpeg', 'webp', 'pdf', 'mp4', 'gif', 'ograf'] as const;
export type GraphicFormat = (typeof graphicFormats)[number];

const exportPart = z.object({
  name: z.string(),
  /** First byte in the zip, and number of bytes. */
  start: z.number().int().min(0),
  bytes: z.number().int().min(0),
});

/** Files of graphics being drawn, or drawn: one file, or a zip of several (GFX-023). */
export const graphicExports = defineDocument('graphicExports', {
  about: { noun: 'export', plural: 'exports', title: ['name'], page: null, removal: 'for good' },
  schema: () =>
    z.object({
      /** What is drawn: one graphic, or all that were made together. */
      graphic: reference(),
      batch: reference(),
      ...scopeFields,
      /** Name of the file. */
      name: requiredText('Name', 500),
      format: z.enum(graphicFormats),
      quality: z.number().int().min(1).max(100).default(90),
      /** Frames a second of a film. */
      rate: z.literal(frameRates).default(25),
      /** Ids of the sizes and slides. */
      sizes: z.array(id).max(50),
      slides: z.array(id).max(50),
      state: z.enum(['waiting', 'drawing', 'ready', 'failed']).default('waiting'),
      progress: z.number().min(0).max(100).default(0),
      error: choice('Error', 1_000),
      /** Graphics whose texts did not fit, so that nothing was drawn (GFX-008). */
      unfit: references(),
      /** Where the finished file is stored. */
      storageKey: choice('File', 1_500),
      bytes: z.number().int().min(0).default(0),
      /** The files of a zip, and where each lies in it: a phone takes pictures one by one. */
      parts: z.array(exportPart).default([]),
      watermarked: flag(),
      /** Whether all that it shows was signed off when it was drawn. */
      signed: flag(),
      /** Where the same file without a watermark is stored, for sign-off in a brief. */
      cleanKey: choice('File', 1_500),
      /** Identifies what the graphic showed when it was drawn: a changed graphic is exported anew before it is sent. */
      fingerprint: choice('Fingerprint'),
      /** The brief that it was last sent to (GFX-026). */
      brief: reference(),
      /** Stored files in it: whoever downloads it has to see them. */
      pictures: references(),
      finished_at: instant().optional(),
      ...createdStamps,
    }),
  indexes: [
    { fields: ['graphic'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: ['batch'], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
  ],
  arrays: ['brands'],
});
export type GraphicExport = DocumentOf<typeof graphicExports>;
export type ExportPart = z.infer<typeof exportPart>;

/** A moment of a match that deserves a graphic, found in its ball-by-ball data (GFX-022). */
export const graphicMoments = defineDocument('graphicMoments', {
  about: { noun: 'moment', plural: 'moments', title: ['title'], page: null, removal: 'for good' },
  schema: () =>
    z.object({
      match: id,
      kind: z.enum(graphicKinds),
      /** "Root 100* (143)" */
      title: requiredText('Moment', 500),
      innings: z.number().int().min(1).max(9).optional(),
      player: choice('Player', 300),
      /** Balls of the innings up to the moment. */
      upTo: z.number().int().min(1).optional(),
      /** Rises with the course of the match. */
      place: z.number().int().min(0).optional(),
      /** The same for the same moment, so that data that arrives twice proposes it once. */
      key: requiredText('Key', 500),
      // Copies for access rules, set by the server from the match.
      int: flag(),
      startDate: instant().optional(),
      teamsMap: idMap(),
      cricketFormat: z.number().int().optional(),
      cricketType: z.number().int().optional(),
      ground: reference(),
      teamId1: reference(),
      year: z.number().int().optional(),
      ...createdStamps,
    }),
  indexes: [
    { fields: ['match', 'key'], unique: true },
    {
      fields: [],
      orderBy: [
        { field: 'created_at', direction: 'desc' },
        { field: 'place', direction: 'desc' },
      ],
    },
    { fields: ['match'], orderBy: [{ field: 'place', direction: 'desc' }] },
  ],
  arrays: ['teamsMap'],
});
export type GraphicMoment = DocumentOf<typeof graphicMoments>;

/** A rundown of graphics on air (GFX-028). Only a call changes its programme. */
export const controlDocs = defineDocument('controlDocs', {
  about: {
    noun: 'rundown',
    plural: 'rundowns',
    title: ['name'],
    page: '/jimstagram/control/$id',
    removal: 'trash',
  },
  schema: () =>
    z.object({
      name: requiredText('Name', 300),
      ...scopeFields,
      match: labelled('Match', reference()),
      /** By id of the item. */
      rundown: z.record(z.string(), rundownItem).default({}),
      preview: reference(),
      /** On air in the lowest layer, and in those above it by their numbers. */
      programme: programme.optional(),
      overlays: z.record(z.string(), programme).optional(),
      /** How many streams carry it in which way: also for those who may not see the streams (GFX-030). */
      streams: z.object({ carrying: count(), lost: count(), waiting: count(), leftOut: count() }).optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [{ fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] }],
  arrays: ['brands'],
  asides: ['streams'],
  search: { text: ['name'] },
});
export type ControlDoc = DocumentOf<typeof controlDocs>;

/** The secret in the address of a programme (GFX-029), under the id of its control document. Only calls read it. */
export const controlSecrets = defineDocument('controlSecrets', {
  about: {
    noun: 'address of a programme',
    plural: 'addresses of programmes',
    title: [],
    page: null,
    removal: 'for good',
  },
  schema: () => z.object({ secret: z.string().min(20).max(200) }),
  indexes: [{ fields: ['secret'], unique: true }],
});
