import type { DeliveryMove } from '@pavilion/domain/archive';
import { countWords } from '../../kit/count-words.ts';

/** What was done to deliveries, as a sentence. */
export function movesWords(moves: readonly DeliveryMove[]): string {
  const wasTakenOff = moves.length > 0 && moves.every(({ to }) => to === null);
  return `${countWords(moves.length, 'delivery', 'deliveries')} ${wasTakenOff ? 'taken off the film' : 'moved'}.`;
}
