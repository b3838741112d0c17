import { matches, mayReadMatches, type SearchBody } from '@pavilion/domain';
import { FoundPick, type PickProps } from '../parts/found-pick.tsx';
import { useViewer } from '../session/session-provider.tsx';
import { matchWords } from './match-words.ts';

const offered = 30;

/** For someone who finds no match whatever they search for. */
export const noMatchAccess = 'You do not have access to any matches. An administrator can give it to you.';

/** Search of a match picker by teams and competition: the latest matches first. */
const matchSearch = (words: string): Partial<SearchBody> => ({
  query: {
    bool: {
      must: words
        ? [
            {
              multi_match: {
                query: words,
                fields: ['label', 'team1Name', 'team2Name', 'competitionName'],
                fuzziness: 'AUTO',
              },
            },
          ]
        : [],
    },
  },
  sort: [{ startDate: 'desc' }],
  from: 0,
  size: offered,
  track_total_hits: false,
});

/** Picker for a match within the person's match access. Offers the latest first. */
export function MatchPick(props: PickProps) {
  const mayRead = mayReadMatches(useViewer());
  return (
    <FoundPick
      placeholder="Search matches"
      {...props}
      of={matches}
      index="matches"
      searchFor={matchSearch}
      describe={(match) => ({
        // The closed picker shows the label alone.
        label: matchWords(match),
        note: match.competitionName,
      })}
      none={mayRead ? 'No matches found.' : noMatchAccess}
    />
  );
}
