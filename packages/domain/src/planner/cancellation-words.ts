import { countWords } from '../count-words.ts';
import { listWords } from '../list-words.ts';
import { formatPounds, sumPounds } from '../money.ts';
import type { Shift } from './documents.ts';

/** Most names in the sentence. */
const mostNames = 5;

/** What stays when a shoot is cancelled. */
export interface BesideShoot {
  /** Sessions of the brief on the days of the shoot. */
  sessions: readonly Pick<Shift, 'resourceId' | 'resourceName' | 'cost'>[];
  /** Costs entered for the shoot. */
  costs: readonly { amount: number }[];
}

/**
 * What the sessions and costs of a shoot are and what becomes of them when it is cancelled: nothing, because a session belongs
 * to the brief and may be for other work of the day.
 */
export function cancellationWords({ sessions, costs }: BesideShoot): string {
  const pounds = (amounts: readonly number[]) => formatPounds(sumPounds(amounts));
  const booked = [...new Map(sessions.map((each) => [each.resourceId, each.resourceName || 'a resource'])).values()];
  const rest = booked.length - mostNames;
  const names = rest > 0 ? [...booked.slice(0, mostNames), countWords(rest, 'other')] : booked;
  const sessionWords =
    sessions.length === 0
      ? 'No sessions of its brief are booked on its days.'
      : `${countWords(sessions.length, 'session')} of its brief ${sessions.length === 1 ? 'is' : 'are'} booked on its days, for ${listWords(names)}: ${pounds(sessions.map(({ cost }) => cost ?? 0))}. ${sessions.length === 1 ? 'It stays' : 'They stay'} booked and charged until someone deletes or moves ${sessions.length === 1 ? 'it' : 'them'} in the Work Planner.`;
  const costWords =
    costs.length === 0
      ? ''
      : ` ${countWords(costs.length, 'cost')} of the shoot, ${pounds(costs.map(({ amount }) => amount))}, ${costs.length === 1 ? 'stays' : 'stay'} in the budget.`;
  return `${sessionWords}${costWords} To take the cancellation back, choose another status.`;
}
