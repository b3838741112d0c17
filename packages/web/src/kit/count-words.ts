import { formatCount } from '@pavilion/domain';

export { countWords, formatCount } from '@pavilion/domain';

/** A dash for a number that is not known yet: 0 would be a claim. */
export const countOrDash = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count));
