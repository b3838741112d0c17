import { type ArchiveEvent, archiveEvents, type ClippingRequest, clippingRequests } from '@pavilion/domain/archive';
import type { Tx } from '../../../engines/store/types.ts';

export interface ClipWork {
  request: ClippingRequest;
  event: ArchiveEvent;
}

/** A request with its event, locked: always the event first, so that those who cut and those who cancel never cross. */
export async function lockBoth(tx: Tx, requestId: string): Promise<ClipWork | null> {
  const seen = await tx.get(clippingRequests, requestId);
  const event = seen?.event ? await tx.lock(archiveEvents, seen.event) : null;
  const request = event && (await tx.lock(clippingRequests, requestId));
  return event && request ? { event, request } : null;
}
