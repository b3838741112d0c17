import { z } from 'zod';

/** Where somebody is in the sheet of a brief, as the others there are told: a cell, and whether they type in it. */
export const sheetSpot = z.object({
  cell: z.object({ deliverable: z.string().max(50), field: z.string().max(50) }).nullable(),
  typing: z.boolean(),
});
export type SheetSpot = z.output<typeof sheetSpot>;
