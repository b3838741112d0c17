import { deliverySearchLimit } from '@pavilion/domain/archive';
import { countWords } from '../../../kit/count-words.ts';

/** Count of the deliveries that a search found. At the limit there may be more, which the search does not count (ARC-063). */
export function foundWords(count: number, filtered: boolean): string {
  if (count < deliverySearchLimit) return countWords(count, 'delivery', 'deliveries');
  return `The first ${deliverySearchLimit} deliveries, newest match first. ${filtered ? 'Narrow the' : 'Add'} filters to see others.`;
}

/** Noun of the pager: at the limit it counts only the deliveries that are listed. */
export const foundNoun = (count: number): string => (count < deliverySearchLimit ? 'deliveries' : 'listed deliveries');
