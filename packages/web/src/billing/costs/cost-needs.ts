import { type CostNeed, capitalise } from '@pavilion/domain';
import { listWords } from '../../kit/list-words.ts';

const needWords: Record<CostNeed, string> = { productionId: 'brief', date: 'date', amount: 'amount', type: 'type' };

/** Fields that a cost still needs, as in `brief, date`. */
export const stillNeeded = (missing: readonly CostNeed[]): string => missing.map((need) => needWords[need]).join(', ');

/** Error about the fields that were emptied: `Amount is needed.`, `Date and type are needed.` */
export function neededSentence(missing: readonly CostNeed[]): string {
  const words = listWords(missing.map((need) => needWords[need]));
  return `${capitalise(words)} ${missing.length === 1 ? 'is' : 'are'} needed.`;
}
