import { formatPounds, negativePrice, toPounds } from '../money.ts';
import { type Reading, readTypedNumber } from '../reading.ts';

/**
 * Splits an amount into figures and sign, without the pound sign. A minus stands before or after the pound sign, or is
 * written as brackets.
 */
function unsigned(text: string): { negative: boolean; figures: string } {
  const plain = text.replaceAll(/GBP/gi, '').replaceAll('\u2212', '-').trim();
  const bracketed = /^\((.*)\)$/.exec(plain);
  const found = /^(?:£\s*([-+])|([-+]?)\s*£?)\s*(.*)$/.exec(bracketed?.[1]?.trim() ?? plain);
  const [, after, before, figures = ''] = found ?? [];
  return { negative: bracketed !== null || (after ?? before) === '-', figures };
}

const signed = (pence: number, negative: boolean) => toPounds(negative && pence !== 0 ? -pence : pence);

const tooFine = 'An amount has at most two decimals.';

/** Largest stored amount, in pounds. */
export const largestAmount = 100_000_000;

/**
 * Reads an amount that a person typed or pasted, in pounds. Neither rounds nor guesses: more than two decimals are wrong, and
 * `1.234,50` or `1.234` leads to a question.
 */
export function readTypedAmount(text: string): Reading<number> {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  if (typed === '') return { kind: 'empty' };
  const { negative, figures } = unsigned(typed);
  const number = readTypedNumber(figures);
  if (!number) return { kind: 'wrong', message: `“${typed}” is not an amount such as £1,234.50.` };
  if (number.part.length > 2) return { kind: 'wrong', message: tooFine };
  const value = signed(Number(number.whole) * 100 + Number(number.part.padEnd(2, '0')), negative);
  if (value < -largestAmount) return { kind: 'wrong', message: `The least is ${formatPounds(-largestAmount)}.` };
  if (value > largestAmount) return { kind: 'wrong', message: `The most is ${formatPounds(largestAmount)}.` };
  if (number.clear) return { kind: 'clear', value };
  return { kind: 'unclear', value, message: `Is “${typed}” meant as ${formatPounds(value)}?` };
}

/** Reads a price: as `readTypedAmount`, and never negative. */
export function readTypedPrice(text: string): Reading<number> {
  const reading = readTypedAmount(text);
  return 'value' in reading && reading.value < 0 ? { kind: 'wrong', message: negativePrice } : reading;
}

const calculated = /^(\d{1,3}(?:,\d{3})+|\d{1,12})\.(\d+)$/;
/** Greatest part of a penny by which a calculated amount misses it. */
const nearly = 1e-6;

/**
 * Reads an amount from a spreadsheet cell, in pounds, by the rule for typed amounts. Also reads what a program has calculated and
 * misses a penny by less than a millionth, such as 0.30000000000000004. A cell that holds a number, `isNumber`, has no separators
 * of thousands: its 10.005 is ten pounds and half a penny.
 */
export function readSheetAmount(cell: string, isNumber = false): Reading<number> {
  const typed = readTypedAmount(cell);
  if (isNumber && typed.kind === 'unclear') return { kind: 'wrong', message: tooFine };
  if (typed.kind !== 'wrong') return typed;
  const { negative, figures } = unsigned(cell.replaceAll(/\s/g, ''));
  const [, whole = '', part = ''] = calculated.exec(figures) ?? [];
  const pence = Number(`0.${part || '0'}`) * 100;
  if (part.length < 3 || Math.abs(pence - Math.round(pence)) > nearly) return typed;
  const value = signed(Number(whole.replaceAll(',', '')) * 100 + Math.round(pence), negative);
  return Math.abs(value) > largestAmount ? typed : { kind: 'clear', value };
}
