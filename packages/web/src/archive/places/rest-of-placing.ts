import { type ArchiveEvent, eventTitle } from '@pavilion/domain/archive';

interface Rest {
  waiting: boolean;
  /** Whether the match has no deliveries at all. */
  empty: boolean;
  /** First unplaced ball of the match. */
  missing: ArchiveEvent | undefined;
}

/** Message when no later ball is left to place. */
export function restOf({ waiting, empty, missing }: Rest): string {
  if (waiting) return 'Loading…';
  if (empty) {
    return 'No deliveries are known for this match: its ball-by-ball file has not been imported. Ask the people who run Pavilion to import it. Until then, mark moments as clips, with I and O.';
  }
  if (!missing) return 'Every ball of this match is on film.';
  return `All later balls are on film, but ${eventTitle(missing)} of innings ${missing.innings ?? 1} is not.`;
}
