import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import { type DocumentOf, type DocumentType, matcher } from '@pavilion/sync';
import type { Store, Tx } from '../../engines/store/types.ts';

/** The person, and the rules for what they can see. */
export interface Asking {
  viewer: Viewer;
  store: Pick<Store, 'effectiveWhere'>;
}

/** Files and their deliverables, locked until the end of the transaction. */
export interface Subjects {
  files: Map<string, FileDocument>;
  deliverables: Map<string, Deliverable>;
}

/**
 * Locks the documents of a decision: first the deliverables, then the files, each in the order of their ids. Uploads lock in
 * the same order, so a decision and an upload wait for each other instead of crossing. Documents that this person cannot see
 * are left out.
 */
export async function lockFiles(tx: Tx, asking: Asking, ids: readonly string[]): Promise<Subjects> {
  const found = await tx.find(files, { where: { id: { in: [...new Set(ids)] } } });
  const owners = found.flatMap(({ delID }) => delID ?? []);
  const locked = await lockAll(tx, deliverables, owners);
  return {
    deliverables: locked,
    files: visible(asking, files, await lockAll(tx, files, ids)),
  };
}

/** As `lockFiles`, for deliverables alone. */
export async function lockDeliverables(
  tx: Tx,
  asking: Asking,
  ids: readonly string[],
): Promise<Map<string, Deliverable>> {
  return visible(asking, deliverables, await lockAll(tx, deliverables, ids));
}

async function lockAll<D extends DocumentType>(
  tx: Tx,
  type: D,
  ids: readonly string[],
): Promise<Map<string, DocumentOf<D>>> {
  const locked = await tx.lockBatch(type, [...new Set(ids)]);
  return new Map(locked.map((document) => [document.id, document]));
}

function visible<D extends DocumentType>(
  { viewer, store }: Asking,
  type: D,
  documents: Map<string, DocumentOf<D>>,
): Map<string, DocumentOf<D>> {
  const sees = matcher(store.effectiveWhere(viewer, type.name));
  return new Map([...documents].filter(([, document]) => sees(document)));
}
