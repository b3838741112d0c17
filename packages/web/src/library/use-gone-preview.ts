import { type Deliverable, deliverables } from '@pavilion/domain';
import { useEffect, useRef } from 'react';
import { notify } from '../kit/notify.ts';
import { useNamedOne } from '../parts/use-named.ts';
import { forgetTakenAway, isTakenAway } from './own-removals.ts';

interface ShownPreview {
  items: readonly Deliverable[];
  /** Whether the list is the one of the address, and complete. */
  settled: boolean;
  /** Id of the previewed item. */
  shown: string | null;
  onShow: (id: null) => void;
  place: 'catalogue' | 'collection';
}

/**
 * Says that the previewed item has left the list, and takes the preview out of the address. Not for what this person took away. A
 * deleted item and one without access look the same, so the notice names no reason.
 */
export function useGonePreview({ items, settled, shown, onShow, place }: ShownPreview): void {
  const seen = useRef<Deliverable | null>(null);
  const item = items.find(({ id }) => id === shown);
  if (item) seen.current = item;
  const gone = settled && shown !== null && !item && seen.current?.id === shown ? seen.current : null;
  const now = useNamedOne(deliverables, gone?.id);
  useEffect(() => {
    if (shown !== null) forgetTakenAway([shown]);
  }, [shown]);
  useEffect(() => {
    if (!gone || now === undefined) return;
    seen.current = null;
    if (!isTakenAway(gone.id)) notify(`${gone.title} is no longer ${whereWords(place, now)}.`);
    onShow(null);
  }, [gone, now, onShow, place]);
}

function whereWords(place: ShownPreview['place'], now: Deliverable | null): string {
  if (place === 'collection') return 'in this collection';
  // New work may push an item to another page.
  return now?.state === 'signed' ? 'on this page of the catalogue' : 'in the catalogue';
}
