import type { Capability, SearchIndex } from '@pavilion/domain';
import { matchTitle } from '@pavilion/domain/archive';
import { IconBallBowling, IconFileText, IconPhoto } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { calls } from '../call/client.ts';
import { useSession } from '../session/session-provider.tsx';
import type { IconComponent } from './route-types.ts';

export interface PaletteItem {
  key: string;
  group: string;
  label: string;
  note: string;
  path: string;
  icon: IconComponent;
}

type Source = Record<string, unknown>;
interface Place {
  group: string;
  index: SearchIndex;
  needs: Capability;
  fields: readonly string[];
  icon: IconComponent;
  item: (id: string, source: Source) => Pick<PaletteItem, 'label' | 'note' | 'path'>;
}

const words = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where the palette looks: each only for those who may open what is found. */
const places: readonly Place[] = [
  {
    group: 'Briefs',
    index: 'productions',
    needs: 'openProduction',
    fields: ['title'],
    icon: IconFileText,
    item: (id, source) => ({ label: words(source.title), note: words(source.department), path: `/brief/${id}` }),
  },
  {
    group: 'Deliverables',
    index: 'deliverables',
    needs: 'seeDrafts',
    fields: ['title'],
    icon: IconPhoto,
    item: (id, source) => ({
      label: words(source.title),
      note: words(source.productionTitle),
      path: `/brief/${words(source.production)}/deliverable/${id}`,
    }),
  },
  {
    group: 'Matches',
    index: 'matches',
    needs: 'openArchive',
    fields: ['team1Name', 'team2Name', 'competitionName'],
    icon: IconBallBowling,
    item: (id, source) => ({
      label: matchTitle({ team1Name: words(source.team1Name), team2Name: words(source.team2Name) }),
      note: [words(source.competitionName), words(source.startDate).slice(0, 10)].filter(Boolean).join(', '),
      path: `/match/${id}`,
    }),
  },
];
const perPlace = 5;

/** Briefs, deliverables and matches for what was typed, from the shared search. */
export function usePaletteSearch(text: string): { items: PaletteItem[]; searching: boolean; failed: boolean } {
  const { can } = useSession();
  const open = places.filter(({ needs }) => can(needs));
  const results = useQueries({
    queries: open.map((place) => ({
      queryKey: ['palette', place.index, text],
      enabled: text.length > 1,
      staleTime: 30_000,
      queryFn: async () => {
        const answer = await calls.search({
          index: place.index,
          body: {
            query: {
              bool: {
                should: place.fields.map((field) => ({ match: { [field]: { query: text, fuzziness: 'AUTO' } } })),
                minimum_should_match: 1,
              },
            },
            from: 0,
            size: perPlace,
          },
        });
        return answer.hits.hits.map<PaletteItem>(({ _id, _source }) => ({
          key: `${place.index}/${_id}`,
          group: place.group,
          icon: place.icon,
          ...place.item(_id, _source),
        }));
      },
    })),
  });
  return {
    items: text.length > 1 ? results.flatMap(({ data }) => data ?? []) : [],
    searching: results.some(({ isFetching }) => isFetching),
    failed: results.some(({ isError }) => isError),
  };
}
