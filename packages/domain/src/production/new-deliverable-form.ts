import { z } from 'zod';
import { calendarDate, requiredText } from '../fields.ts';
import { mostCopies } from './new-deliverable.ts';
import { readTypedDuration } from './read-typed-duration.ts';

function sayNoDuration(typed: string | undefined, context: z.RefinementCtx): void {
  const reading = readTypedDuration(typed ?? '');
  if (reading.kind === 'wrong') context.addIssue({ code: 'custom', message: reading.message });
}

/** Fields of the form for new deliverables (PRD-044). */
export const deliverableForm = z.object({
  title: requiredText('Title'),
  type: z.string({ error: 'Type is needed.' }).min(1, 'Type is needed.').max(200),
  deadline: calendarDate('Deadline'),
  format: z.string().max(200).optional(),
  folderName: z.string().max(200, 'Folder can have at most 200 characters.').optional(),
  desiredDuration: z.string().max(200).optional().superRefine(sayNoDuration),
  brand: z.string().max(200).optional(),
  description: z.string().max(20_000, 'Description can have at most 20,000 characters.').optional(),
  owners: z.array(z.string().min(1).max(200)).max(500).optional(),
  eta: calendarDate('ETA').optional(),
  platforms: z.array(z.string().max(200)).max(100).optional(),
  subs: z.boolean().optional(),
});
/** PRD-046 */
export const copies = z
  .number({ error: 'How many to make has to be a number.' })
  .int('How many to make has to be a whole number.')
  .min(1, 'How many to make has to be at least 1.')
  .max(mostCopies, `At most ${mostCopies} can be made at once.`)
  .default(1);

export const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
