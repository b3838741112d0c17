import { z } from 'zod';
import { call } from '../call.ts';
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
    summary: 'How many signed deliverables each choice of each filter would show, with the other filters as they are.',
    input: perFacet(chosen).extend({
      text: z.string().max(500, 'A search can have at most 500 characters.').default(''),
    }),
    output: perFacet(counts),
  }),
  countCollections: call({
    needs: 'signedIn',
    summary: 'How many deliverables of each collection the caller may see (OPN-087).',
    input: z.object({}),
    output: z.object({ sizes: counts }),
  }),
  addToCollection: call({
    needs: 'signedIn',
    summary: 'Puts signed off deliverables into a collection that one owns or edits (LIB-030).',
    input: z.object({ collection: id, deliverables: ids }),
    output: done,
    errors: { NOT_SIGNED: { status: 409, message: 'Only signed off deliverables can be put into a collection.' } },
  }),
  removeFromCollection: call({
    needs: 'signedIn',
    summary: 'Takes deliverables out of a collection that one owns or edits.',
    input: z.object({ collection: id, deliverables: ids }),
    output: done,
  }),
  setFolder: call({
    needs: 'signedIn',
    summary: 'Sets the folder in which deliverables lie in a collection; an empty one takes them out of it (LIB-026).',
    input: z.object({ collection: id, deliverables: ids, folderName }),
    output: done,
    errors: { NOT_IN_COLLECTION: { status: 409, message: 'This is not in the collection any more.' } },
  }),
  requestZip: call({
    needs: 'signedIn',
    summary: 'Asks for a zip of the files of a collection or a brief that the caller may see (LIB-032..037).',
    input: z
      .object({
        colID: id.optional(),
        prodID: id.optional(),
        /** Absent with `all`: every signed file there is. */
        files: z
          .array(z.object({ id, folderName: folderName.optional() }))
          .max(20_000, 'A zip can hold at most 20,000 files.')
          .optional(),
        all: z.boolean().default(false),
      })
      .refine(
        (input) => Boolean(input.colID) !== Boolean(input.prodID),
        'A zip is made of one collection or of one brief.',
      ),
    output: z.object({ id }),
    errors: { NOTHING_TO_ZIP: { status: 409, message: 'There are no files to put into a zip.' } },
  }),
  deleteZip: call({
    needs: 'signedIn',
    summary: 'Removes a zip and its file (LIB-036).',
    input: z.object({ id }),
    output: done,
  }),
};
