import type { Viewer } from '@pavilion/domain/access';
import { archiveEvents, matchCopies, matches, noMatchCopies, saidByName } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import { type FileDocument, files } from '@pavilion/domain/files';
import { os } from '../../../engines/calls/os.ts';
import { orNull } from '../../../engines/store/or-null.ts';
import { notFound, refusalIn } from '../../../engines/store/refusal.ts';
import type { Tx } from '../../../engines/store/types.ts';

/** ARC-081, DAT-119 */
export const archivePaired = os.archive.archivePaired.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const file = await lockFile(tx, context.viewer, input.fileID, ['archive-awaiting', 'recording', 'match-reel']);
    if (file.what !== 'archive-awaiting') throw refusalIn(contract.archive.archivePaired, 'PAIRED');
    const match = await tx.visible(context.viewer, matches, input.matchID);
    if (!match) throw notFound();
    await tx.patch(files, file.id, {
      what: input.type,
      match: match.id,
      formerMatch: null,
      day: input.day ?? null,
      part: input.part ?? null,
      ...orNull(matchCopies(match)),
    });
  });
  return {};
});

/**
 * Unpairs a file. Day and part stay as suggestions for the next pairing, unless the file name gives them: those were of the
 * match that it leaves (ARC-082). The caller may name them instead, in order to undo a pairing.
 */
export const associateAgain = os.archive.associateAgain.handler(async ({ input, context }) => {
  await context.store.transaction(context.actor, async (tx) => {
    const file = await lockFile(tx, context.viewer, input.file, ['recording', 'match-reel']);
    if ((await tx.count(archiveEvents, { file: file.id, clipStatus: 'clipping' })) > 0) {
      throw refusalIn(contract.archive.associateAgain, 'CLIPPING');
    }
    const said = saidByName(file.name);
    await tx.patch(files, file.id, {
      what: 'archive-awaiting',
      ...placeOf('day', input.day, said.day),
      ...placeOf('part', input.part, said.part),
      match: null,
      formerMatch: file.match ?? null,
      ...noMatchCopies,
    });
  });
  return {};
});

const placeOf = (field: 'day' | 'part', asked: number | null | undefined, said: boolean) =>
  asked !== undefined ? { [field]: asked } : said ? { [field]: null } : {};

async function lockFile(
  tx: Tx,
  viewer: Viewer,
  id: string,
  kinds: readonly FileDocument['what'][],
): Promise<FileDocument> {
  const visible = await tx.visible(viewer, files, id);
  const file = visible && (await tx.lock(files, id));
  if (!file || !kinds.includes(file.what)) throw notFound();
  return file;
}
