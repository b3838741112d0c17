import { type Deliverable, type FileDocument, files } from '@pavilion/domain';
import { useNamedOne } from './use-named.ts';

/** The current version of one deliverable, live. For rows and cards of long virtualised lists, which share a query. */
export const useCurrentFile = (of: Deliverable): FileDocument | undefined =>
  useNamedOne(files, of.currentFileID) ?? undefined;
