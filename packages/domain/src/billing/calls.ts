import { z } from 'zod';
import { call } from '../call.ts';
import { mostUndone } from '../system/trash.ts';

const id = z.string().min(1).max(200);
/** Most rows in an imported spreadsheet. */
export const mostCostRows = 2_000;
/** Most sessions in one call of `attributeWork`. */
export const mostAttributed = 1_000;
/** Largest imported spreadsheet, in bytes. */
export const mostSheetBytes = 4 * 1024 * 1024;

const fault = z.object({
  /** Row number as the spreadsheet shows it; the headings are row 1. */
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
  /** Brief that the row names. */
  brief: z.object({ id, title: z.string() }).optional(),
  /** Budget that the row names. */
  budget: z.object({ id, name: z.string() }).optional(),
  /** Whether the cost already exists. Of identical rows, as many are known as costs exist. */
  known: z.boolean(),
  /** Row of the sheet that this one repeats. */
  repeats: z.number().int().optional(),
  /** What to ask before the amount counts: “Is “1.234,50” meant as £1,234.50?” */
  question: z.string().optional(),
});
export type SheetCost = z.infer<typeof sheetCost>;

/** Answer and refusal of a call that gives several documents a budget. */
const givesBudget = {
  output: z.object({
    done: z.array(id),
    /** Number of those skipped, because someone else changed or deleted them first. */
    passed: z.number().int(),
  }),
  errors: { NO_BUDGET: { status: 409, message: 'This budget no longer exists.' } },
} as const;

export const billingCalls = {
  /** PLN-046 */
  importCosts: call({
    needs: 'enterCosts',
    summary: 'Reads a spreadsheet and returns its costs and faults; adds the costs that do not exist yet if asked to.',
    input: z.object({
      /** File name; its extension, `.csv` or `.xlsx`, decides how the file is read. */
      name: z.string().min(1).max(300),
      /** File content in base64. */
      content: z.base64('The file did not arrive complete. Choose it again.').max(Math.ceil(mostSheetBytes / 3) * 4, {
        error: 'A spreadsheet can be at most 4 MB.',
      }),
      productionId: id.optional().describe('Brief that the costs belong to'),
      budget: id.optional(),
      /** False for a preview, which adds no costs. */
      apply: z.boolean().default(false),
      /** Whether to add costs that already exist, too. */
      again: z.boolean().default(false),
      /** Whether to add costs that are repeated in the spreadsheet, too. */
      repeated: z.boolean().default(false),
      /** Rows whose amount could be meant otherwise, and is meant as it was read: these costs are added too. */
      unclear: z.array(z.number().int()).max(mostCostRows).default([]),
    }),
    example: {
      name: 'costs.csv',
      content: 'RGF0ZSxUeXBlLEFtb3VudCxEZXNjcmlwdGlvbgoxMi8wNi8yMDI2LFRyYXZlbCw0NS41MCxUcmFpbgo=',
      productionId: 'the-id-of-the-brief',
    },
    output: z.object({
      rows: z.array(sheetCost),
      faults: z.array(fault),
      /** Unknown headings. */
      unknown: z.array(z.string()),
      /** Ids of the added costs. */
      added: z.array(id),
    }),
    errors: {
      UNREADABLE: { status: 422, message: 'This file cannot be read as a spreadsheet.' },
      FAULTY: { status: 422, message: 'Nothing was imported, because some rows have errors.' },
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
  /** PLN-044 */
  payCosts: call({
    needs: 'enterCosts',
    summary: 'Gives costs without a budget one, or removes them from it.',
    input: z.object({
      costs: z
        .array(id)
        .min(1, 'Choose at least one.')
        .max(mostCostRows, 'At most 2,000 costs can be given a budget at once.'),
      budget: id,
      /** Whether to remove the costs from this budget instead. */
      takeBack: z.boolean().default(false),
    }),
    ...givesBudget,
  }),
  /** OPN-060 */
  attributeWork: call({
    needs: 'planWork',
    summary: 'Attributes work without a budget to a budget, or removes it from the budget.',
    input: z.object({
      shifts: z
        .array(id)
        .min(1, 'Choose at least one.')
        .max(mostAttributed, 'At most 1,000 sessions can be attributed at once.'),
      budget: id,
      /** Whether to remove the work from this budget instead. */
      takeBack: z.boolean().default(false),
    }),
    ...givesBudget,
  }),
};
