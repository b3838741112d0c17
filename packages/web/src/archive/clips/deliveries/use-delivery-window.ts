import { type ArchiveEvent, archiveEvents, deliveriesPerPage, deliverySearchLimit } from '@pavilion/domain/archive';
import { and, canonical, type Where } from '@pavilion/sync';
import type { LiveResult, TypeQuery } from '@pavilion/sync/client';
import { useLive, useSyncClient } from '@pavilion/sync/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccessible, useMatchAccess } from '../../use-accessible.ts';

/** Deliveries are counted to the next thousand: counting all of a million takes longer than the page (decision 042). */
const counted = 1_000;

export interface DeliveryWindow extends Pick<LiveResult<ArchiveEvent>, 'documents' | 'status' | 'error'> {
  /** Place of the first of `documents` among all that match, from 0. */
  from: number;
  total: number;
  /** There are more than `total`, which is how far they were counted. */
  more: boolean;
}

/**
 * The hundred deliveries around a page of the results (ARC-063), and how many match. The first hundred are live with what comes and
 * goes; of later ones, the documents are live, but not which they are.
 */
export function useDeliveryWindow(query: TypeQuery, page: number): DeliveryWindow {
  const from = Math.floor(((page - 1) * deliveriesPerPage) / deliverySearchLimit) * deliverySearchLimit;
  const first = useAccessible(archiveEvents, { ...query, limit: deliverySearchLimit });
  const isFull = first.status === 'ready' && first.documents.length === deliverySearchLimit;
  const later = useLaterWindow(query, isFull ? from : 0);
  const { total, more } = useTotal(query, from, first.documents.length, isFull);
  if (from === 0 || !isFull) return { ...first, from: 0, total, more };
  return { ...later, from, total, more };
}

/** A hundred deliveries from a place on; nothing is asked for the first place. */
function useLaterWindow(query: TypeQuery, from: number): Pick<DeliveryWindow, 'documents' | 'status' | 'error'> {
  const client = useSyncClient();
  const { access } = useMatchAccess();
  const asked: TypeQuery = { ...query, where: and(query.where, access), limit: deliverySearchLimit, offset: from };
  const found = useQuery({
    queryKey: ['deliveries', canonical({ ...asked, collection: archiveEvents.name })],
    queryFn: async () => (await client.fetch(archiveEvents, asked)).documents,
    enabled: from > 0,
  });
  const ids = useMemo(() => (found.data ?? []).map(({ id }) => id), [found.data]);
  const live = useLive(archiveEvents, ids.length > 0 ? { where: { id: { in: ids } } } : null);
  const documents = useMemo(() => {
    const known = new Map(live.documents.map((event) => [event.id, event]));
    return (found.data ?? []).flatMap((event) => known.get(event.id) ?? (live.status === 'ready' ? [] : event));
  }, [found.data, live]);
  return {
    documents,
    status: found.isError ? 'refused' : found.isPending ? 'loading' : 'ready',
    error: undefined,
  };
}

/** How many deliveries match; more than a page of the search are counted to the next thousand. */
function useTotal(query: TypeQuery, from: number, listed: number, isFull: boolean): { total: number; more: boolean } {
  const client = useSyncClient();
  const { access } = useMatchAccess();
  const where: Where = and(query.where, access);
  const most = (Math.floor(from / counted) + 1) * counted;
  const { data } = useQuery({
    queryKey: ['deliveries', 'total', canonical({ where, collection: archiveEvents.name }), most],
    queryFn: async () => {
      const beyond = await client.fetch(archiveEvents, { where, offset: most, limit: 1 });
      if (beyond.documents.length > 0) return { total: most, more: true };
      const all = await client.fetch(archiveEvents, { where, limit: 1 }, { total: true });
      return { total: all.total ?? 0, more: false };
    },
    enabled: isFull,
    placeholderData: keepPreviousData,
  });
  if (!isFull) return { total: listed, more: false };
  return data ?? { total: listed, more: true };
}
