import type { CostNeed } from '@pavilion/domain';
import { describe, expect, it } from 'vitest';
import { neededSentence, stillNeeded } from './cost-needs.ts';

describe('what a cost needs', () => {
  it.each<[CostNeed[], string]>([
    [['amount'], 'Amount is needed.'],
    [['date', 'type'], 'Date and type are needed.'],
    [['productionId', 'date', 'amount', 'type'], 'Brief, date, amount and type are needed.'],
  ])('an error names the missing fields only: %j', (missing, sentence) => {
    expect(neededSentence(missing)).toBe(sentence);
  });

  it('a new cost says what is still needed', () => {
    expect(stillNeeded(['productionId', 'amount'])).toBe('brief, amount');
  });
});
