import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { choice, count, flag, instant, reference, updatedStamps } from '../fields.ts';

/**
 * What can be wrong: a file that a document names is not in the storage, has other bytes than it had, belongs to no document; or a
 * counter of a document differs from what it counts.
 */
export const findingKinds = ['missing', 'changed', 'stray', 'counter'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Most findings of one kind that a report lists; it counts all. */
export const mostListed = 200;

const finding = z.object({
  kind: z.enum(findingKinds),
  /** What is wrong and what can be done, for administrators. */
  sentence: z.string().max(3_000),
  /** Path of the page of the document concerned. */
  link: choice('Link', 1_000),
  /** Id of the file, if the finding is about one. */
  file: reference(),
  /** Storage key; absent for counters. */
  key: choice('Key', 1_500),
  /** Whether mending can do something about it. */
  mendable: flag(),
});
export type Finding = z.output<typeof finding>;

/** The only report; each check writes it anew. */
export const reportId = 'latest';

/** What the last check of files and counters found. */
export const integrityReports = defineDocument('integrityReports', {
  about: {
    noun: 'integrity report',
    plural: 'integrity reports',
    title: () => 'Integrity',
    page: '/admin/jobs',
    removal: 'never',
  },

  schema: () =>
    z.object({
      state: z.enum(['checking', 'mending', 'reading', 'done', 'failed']).default('checking'),
      started_at: instant().optional(),
      finished_at: instant().optional(),
      /** Files that documents name. */
      files: count(),
      /** Files among them whose bytes were read and compared with their hash by this check. */
      read: count(),
      /** Id of the file after which the next check reads on. */
      readUpTo: choice('File', 200),
      counters: count(),
      missing: count(),
      changed: count(),
      strays: count(),
      wrongCounters: count(),
      findings: z
        .array(finding)
        .max(findingKinds.length * mostListed)
        .default([]),
      /** What the last press on the button has mended, as a sentence. */
      mended: choice('Mended', 2_000),
      /** Why the check could not be finished. */
      error: choice('Error', 2_000),
      ...updatedStamps,
    }),
  indexes: [],
});
export type IntegrityReport = DocumentOf<typeof integrityReports>;
