import type { Viewer } from '@pavilion/domain/access';
import { type ArchiveEvent, archiveEvents, isJoinable } from '@pavilion/domain/archive';
import type { FileDocument } from '@pavilion/domain/files';
import { and } from '@pavilion/sync';
import type { Store } from '../../engines/store/types.ts';
import { visibleFiles } from '../files/visible-files.ts';

export interface JoinableClip {
  event: ArchiveEvent;
  recording: FileDocument;
  metadata: FileDocument['metadata'];
}

/** The events among these that can be parts of a film of this person, in the given order, each with its recording. */
export async function joinableClips(store: Store, viewer: Viewer, ids: readonly string[]): Promise<JoinableClip[]> {
  const where = and(store.effectiveWhere(viewer, archiveEvents.name), { id: { in: [...ids] } });
  const events = new Map((await store.find(archiveEvents, { where })).map((event) => [event.id, event]));
  const recordings = await visibleFiles(store, viewer, [
    ...new Set([...events.values()].flatMap(({ file }) => file ?? [])),
  ]);
  return [...new Set(ids)].flatMap((id) => {
    const event = events.get(id);
    const recording = event && recordings.get(event.file ?? '');
    return event && recording?.what === 'recording' && isJoinable(event)
      ? [{ event, recording, metadata: recording.metadata }]
      : [];
  });
}
