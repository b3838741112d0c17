/** Result of parsing a typed value. */
export type Reading<T> =
  | { kind: 'empty' }
  | { kind: 'clear'; value: T }
  /** Ambiguous, perhaps `value`: the person is asked before it counts. */
  | { kind: 'unclear'; value: T; message: string }
  | { kind: 'wrong'; message: string };

/** The value to use: null if nothing, or nothing clear, was typed. */
export const clearValue = <T>(reading: Reading<T>): T | null => (reading.kind === 'clear' ? reading.value : null);

/** A typed number: its digits without separators, and whether it is unambiguous. */
export interface TypedNumber {
  whole: string;
  /** Decimals; '' for none. */
  part: string;
  clear: boolean;
}

const british = /^(\d{1,3}(?:[, ]\d{3})+|\d*)(?:\.(\d*))?$/;
const pointsBetweenThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const commaBeforePence = /^(\d{1,3}(?:[. ]\d{3})+|\d*),(\d*)$/;

/**
 * Parses a number without a sign. `1,234.5` and `1234.5` are clear; `1.234,5`, `12,5` and `1.234` are ambiguous. Undefined if
 * it is not a number.
 */
export function readTypedNumber(text: string): TypedNumber | undefined {
  if (!/\d/.test(text)) return undefined;
  if (pointsBetweenThousands.test(text)) return { whole: text.replaceAll('.', ''), part: '', clear: false };
  const here = british.exec(text);
  const found = here ?? commaBeforePence.exec(text);
  return found
    ? { whole: (found[1] ?? '').replaceAll(/[,. ]/g, '') || '0', part: found[2] ?? '', clear: here !== null }
    : undefined;
}

/** Text of a field: as typed while it has the current value, otherwise the value formatted. */
export function shownText<T>(
  typed: string,
  value: T | null,
  read: (text: string) => Reading<T>,
  write: (value: T) => string,
): string {
  return clearValue(read(typed)) === value ? typed : value === null ? '' : write(value);
}
