import { files } from '@pavilion/domain/files';
import type { Note } from '@pavilion/domain/production';
import type { Tx } from '../../engines/store/types.ts';
import { newestVersion } from './newest-version.ts';

/** Whether a note is on an older version: no rejection will report it to the editor, so it is reported separately. */
export async function isLate(tx: Pick<Tx, 'get' | 'find'>, note: Note): Promise<boolean> {
  if (note.response || note.carriedFrom !== undefined) return false;
  const file = await tx.get(files, note.file);
  return file?.delID !== undefined && (await newestVersion(tx, file.delID)) !== file.id;
}
