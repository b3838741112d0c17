import { once } from './once.ts';

const numbers = once(() => new Intl.NumberFormat('en-GB'));

/** A number with thousands separators and at most three decimals: `10,000`, `1,068.25`. */
export const formatNumber = (value: number): string => numbers().format(value);

/** A count with thousands separators: `10,000`. */
export const formatCount = formatNumber;

/** A count with its noun: `1 user`, `10,000 users`. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
