import { contract } from '@pavilion/domain/calls';
import { type FileDocument, files, frameGridOf } from '@pavilion/domain/files';
import {
  carriedPlace,
  type Note,
  notes,
  openNotes,
  refuseCarrying,
  type VersionLength,
} from '@pavilion/domain/production';
import { os } from '../../engines/calls/os.ts';
import { namedId } from '../../engines/store/named-id.ts';
import { demand, notFound, refusalIn } from '../../engines/store/refusal.ts';
import { lockFiles } from './lock-subjects.ts';
import { versionKinds } from './newest-version.ts';

/**
 * Copies the open notes of older versions into a version in review: to the same moment, with author and responses. Returns
 * the number of notes, without the responses.
 */
export const carryNotes = os.production.carryNotes.handler(async ({ context, input: { file: fileId } }) => {
  // As the server: carried notes keep their author and date.
  const carried = await context.store.transaction({ kind: 'system', name: 'call:carryNotes' }, async (tx) => {
    const file = (await lockFiles(tx, context, [fileId])).files.get(fileId);
    if (!file?.delID) throw notFound();
    demand(refuseCarrying(context.viewer, file));
    const versions = await tx.find(files, { where: { delID: file.delID, what: { in: versionKinds } } });
    const older = new Map(versions.filter(({ version }) => version < file.version).map((each) => [each.id, each]));
    const all = await tx.find(notes, { where: { delID: file.delID } });
    const left = openNotes(all).filter((note) => older.has(note.file));
    if (isUnread(file) && left.some(({ frame }) => frame !== undefined)) {
      throw refusalIn(contract.production.carryNotes, 'NOT_READ_YET');
    }
    const copyOf = (note: Note, more: Partial<Note> = {}) => {
      const from = older.get(note.file);
      const { text, pdf, drawing, author, editedBy, created_at, created_by } = note;
      return {
        ...{ id: copyId(note.id, fileId), file: fileId, delID: file.delID },
        ...{ text, pdf, drawing, author, editedBy, created_at, created_by },
        ...carriedPlace(placeOf(note), lengthOf(from), lengthOf(file)),
        carriedFrom: note.carriedFrom ?? from?.version,
        carriedNote: note.id,
        ...more,
      };
    };
    const copies = left.flatMap((note) => [
      copyOf(note),
      ...all
        .filter((response) => response.response && response.note === note.id)
        .map((response) => copyOf(response, { response: true, note: copyId(note.id, fileId) })),
    ]);
    // Notes deleted by an earlier Pavilion have left their responses, which belong to the note that is carried again.
    const present = new Set(all.map(({ id }) => id));
    await tx.insertBatch(
      notes,
      copies.filter(({ id }) => !present.has(id)),
    );
    return left.length;
  });
  return { carried };
});

/** One id per note and version: two people who carry the same note at once make one copy. */
const copyId = (note: string, file: string) => namedId('carried', note, file);

const placeOf = ({ frame, frameEnd, tc, seconds, pdfPage }: Note) => ({ frame, frameEnd, tc, seconds, pdfPage });

const lengthOf = (file: FileDocument | undefined): VersionLength => ({
  grid: frameGridOf(file?.metadata),
  pages: file?.pages,
});

/** Whether it is a film that will have frames as soon as it has been read. */
const isUnread = ({ assetType, media, metadata }: FileDocument) =>
  assetType === 'video' && media === 'pending' && !frameGridOf(metadata);
