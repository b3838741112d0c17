import type { Viewer } from '@pavilion/domain/access';
import { matches, matchLine } from '@pavilion/domain/archive';
import { contract } from '@pavilion/domain/calls';
import type { FileDocument } from '@pavilion/domain/files';
import {
  collectionFolder,
  collections,
  refuseZipDeletion,
  zipDeleteDate,
  zipName,
  zips,
} from '@pavilion/domain/library';
import { briefs, deliverables } from '@pavilion/domain/production';
import type { Where } from '@pavilion/sync';
import type { Context } from '../../context.ts';
import { os } from '../../engines/calls/os.ts';
import { demand, notFound, Refusal, refusalIn } from '../../engines/store/refusal.ts';
import { visibleFiles } from '../files/visible-files.ts';
import { buildZip } from './build-zip.ts';
import { demandRoom } from './demand-room.ts';
import { removeZip } from './remove-zip.ts';

const mostFiles = 20_000;

/** Requests a zip: creates it with status `requested`, and a job builds it (LIB-034). */
export const requestZip = os.library.requestZip.handler(async ({ input, context }) => {
  const { viewer } = context;
  const title = await titleOf(context, viewer, input);
  const wanted = input.files ?? (await signedFiles(context, input));
  const visible = await visibleFiles(
    context.store,
    viewer,
    wanted.map(({ id }) => id),
  );
  const kept = wanted.filter(({ id }, at) => {
    const file = visible.get(id);
    return file && belongs(file, input) && wanted.findIndex((other) => other.id === id) === at;
  });
  if (kept.length === 0) throw refusalIn(contract.library.requestZip, 'NOTHING_TO_ZIP');
  const isOfArchive = kept.every(({ id }) => archiveKinds.includes(visible.get(id)?.what ?? 'zip'));
  const left = new Set(wanted.map(({ id }) => id)).size - kept.length;
  if (kept.length > mostFiles) throw new Refusal('INVALID', 'A zip can hold at most 20,000 files.');

  const zip = await context.store.transaction(context.actor, async (tx) => {
    await demandRoom(tx, viewer);
    const others = await tx.find(zips, { where: alike(viewer, input) });
    const made = await tx.insert(zips, {
      colID: input.colID,
      ...(isOfArchive ? { archive: true as const } : {}),
      matchID: input.matchID,
      prodID: input.prodID,
      files: kept.map(({ id, folderName }) => ({ id, folderName: folderName || undefined })),
      zipName: zipName(
        title,
        tx.now,
        others.map((other) => other.zipName),
      ),
      deleteDate: zipDeleteDate(tx.now),
      all: input.all,
      status: 'requested',
    });
    await tx.enqueue(buildZip, { zip: made.id, person: viewer.id }, { key: made.id });
    return made;
  });
  return { id: zip.id, left };
});

/** Deletes a zip (LIB-036). */
export const deleteZip = os.library.deleteZip.handler(async ({ input, context }) => {
  const zip = await context.store.visible(context.viewer, zips, input.id);
  if (!zip) throw notFound();
  demand(refuseZipDeletion(context.viewer, zip));
  await removeZip(context, context.actor, zip.id);
  return {};
});

type Source = { colID?: string | undefined; prodID?: string | undefined; matchID?: string | undefined };

/** Kinds of match video. */
const archiveKinds: readonly FileDocument['what'][] = ['recording', 'match-reel', 'match-clip'];

/** Zips of the same source, whose names are taken. */
function alike({ id }: Viewer, { colID, prodID, matchID }: Source): Where {
  if (colID) return { colID };
  if (matchID) return { matchID, created_by: id };
  return prodID ? { prodID } : { colID: null, prodID: null, matchID: null, created_by: id };
}

async function titleOf(context: Context, viewer: Viewer, { colID, prodID, matchID }: Source): Promise<string> {
  if (!colID && !prodID && !matchID) return 'Selection';
  if (colID) {
    const collection = await context.store.visible(viewer, collections, colID);
    if (collection) return collection.name;
  } else if (prodID) {
    const brief = await context.store.visible(viewer, briefs, prodID);
    if (brief) return brief.title;
  } else if (matchID) {
    const match = await context.store.visible(viewer, matches, matchID);
    if (match) return matchLine(match);
  }
  throw notFound();
}

/** The current file of every signed deliverable, in the folders of the page. */
async function signedFiles(context: Context, { colID, prodID }: Source) {
  const where = colID ? { collections: { contains: colID } } : { production: prodID as string };
  const found = await context.store.find(deliverables, {
    where: { ...where, state: 'signed' },
    orderBy: [
      { field: 'folderName', direction: 'asc' },
      { field: 'title', direction: 'asc' },
    ],
  });
  return found.flatMap((item) => {
    const folderName = colID ? collectionFolder(item, colID) : item.folderName;
    return item.currentFileID ? [{ id: item.currentFileID, folderName }] : [];
  });
}

function belongs(file: FileDocument, { colID, prodID, matchID }: Source): boolean {
  if (file.what === 'zip') return false;
  if (matchID) return file.match === matchID && archiveKinds.includes(file.what);
  if (colID) return file.colID === colID || file.collections.includes(colID);
  return prodID ? file.prodID === prodID : true;
}
