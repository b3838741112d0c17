import type { Viewer } from '@pavilion/domain/access';
import { type FileDocument, files } from '@pavilion/domain/files';
import { type Deliverable, deliverables } from '@pavilion/domain/production';
import type { Tx } from '../store/types.ts';

/** Files and their deliverables, as they stand and stay until the end of the transaction. */
export interface Subjects {
  files: Map<string, FileDocument>;
  deliverables: Map<string, Deliverable>;
}

/**
 * Locks what a decision is about: first the deliverables, then the files, each in the order of their ids. Uploads keep the same
 * order, so a decision and an upload wait for each other instead of crossing. What this person may not see is left out.
 */
export async function lockFiles(tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<Subjects> {
  const owners = new Set<string>();
  const visible: string[] = [];
  for (const id of new Set(ids)) {
    const file = await tx.visible(viewer, files, id);
    if (!file?.delID) continue;
    owners.add(file.delID);
    visible.push(id);
  }
  const subjects: Subjects = { files: new Map(), deliverables: await lockAll(tx, [...owners]) };
  for (const id of visible.sort()) {
    const file = await tx.lock(files, id);
    if (file) subjects.files.set(id, file);
  }
  return subjects;
}

/** The same for deliverables alone. */
export async function lockDeliverables(
  tx: Tx,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, Deliverable>> {
  const visible: string[] = [];
  for (const id of new Set(ids)) if (await tx.visible(viewer, deliverables, id)) visible.push(id);
  return lockAll(tx, visible);
}

async function lockAll(tx: Tx, ids: string[]): Promise<Map<string, Deliverable>> {
  const locked = new Map<string, Deliverable>();
  for (const id of ids.sort()) {
    const deliverable = await tx.lock(deliverables, id);
    if (deliverable) locked.set(id, deliverable);
  }
  return locked;
}
