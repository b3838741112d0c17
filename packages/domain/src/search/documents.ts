import type { DocumentOf } from '@pavilion/sync';
import { z } from 'zod';
import { defineDocument } from '../define-document.ts';
import { choice, instant, reference } from '../fields.ts';
import { searchRequest, searchResponse } from './request.ts';

/** A shared search (DAT-058): the server fills in the response to its request. Only its author can read it. */
export const search = defineDocument('search', {
  about: { noun: 'search', plural: 'searches', title: [], page: null, removal: 'for good' },

  schema: () =>
    z.object({
      request: searchRequest,
      response: searchResponse.nullish(),
      /** Reason for a missing response, as a sentence. */
      error: choice('Error', 2_000),
      answered_at: instant().optional(),
      created_at: instant().optional(),
      created_by: reference(),
    }),
  indexes: [{ fields: ['created_by'] }, { fields: [], orderBy: [{ field: 'created_at', direction: 'asc' }] }],
});
export type SearchDocument = DocumentOf<typeof search>;
