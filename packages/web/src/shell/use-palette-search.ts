import {
  archiveEvents,
  type Capability,
  type DescribedType,
  namingFields,
  noteOf,
  pagePath,
  pluralLabel,
  type SearchClause,
  type SearchIndex,
  searchIndexes,
  searchIndexNames,
  titleOf,
  wordsIn,
} from '@pavilion/domain';
import { IconCut } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { calls } from '../call/client.ts';
import { useSession } from '../session/session-provider.tsx';
import { pages } from './pages.ts';
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

interface Place {
  index: SearchIndex;
  type: DescribedType;
  needs: Capability;
  fields: readonly string[];
  icon: IconComponent;
}

/** What a search of the palette leaves out. */
const within: Partial<Record<SearchIndex, SearchClause>> = { users: { term: { active: true } } };

/** Cut clips have no page: their list shows them by what was noted. */
const clips: Place = { index: 'clips', type: archiveEvents, needs: 'openArchive', fields: ['note'], icon: IconCut };
const clipPath = (label: string) => ({ path: '/clips', search: { note: label } });

/** Where the palette looks: in everything that has an index and a page, each for those who may open what is found. */
const places: readonly Place[] = searchIndexNames.flatMap((index) => placeOf(index) ?? []);

function placeOf(index: SearchIndex): Place | undefined {
  if (index === clips.index) return clips;
  const { type } = searchIndexes[index];
  const page = pages.find(({ path }) => path === type.about.page);
  const list = pages.find(({ path }) => path === page?.list);
  const icon = page?.icon ?? list?.nav?.icon;
  if (!page || !list || !icon) return undefined;
  // A page that a link opens for everybody is still offered to those alone who may open its list.
  const needs = page.needs === 'signedIn' ? list.needs : page.needs;
  return { index, type, needs, fields: namingFields(type), icon };
}

function itemOf({ index, type, icon }: Place, document: { id: string }): PaletteItem {
  const label = titleOf(type, document);
  return {
    key: `${index}/${document.id}`,
    group: pluralLabel(type),
    label,
    note: noteOf(type, document),
    icon,
    ...(index === 'clips' ? clipPath(label) : { path: pagePath(type, document) ?? '' }),
  };
}

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
              bool: { must: wordsIn(place.fields, text) ?? [], filter: within[place.index] ?? [] },
            },
            from: 0,
            size: perPlace,
          },
        });
        return answer.hits.hits.map(({ _id, _source }) => itemOf(place, { ..._source, id: _id }));
      },
    })),
  });
  return {
    items: text.length > 1 ? results.flatMap(({ data }) => data ?? []) : [],
    searching: results.some(({ isFetching }) => isFetching),
    failed: results.some(({ isError }) => isError),
  };
}
