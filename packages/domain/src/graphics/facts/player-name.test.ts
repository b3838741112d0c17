import { expect, it } from 'vitest';
import { nameParts, playerName } from './player-name.ts';

it.each([
  ['JE Root', 'JE', 'Root'],
  ['RE van der Merwe', 'RE', 'van der Merwe'],
  ['Q de Kock', 'Q', 'de Kock'],
  ['Tom Kohler-Cadmore', 'Tom', 'Kohler-Cadmore'],
  ['Bas de Leede', 'Bas', 'de Leede'],
  ['Shaheen Shah Afridi', 'Shaheen Shah', 'Afridi'],
  ['Imam-ul-Haq', '', 'Imam-ul-Haq'],
  ['Mohammad Nawaz (3)', 'Mohammad', 'Nawaz'],
])('parts %s into "%s" and "%s" (GFX-020)', (name, first, surname) => {
  expect(nameParts(name)).toEqual({ first, surname });
});

it('shows a player without the number that tells players of one name apart', () => {
  expect(playerName('Mohammad Nawaz (3)')).toBe('Mohammad Nawaz');
});
