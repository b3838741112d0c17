import { deliveriesPerPage } from '@pavilion/domain/archive';
import { countWords } from '../../../kit/count-words.ts';
import { showingLabel } from '../../../kit/pager.tsx';
import type { DeliveryWindow } from './use-delivery-window.ts';

/** Where a page of the results is among all deliveries that match, and in which order they come. */
export function foundWords(page: number, { total, more }: Pick<DeliveryWindow, 'total' | 'more'>): string {
  if (!more && total <= deliveriesPerPage) return countWords(total, 'delivery', 'deliveries');
  const before = (page - 1) * deliveriesPerPage;
  const shown = more ? deliveriesPerPage : Math.min(deliveriesPerPage, total - before);
  return `${showingLabel(page, deliveriesPerPage, shown, total, 'deliveries', more)}, newest match first`;
}
