import { matches } from '@pavilion/domain';
import { expect, it } from 'vitest';
import { matchWords } from './match-words.ts';

it('a match is told from others of the same sides by its day (GFX-010 GFX-020)', () => {
  const shared = { id: 'm', team1Name: 'Kent', team2Name: 'Essex' };
  const match = { ...matches.schema.partial().parse(shared), id: 'm', _rev: 0 } as Parameters<typeof matchWords>[0];
  expect(matchWords(match)).toBe('Kent v Essex');
  expect(matchWords({ ...match, startDate: '2026-07-09T17:30:00.000Z' })).toBe('Kent v Essex, 09/07/2026');
});
