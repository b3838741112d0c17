import { dayOf, formatDay, type Match, matches, titleOf } from '@pavilion/domain';

/** A match by its teams and its day: the same sides meet more than once. */
export const matchWords = (match: Match): string =>
  [titleOf(matches, match), match.startDate && formatDay(dayOf(match.startDate))].filter(Boolean).join(', ');
