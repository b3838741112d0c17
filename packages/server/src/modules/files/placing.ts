import type { FileDocument, files } from '@pavilion/domain/files';
import type { NewDocument } from '@pavilion/sync';
import type { Tx } from '../../engines/store/types.ts';

/** Fields of the new file document in addition to those of every upload. */
export type FileFields = Partial<NewDocument<typeof files>> & Pick<NewDocument<typeof files>, 'what'>;

/** Attaches a file to its target, within the transaction that creates the file document. */
export interface Placing {
  /** Decides the fields of the file on locked documents; refuses if the target is gone. */
  place: (tx: Tx, fileId: string) => Promise<FileFields>;
  /** The change of state caused by the file. */
  after?: (tx: Tx, file: FileDocument) => Promise<void>;
}

/** A title from a file name: without its extension, never empty. */
export const stemOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 500) || name.slice(0, 500);
