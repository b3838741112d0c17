import { z } from 'zod';
import { call } from '../call.ts';
import { instant, requiredText } from '../fields.ts';
import { airCalls } from './air-calls.ts';
import { mostBulkNames, mostInBulk } from './bulk.ts';
import { design } from './design.ts';
import { fieldValue } from './fields.ts';
import { frameRates } from './film-frames.ts';
import { graphicKinds } from './kinds.ts';
import { graphicFormats, graphics } from './made-documents.ts';

const id = z.string().min(1).max(200);

/** A position of the change log. */
const position = z.number().int().min(0);
/** `next` of the page before. */
const olderThan = position.optional();
const nextPage = position.nullable();
/** The parts of a template before and after a restore. */
const restoredParts = z.object({ before: design, after: design });

const versionStamps = {
  /** Position of the last change of the version. */
  seq: position,
  /** Id of the person, or the name of a part of the product. */
  by: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** A deletion, which left nothing to be shown or restored, or a return from the trash. */
  event: z.enum(['deleted', 'back']).nullable(),
};
const graphicState = graphics.schema.pick({ name: true, publication: true, values: true, changes: true });

export const graphicsCalls = {
  publishTemplate: call({
    needs: 'designTemplates',
    summary: 'Publishes a template as it stands, so that makers can use it.',
    input: z.object({ template: id }),
    output: z.object({ publication: id, number: z.number().int() }),
    errors: {
      INCOMPLETE: { status: 422, message: 'This template cannot be published yet.' },
    },
  }),
  setTemplateState: call({
    needs: 'designTemplates',
    summary: 'Retires a published template, or takes it back into use.',
    input: z.object({ template: id, state: z.enum(['published', 'retired']) }),
    output: z.object({}),
    errors: { NEVER_PUBLISHED: { status: 409, message: 'This template was never published.' } },
  }),
  copyTemplate: call({
    needs: 'designTemplates',
    summary: 'Copies a template with its slides, layers and fields into a new draft.',
    input: z.object({ template: id }),
    output: z.object({ id }),
  }),
  restorePublication: call({
    needs: 'designTemplates',
    summary: 'Gives a template the slides, layers and fields of one of its publications again (GFX-033).',
    input: z.object({ publication: id }),
    output: restoredParts,
  }),
  templateHistory: call({
    needs: 'designTemplates',
    forTokens: 'read',
    summary: 'Lists the versions of a template, newest first, with what each changed (GFX-033).',
    input: z.object({ template: id, before: olderThan }),
    output: z.object({
      versions: z.array(
        z.object({
          ...versionStamps,
          words: z.array(z.string()),
          slides: z.array(z.string()),
          publication: z.number().nullable(),
        }),
      ),
      next: nextPage,
    }),
  }),
  templateVersion: call({
    needs: 'designTemplates',
    forTokens: 'read',
    summary: 'Returns the design of a template as one of its versions left it.',
    input: z.object({ template: id, seq: position }),
    output: z.object({ design }),
  }),
  restoreTemplateVersion: call({
    needs: 'designTemplates',
    summary: 'Gives a template the slides, layers, fields and sizes of one of its versions again.',
    input: z.object({ template: id, seq: position }),
    output: restoredParts,
  }),
  graphicHistory: call({
    needs: 'openGraphics',
    forTokens: 'read',
    summary: 'Lists the versions of a graphic with their content, newest first (GFX-033).',
    input: z.object({ graphic: id, before: olderThan }),
    output: z.object({
      versions: z.array(
        z.object({
          ...versionStamps,
          /** Of a deletion: what was deleted. */
          state: graphicState,
          before: graphicState.nullable(),
          restored: instant().nullable(),
        }),
      ),
      next: nextPage,
    }),
  }),
  restoreGraphicVersion: call({
    needs: 'openGraphics',
    summary: 'Gives a graphic the content of one of its versions again.',
    input: z.object({ graphic: id, seq: position }),
    output: z.object({}),
  }),
  /** A template from a file of its own, such as the templates that come with the product. */
  importTemplate: call({
    needs: 'designTemplates',
    summary: 'Makes a template of a complete design.',
    input: z.object({
      name: requiredText('Name', 300),
      kind: z.enum(graphicKinds).default('free'),
      department: z.string().max(200).optional(),
      brands: z.array(z.string().max(200)).max(100).default([]),
      tags: z.array(z.string().max(100)).max(50).default([]),
      /** Brand kit that the template uses, in place of that of the design. */
      kit: id.optional(),
      design,
    }),
    example: {
      name: 'Highlights of the season',
      design: {
        sizes: { portrait: { width: 1080, height: 1350 } },
        slides: [{ id: 'front' }],
        slots: [{ id: 'headline', slide: 'front', type: 'text' }],
        fields: [{ id: 'headline', key: 'headline', label: 'Headline' }],
      },
    },
    output: z.object({ id }),
  }),
  makeGraphic: call({
    needs: 'openGraphics',
    summary: 'Makes a graphic from the published state of a template, filled from a match if one is given.',
    input: z.object({
      template: id,
      name: z.string().trim().max(300).optional(),
      match: id.optional(),
      innings: z.number().int().min(1).max(9).optional(),
      player: z.string().max(300).optional(),
      /** Shows the match as it stood after this many balls of the innings, as a moment does. */
      upTo: z.number().int().min(1).optional(),
      values: z.record(z.string(), fieldValue).default({}),
    }),
    output: z.object({ id }),
    errors: { NOT_PUBLISHED: { status: 409, message: 'This template is not published.' } },
  }),
  makeGraphics: call({
    needs: 'openGraphics',
    summary:
      'Makes a graphic for each row, all or none. The same rows again make nothing more; other rows join the batch (GFX-025).',
    input: z.object({
      template: id,
      /** A new id, which names the graphics that are made together. */
      batch: id,
      rows: z
        .array(
          z.object({
            /** A new id for its graphic. Rows without ids can be asked for once only in a batch. */
            id: id.max(64).optional(),
            name: z.string().trim().max(300).optional(),
            match: id.optional(),
            innings: z.number().int().min(1).max(9).optional(),
            player: z.string().max(300).optional(),
            values: z.record(z.string(), fieldValue).default({}),
          }),
        )
        .min(1)
        .max(mostInBulk),
    }),
    output: z.object({ made: z.number().int() }),
    errors: { NOT_PUBLISHED: { status: 409, message: 'This template is not published.' } },
  }),
  copyGraphic: call({
    needs: 'openGraphics',
    summary: 'Copies a graphic.',
    input: z.object({ graphic: id }),
    output: z.object({ id }),
  }),
  takePublication: call({
    needs: 'openGraphics',
    summary: 'Moves a graphic to the latest publication of its template. Values of fields that are still there stay.',
    input: z.object({ graphic: id }),
    output: z.object({ number: z.number().int() }),
  }),
  matchFacts: call({
    needs: 'openGraphics',
    forTokens: 'read',
    summary: 'Facts of a match for the fields of a graphic, from its ball-by-ball data as it stands, or as it stood.',
    input: z.object({
      match: id,
      innings: z.number().int().min(1).max(9).optional(),
      player: z.string().max(300).optional(),
      /** Number of balls of `innings` after which the facts are wanted; absent: as the match stands. */
      upTo: z.number().int().min(1).optional(),
      /** Says which player to show if none is chosen: a wicket shows who was out last. */
      kind: z.enum(graphicKinds).optional(),
    }),
    output: z.object({
      facts: z.record(z.string(), fieldValue),
      /** Players of the match, for the choice. */
      players: z.array(z.object({ name: z.string(), team: z.string() })),
      innings: z.array(z.object({ innings: z.number(), words: z.string() })),
    }),
  }),
  unknownPlayers: call({
    needs: 'openGraphics',
    forTokens: 'read',
    summary: 'Of these names, lists those that no player of the archive has, with players whose names are near.',
    input: z.object({ names: z.array(z.string().max(300)).max(mostBulkNames) }),
    /** Empty for someone who may not see the players of the archive. */
    output: z.object({ unknown: z.array(z.object({ name: z.string(), nearest: z.array(z.string()) })) }),
  }),
  exportGraphic: call({
    needs: 'openGraphics',
    summary: 'Draws a graphic in the sizes and slides that are asked for: one file, or a zip of several.',
    input: z.object({
      graphic: id,
      format: z.enum(graphicFormats),
      quality: z.number().int().min(1).max(100).default(90),
      rate: z.literal(frameRates).default(25),
      sizes: z.array(id).min(1).max(50),
      slides: z.array(id).min(1).max(50),
    }),
    output: z.object({ id }),
    errors: {
      INCOMPLETE: { status: 422, message: 'This graphic is not complete.' },
      TOO_MANY: { status: 422, message: 'An export can have at most 200 pictures. Choose fewer sizes or slides.' },
    },
  }),
  exportBatch: call({
    needs: 'openGraphics',
    summary: 'Draws all graphics that were made together into one zip.',
    input: z.object({
      batch: id,
      format: z.enum(['png', 'jpeg', 'webp', 'pdf']),
      quality: z.number().int().min(1).max(100).default(90),
      sizes: z.array(id).min(1).max(50),
    }),
    output: z.object({ id }),
    errors: {
      INCOMPLETE: { status: 422, message: 'One of these graphics is not complete.' },
      TOO_MANY: { status: 422, message: 'An export can have at most 2,000 pictures. Choose fewer sizes.' },
    },
  }),
  cancelExport: call({
    needs: 'openGraphics',
    summary: 'Removes an export, or stops it.',
    input: z.object({ export: id }),
    output: z.object({}),
  }),
  ...airCalls,
  sendToBrief: call({
    needs: 'openGraphics',
    summary: 'Puts a finished export into a brief: as a new deliverable, or as the next version of one (GFX-026).',
    input: z.object({
      export: id,
      brief: id,
      /** The deliverable that gets a version; without one, a new deliverable is made. */
      deliverable: id.optional(),
      title: z.string().trim().max(500).optional(),
      type: z.string().max(200).optional(),
      brand: z.string().max(200).optional(),
    }),
    output: z.object({ deliverables: z.array(id) }),
    errors: {
      NOT_READY: { status: 409, message: 'This export is not ready yet.' },
      CHANGED: { status: 409, message: 'The graphic has changed since this export. Export it again.' },
      SEVERAL: { status: 422, message: 'This export has several files, and a version is one file. Export one size.' },
      PACKAGE: { status: 422, message: 'An OGraf package is for playout software and cannot be sent to a brief.' },
    },
  }),
};
