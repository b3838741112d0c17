import { expect, it } from 'vitest';
import { cancellationWords } from './cancellation-words.ts';

const session = (resourceName: string, cost?: number) => ({ resourceId: resourceName, resourceName, cost });
const back = 'To take the cancellation back, choose another status.';
const stay = 'They stay booked and charged until someone deletes or moves them in the Work Planner.';

it.each([
  ['nothing beside it', [], [], `No sessions of its brief are booked on its days. ${back}`],
  [
    'sessions of two people',
    [session('Jane', 400), session('Jane', 400), session('Edit 3', 450.5)],
    [],
    `3 sessions of its brief are booked on its days, for Jane and Edit 3: £1,250.50. ${stay} ${back}`,
  ],
  [
    'a session without a cost, and a cost of the shoot',
    [session('Jane')],
    [{ amount: 120 }],
    `1 session of its brief is booked on its days, for Jane: £0.00. ${stay.replace('They stay', 'It stays').replace('them', 'it')} 1 cost of the shoot, £120.00, stays in the budget. ${back}`,
  ],
  [
    'more people than fit into a sentence',
    [...'ABCDEFG'].map((name) => session(name, 1)),
    [{ amount: 1 }, { amount: 2 }],
    `7 sessions of its brief are booked on its days, for A, B, C, D, E and 2 others: £7.00. ${stay} 2 costs of the shoot, £3.00, stay in the budget. ${back}`,
  ],
])('cancelling a shoot with %s says what stays (PLN-027)', (_, sessions, costs, sentence) => {
  expect(cancellationWords({ sessions, costs })).toBe(sentence);
});
