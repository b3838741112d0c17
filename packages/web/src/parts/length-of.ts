import type { LiveResult } from '@pavilion/sync/client';

/** Number of documents of a live query; undefined before its first answer. */
export const lengthOf = ({ status, documents }: Pick<LiveResult<unknown>, 'status' | 'documents'>) =>
  status === 'loading' ? undefined : documents.length;
