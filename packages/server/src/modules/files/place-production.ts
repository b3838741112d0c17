import type { Viewer } from '@pavilion/domain/access';
import type { FileAction, FileEvent, UploadTarget } from '@pavilion/domain/files';
import { files } from '@pavilion/domain/files';
import { collections } from '@pavilion/domain/library';
import { afterUpload, briefs, type Deliverable, deliverables, reviewSteps } from '@pavilion/domain/production';
import type { Context } from '../../context.ts';
import { Refusal } from '../../engines/store/refusal.ts';
import type { Tx } from '../../engines/store/types.ts';
import { announceUpload } from './announce-upload.ts';
import { type Placing, stemOf } from './placing.ts';

const events = (tx: Tx, user: string, ...actions: FileAction[]): FileEvent[] =>
  actions.map((action) => ({ action, user, date: tx.now }));

/** Id of the deliverable that an upload creates: one upload never creates two. */
const deliverableOf = (fileId: string) => `d-${fileId}`;

/** A new version (PRD-059, OPN-047). Its number is assigned under the lock, so no two uploads get the same one. */
export function placeVersion(context: Context, viewer: Viewer, seen: Deliverable): Placing {
  if (!afterUpload(seen)) throw new Refusal('STATE', reviewSteps.upload.refusal);
  return {
    // The deliverable is changed first: the file copies its new fields.
    async place(tx, fileId) {
      const next = afterUpload(await lock(tx, seen.id));
      if (!next) throw new Refusal('STATE', reviewSteps.upload.refusal);
      await tx.patch(deliverables, seen.id, { ...next, currentFileID: fileId });
      return {
        what: 'deliverable',
        delID: seen.id,
        status: 'review',
        version: next.currentVersion,
        events: events(tx, viewer.id, 'Uploaded'),
      };
    },
    async after(tx, file) {
      const deliverable = await lock(tx, seen.id);
      if (deliverable.state === 'feedback') await announceUpload(tx, context, deliverable, file, viewer);
    },
  };
}

/** A file becomes a deliverable of the brief, signed off or in feedback (PRD-068, PRD-069). */
export function placeBriefFile(
  context: Context,
  viewer: Viewer,
  briefId: string,
  target: Extract<UploadTarget, { what: 'brief-file' }>,
  name: string,
): Placing {
  const signed = target.as === 'signed';
  return {
    async place(tx, fileId) {
      const brief = await tx.lock(briefs, briefId);
      if (!brief) throw gone();
      const deliverable = await tx.insert(deliverables, {
        id: deliverableOf(fileId),
        title: stemOf(name),
        type: target.type,
        brand: target.brand,
        format: target.format,
        folderName: target.folderName || undefined,
        state: signed ? 'signed' : 'feedback',
        currentVersion: 1,
        currentFileID: fileId,
        owners: brief.owners,
        production: brief.id,
        productionTitle: brief.title,
        productionStatus: brief.status,
        department: brief.department,
        partner: brief.partner,
        collections: brief.collections,
        active: !brief.completed,
        sortCreated: Date.parse(tx.now),
      });
      return {
        what: 'deliverable',
        delID: deliverable.id,
        status: signed ? 'signed' : 'review',
        version: 1,
        events: events(tx, viewer.id, 'Created', 'Uploaded'),
      };
    },
    async after(tx, file) {
      if (!signed) await announceUpload(tx, context, await lock(tx, deliverableOf(file.id)), file, viewer);
    },
  };
}

export function placeBriefReference(briefId: string): Placing {
  return {
    async place(tx) {
      const brief = await tx.lock(briefs, briefId);
      if (!brief) throw gone();
      const { department, brands, partner } = brief;
      return { what: 'briefReference', prodID: brief.id, prodTitle: brief.title, department, brands, partner };
    },
  };
}

/** A file becomes a signed deliverable of the collection, without a brief (LIB-029). */
export function placeCollectionFile(
  viewer: Viewer,
  target: Extract<UploadTarget, { what: 'collection-file' }>,
  name: string,
): Placing {
  return {
    async place(tx, fileId) {
      if (!(await tx.lock(collections, target.colID))) throw gone();
      const deliverable = await tx.insert(deliverables, {
        id: deliverableOf(fileId),
        title: stemOf(name),
        type: target.type,
        brand: target.brand,
        format: target.format,
        department: target.department,
        partner: target.partner,
        collectionFolders: target.folderName ? { [target.colID]: target.folderName } : {},
        state: 'signed',
        currentVersion: 1,
        currentFileID: fileId,
        collections: [target.colID],
        collectionUpload: target.colID,
        sortCreated: Date.parse(tx.now),
      });
      return {
        what: 'collection-file',
        delID: deliverable.id,
        colID: target.colID,
        status: 'signed',
        version: 1,
        events: events(tx, viewer.id, 'Created', 'Uploaded'),
      };
    },
  };
}

/** The text track of a deliverable, played with its current version (PRD-070). */
export function placeSubtitle(deliverableId: string): Placing {
  return {
    async place(tx) {
      return { what: 'subtitle', delID: (await lock(tx, deliverableId)).id };
    },
    async after(tx, file) {
      const deliverable = await tx.patch(deliverables, deliverableId, { subsTrack: file.id });
      if (deliverable.currentFileID) await tx.patch(files, deliverable.currentFileID, { subsFileID: file.id });
    },
  };
}

async function lock(tx: Tx, id: string): Promise<Deliverable> {
  const deliverable = await tx.lock(deliverables, id);
  if (!deliverable) throw gone();
  return deliverable;
}

const gone = () => new Refusal('NOT_FOUND', 'What this file was uploaded to has been deleted.');
