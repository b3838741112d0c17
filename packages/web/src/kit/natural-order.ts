import { once } from '@pavilion/domain';

const order = once(() => new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }));

/** Compares words for sorting: case and accents are ignored, digits sort by their value. */
export const naturalOrder = (left: string, right: string): number => order().compare(left, right);
