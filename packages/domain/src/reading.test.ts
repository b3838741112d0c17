import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedAmount, readTypedPrice } from './billing/read-amount.ts';
import { formatPounds, negativePrice, toPence, toPounds } from './money.ts';
import { readTypedDays } from './read-typed-days.ts';
import { formatQuantity, readTypedQuantity } from './read-typed-quantity.ts';
import { clearValue, shownText } from './reading.ts';

const pence = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
const plain = (amount: number) => toPounds(amount).toFixed(2);

/** Input of a person at a field: keys, a mistake that is deleted again, pasted text. */
type Stroke = { type: string } | { slip: string } | { paste: string };
const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('key', 'slip', 'paste')), {
  minLength: 20,
  maxLength: 20,
});
function strokesFor(text: string, plan: readonly (readonly [number, string])[]): Stroke[] {
  const strokes: Stroke[] = [];
  let rest = text;
  for (const [size, how] of [...plan, ...plan]) {
    if (how === 'slip') strokes.push({ slip: '.9,x£-'.charAt(size) });
    const piece = rest.slice(0, how === 'paste' ? size : 1);
    if (piece) strokes.push(how === 'paste' ? { paste: piece } : { type: piece });
    rest = rest.slice(piece.length);
  }
  return [...strokes, { paste: rest }];
}

/** A field whose form stores the number: after each stroke it shows the text that `shownText` returns. */
function typeInto(strokes: readonly Stroke[], read = readTypedAmount) {
  let typed = '';
  let value: number | null = null;
  const enter = (next: string) => {
    typed = next;
    value = clearValue(read(next));
    const shown = shownText(typed, value, read, formatPounds);
    expect(shown).toBe(next);
    typed = shown;
  };
  for (const stroke of strokes) {
    if ('type' in stroke) enter(typed + stroke.type);
    else if ('paste' in stroke) enter(typed + stroke.paste);
    else {
      enter(typed + stroke.slip);
      enter(typed.slice(0, -1));
    }
  }
  return { typed, value: value as number | null };
}

