import { expect, it } from 'vitest';
import { laidOver } from './laid-over.ts';

const pixel = (...of: [number, number, number, number]) => Uint8Array.from(of);
const clear = pixel(0, 0, 0, 0);
const red = pixel(255, 0, 0, 255);
const blue = pixel(0, 0, 255, 255);
const faintBlue = pixel(0, 0, 255, 51);

it.each([
  ['nothing', [], []],
  ['one picture as it is', [faintBlue], [0, 0, 255, 51]],
  ['the upper one where it covers', [red, blue], [0, 0, 255, 255]],
  ['the lower one where the upper one is clear', [red, clear], [255, 0, 0, 255]],
  ['the upper one on a clear ground', [clear, faintBlue], [0, 0, 255, 51]],
  ['a mixture where the upper one is faint', [red, faintBlue], [204, 0, 51, 255]],
  ['two faint ones, of which more shows', [faintBlue, faintBlue], [0, 0, 255, 92]],
  ['all of three', [red, blue, faintBlue], [0, 0, 255, 255]],
])('lays layers of a stream over one another: %s (GFX-030)', (_, pictures, expected) => {
  expect([...laidOver(pictures)]).toEqual(expected);
});
