import type { ArchiveEvent } from '@pavilion/domain/archive';
import { useMemo } from 'react';

/** Teams of the match, and the players that its deliveries and tags name. */
export function useNamesOf(events: readonly ArchiveEvent[], ...teamNames: (string | undefined)[]) {
  const teams = teamNames.filter((name) => name !== undefined).join('\n');
  return useMemo(
    () => ({
      teams: teams ? teams.split('\n') : [],
      players: [
        ...new Set(
          events.flatMap(({ batter, bowler, bookmarkPlayer }) =>
            [batter, bowler, bookmarkPlayer].filter((name) => name !== undefined),
          ),
        ),
      ].sort((a, b) => a.localeCompare(b)),
    }),
    [events, teams],
  );
}
