import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { labelled } from '../field-label.ts';
import {
  calendarDate,
  choice,
  count,
  createdStamps,
  flag,
  instant,
  reference,
  references,
  requiredText,
  text,
  updatedStamps,
  words,
} from '../fields.ts';
import { noteDrawing } from './note-drawing.ts';

/** PRD-016; the second keeps its stored spelling (OPN-020). */
export const briefTemplates = ['Content', 'Licencing', 'In-Stadia'] as const;
/** PRD-028 */
export const briefIntentions = ['Awareness', 'Engagement', 'Action'] as const;
/** PRD-029 */
export const briefStatuses = ['Draft', 'Submitted'] as const;

/** DAT-014: stored as the strings true or false. */
const knownAnswer = z.enum(['true', 'false']).optional();

/** A brief, stored as "production". */
export const briefs = defineDocument('productions', {
  about: {
    noun: 'brief',
    plural: 'briefs',
    title: ['title'],
    note: ['department'],
    page: '/brief/$id',
    removal: 'trash',
    deletedWith: 'deleteDeliverables',
  },

  schema: () =>
    z.object({
      title: requiredText('Title'),
      department: choice('Department'),
      template: labelled('Template', z.enum(briefTemplates).default('Content')),
      brands: words('Brands', 100),
      /** Partner Content, yes or no; absent until answered (OPN-052). */
      commercial: labelled('Partner Content', z.boolean().optional()),
      partner: choice('Partner'),
      contact: labelled('Point of contact', reference()),
      /** The default feedbackers. */
      owners: labelled('Default feedbackers', references()),
      collections: labelled('Collections', references()),
      completed: flag(),
      status: z.enum(briefStatuses).default('Draft'),
      authorName: choice('Author'),
      audience: text('Audience', 10_000),
      objective: text('Objective', 10_000),
      bau: labelled('Business as usual', flag()),
      producer: choice('Producer'),
      /** Rich text. */
      description: text('Description', 100_000),
      intention: labelled('Intention', z.enum(briefIntentions).optional()),
      intentionDetail: text('Intention detail', 10_000),
      messaging: text('Messaging', 10_000),
      messagingKnown: knownAnswer,
      channels: words('Channels', 200),
      channelsKnown: knownAnswer,
      deliverablesKnown: knownAnswer,
      budget: text('Budget', 2_000),
      slackChannelId: reference(),
      slackChannelName: choice('Chat channel name'),
      // Set by effects, never patched.
      totalDays: z.number().default(0),
      totalDels: count(),
      signedDels: count(),
      nextDeadline: calendarDate().optional(),
      active: flag(true),
      resources: references(),
      queueOrder: z.number().optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['status', 'completed'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['status', 'department', 'completed'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['status', 'producer', 'completed'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['status', 'completed'], orderBy: [{ field: 'nextDeadline', direction: 'asc' }] },
    { fields: ['contact'] },
    { fields: [], orderBy: [{ field: 'created_at', direction: 'desc' }] },
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
  ],
  narrowedBy: ['department', 'partner'],
  arrays: ['brands', 'owners', 'collections'],
  search: { text: ['title'] },
});
export type Brief = DocumentOf<typeof briefs>;

/** PRD-050; the configuration has their labels (DAT-054). */
export const deliverableStates = ['production', 'feedback', 'reworking', 'signed', 'held'] as const;
export type DeliverableState = (typeof deliverableStates)[number];

/** PRD-094, OPN-048: stored as these words; no entry means Not Seen. */
export const reviewDecisions = ['Approve', 'Reject: added my notes', 'Reject: no notes', 'No opinion'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Search fields other than the title: people also type the words shown beside it. */
const catalogueWords = ['brand', 'type', 'format', 'department', 'partner', 'platforms', 'pictureSize'] as const;

/** Upgrade: one folder used to count for the brief and for all collections. */
function folderInEachCollection(data: Record<string, unknown>): Record<string, unknown> {
  const { folderName, collections } = data;
  const stands = Array.isArray(collections) ? collections : [];
  return { ...data, collectionFolders: Object.fromEntries(stands.map((id) => [id, folderName ?? ''])) };
}

export const deliverables = defineDocument('deliverables', {
  about: {
    noun: 'deliverable',
    plural: 'deliverables',
    title: ['title'],
    note: ['productionTitle'],
    partOf: [{ type: 'productions', field: 'production' }],
    page: '/brief/$production/deliverable/$id',
    removal: 'trash',
    deletedWith: 'deleteDeliverables',
  },

  schema: () =>
    z.object({
      title: requiredText('Title'),
      /** A key of the configuration's delTypes. */
      type: choice('Type'),
      /** Dimensions. */
      format: choice('Dimensions'),
      folderName: choice('Folder'),
      desiredDuration: choice('Duration'),
      brand: choice('Brand'),
      description: text('Description', 20_000),
      state: z.enum(deliverableStates).default('production'),
      active: flag(true),
      overdue: flag(),
      currentVersion: count(),
      currentFileID: reference(),
      /** Dimensions of its current file as cards show them (`540×540`), so that they can be searched. Set by an effect. */
      pictureSize: choice('Dimensions of the file'),
      owners: labelled('Reviewers', references()),
      deadline: calendarDate('Deadline').optional(),
      eta: calendarDate('ETA').optional(),
      production: reference(),
      /** Copied from the brief by effects. */
      productionTitle: choice('Brief title', 500),
      productionStatus: z.enum(briefStatuses).optional(),
      department: choice('Department'),
      partner: choice('Partner'),
      collections: references(),
      /** Its folder in each collection, by id; `folderName` is its folder in the brief. */
      collectionFolders: z.record(z.string().max(200), z.string().max(200)).default({}),
      /** True while it is in a collection, so that people who open collections only see it. Set by an effect. */
      inCollection: flag(),
      /** The collection to which it was uploaded. */
      collectionUpload: reference(),
      platforms: words('Platforms', 100),
      subs: labelled('Burnt-in subtitles', flag()),
      subsTrack: reference(),
      srt: reference(),
      reviewStatus: z.record(z.string(), z.enum(reviewDecisions)).default({}),
      iteration: count(),
      sortCreated: z.number().optional(),
      ...createdStamps,
      ...updatedStamps,
    }),
  indexes: [
    { fields: ['production'], orderBy: [{ field: 'title', direction: 'asc' }] },
    { fields: ['state', 'active'], orderBy: [{ field: 'deadline', direction: 'asc' }] },
    { fields: ['state', 'active', 'department'], orderBy: [{ field: 'deadline', direction: 'asc' }] },
    { fields: ['state'], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: [], orderBy: [{ field: 'updated_at', direction: 'desc' }] },
    { fields: ['state', 'department', 'brand', 'type', 'format', 'partner'] },
    { fields: ['active'], orderBy: [{ field: 'deadline', direction: 'asc' }] },
    { fields: [], orderBy: [{ field: 'deadline', direction: 'asc' }] },
    { fields: ['currentFileID'] },
  ],
  narrowedBy: ['department', 'brand', 'partner', 'inCollection'],
  arrays: ['owners', 'collections'],
  asides: ['collections', 'collectionFolders', 'inCollection', 'pictureSize'],
  search: { text: ['title', 'productionTitle', ...catalogueWords] },
  upgrades: [folderInEachCollection],
});
export type Deliverable = DocumentOf<typeof deliverables>;

/** Fields set when a deliverable is ordered, without its title. Work on the deliverable sets the others. */
export const askedFields = [
  'type',
  'format',
  'folderName',
  'desiredDuration',
  'brand',
  'description',
  'owners',
  'deadline',
  'eta',
  'platforms',
  'subs',
] as const satisfies (keyof Deliverable)[];

/** A review note on a file, or a response to one (DAT-028). */
export const notes = defineDocument('notes', {
  about: {
    noun: 'note',
    plural: 'notes',
    title: ['text'],
    partOf: [
      { type: 'notes', field: 'note' },
      { type: 'files', field: 'file' },
      { type: 'deliverables', field: 'delID' },
    ],
    page: null,
    removal: 'trash',
  },

  schema: () =>
    z.object({
      file: z.string().min(1).max(200),
      delID: reference(),
      text: text('Note', 20_000),
      done: flag(),
      /** Timecode as shown: hh:mm:ss:ff. */
      tc: choice('Timecode', 30),
      seconds: z.number().min(0).optional(),
      /** The frame of the original, counted from 0; `tc` and `seconds` are derived from it. */
      frame: z.number().int().min(0).optional(),
      /** The last frame of a note on a range. */
      frameEnd: z.number().int().min(0).optional(),
      pdf: flag(),
      pdfPage: z.number().int().min(1).optional(),
      /** Point and lines on the page or frame. */
      drawing: noteDrawing.optional(),
      author: choice('Author'),
      response: flag(),
      /** The note that this one answers. */
      note: reference(),
      /** The version that this note was written on, if it was brought from there. Set by the server. */
      carriedFrom: z.number().int().min(1).optional(),
      /** The note that it is a copy of, in the version that it was last brought from. Set by the server. */
      carriedNote: reference(),
      /** The person who last changed the content of somebody else's note. Set by the server. */
      editedBy: reference(),
      /** Copied from the file by effects. */
      department: choice('Department'),
      brand: choice('Brand'),
      partner: choice('Partner'),
      fileStatus: z.enum(['review', 'edit', 'signed']).optional(),
      delState: z.enum(deliverableStates).optional(),
      created_at: instant().optional(),
      created_by: reference(),
      ...updatedStamps,
    }),
  indexes: [{ fields: ['delID'] }, { fields: ['file'] }, { fields: ['note'] }],
  narrowedBy: ['department', 'brand', 'partner'],
});
export type Note = DocumentOf<typeof notes>;

/** Fields of a note's content and place. */
export const noteContent = [
  'text',
  'tc',
  'seconds',
  'frame',
  'frameEnd',
  'pdf',
  'pdfPage',
  'drawing',
] as const satisfies (keyof Note)[];
