import { type ArchiveEvent, archiveEvents, type ClippingRequest, clippingRequests } from '@pavilion/domain/archive';
import type { Tx } from '../../../engines/store/types.ts';

export interface ClipWork {
  request: ClippingRequest;
  event: ArchiveEvent;
}

/** Locks a request with its event, always the event first, so that cutting and cancelling cannot deadlock. */
export async function lockBoth(tx: Tx, requestId: string): Promise<ClipWork | null> {
  const seen = await tx.get(clippingRequests, requestId);
  const event = seen?.event ? await tx.lock(archiveEvents, seen.event) : null;
  const request = event && (await tx.lock(clippingRequests, requestId));
  return event && request ? { event, request } : null;
}
