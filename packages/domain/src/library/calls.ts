import { z } from 'zod';
import { clipSteps } from '../archive/clips/clip-steps.ts';
import { mostJoined } from '../archive/clips/joined-film.ts';
import { call } from '../call.ts';
import { undoMinutes } from '../system/trash.ts';
import { facets } from './catalogue.ts';

const id = z.string().min(1).max(200);
const ids = z.array(id).min(1, 'Choose at least one.').max(1_000, 'At most 1,000 can be changed at once.');
const done = z.object({});
const folderName = z.string().trim().max(200, 'Folder can have at most 200 characters.');

const chosen = z.array(z.string().max(200)).max(200).default([]);
const counts = z.record(z.string(), z.number().int());
const perFacet = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(facets.map((facet) => [facet, value])) as Record<(typeof facets)[number], T>);

export const libraryCalls = {
  countCatalogue: call({
    needs: 'openCatalogue',
    forTokens: 'read',
    summary:
      'Counts the signed deliverables that each choice of each filter would show, with the other filters unchanged.',
    input: perFacet(chosen).extend({
      text: z.string().max(500, 'A search can have at most 500 characters.').default(''),
    }),
    output: perFacet(counts),
  }),
  /** OPN-087 */
  countCollections: call({
    needs: 'signedIn',
    forTokens: 'read',
    summary: 'Counts the deliverables of each collection that the caller can see.',
    input: z.object({}),
    output: z.object({ sizes: counts }),
  }),
  /** LIB-030 */
  addToCollection: call({
    needs: 'signedIn',
    summary: 'Adds signed-off deliverables to a collection that the caller owns or edits.',
    input: z.object({ collection: id, deliverables: ids }),
    output: done,
    errors: { NOT_SIGNED: { status: 409, message: 'Only signed-off deliverables can be added to a collection.' } },
  }),
  removeFromCollection: call({
    needs: 'signedIn',
    summary: 'Removes deliverables from a collection that the caller owns or edits.',
    input: z.object({ collection: id, deliverables: ids }),
    output: done,
  }),
  undoRemoval: call({
    needs: 'signedIn',
    summary: `Puts back what the caller removed from a collection in the last ${undoMinutes} minutes; all or nothing.`,
    input: z.object({ collection: id, deliverables: ids }),
    output: done,
    errors: { TOO_LATE: { status: 409, message: 'This removal can no longer be undone.' } },
  }),
  /** LIB-026 */
  setFolder: call({
    needs: 'signedIn',
    summary: 'Sets the folder of deliverables in a collection. An empty name removes them from their folders.',
    input: z.object({ collection: id, deliverables: ids, folderName }),
    output: done,
    errors: { NOT_IN_COLLECTION: { status: 409, message: 'This deliverable is no longer in the collection.' } },
  }),
  /** LIB-032 to LIB-037 */
  requestZip: call({
    needs: 'signedIn',
    summary:
      'Requests a zip of files that the caller can see: of a collection, of a brief, of a match, or of a selection of any.',
    input: z
      .object({
        colID: id.optional(),
        prodID: id.optional(),
        /** The match whose recordings or reels are chosen. */
        matchID: id.optional(),
        /** Absent when `all` is true, which means every signed file. */
        files: z
          .array(z.object({ id, folderName: folderName.optional() }))
          .max(20_000, 'A zip can hold at most 20,000 files.')
          .optional(),
        all: z.boolean().default(false),
      })
      .refine(
        ({ colID, prodID, matchID }) => [colID, prodID, matchID].filter(Boolean).length < 2,
        'A zip is of one collection, one brief or one match.',
      )
      .refine(
        (input) => input.colID || input.prodID || (input.files && !input.all),
        'A zip needs a collection, a brief, or a selection of files.',
      ),
    example: { colID: 'the-id-of-the-collection', all: true },
    /** `left` is the number of chosen files that the zip leaves out: they are gone, or hidden from the caller. */
    output: z.object({ id, left: z.number().int() }),
    errors: { NOTHING_TO_ZIP: { status: 409, message: 'There are no files to put into a zip.' } },
  }),
  joinClips: call({
    needs: clipSteps.clip.needs,
    summary: 'Requests one film of several clips and deliveries, in the given order. It is listed and kept like a zip.',
    input: z.object({
      /** Ids of events. */
      events: z
        .array(id)
        .min(1, 'Choose at least one clip.')
        .max(mostJoined, `At most ${mostJoined} clips can be joined.`),
    }),
    /** `left` is the number of events that the film leaves out: gone, hidden from the caller, or without marks. */
    output: z.object({ id, left: z.number().int() }),
    errors: { NOTHING_TO_JOIN: { status: 409, message: 'None of these clips can be joined.' } },
  }),
  /** LIB-036 */
  deleteZip: call({
    needs: 'signedIn',
    summary: 'Deletes a zip and its file.',
    input: z.object({ id }),
    output: done,
  }),
};
