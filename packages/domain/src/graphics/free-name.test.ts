import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it.each<[string, string[], string]>([
  ['Colour', [], 'Colour'],
  ['Colour', ['Colour', 'Colour 2'], 'Colour 3'],
  ['x'.repeat(300), ['x'.repeat(300)], `${'x'.repeat(295)} 2`],
])('a name that is taken gets the next free number (GFX-011 GFX-025)', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free);
});
