import { once } from './once.ts';

const numbers = once(() => new Intl.NumberFormat('en-GB'));

/** A count with thousands separators: `10,000`. */
export const formatCount = (count: number): string => numbers().format(count);

/** A count with its noun: `1 user`, `10,000 users`. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
