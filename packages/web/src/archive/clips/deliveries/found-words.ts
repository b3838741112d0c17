import { countWords, formatCount } from '../../../kit/count-words.ts';
import type { DeliveryWindow } from './use-delivery-window.ts';

/** How many deliveries match, and in which order they come. The pager below says where the page is among them. */
export function foundWords({ total, more }: Pick<DeliveryWindow, 'total' | 'more'>): string {
  const found = more ? `More than ${formatCount(total)} deliveries` : countWords(total, 'delivery', 'deliveries');
  return total > 1 ? `${found}, newest match first` : found;
}
