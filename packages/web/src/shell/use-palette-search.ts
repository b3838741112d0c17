import { type Capability, type SearchClause, type SearchIndex, wordsIn } from '@pavilion/domain';
import { matchTitle } from '@pavilion/domain/archive';
import { IconBallBowling, IconCut, IconFileText, IconFolders, IconPhoto, IconUser } from '@tabler/icons-react';
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
  /** What stands in its address after `?`. */
  search?: Record<string, string>;
  icon: IconComponent;
}

type Source = Record<string, unknown>;
interface Place {
  group: string;
  index: SearchIndex;
  needs: Capability;
  fields: readonly string[];
  filter?: SearchClause;
  icon: IconComponent;
  item: (id: string, source: Source) => Pick<PaletteItem, 'label' | 'note' | 'path' | 'search'>;
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
    fields: ['title', 'productionTitle'],
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
  {
    group: 'Clips',
    index: 'clips',
    needs: 'openArchive',
    fields: ['note'],
    icon: IconCut,
    item: (_, source) => ({
      label: words(source.note),
      note: words(source.startDate).slice(0, 10),
      path: '/clips',
      search: { note: words(source.note) },
    }),
  },
  {
    group: 'Collections',
    index: 'collections',
    needs: 'openCollections',
    fields: ['name'],
    icon: IconFolders,
    item: (id, source) => ({ label: words(source.name), note: '', path: `/collection/${id}` }),
  },
  {
    group: 'People',
    index: 'users',
    needs: 'manageUsers',
    fields: ['name', 'email'],
    filter: { term: { active: true } },
    icon: IconUser,
    item: (id, source) => ({ label: words(source.name), note: words(source.company), path: `/user/${id}` }),
  },
];
const perPlace = 5;

/** What there is for what was typed, from the shared search. */
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
              bool: { must: wordsIn(place.fields, text) ?? [], filter: place.filter ?? [] },
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
