import { formatNumber } from './count-words.ts';
import { type Reading, readTypedNumber } from './reading.ts';

/** Bounds of a typed quantity, both included, its unit as written, and whether it must be whole. */
export interface QuantityBounds {
  least: number;
  most: number;
  unit?: string;
  whole?: boolean;
}

/** A quantity as shown: `1,200`, `-0.5 s`. */
export const formatQuantity = (value: number, unit = ''): string => `${formatNumber(value)} ${unit}`.trim();

/** Parses a quantity as typed: `12`, `1,200`, `+3`, `-0.5`, `8 s`. `1,5` is ambiguous. */
export function readTypedQuantity(
  text: string,
  { least, most, unit = '', whole = false }: QuantityBounds,
): Reading<number> {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const bare = unit && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
  const [, sign = '', digits = ''] = /^([-−+]?)(.*)$/.exec(bare) ?? [];
  const number = readTypedNumber(digits);
  if (!number) return { kind: 'wrong', message: `“${typed}” is not a number.` };
  const size = Number(`${number.whole}.${number.part}`);
  const value = sign === '' || sign === '+' || size === 0 ? size : -size;
  if (whole && !Number.isInteger(value)) return { kind: 'wrong', message: 'Enter a whole number.' };
  if (value < least) return { kind: 'wrong', message: `The least is ${formatQuantity(least, unit)}.` };
  if (value > most) return { kind: 'wrong', message: `The most is ${formatQuantity(most, unit)}.` };
  if (number.clear) return { kind: 'clear', value };
  return { kind: 'unclear', value, message: `Is “${typed}” meant as ${formatQuantity(value, unit)}?` };
}
