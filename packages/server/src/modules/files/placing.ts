import type { FileDocument, files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import type { Tx } from '../../engines/store/types.ts';

/** What the new file document says beside what all uploads say. */
export type FileFields = Partial<NewDocument<typeof files>> & Pick<NewDocument<typeof files>, 'what'>;

/** What a target does with a file, within the transaction that makes the file document. */
export interface Placing {
  /** Decides on the locked truth what the file is; refuses when it has no place any more. */
  place: (tx: Tx, fileId: string) => Promise<FileFields>;
  /** The change of state that the file brings. */
  after?: (tx: Tx, file: FileDocument) => Promise<void>;
}

/** A title from a file name: without its extension, never empty. */
export const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 500) || name.slice(0, 500);
