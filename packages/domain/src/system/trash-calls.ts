import { z } from 'zod';
import { call } from '../call.ts';
import { mostUndone, undoMinutes } from './trash.ts';

const trashEntry = z.object({
  /** Names this deletion of this thing. */
  id: z.string(),
  collection: z.string(),
  document: z.string(),
  kind: z.string(),
  title: z.string(),
  deletedAt: z.string(),
  /** When it is removed for good. */
  until: z.string(),
  by: z.string(),
  /** What was deleted with it and comes back with it, such as its files and notes. */
  parts: z.array(z.object({ kind: z.string(), count: z.number().int() })),
  /** How many of its kind this deletion took, with this one. */
  together: z.number().int(),
});

const restoreErrors = {
  THERE_ALREADY: { status: 409, message: 'This is there already.' },
  WHOLE_IS_GONE: { status: 409, message: 'What this belongs to was deleted too. Restore that first.' },
  NOT_UNIQUE: { status: 409, message: 'Another entry has taken its place meanwhile.' },
} as const;

/** What people find again among their own deletions, in the list in which it was. */
const ownCollections = z.enum(['templates']);

export const trashCalls = {
  listTrash: call({
    needs: 'manageUsers',
    summary: 'What was deleted in the last 30 days, newest first; parts stand with the whole they were deleted with.',
    input: z.object({ text: z.string().max(200).optional(), collection: z.string().max(100).optional() }).optional(),
    output: z.object({ entries: z.array(trashEntry), more: z.boolean() }),
  }),
  listOwnDeletions: call({
    needs: 'designTemplates',
    summary: 'Templates that the caller deleted in the last 30 days and may restore, newest first.',
    input: z.object({ collection: ownCollections }),
    output: z.object({
      entries: z.array(z.object({ document: z.string(), title: z.string(), deletedAt: z.string(), until: z.string() })),
    }),
  }),
  restoreOwnDeletion: call({
    needs: 'designTemplates',
    summary:
      'Brings back a template that the caller deleted in the last 30 days, as it was and with what went with it.',
    input: z.object({ collection: ownCollections, document: z.string().min(1).max(200) }),
    output: z.object({ restored: z.number().int() }),
    errors: restoreErrors,
  }),
  undoDeletion: call({
    needs: 'signedIn',
    summary: `Brings back what the caller deleted in the last ${undoMinutes} minutes, as it was and with what went with it; all or nothing.`,
    input: z.object({
      collection: z.string().max(100),
      ids: z.array(z.string().min(1).max(200)).min(1).max(mostUndone),
    }),
    output: z.object({ restored: z.number().int() }),
    errors: restoreErrors,
  }),
  undoSplit: call({
    needs: 'planWork',
    summary: `Puts back a booking that the caller split in the last ${undoMinutes} minutes, in place of its days.`,
    input: z.object({
      collection: z.enum(['shifts', 'shoots']),
      id: z.string().min(1).max(200),
      days: z.array(z.string().min(1).max(200)).min(2).max(mostUndone),
    }),
    example: { collection: 'shifts', id: 'the-id', days: ['the-id-of-a-day', 'the-id-of-another-day'] },
    output: z.object({}),
    errors: {
      ...restoreErrors,
      MOVED_ON: { status: 409, message: 'Someone has changed one of the days since. Nothing was undone.' },
    },
  }),
  restoreFromTrash: call({
    needs: 'manageUsers',
    summary: 'Brings a deleted thing back as it was, with everything that was deleted with it.',
    input: z.object({
      collection: z.string().max(100),
      document: z.string().max(200),
      deletedAt: z.iso.datetime(),
      all: z.boolean().default(false).describe('Whether to bring back all of its kind of the same deletion, too'),
    }),
    output: z.object({ restored: z.number().int() }),
    errors: restoreErrors,
  }),
};