describe('an amount typed by hand', () => {
  it('keeps every key, correction and paste, and has the typed value in the end (PLN-044 PLN-047)', () => {
    fc.assert(
      fc.property(pence, pieces, fc.boolean(), (amount, plan, written) => {
        const text = written ? formatPounds(toPounds(amount)) : plain(amount);
        const { typed, value } = typeInto(strokesFor(text, plan));
        expect(typed).toBe(text);
        expect(toPence(value ?? Number.NaN)).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1234.56', 1_234.56],
    ['0.50', 0.5],
    ['.5', 0.5],
    ['12.', 12],
    ['£1,234.50', 1_234.5],
    [' £ 1 234.50 ', 1_234.5],
    ['GBP 7', 7],
    ['-£5', -5],
    ['£-5', -5],
    ['(£5.00)', -5],
    ['−5', -5],
    ['-0', 0],
  ])('‘%s’ is %d pounds (PLN-047)', (text, value) => {
    expect(readTypedAmount(text)).toEqual({ kind: 'clear', value });
  });

  it.each([
    ['1.234,50', 1_234.5],
    ['1.234', 1_234],
    ['1.234.567', 1_234_567],
    ['12,5', 12.5],
    ['1234,50', 1_234.5],
    ['-1.234,50', -1_234.5],
  ])('‘%s’ is asked about: it may mean %d pounds (PLN-047)', (text, value) => {
    expect(readTypedAmount(text)).toEqual({
      kind: 'unclear',
      value,
      message: `Is “${text}” meant as ${formatPounds(value)}?`,
    });
  });

  it.each([
    ['a lot', '“a lot” is not an amount such as £1,234.50.'],
    ['$5', '“$5” is not an amount such as £1,234.50.'],
    ['1e5', '“1e5” is not an amount such as £1,234.50.'],
    ['12 50', '“12 50” is not an amount such as £1,234.50.'],
    ['12,34.5', '“12,34.5” is not an amount such as £1,234.50.'],
    ['--5', '“--5” is not an amount such as £1,234.50.'],
    ['£', '“£” is not an amount such as £1,234.50.'],
    ['0.999', 'An amount has at most two decimals.'],
    ['0.500', 'An amount has at most two decimals.'],
    ['100000000.01', 'The most is £100,000,000.00.'],
  ])('‘%s’ is refused: %s (PLN-047)', (text, message) => {
    expect(readTypedAmount(text)).toEqual({ kind: 'wrong', message });
  });

  it('a price is not negative, and the refusal says where credits go (PLN-018 PLN-039)', () => {
    for (const typed of ['-1', '(1.234)', '£-0.01']) {
      expect(readTypedPrice(typed)).toEqual({ kind: 'wrong', message: negativePrice });
    }
    expect(readTypedPrice('0')).toEqual({ kind: 'clear', value: 0 });
    expect(readTypedPrice('  ')).toEqual({ kind: 'empty' });
  });

  it('a field shows a new value as soon as its form has one (PLN-044)', () => {
    const show = (typed: string, value: number | null) => shownText(typed, value, readTypedAmount, formatPounds);
    expect([show('12.5', 12.5), show('12.5', null), show('12.5', 7), show('a lot', null)]).toEqual([
      '12.5',
      '',
      '£7.00',
      'a lot',
    ]);
  });
});

describe('days typed by hand', () => {
  const quarters = { least: 0.25, most: 366, step: 0.25 } as const;
  it.each([
    ['2', { kind: 'clear', value: 2 }],
    ['1.5', { kind: 'clear', value: 1.5 }],
    ['.25', { kind: 'clear', value: 0.25 }],
    ['1,5', { kind: 'unclear', value: 1.5, message: 'Is “1,5” meant as 1.5 days?' }],
    ['1.3', { kind: 'wrong', message: 'Enter quarter days, such as 1.25.' }],
    ['0', { kind: 'wrong', message: 'The least is 0.25 days.' }],
    ['400', { kind: 'wrong', message: 'The most is 366 days.' }],
    ['two', { kind: 'wrong', message: '“two” is not a number of days.' }],
    ['', { kind: 'empty' }],
  ])('‘%s’ is %j (PLN-014)', (text, reading) => {
    expect(readTypedDays(text, quarters)).toEqual(reading);
  });

  it('whole days are required if only they count (PLN-026)', () => {
    expect(readTypedDays('1.5', { least: 1, most: 366, step: 1 })).toEqual({
      kind: 'wrong',
      message: 'Enter whole days.',
    });
  });
});

describe('a quantity typed by hand', () => {
  const copies = { least: 1, most: 2_000, whole: true };
  it.each([
    ['12', { kind: 'clear', value: 12 }],
    ['1,200', { kind: 'clear', value: 1_200 }],
    ['2.', { kind: 'clear', value: 2 }],
    ['1.200', { kind: 'unclear', value: 1_200, message: 'Is “1.200” meant as 1,200?' }],
    ['1.5', { kind: 'wrong', message: 'Enter a whole number.' }],
    ['0', { kind: 'wrong', message: 'The least is 1.' }],
    ['-3', { kind: 'wrong', message: 'The least is 1.' }],
    ['2001', { kind: 'wrong', message: 'The most is 2,000.' }],
    ['two', { kind: 'wrong', message: '“two” is not a number.' }],
    ['1e2', { kind: 'wrong', message: '“1e2” is not a number.' }],
    ['', { kind: 'empty' }],
  ])('‘%s’ copies are %j (PRD-046)', (text, reading) => {
    expect(readTypedQuantity(text, copies)).toEqual(reading);
  });

  it.each([
    ['-0.5', -0.5],
    ['−0.5 s', -0.5],
    ['+3', 3],
    ['8 s', 8],
    ['8s', 8],
    ['-0', 0],
  ])('‘%s’ is %d seconds, whichever way it is written', (text, value) => {
    const bounds = { least: -60, most: 60, unit: 's' };
    expect(readTypedQuantity(text, bounds)).toEqual({ kind: 'clear', value });
    expect(readTypedQuantity(formatQuantity(value, 's'), bounds)).toEqual({ kind: 'clear', value });
  });
});
