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
  /** Search parameters of the address. */
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

/** Clauses that limit a search of the palette. */
const within: Partial<Record<SearchIndex, SearchClause>> = { users: { term: { active: true } } };

/** Cut clips have no page: the list shows them, found by their text. */
const clips: Place = { index: 'clips', type: archiveEvents, needs: 'openArchive', fields: ['note'], icon: IconCut };
const clipPath = (label: string) => ({ path: '/clips', search: { note: label } });

/** Everything with a search index and a page, for people who can open the results. */
const places: readonly Place[] = searchIndexNames.flatMap((index) => placeOf(index) ?? []);

function placeOf(index: SearchIndex): Place | undefined {
  if (index === clips.index) return clips;
  const { type } = searchIndexes[index];
  const page = pages.find(({ path }) => path === type.about.page);
  const list = pages.find(({ path }) => path === page?.list);
  const icon = page?.icon ?? list?.nav?.icon;
  if (!page || !list || !icon) return undefined;
  // For a page that everyone can open by a link, results are offered only to people who can open its list.
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

/** Results of the shared search for the typed text. */
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
