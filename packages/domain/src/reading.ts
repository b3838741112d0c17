/** What somebody typed into a field, as it is understood. */
export type Reading<T> =
  | { kind: 'empty' }
  | { kind: 'clear'; value: T }
  /** It may mean `value`: the person is asked before it counts. */
  | { kind: 'unclear'; value: T; message: string }
  | { kind: 'wrong'; message: string };

/** The value that counts: null where nothing was typed, or nothing that is clear. */
export const clearValue = <T>(reading: Reading<T>): T | null => (reading.kind === 'clear' ? reading.value : null);

/** A number as it was typed: its digits without separators, and whether it can be read in one way only. */
export interface TypedNumber {
  whole: string;
  /** The digits after the point; empty for none. */
  part: string;
  clear: boolean;
}

const british = /^(\d{1,3}(?:[, ]\d{3})+|\d*)(?:\.(\d*))?$/;
const pointsBetweenThousands = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const commaBeforePence = /^(\d{1,3}(?:[. ]\d{3})+|\d*),(\d*)$/;

/**
 * A number without a sign: `1,234.5` and `1234.5` are clear, `1.234,5`, `12,5` and `1.234` can be read in two ways.
 * Undefined where it is no number.
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

/** What a field shows: what was typed for as long as it means the value, else the value as it is written here. */
export function shownText<T>(
  typed: string,
  value: T | null,
  read: (text: string) => Reading<T>,
  write: (value: T) => string,
): string {
  return clearValue(read(typed)) === value ? typed : value === null ? '' : write(value);
}
