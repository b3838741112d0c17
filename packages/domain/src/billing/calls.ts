import { z } from 'zod';
import { call } from '../call.ts';
import { mostUndone } from '../system/trash.ts';

const id = z.string().min(1).max(200);
/** So many rows of a spreadsheet are taken at once. */
export const mostCostRows = 2_000;
/** So large a spreadsheet is taken, in bytes. */
export const mostSheetBytes = 4 * 1024 * 1024;

const fault = z.object({
  /** As the spreadsheet counts, from 1 for its headings. */
  line: z.number().int(),
  column: z.string(),
  reason: z.string(),
});

const sheetCost = z.object({
  line: z.number().int(),
  /** YYYY-MM-DD. */
  date: z.string(),
  type: z.string(),
  /** Pounds. */
  amount: z.number(),
  description: z.string(),
  /** The same cost is there already; of several that are alike, as many as are there. */
  known: z.boolean(),
});
export type SheetCost = z.infer<typeof sheetCost>;

export const billingCalls = {
  importCosts: call({
    needs: 'enterCosts',
    summary:
      'Reads a spreadsheet of costs, with what is wrong with it, and adds those that are not there yet when asked to (PLN-046).',
    input: z.object({
      /** The name of the file: `.csv` or `.xlsx` says how it is read. */
      name: z.string().min(1).max(300),
      /** The file's bytes in base64. */
      content: z.base64('The file did not arrive whole.').max(Math.ceil(mostSheetBytes / 3) * 4, {
        error: 'A spreadsheet can have at most 4 MB.',
      }),
      productionId: id.optional().describe('The brief that the costs belong to'),
      budget: id.optional(),
      /** False: nothing is added, the answer is a preview. */
      apply: z.boolean().default(false),
      /** Adds also the costs that are here already. */
      again: z.boolean().default(false),
    }),
    output: z.object({
      rows: z.array(sheetCost),
      faults: z.array(fault),
      /** Headings that nothing is known about. */
      unknown: z.array(z.string()),
      /** The ids of the costs that were added. */
      added: z.array(id),
    }),
    errors: {
      UNREADABLE: { status: 422, message: 'This file cannot be read as a spreadsheet.' },
      FAULTY: { status: 422, message: 'Nothing was imported: some rows need another look.' },
    },
  }),
  deleteCosts: call({
    needs: 'enterCosts',
    summary: 'Deletes several costs at once, all or none.',
    input: z.object({
      ids: z.array(id).min(1, 'Choose at least one.').max(mostUndone, 'At most 10,000 costs can be deleted at once.'),
    }),
    output: z.object({ deleted: z.number().int() }),
  }),
  attributeWork: call({
    needs: 'planWork',
    summary: 'Sets the budget of work that has none, or takes it away again (OPN-060).',
    input: z.object({
      shifts: z.array(id).min(1, 'Choose at least one.').max(1_000, 'At most 1,000 can be attributed at once.'),
      /** The budget that pays. */
      budget: id,
      /** Takes the work out of this budget again. */
      takeBack: z.boolean().default(false),
    }),
    output: z.object({
      done: z.array(id),
      /** So many were attributed by somebody else meanwhile, or are gone. */
      passed: z.number().int(),
    }),
    errors: {
      NO_BUDGET: { status: 409, message: 'This budget does not exist any more.' },
      TAKEN: { status: 409, message: 'Somebody else has attributed this work meanwhile.' },
    },
  }),
};
