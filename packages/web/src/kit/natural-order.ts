import { once } from '@pavilion/domain';

const order = once(() => new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }));

/** Order of words: case and accents do not count, and numbers in them go by value: `Kit 9` before `Kit 10`. */
export const naturalOrder = (left: string, right: string): number => order().compare(left, right);
